import type { PrintedItem } from './printing.types.ts'
import type { SetPiece, SetText } from './set-text.ts'

/** Ems that an item may have in any column; the lowest column has 67 of them. */
const highest = 60

/** Ems from one line of text to the next, at most. */
const line = 1.8

/** Where formulas say by themselves how much room they take. */
const ownRoom = /\d\s*(?:em|ex|mu|pt|pc|mm|cm|in)\b/

/**
 * Whether an item is lower than a column whatever becomes of its lines, so that nobody has to set it once more to see how high
 * it is. What this cannot tell, as of tables and pictures, is for the template to measure.
 */
export function isSurelyLow(item: PrintedItem, formulas: readonly string[], lineWidth: number): boolean {
  const answers = item.answer?.lines.map(({ text }) => text) ?? []
  const texts = [item.stem, ...item.options.map(({ text }) => text), ...answers]
  const heights = texts.map((text) => heightOf(text, formulas, lineWidth))
  return heights.reduce((sum, one) => sum + one, roomHeight(item.room)) <= highest
}

/** Lines are at least half full; the names and scores that stand before a text have a line of their own. */
function heightOf(text: SetText, formulas: readonly string[], lineWidth: number): number {
  const pieces = text.flatMap((paragraph) => paragraph.flatMap(flat))
  const width = pieces.reduce((sum, piece) => sum + widthOf(piece, formulas), 0)
  const lines = text.length + 1 + (2 * width) / lineWidth
  return pieces.reduce((sum, piece) => sum + extraOf(piece, formulas), lines * line)
}

const flat = (piece: SetPiece): readonly SetPiece[] =>
  piece.kind === 'strong' || piece.kind === 'underline' ? piece.pieces.flatMap(flat) : [piece]

/** A formula that cannot be set stands as its LaTeX. */
function widthOf(piece: SetPiece, formulas: readonly string[]): number {
  if (piece.kind === 'text') return piece.text.length
  if (piece.kind === 'formula') return formulas[piece.formula]?.length ?? 0
  return piece.kind === 'gap' ? piece.length : 6
}

/** Ems by which a piece may be higher than a line: each command puts at most one thing above another. */
function extraOf(piece: SetPiece, formulas: readonly string[]): number {
  if (piece.kind === 'table' || piece.kind === 'picture') return Infinity
  if (piece.kind !== 'formula') return 0
  const tex = formulas[piece.formula] ?? ''
  if (ownRoom.test(tex)) return Infinity
  return line + 1.8 * countOf(tex, /\\/g) + 0.6 * countOf(tex, /[\^_]/g)
}

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

function roomHeight(room: PrintedItem['room']): number {
  if (room.kind === 'space') return room.size * 0.28
  return room.kind === 'lines' ? room.count * 2.4 : 0
}
