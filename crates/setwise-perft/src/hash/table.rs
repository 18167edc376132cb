//! Where counts are kept: buckets of three, each behind a lock of its own.
//!
//! ```text
//! bucket   by the key of the position and the depth
//! first    the greatest count that came here, which has cost the most; second: the next
//! third    the last one that came, or was pushed out of the second place
//! ```
//!
//! Positions come back soon, or are worth the wait if much hangs on them. Measured by what is left to count, this beats
//! one great count and the last two by up to a tenth, and the last three by up to a half. Threads meet in a bucket
//! rarely, and for a few instructions.
//!
//! Cost: two cache lines fetched, and a lock taken, to look; the lock once more to keep.

use super::entry::{Entry, Question};
use setwise::position::Position;
use std::{
    error::Error,
    fmt, mem,
    sync::{Mutex, PoisonError},
};

/// The entries of a bucket: with its lock they fill two cache lines.
#[repr(align(64))]
#[derive(Default)]
struct Bucket(Mutex<[Entry; 3]>);

/// Counts that are kept, shared by all threads and by as many counts as it is given to, of any positions.
///
/// Whole positions are compared, so counts stay exact. The memory is taken at once.
///
/// ```
/// use setwise::position::Position;
/// use setwise_perft::{HashTable, Options, perft};
///
/// let table = HashTable::new(16)?;
/// let options = Options::default().with_hash(&table);
/// assert_eq!(perft(&Position::START, 5, &options), 4_865_609);
/// assert_eq!(perft(&Position::START, 5, &options), 4_865_609); // mostly remembered
/// # Ok::<(), setwise_perft::HashError>(())
/// ```
pub struct HashTable {
    buckets: Vec<Bucket>,
}

impl HashTable {
    /// An empty table of at most so many MiB; with 0 nothing is kept.
    ///
    /// ```
    /// use setwise_perft::HashTable;
    /// assert!((20_000..30_000).contains(&HashTable::new(1)?.capacity()));
    /// assert_eq!(HashTable::new(0)?.capacity(), 0);
    ///
    /// let error = HashTable::new(1 << 30).err().expect("more than there is");
    /// assert_eq!(error.to_string(), "a hash table of 1073741824 MiB cannot be allocated");
    /// # Ok::<(), setwise_perft::HashError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The memory is not to be had.
    pub fn new(mebibytes: usize) -> Result<Self, HashError> {
        let error = HashError { mebibytes };
        let count = mebibytes.checked_mul(1 << 20).ok_or(error)? / size_of::<Bucket>();
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).map_err(|_| error)?;
        buckets.resize_with(count, Bucket::default);
        Ok(Self { buckets })
    }

    /// How many counts there is room for.
    ///
    /// ```
    /// use setwise_perft::HashTable;
    /// assert_eq!(HashTable::new(2)?.capacity(), 2 * HashTable::new(1)?.capacity());
    /// # Ok::<(), setwise_perft::HashError>(())
    /// ```
    pub fn capacity(&self) -> usize {
        3 * self.buckets.len()
    }

    /// The count of a position, as it was found or else as the function counts it, and then kept.
    #[inline]
    pub(crate) fn find_or_count(&self, position: &Position, depth: u32, count: impl FnOnce() -> u64) -> u64 {
        let (Some(question), Some(bucket)) = (Question::new(position, depth), self.bucket(position, depth))
        else {
            return count();
        };
        let found = bucket.find(&question);
        found.unwrap_or_else(|| {
            let nodes = count();
            if let Some(entry) = Entry::new(&question, nodes) {
                bucket.keep(entry);
            }
            nodes
        })
    }

    /// Where a position's counts are kept: the key, spread over the buckets.
    #[inline]
    fn bucket(&self, position: &Position, depth: u32) -> Option<&Bucket> {
        // Multiples of 2⁶⁴ divided by the golden ratio keep depths apart.
        let key = position.key() ^ u64::from(depth).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        self.buckets.get(index as usize)
    }
}

impl fmt::Debug for HashTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HashTable").field("capacity", &self.capacity()).finish_non_exhaustive()
    }
}

impl Bucket {
    #[inline]
    fn find(&self, question: &Question) -> Option<u64> {
        // Nothing can panic while the lock is held.
        let entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        entries.iter().find_map(|entry| entry.answer(question))
    }

    #[inline]
    fn keep(&self, mut entry: Entry) {
        let mut entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Another thread may have counted the same at the same time.
        if entries.contains(&entry) {
            return;
        }
        let [greatest, next, last] = &mut *entries;
        for great in [greatest, next] {
            if entry.nodes() >= great.nodes() {
                mem::swap(&mut entry, great);
            }
        }
        *last = entry;
    }
}

/// A hash table for which there is not enough memory.
///
/// ```
/// let error = setwise_perft::HashTable::new(usize::MAX).err().expect("more than there is");
/// assert_eq!(error.mebibytes, usize::MAX);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HashError {
    /// The size that was asked for.
    pub mebibytes: usize,
}

impl fmt::Display for HashError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a hash table of {} MiB cannot be allocated", self.mebibytes)
    }
}

impl Error for HashError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_memory_is_what_was_asked_for() {
        for mebibytes in [0, 1, 3, 7] {
            let table = HashTable::new(mebibytes).unwrap();
            let bytes = table.buckets.capacity() * size_of::<Bucket>();
            let asked = mebibytes << 20;
            assert!(bytes <= asked && asked - bytes < size_of::<Bucket>(), "{mebibytes} MiB: {bytes} bytes");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_bucket_fills_two_cache_lines() {
        assert_eq!(size_of::<Bucket>(), 128);
    }

    #[test]
    fn the_greatest_counts_and_the_last_one_are_kept() {
        let question = |depth| Question::new(&Position::START, depth).unwrap();
        let bucket = Bucket::default();
        for (depth, nodes) in [(1, 50), (2, 90), (3, 10), (4, 20), (5, 30), (6, 40)] {
            bucket.keep(Entry::new(&question(depth), nodes).unwrap());
        }
        let kept = || [1, 2, 3, 4, 5, 6].map(|depth| bucket.find(&question(depth)));
        assert_eq!(kept(), [Some(50), Some(90), None, None, None, Some(40)]);
        bucket.keep(Entry::new(&question(2), 90).unwrap());
        assert_eq!(
            kept(),
            [Some(50), Some(90), None, None, None, Some(40)],
            "what is there takes no second place"
        );
    }

    #[test]
    fn every_bucket_is_used_evenly() {
        let table = HashTable::new(1).unwrap();
        let mut positions = vec![Position::START];
        for _ in 0..3 {
            let next = |position: &Position| {
                position.moves().map(|chosen| position.play_unchecked(chosen)).collect::<Vec<_>>()
            };
            positions = positions.iter().flat_map(next).collect();
        }
        positions.sort_by_key(Position::key);
        positions.dedup_by_key(|position| position.key());
        for position in &positions {
            assert_eq!(table.find_or_count(position, 1, || 7), 7);
        }
        // Of 5,362 positions in 8,192 buckets of three few are pushed out.
        let kept = positions.iter().filter(|position| table.find_or_count(position, 1, || 8) == 7).count();
        assert!(kept * 100 > positions.len() * 97, "{kept} of {}", positions.len());
    }

    #[test]
    fn an_empty_table_keeps_nothing() {
        let table = HashTable::new(0).unwrap();
        assert_eq!(table.find_or_count(&Position::START, 3, || 1), 1);
        assert_eq!(table.find_or_count(&Position::START, 3, || 2), 2);
    }
}
