//! Prefix networks: five schedules for one problem, any associative operator, any width.
//!
//! A network says which values meet at which time; its levels are what a circuit, or a word with many lanes, does
//! at once. *Page: Parallel prefix algorithms,* which draws the one of Kogge and Stone for eight inputs. The price
//! of speed, for `n = 2^k` inputs:
//!
//! | network | depth | operations | fan-out | remark |
//! |---|---|---|---|---|
//! | `serial` | n - 1 | n - 1 | 2 | the plain loop: fewest operations |
//! | `kogge_stone` | k | n k - n + 1 | 2 | one shift a level: the one for software words |
//! | `sklansky` | k | n k / 2 | n / 2 + 1 | divide and conquer: least depth for fewer gates |
//! | `brent_kung` | 2 k - 1 | 2 n - 2 - k | 2 | a tree up and down: few gates |
//! | `han_carlson` | k + 1 | n k / 2 | 2 | Kogge-Stone on every other wire |
//!
//! The closed forms hold from `n = 2` on, the depth of Han-Carlson from `n = 4`; the functions count any width.
//! Brent and Kung's levels are those of the two sweeps: the last upward and the first downward level touch different
//! wires, and a circuit that joins them has depth `2 k - 2` from `n = 4` on.

use super::Gate;
use core::{fmt, str::FromStr};

/// A schedule for computing all prefixes.
///
/// ```
/// use setwise::prefix::Network;
/// for network in Network::ALL {
///     let mut numbers = [3, 1, 4, 1, 5, 9];
///     network.scan(&mut numbers, |left, right| left + right);
///     assert_eq!(numbers, [3, 4, 8, 9, 14, 23]);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Network {
    /// One after the other, as a loop does.
    Serial,
    /// Peter M. Kogge and Harold S. Stone, 1973: every wire, distances 1, 2, 4, ...
    KoggeStone,
    /// Jack Sklansky, 1960: two halves, then the last of the lower half into all of the upper.
    Sklansky,
    /// Richard P. Brent and H. T. Kung, 1982: a tree of pairs, then back down to the wires between.
    BrentKung,
    /// Tackdon Han and David A. Carlson, 1987: Kogge-Stone on every other wire, then the wires between.
    HanCarlson,
}

/// Name and title of each network, in the order of the enumeration.
const NAMES: [(&str, &str); 5] = [
    ("serial", "Serial"),
    ("kogge_stone", "Kogge-Stone"),
    ("sklansky", "Sklansky"),
    ("brent_kung", "Brent-Kung"),
    ("han_carlson", "Han-Carlson"),
];

impl Network {
    /// All networks.
    ///
    /// ```
    /// use setwise::prefix::Network;
    /// assert!(Network::ALL.iter().enumerate().all(|(index, &network)| network as usize == index));
    /// ```
    pub const ALL: [Self; 5] =
        [Self::Serial, Self::KoggeStone, Self::Sklansky, Self::BrentKung, Self::HanCarlson];

    /// The name, in lower case: `kogge_stone`.
    ///
    /// ```
    /// use setwise::prefix::Network;
    /// assert_eq!(Network::BrentKung.name(), "brent_kung");
    /// ```
    pub const fn name(self) -> &'static str {
        NAMES[self as usize].0
    }

    /// The name as literature writes it: `Kogge-Stone`.
    ///
    /// ```
    /// use setwise::prefix::Network;
    /// assert_eq!(Network::HanCarlson.title(), "Han-Carlson");
    /// ```
    pub const fn title(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// Replaces every value by the combination of all values up to and with it, in place: value `i` becomes
    /// `x0 # x1 # ... # xi`, the left operand being the earlier one.
    ///
    /// `combine` must be associative; it need not be commutative. It is called [`operations`](Self::operations)
    /// times.
    ///
    /// ```
    /// use setwise::prefix::Network;
    /// let mut letters = ["a", "b", "c", "d"].map(String::from);
    /// Network::Sklansky.scan(&mut letters, |left, right| format!("{left}{right}"));
    /// assert_eq!(letters, ["a", "ab", "abc", "abcd"]);
    /// ```
    pub fn scan<T>(self, values: &mut [T], mut combine: impl FnMut(&T, &T) -> T) {
        for Gate { from, to, .. } in self.gates(values.len()) {
            values[to] = combine(&values[from], &values[to]);
        }
    }

    /// The number of levels for `width` inputs: the time, where all gates of a level work at once.
    ///
    /// ```
    /// use setwise::prefix::Network;
    /// assert_eq!(Network::ALL.map(|network| network.depth(8)), [7, 3, 3, 5, 4]);
    /// ```
    ///
    /// Cost: a few operations for every level.
    pub const fn depth(self, width: usize) -> usize {
        let mut depth = 0;
        while self.level(depth, width).is_some() {
            depth += 1;
        }
        depth
    }

    /// The number of gates for `width` inputs: the work.
    ///
    /// ```
    /// use setwise::prefix::Network;
    /// assert_eq!(Network::ALL.map(|network| network.operations(8)), [7, 17, 12, 11, 12]);
    /// ```
    ///
    /// Cost: a few operations for every level.
    pub const fn operations(self, width: usize) -> usize {
        let mut operations = 0;
        let mut index = 0;
        while let Some(level) = self.level(index, width) {
            operations += level.operations();
            index += 1;
        }
        operations
    }

    /// The most readers that one value has in one level, its own wire among them: what a circuit must drive. 1
    /// where there is no gate.
    ///
    /// ```
    /// use setwise::prefix::Network;
    /// assert_eq!(Network::ALL.map(|network| network.max_fan_out(8)), [2, 2, 5, 2, 2]);
    /// ```
    ///
    /// Cost: a few operations for every level.
    pub const fn max_fan_out(self, width: usize) -> usize {
        let mut largest = 0;
        let mut index = 0;
        while let Some(level) = self.level(index, width) {
            if largest < level.fan_out() {
                largest = level.fan_out();
            }
            index += 1;
        }
        largest + 1
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no network.
///
/// ```
/// use setwise::prefix::Network;
/// let error = "kogge-stone".parse::<Network>().unwrap_err();
/// assert!(error.to_string().starts_with("a network is one of serial, kogge_stone,"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseNetworkError;

impl fmt::Display for ParseNetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a network is one of")?;
        for (index, network) in Network::ALL.iter().enumerate() {
            write!(f, "{} {network}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for ParseNetworkError {}

/// Reads a name.
impl FromStr for Network {
    type Err = ParseNetworkError;

    fn from_str(text: &str) -> Result<Self, ParseNetworkError> {
        Self::ALL.into_iter().find(|network| network.name() == text).ok_or(ParseNetworkError)
    }
}
