//! Rounds and medians.
//!
//! A thread that works alone is measured by the time that the processor gave it: what other programs take on a busy machine is
//! not in it. Where several threads work, the clock on the wall is asked.

use cpu_time::ThreadTime;
use std::{
    hint::black_box,
    time::{Duration, Instant},
};

/// How many rounds are timed, after one that is not.
const ROUNDS: usize = 15;

/// One line of a result.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The group of measurements.
    pub group: &'static str,
    /// The contestant.
    pub name: String,
    /// What `value` counts; rows of the same unit are comparable.
    pub unit: String,
    /// The median over all rounds.
    pub value: f64,
    /// `value` divided by that of the first row of the same group and unit: the median of the rounds' ratios.
    pub ratio_to_first: f64,
}

/// A contestant: a name, and a function that does `operations` operations and returns something that depends on
/// all of them.
pub struct Contestant<'a> {
    /// The name.
    pub name: String,
    /// What one run does.
    pub run: Box<dyn Fn() -> u64 + 'a>,
    /// How many operations one run is.
    pub operations: usize,
}

/// The median of a sequence.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Times all contestants in rounds, and returns a row each with the value that `figure` makes of the nanoseconds
/// per operation, by the processor's time of this thread.
pub fn race(
    group: &'static str,
    unit: &str,
    contestants: &[Contestant<'_>],
    figure: fn(f64) -> f64,
) -> Vec<Row> {
    race_by(Clock::Processor, group, unit, contestants, figure)
}

/// The same for contestants that start threads, by the clock on the wall.
pub fn race_of_threads(
    group: &'static str,
    unit: &str,
    contestants: &[Contestant<'_>],
    figure: fn(f64) -> f64,
) -> Vec<Row> {
    race_by(Clock::Wall, group, unit, contestants, figure)
}

/// What time is measured.
#[derive(Clone, Copy)]
enum Clock {
    /// The time that the processor works for this thread.
    Processor,
    /// The time that passes.
    Wall,
}

fn race_by(
    clock: Clock,
    group: &'static str,
    unit: &str,
    contestants: &[Contestant<'_>],
    figure: fn(f64) -> f64,
) -> Vec<Row> {
    let mut figures = vec![Vec::with_capacity(ROUNDS); contestants.len()];
    for round in 0..=ROUNDS {
        for (contestant, figures) in contestants.iter().zip(&mut figures) {
            let (processor, start) = (ThreadTime::now(), Instant::now());
            let mut runs = 0;
            // A few runs at least as long as the clock and the scheduler need to be negligible.
            while runs == 0 || start.elapsed() < Duration::from_millis(4) {
                black_box((contestant.run)());
                runs += 1;
            }
            let time = match clock {
                Clock::Processor => processor.elapsed(),
                Clock::Wall => start.elapsed(),
            };
            let operations = (runs * contestant.operations) as f64;
            if round > 0 {
                figures.push(figure(time.as_nanos() as f64 / operations));
            }
        }
    }
    let ratio =
        |values: &[f64]| median(values.iter().zip(&figures[0]).map(|(value, first)| value / first).collect());
    contestants
        .iter()
        .zip(&figures)
        .map(|(contestant, values)| Row {
            group,
            name: contestant.name.clone(),
            unit: unit.to_owned(),
            value: median(values.clone()),
            ratio_to_first: ratio(values),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_race_compares_with_the_first_contestant() {
        let work =
            |times: u64| move || (0..times * 10_000).fold(1_u64, |sum, i| black_box(sum.wrapping_mul(i | 1)));
        let contestant = |name: &str, times| Contestant {
            name: name.to_owned(),
            run: Box::new(work(times)),
            operations: 1,
        };
        let rows = race("test", "ns", &[contestant("once", 1), contestant("thrice", 3)], |ns| ns);
        assert_eq!(rows[0].ratio_to_first, 1.0);
        // Three, but the clock of a busy machine is a poor one.
        assert!((1.5..20.0).contains(&rows[1].ratio_to_first), "{rows:?}");
    }

    #[test]
    fn the_median_is_the_middle_one() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
    }
}
