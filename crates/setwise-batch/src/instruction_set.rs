//! Which instructions a kernel runs on: asked of the processor at run time, or forced.

use fearless_simd::Level;

/// A set of vector instructions that the kernels are compiled for, or none.
///
/// ```
/// use setwise_batch::InstructionSet;
/// let best = InstructionSet::best();
/// assert!(best.is_available() && InstructionSet::Portable.is_available());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum InstructionSet {
    /// Plain 64-bit words, on every processor.
    Portable,
    /// Two boards a word: every x86-64 processor.
    Sse2,
    /// Two boards a word: x86-64 since 2008.
    Sse42,
    /// Four boards a word: x86-64 since 2013.
    Avx2,
    /// Eight boards a word: x86-64 with the AVX-512 of Ice Lake (2019) and Zen 4 (2022).
    Avx512,
    /// Two boards a word: every aarch64 processor.
    Neon,
    /// Two boards a word: WebAssembly compiled with `simd128`.
    Simd128,
}

impl InstructionSet {
    /// All sets, those of all architectures.
    ///
    /// ```
    /// use setwise_batch::InstructionSet;
    /// assert_eq!(InstructionSet::ALL[0], InstructionSet::Portable);
    /// ```
    pub const ALL: [Self; 7] =
        [Self::Portable, Self::Sse2, Self::Sse42, Self::Avx2, Self::Avx512, Self::Neon, Self::Simd128];

    /// The best set that this processor has.
    ///
    /// ```
    /// use setwise_batch::InstructionSet;
    /// assert!(InstructionSet::available().all(|set| set <= InstructionSet::best()));
    /// ```
    pub fn best() -> Self {
        Self::available().last().unwrap_or(Self::Portable)
    }

    /// The sets that this processor has.
    ///
    /// ```
    /// use setwise_batch::InstructionSet;
    /// assert_eq!(InstructionSet::available().next(), Some(InstructionSet::Portable));
    /// ```
    pub fn available() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|set| set.is_available())
    }

    /// Whether this processor has the set.
    ///
    /// ```
    /// use setwise_batch::InstructionSet;
    /// assert!(InstructionSet::Portable.is_available());
    /// ```
    pub fn is_available(self) -> bool {
        self == Self::Portable || self.level().is_some()
    }

    /// The name, in lower case.
    ///
    /// ```
    /// use setwise_batch::InstructionSet;
    /// assert_eq!(InstructionSet::Sse42.name(), "sse4.2");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Sse2 => "sse2",
            Self::Sse42 => "sse4.2",
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
            Self::Neon => "neon",
            Self::Simd128 => "simd128",
        }
    }

    /// The proof that the processor has the set; none for plain words, and where it has not.
    pub(crate) fn level(self) -> Option<Level> {
        let level = Level::new();
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Sse2 => level.as_sse2().map(Level::Sse2),
            #[cfg(target_arch = "x86_64")]
            Self::Sse42 => level.as_sse4_2().map(Level::Sse4_2),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => level.as_avx2().map(Level::Avx2),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => level.as_avx512().map(Level::Avx512),
            #[cfg(target_arch = "aarch64")]
            Self::Neon => level.as_neon().map(Level::Neon),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Self::Simd128 => level.as_wasm_simd128().map(Level::WasmSimd128),
            _ => {
                let _ = level;
                None
            }
        }
    }
}
