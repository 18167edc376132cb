//! Schedules: right for every operator, in time, and as expensive as the closed forms say.

use setwise::prefix::{Gate, Network, ParseNetworkError};
use std::ops::RangeInclusive;

/// Widths for which everything is tried.
const WIDTHS: RangeInclusive<usize> = 0..=140;

/// A stretch of inputs; two combine only where the right one begins after the end of the left one.
fn join(left: &RangeInclusive<usize>, right: &RangeInclusive<usize>) -> RangeInclusive<usize> {
    assert_eq!(left.end() + 1, *right.start(), "{left:?} # {right:?}");
    *left.start()..=*right.end()
}

#[test]
fn every_network_finds_every_prefix() {
    for network in Network::ALL {
        for width in WIDTHS {
            let mut stretches: Vec<_> = (0..width).map(|index| index..=index).collect();
            network.scan(&mut stretches, join);
            let right = (0..width).map(|index| 0..=index);
            assert!(stretches.into_iter().eq(right), "{network} {width}");
        }
    }
}

#[test]
fn operands_keep_their_order() {
    let letters: Vec<String> = ('a'..='z').map(String::from).collect();
    for network in Network::ALL {
        let mut words = letters.clone();
        network.scan(&mut words, |left, right| format!("{left}{right}"));
        for (index, word) in words.iter().enumerate() {
            assert_eq!(*word, letters[..=index].concat(), "{network}");
        }
    }
}

#[test]
fn the_gates_of_a_level_may_work_at_once() {
    for network in Network::ALL {
        for width in WIDTHS {
            let gates: Vec<Gate> = network.gates(width).collect();
            for (before, after) in gates.iter().zip(gates.iter().skip(1)) {
                let next_level = after.level == before.level + 1;
                assert!(
                    next_level || after.level == before.level && after.to < before.to,
                    "{network} {width}"
                );
            }
            assert!(gates.iter().all(|gate| gate.from < gate.to && gate.to < width), "{network} {width}");
        }
    }
}

#[test]
fn reports_count_the_gates() {
    for network in Network::ALL {
        for width in WIDTHS {
            let gates: Vec<Gate> = network.gates(width).collect();
            let readers = |gate: &Gate| {
                1 + gates.iter().filter(|other| (other.level, other.from) == (gate.level, gate.from)).count()
            };
            assert_eq!(network.operations(width), gates.len(), "{network} {width}");
            assert_eq!(
                network.depth(width),
                gates.last().map_or(0, |gate| gate.level + 1),
                "{network} {width}"
            );
            let largest = gates.iter().map(readers).max().unwrap_or(1);
            assert_eq!(network.max_fan_out(width), largest, "{network} {width}");
        }
    }
}

#[test]
fn closed_forms_at_powers_of_two() {
    for k in 1..=20 {
        let n = 1 << k;
        let reports = |network: Network| (network.depth(n), network.operations(n), network.max_fan_out(n));
        assert_eq!(reports(Network::Serial), (n - 1, n - 1, 2));
        assert_eq!(reports(Network::KoggeStone), (k, n * k - n + 1, 2));
        assert_eq!(reports(Network::Sklansky), (k, n / 2 * k, n / 2 + 1));
        assert_eq!(reports(Network::BrentKung), (2 * k - 1, 2 * n - 2 - k, 2));
        let depth = if n == 2 { 1 } else { k + 1 };
        assert_eq!(reports(Network::HanCarlson), (depth, n / 2 * k, 2));
    }
}

#[test]
fn least_depth_at_any_width() {
    for width in WIDTHS.skip(1) {
        let least = width.next_power_of_two().ilog2() as usize;
        assert_eq!(Network::KoggeStone.depth(width), least);
        assert_eq!(Network::Sklansky.depth(width), least);
        assert_eq!(Network::Serial.operations(width), width - 1, "no network does with fewer");
    }
}

/// The longest chain of gates that wait for each other: the depth where no level waits for all of the one before.
fn longest_chain(network: Network, width: usize) -> usize {
    let mut lengths = vec![0; width];
    for Gate { from, to, .. } in network.gates(width) {
        lengths[to] = 1 + usize::max(lengths[from], lengths[to]);
    }
    lengths.into_iter().max().unwrap_or(0)
}

#[test]
fn the_two_middle_levels_of_brent_kung_could_be_one() {
    assert_eq!(longest_chain(Network::BrentKung, 2), 1);
    for k in 2..=12 {
        assert_eq!(longest_chain(Network::BrentKung, 1 << k), 2 * k - 2);
    }
}

#[test]
fn names_are_read_back() {
    for network in Network::ALL {
        assert_eq!(network.name().parse(), Ok(network));
        assert_eq!(network.to_string(), network.name());
    }
    assert_eq!("".parse::<Network>(), Err(ParseNetworkError));
    assert_eq!("Serial".parse::<Network>(), Err(ParseNetworkError));
}
