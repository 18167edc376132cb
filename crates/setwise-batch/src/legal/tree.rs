//! Counting a tree of moves, many boards of a ply at a time.
//!
//! ```text
//! count(parents, their children, depth):
//!     depth 1: make 64 children at a time, and count their moves
//!     else:    make 64 children at a time; they are parents now: put down their moves, and count(them, ..., depth - 1)
//! ```
//!
//! So a ply is never more than a block of boards and some thousands of children, and no board is looked at alone but to put
//! down its moves.
//!
//! A function that calls itself is not compiled for an instruction set; what it does on each ply is.

use super::{
    child::{Child, MAY_BE_TAKEN, kind, parent, start, to},
    list::{BOARDS, Lists, OneByOne, Scribe},
    material::{AllMen, Material, RooksAndPawns},
    men::Movers,
    root::root,
    rules::add_moves,
    sum::Tally,
};
use crate::machine::Machine;
use setwise::{Bitboard, Color, Direction, Square, position::Position};

/// Parents, and how their children are made.
pub(super) trait Parents<M: Machine> {
    /// How children are put down.
    type Scribe: Scribe;

    /// No parents.
    fn new(machine: M) -> Self;

    /// How children are put down.
    fn scribe(machine: M) -> Self::Scribe;

    /// Makes parents of a block of boards: seen from the side of their children's mover.
    fn put(&mut self, machine: M, boards: &Movers<M::Word>);

    /// Makes a block of children.
    fn children<A: Material>(&mut self, machine: M, children: &[Child]) -> Movers<M::Word>;

    /// Whether there are only kings, rooks and pawns.
    fn is_rooks_and_pawns(&self) -> bool;

    /// Which board of a block is the parent of this name.
    fn board(name: usize) -> usize;

    /// Which of the block of children that were made was the parent of this name.
    fn place(name: usize) -> usize;

    /// How many of these children, from the first one on, fit into a block.
    fn fitting(children: &[Child]) -> usize;
}

/// The children that there is room for.
const CHILDREN: usize = 4096;

/// More moves than any position has, and a vector.
const MOST_MOVES: usize = 768;

/// Children, put down one behind the other.
#[repr(align(64))]
pub(super) struct Queue {
    children: [Child; CHILDREN],
    len: usize,
    /// Whether a pawn has promoted.
    pub(super) promotes: bool,
}

impl Queue {
    /// Puts down a child for each square.
    #[inline(always)]
    pub(super) fn put<const FACTOR: u32>(&mut self, scribe: impl Scribe, squares: Bitboard, rest: Child) {
        scribe.list::<FACTOR>(squares.bits(), rest, &mut self.children[self.len..]);
        self.len += squares.count() as usize;
    }

    fn clear(&mut self) {
        (self.len, self.promotes) = (0, false);
    }

    /// Whether there is room for the moves of a position.
    const fn has_room(&self) -> bool {
        self.len <= CHILDREN - MOST_MOVES
    }
}

/// Some parents and their children: one ply.
pub(super) struct Ply<P> {
    parents: P,
    lists: Lists,
    queue: Queue,
}

impl<P> Ply<P> {
    fn new<M: Machine>(machine: M) -> Self
    where
        P: Parents<M>,
    {
        let queue = Queue { children: [0; CHILDREN], len: 0, promotes: false };
        Self { parents: P::new(machine), lists: Lists::new(), queue }
    }

    /// Makes a block of boards the parents, and prepares the lists of their moves.
    #[inline(always)]
    fn put<M: Machine>(&mut self, machine: M, boards: &Movers<M::Word>)
    where
        P: Parents<M>,
    {
        self.parents.put(machine, boards);
        self.lists.prepare(machine, boards);
    }

    /// Puts down the moves of a parent. Returns the number of captures en passant after them, if these are `leaves`;
    /// otherwise children are marked that may be taken so.
    #[inline(always)]
    fn list<M: Machine>(&mut self, machine: M, name: usize, passed: Passed, leaves: bool) -> u64
    where
        P: Parents<M>,
    {
        let passing = self.lists.list(P::board(name), name as u32, P::scribe(machine), &mut self.queue);
        for capturer in passed.capturers {
            let taking = start(name as u32, kind::TAKES_EN_PASSANT, capturer.flip_vertical().index() as u32);
            self.queue.put::<1>(OneByOne, passed.target, taking);
        }
        if !leaves || passing.is_empty() {
            return 0;
        }
        passing
            .into_iter()
            .map(|pushed| u64::from(self.lists.capturers(P::board(name), pushed).count()))
            .sum()
    }
}

/// A square that a pawn has passed over: turned over, as the children see it; and who may take it there, not turned over.
#[derive(Clone, Copy)]
struct Passed {
    target: Bitboard,
    capturers: Bitboard,
}

impl Passed {
    const NONE: Self = Self { target: Bitboard::EMPTY, capturers: Bitboard::EMPTY };

    /// What a position says.
    fn before(position: &Position) -> Self {
        let setup = match position.side_to_move() {
            Color::White => *position.setup(),
            Color::Black => position.setup().flip_colors(),
        };
        let target = setup.en_passant.map_or(Bitboard::EMPTY, |target| target.flip_vertical().bitboard());
        Self { target, capturers: setup.en_passant_capturers() }
    }
}

/// A count in progress.
struct Count<M: Machine> {
    machine: M,
    /// Lane by lane.
    moves: M::Word,
    /// Captures en passant.
    apart: u64,
}

/// The number of sequences of `depth` moves from some positions; the depth must be two at least. The plies are what an earlier
/// count has left.
pub(super) fn count_tree<M: Machine, P: Parents<M>>(
    machine: M,
    plies: &mut Vec<Ply<P>>,
    positions: &[Position],
    depth: u32,
) -> u64 {
    while plies.len() + 1 < depth as usize {
        plies.push(Ply::new(machine));
    }
    let plies = &mut plies[..depth as usize - 1];
    let mut count = machine.vectorize(
        #[inline(always)]
        || Count { machine, moves: machine.load(&[0; 8]), apart: 0 },
    );
    for block in positions.chunks(8 * M::LANES) {
        machine.vectorize(
            #[inline(always)]
            || plies[0].put(machine, &root(machine, block, P::board)),
        );
        let passed = |name: usize| block.get(name).map(Passed::before);
        count.go_down(plies, depth, passed);
    }
    let mut lanes = [0; 8];
    machine.store(count.moves, &mut lanes);
    count.apart + lanes.iter().sum::<u64>()
}

impl<M: Machine> Count<M> {
    /// Adds the sequences of `depth` moves from the children of the first ply.
    fn add<P: Parents<M>>(&mut self, plies: &mut [Ply<P>], depth: u32) {
        let machine = self.machine;
        let [ply, below @ ..] = plies else { return };
        if depth == 1 {
            let rooks_and_pawns = ply.parents.is_rooks_and_pawns() && !ply.queue.promotes;
            return machine.vectorize(
                #[inline(always)]
                || match rooks_and_pawns {
                    true => self.add_leaves::<RooksAndPawns, P>(ply),
                    false => self.add_leaves::<AllMen, P>(ply),
                },
            );
        }
        let mut done = 0;
        while done < ply.queue.len {
            let children = &ply.queue.children[done..ply.queue.len];
            let boards = P::fitting(children);
            let block = filled_up(&children[..boards]);
            done += boards;
            let [next, ..] = below else { return };
            machine.vectorize(
                #[inline(always)]
                || next.put(machine, &ply.parents.children::<AllMen>(machine, &block[..8 * M::LANES])),
            );
            self.go_down(below, depth, |name| {
                let child = block[P::place(name)];
                (P::place(name) < boards).then(|| passed::<M, P>(&ply.lists, child))
            });
        }
    }

    /// Adds the sequences of `depth` moves from the parents of the first ply. `passed` tells of each what may be taken en passant,
    /// and nothing of those that only fill up the block. Some moves are put down before their children are counted, as many
    /// as there is room for.
    fn go_down<P: Parents<M>>(
        &mut self,
        plies: &mut [Ply<P>],
        depth: u32,
        passed: impl Fn(usize) -> Option<Passed>,
    ) {
        let machine = self.machine;
        let mut name = 0;
        while name < 8 * M::LANES {
            let [ply, ..] = plies else { return };
            machine.vectorize(
                #[inline(always)]
                || {
                    while name < 8 * M::LANES && ply.queue.has_room() {
                        if let Some(passed) = passed(name) {
                            self.apart += ply.list(machine, name, passed, depth == 2);
                        }
                        name += 1;
                    }
                },
            );
            self.add(plies, depth - 1);
            plies[0].queue.clear();
        }
    }

    /// Adds the moves of the children of a ply.
    #[inline(always)]
    fn add_leaves<A: Material, P: Parents<M>>(&mut self, ply: &mut Ply<P>) {
        // The frame begins where a cache line does, and so do the words in it.
        let frame = Aligned;
        core::hint::black_box(&frame);
        let mut moves = self.moves;
        let mut rest = &ply.queue.children[..ply.queue.len];
        while !rest.is_empty() {
            let boards = P::fitting(rest);
            let (children, others) = rest.split_at(boards);
            rest = others;
            let (block, live);
            let (children, live) = if boards == 8 * M::LANES {
                (children, ALL)
            } else {
                (block, live) = (filled_up(children), first::<M, P>(boards));
                (&block[..8 * M::LANES], live)
            };
            let movers = ply.parents.children::<A>(self.machine, children);
            let mut tally = Tally::none(moves);
            add_moves::<A, _>(self.machine, &movers, &mut tally);
            tally.keep(self.machine.load(&live));
            moves = moves + tally.total(self.machine);
        }
        self.moves = moves;
    }
}

/// A frame that begins where a cache line does.
#[repr(align(64))]
struct Aligned;

/// The bytes of all boards of a block.
const ALL: [u64; 8] = [u64::MAX; 8];

/// The bytes of the first boards of a block.
#[cold]
#[inline(never)]
fn first<M: Machine, P: Parents<M>>(boards: usize) -> [u64; 8] {
    let mut live = [[0; 8]; 8];
    for name in 0..8 * M::LANES {
        if P::place(name) < boards {
            let board = P::board(name);
            live[board % M::LANES][board / M::LANES] = 0xff;
        }
    }
    live.map(u64::from_le_bytes)
}

/// A block of children, filled up with such that nothing moves to, whose parent is that of the first one. What they count is not
/// kept.
#[inline(always)]
fn filled_up(children: &[Child]) -> [Child; BOARDS] {
    let mut block = [start(children.first().map_or(0, |&first| parent(first)) as u32, 0, 0); BOARDS];
    block[..children.len()].copy_from_slice(children);
    block
}

/// Who may take a child en passant.
#[inline(always)]
fn passed<M: Machine, P: Parents<M>>(lists: &Lists, child: Child) -> Passed {
    if child & MAY_BE_TAKEN == 0 {
        return Passed::NONE;
    }
    let pushed = Square::ALL[to(child) as usize];
    let target =
        pushed.step(Direction::North).map_or(Bitboard::EMPTY, |square| square.flip_vertical().bitboard());
    Passed { target, capturers: lists.capturers(P::board(parent(child)), pushed) }
}
