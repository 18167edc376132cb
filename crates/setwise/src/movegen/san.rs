//! SAN, the notation of books and PGN, as a value: `Nf3`, `exd5`, `R1a3+`, `e8=Q#`, `O-O-O`.
//!
//! ```text
//! move    = [role] [file] [rank] ["x" | "-"] file rank [["="] role] suffix
//!         | "O-O" suffix | "O-O-O" suffix                                    (zeros will do)
//! suffix  = ["+" | "++" | "#"] {"!" | "?"}
//! ```
//!
//! A SAN tells no move by itself: it says which piece goes where, and as much of its square as is needed to tell it
//! from others of its kind. The position finds the move ([`Position::find_san`](crate::position::Position::find_san))
//! and writes it ([`Position::san`](crate::position::Position::san)).
//!
//! Reading takes more than writing gives: zeros for castling, a missing `x` or `=`, a letter `P`, squares in full
//! (`Ng1-f3`), and judgements (`!?`), which are dropped. Cost: a look at every byte.

use super::move_text::{MoveField, MoveTextError, Pen};
use crate::{File, Rank, Role, Square};
use core::{
    fmt::{self, Write},
    str::FromStr,
};

/// A move as SAN says it.
///
/// ```
/// use setwise::{Role, Square, movegen::{San, SanAction}};
/// let san: San = "Nbd7+".parse()?;
/// let SanAction::Piece { role, file, to, .. } = san.action else { panic!() };
/// assert_eq!((role, to), (Role::Knight, Square::D7));
/// assert_eq!(san.to_string(), "Nbd7+");
/// # Ok::<(), setwise::movegen::MoveTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct San {
    /// What is done.
    pub action: SanAction,
    /// What it does to the enemy king.
    pub check: CheckMark,
}

/// What a SAN says is done.
///
/// ```
/// use setwise::movegen::{San, SanAction, Wing};
/// assert_eq!("O-O-O".parse::<San>()?.action, SanAction::Castling(Wing::Queen));
/// # Ok::<(), setwise::movegen::MoveTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SanAction {
    /// The king castles.
    Castling(Wing),
    /// A piece moves.
    Piece {
        /// What moves.
        role: Role,
        /// The file where it stands, if that is said.
        file: Option<File>,
        /// The rank where it stands, if that is said.
        rank: Option<Rank>,
        /// Whether it takes something, so the text says.
        capture: bool,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
}

/// A side of the king to castle to.
///
/// ```
/// use setwise::movegen::Wing;
/// assert_eq!(Wing::King.san(), "O-O");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wing {
    /// Towards the h file: the king comes to the g file.
    King,
    /// Towards the a file: the king comes to the c file.
    Queen,
}

impl Wing {
    /// Castling to this side in SAN.
    ///
    /// ```
    /// assert_eq!(setwise::movegen::Wing::Queen.san(), "O-O-O");
    /// ```
    pub const fn san(self) -> &'static str {
        match self {
            Self::King => "O-O",
            Self::Queen => "O-O-O",
        }
    }
}

/// The mark behind a move that gives check.
///
/// ```
/// use setwise::movegen::{CheckMark, San};
/// assert_eq!("Qxf7#".parse::<San>()?.check, CheckMark::Checkmate);
/// # Ok::<(), setwise::movegen::MoveTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CheckMark {
    /// No mark.
    None,
    /// `+`.
    Check,
    /// `#`.
    Checkmate,
}

impl San {
    /// Reads a SAN from bytes, as files have them.
    ///
    /// ```
    /// use setwise::movegen::San;
    /// let san = San::from_ascii(b"e8Q!?")?;
    /// assert_eq!(san.to_string(), "e8=Q");
    /// assert_eq!(San::from_ascii(b"Ng9").unwrap_err().column, 3);
    /// # Ok::<(), setwise::movegen::MoveTextError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first fault from the left, and its column.
    pub fn from_ascii(text: &[u8]) -> Result<Self, MoveTextError> {
        let mut pen = Pen::new(text);
        let action = match pen.peek() {
            Some(zero @ (b'O' | b'0')) => castling(&mut pen, zero)?,
            _ => piece(&mut pen)?,
        };
        let check = check_mark(&mut pen);
        while pen.take_byte(b'!') || pen.take_byte(b'?') {}
        pen.ended(Self { action, check }, MoveField::Suffix)
    }
}

/// Reads `O-O` or `O-O-O`, all with the same letter or digit.
fn castling(pen: &mut Pen<'_>, zero: u8) -> Result<SanAction, MoveTextError> {
    let mut wings = 0;
    while {
        if !pen.take_byte(zero) {
            return Err(pen.unexpected(MoveField::Move));
        }
        wings += 1;
        wings < 3 && pen.take_byte(b'-')
    } {}
    match wings {
        2 => Ok(SanAction::Castling(Wing::King)),
        3 => Ok(SanAction::Castling(Wing::Queen)),
        _ => Err(pen.unexpected(MoveField::Move)),
    }
}

/// Reads the move of a piece up to its suffix.
#[inline(always)]
fn piece(pen: &mut Pen<'_>) -> Result<SanAction, MoveTextError> {
    let role =
        pen.take(|letter| if letter.is_ascii_uppercase() { Role::from_letter(letter.into()) } else { None });
    let role = role.unwrap_or(Role::Pawn);
    let (mut file, mut rank) = (pen.file(), pen.rank());
    let capture = pen.take_byte(b'x');
    let separated = capture || pen.take_byte(b'-');
    let target_file = pen.file();
    let to = match (target_file, file, rank) {
        // What has been read is the target, and nothing stood before it.
        (None, Some(only_file), Some(only_rank)) if !separated => {
            (file, rank) = (None, None);
            Square::at(only_file, only_rank)
        }
        (None, ..) => return Err(pen.unexpected(MoveField::Target)),
        (Some(target_file), ..) => {
            Square::at(target_file, pen.rank().ok_or_else(|| pen.unexpected(MoveField::Target))?)
        }
    };
    let promotion = match role {
        Role::Pawn => promotion(pen)?,
        _ => None,
    };
    Ok(SanAction::Piece { role, file, rank, capture, to, promotion })
}

/// Reads what a pawn becomes.
#[inline(always)]
fn promotion(pen: &mut Pen<'_>) -> Result<Option<Role>, MoveTextError> {
    let announced = pen.take_byte(b'=');
    let role = pen.promotion(false);
    if announced && role.is_none() { Err(pen.unexpected(MoveField::Promotion)) } else { Ok(role) }
}

/// Reads the mark of a check.
#[inline(always)]
fn check_mark(pen: &mut Pen<'_>) -> CheckMark {
    if pen.take_byte(b'#') {
        CheckMark::Checkmate
    } else if pen.take_byte(b'+') {
        pen.take_byte(b'+'); // a double check, in older books
        CheckMark::Check
    } else {
        CheckMark::None
    }
}

/// Reads a SAN, as [`San::from_ascii`] does.
impl FromStr for San {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Self, MoveTextError> {
        Self::from_ascii(text.as_bytes())
    }
}

/// The SAN in the form of the PGN standard.
impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action {
            SanAction::Castling(wing) => f.write_str(wing.san())?,
            SanAction::Piece { role, file, rank, capture, to, promotion } => {
                if role != Role::Pawn {
                    f.write_char(role.letter())?;
                }
                file.map_or(Ok(()), |file| f.write_char(file.letter()))?;
                rank.map_or(Ok(()), |rank| f.write_char(rank.digit()))?;
                f.write_str(if capture { "x" } else { "" })?;
                to.fmt(f)?;
                promotion.map_or(Ok(()), |role| write!(f, "={}", role.letter()))?;
            }
        }
        f.write_str(match self.check {
            CheckMark::None => "",
            CheckMark::Check => "+",
            CheckMark::Checkmate => "#",
        })
    }
}
