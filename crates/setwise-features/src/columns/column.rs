//! The list of all columns: names, types and meanings.
//!
//! A column is a question, and a side or a role where the question is asked of each of them.

use arrow_schema::{DataType, Field, Fields};
use setwise::{Color, Role};
use std::{fmt, sync::Arc};

/// A column of the output.
///
/// ```
/// use setwise::{Color, Role};
/// use setwise_features::Column;
/// let column = Column::RoleAttacks(Color::White, Role::Pawn);
/// assert_eq!((column.name(), column.type_name().as_str()), ("white_pawn_attacks", "UInt64"));
/// assert_eq!("white_pawn_attacks".parse(), Ok(column));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Column {
    /// The text that the position was read from.
    Fen,
    /// The squares of the pieces of a side.
    Side(Color),
    /// The squares of the pieces of a role, of both sides.
    Pieces(Role),
    /// Who is to move.
    SideToMove,
    /// What a side attacks with any piece.
    Attacks(Color),
    /// What the pieces of a role attack.
    RoleAttacks(Color, Role),
    /// The pieces that give check.
    Checkers,
    /// Pieces that may not leave the line between their king and an enemy slider.
    Pinned(Color),
    /// Where a king could go.
    KingEscapes(Color),
    /// The lines on which a distant check would leave a king no escape.
    DistantCheckLines(Color),
    /// Passed pawns that the enemy king cannot catch.
    Uncatchable(Color),
    /// The number of squares that a side's pieces can reach.
    Mobility(Color),
    /// The number of legal moves.
    LegalMoves,
    /// Who attacks whom.
    Threats,
    /// The game that the position is from.
    Game,
    /// The number of moves of one side before the position.
    Ply,
}

use Color::{Black, White};
use Column::*;
use Role::{Bishop, King, Knight, Pawn, Queen, Rook};

/// The name for white or for black.
const fn of(color: Color, [white, black]: [&'static str; 2]) -> &'static str {
    match color {
        White => white,
        Black => black,
    }
}

impl Column {
    /// All columns, in the order of the default output.
    ///
    /// ```
    /// use setwise_features::Column;
    /// assert_eq!(Column::ALL[0], Column::Fen);
    /// assert_eq!(Column::ALL.len(), 39);
    /// ```
    pub const ALL: [Self; 39] = [
        Fen,
        Side(White),
        Side(Black),
        Pieces(Pawn),
        Pieces(Knight),
        Pieces(Bishop),
        Pieces(Rook),
        Pieces(Queen),
        Pieces(King),
        SideToMove,
        Attacks(White),
        RoleAttacks(White, Pawn),
        RoleAttacks(White, Knight),
        RoleAttacks(White, Bishop),
        RoleAttacks(White, Rook),
        RoleAttacks(White, Queen),
        RoleAttacks(White, King),
        Attacks(Black),
        RoleAttacks(Black, Pawn),
        RoleAttacks(Black, Knight),
        RoleAttacks(Black, Bishop),
        RoleAttacks(Black, Rook),
        RoleAttacks(Black, Queen),
        RoleAttacks(Black, King),
        Checkers,
        Pinned(White),
        Pinned(Black),
        KingEscapes(White),
        KingEscapes(Black),
        DistantCheckLines(White),
        DistantCheckLines(Black),
        Uncatchable(White),
        Uncatchable(Black),
        Mobility(White),
        Mobility(Black),
        LegalMoves,
        Threats,
        Game,
        Ply,
    ];

    /// What is written where nothing else is asked for: all columns but the threats, and the game and the ply only of
    /// positions that are from games.
    ///
    /// ```
    /// use setwise_features::Column;
    /// assert_eq!(Column::defaults(false).len(), 36);
    /// assert!(Column::defaults(true).contains(&Column::Ply));
    /// ```
    pub fn defaults(from_games: bool) -> Vec<Self> {
        let is_default = |column: &Self| match column {
            Threats => false,
            Game | Ply => from_games,
            _ => true,
        };
        Self::ALL.into_iter().filter(is_default).collect()
    }

    /// The name in the output, in lower case.
    ///
    /// ```
    /// use setwise::Role;
    /// use setwise_features::Column;
    /// assert_eq!(Column::Pieces(Role::Rook).name(), "rooks");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Fen => "fen",
            Side(color) => of(color, ["white", "black"]),
            Pieces(role) => ["pawns", "knights", "bishops", "rooks", "queens", "kings"][role as usize],
            SideToMove => "side_to_move",
            Attacks(color) => of(color, ["white_attacks", "black_attacks"]),
            RoleAttacks(color, role) => of(
                color,
                match role {
                    Pawn => ["white_pawn_attacks", "black_pawn_attacks"],
                    Knight => ["white_knight_attacks", "black_knight_attacks"],
                    Bishop => ["white_bishop_attacks", "black_bishop_attacks"],
                    Rook => ["white_rook_attacks", "black_rook_attacks"],
                    Queen => ["white_queen_attacks", "black_queen_attacks"],
                    King => ["white_king_attacks", "black_king_attacks"],
                },
            ),
            Checkers => "checkers",
            Pinned(color) => of(color, ["white_pinned", "black_pinned"]),
            KingEscapes(color) => of(color, ["white_king_escapes", "black_king_escapes"]),
            DistantCheckLines(color) => of(color, ["white_distant_check_lines", "black_distant_check_lines"]),
            Uncatchable(color) => of(color, ["white_uncatchable", "black_uncatchable"]),
            Mobility(color) => of(color, ["white_mobility", "black_mobility"]),
            LegalMoves => "legal_moves",
            Threats => "threats",
            Game => "game",
            Ply => "ply",
        }
    }

    /// What the values mean, in a line.
    ///
    /// ```
    /// use setwise::{Color, Role};
    /// use setwise_features::Column;
    /// let column = Column::RoleAttacks(Color::Black, Role::King);
    /// assert_eq!(column.description(), "squares that the black king attacks");
    /// ```
    pub fn description(self) -> String {
        match self {
            Fen => "the position as it was read, or its FEN where it is from a game".into(),
            Side(color) => format!("squares of the {} pieces", color.name()),
            Pieces(role) => format!("squares of the {}s of both sides", role.name()),
            SideToMove => "the side to move, w or b as in a FEN".into(),
            Attacks(color) => format!("squares that any {} piece attacks, own pieces included", color.name()),
            RoleAttacks(color, role) => {
                let (plural, verb) = if role == King { ("", "attacks") } else { ("s", "attack") };
                format!("squares that the {} {}{plural} {verb}", color.name(), role.name())
            }
            Checkers => "pieces that give check to the side to move".into(),
            Pinned(color) => {
                format!("{} pieces that may not leave the line between their king and a slider", color.name())
            }
            KingEscapes(color) => {
                format!(
                    "neighbors of the {} king that are neither own pieces nor attacked without him",
                    color.name()
                )
            }
            DistantCheckLines(color) => format!(
                "lines on which the {} king cannot escape a distant check: 1 rank, 2 file, 4 diagonal, 8 anti-diagonal",
                color.name()
            ),
            Uncatchable(color) => {
                format!(
                    "{} passed pawns that the enemy king cannot catch, by the rule of the square",
                    color.name()
                )
            }
            Mobility(color) => {
                format!("squares attacked and not own, summed over the {} pieces", color.name())
            }
            LegalMoves => {
                "number of legal moves; missing where a side has not one king, or the side to move could take one"
                    .into()
            }
            Threats => {
                "all pairs of a piece and a piece of either side that it attacks, and their squares".into()
            }
            Game => "number of the game in its input, from 1".into(),
            Ply => "number of moves of one side played before the position".into(),
        }
    }

    /// The Arrow type of the values.
    ///
    /// The side to move is text: `side_to_move = 'w'` reads the same in every tool, where a truth value or a number
    /// would have to be looked up. It costs a byte and a length a position in memory, and next to nothing in Parquet.
    ///
    /// ```
    /// use arrow_schema::DataType;
    /// use setwise_features::Column;
    /// assert_eq!(Column::SideToMove.data_type(), DataType::Utf8);
    /// ```
    pub fn data_type(self) -> DataType {
        match self {
            Fen | SideToMove => DataType::Utf8,
            DistantCheckLines(_) => DataType::UInt8,
            Mobility(_) | LegalMoves => DataType::UInt16,
            Ply => DataType::UInt32,
            Threats => DataType::LargeList(Arc::new(Self::threat_field())),
            _ => DataType::UInt64,
        }
    }

    /// The items of the lists of threats.
    pub(crate) fn threat_field() -> Field {
        Field::new("item", DataType::Struct(Self::threat_fields()), false)
    }

    /// What a threat is made of.
    pub(crate) fn threat_fields() -> Fields {
        ["attacker", "attacker_square", "victim", "victim_square"]
            .map(|name| Field::new(name, DataType::UInt8, false))
            .into_iter()
            .collect()
    }

    /// The name of the type.
    ///
    /// ```
    /// use setwise_features::Column;
    /// let list = "list of (attacker, attacker_square, victim, victim_square: UInt8)";
    /// assert_eq!(Column::Threats.type_name(), list);
    /// ```
    pub fn type_name(self) -> String {
        match self {
            Threats => "list of (attacker, attacker_square, victim, victim_square: UInt8)".into(),
            _ => self.data_type().to_string(),
        }
    }

    /// Whether a value can be missing: the game and the ply of a position that is from no game, the number of legal moves
    /// of one that cannot be played.
    ///
    /// ```
    /// use setwise_features::Column;
    /// assert!(Column::LegalMoves.is_nullable() && !Column::Fen.is_nullable());
    /// ```
    pub const fn is_nullable(self) -> bool {
        matches!(self, LegalMoves | Game | Ply)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
