import type { PrintedItem } from './printing.types.ts'
import type { SetPiece, SetText } from './set-text.ts'

/** Maximum height of an item in ems; the lowest column has 67. */
const highest = 60

/** Maximum distance between two lines of text, in ems. */
const line = 1.8

/** Formulas that set their own spacing. */
const ownRoom = /\d\s*(?:em|ex|mu|pt|pc|mm|cm|in)\b/

/**
 * Whether an item is certainly lower than a column, however its lines are broken, so that it need not be set once more
 * to be measured. What this cannot tell, such as tables and pictures, is measured by the template.
 */
export function isSurelyLow(item: PrintedItem, formulas: readonly string[], lineWidth: number): boolean {
  const answers = item.answer?.lines.map(({ text }) => text) ?? []
  const texts = [item.stem, ...item.options.map(({ text }) => text), ...answers]
  const heights = texts.map((text) => heightOf(text, formulas, lineWidth))
  return heights.reduce((sum, one) => sum + one, roomHeight(item.room)) <= highest
}

/** Assumes that lines are at least half full; names and scores before a text get a line of their own. */
function heightOf(text: SetText, formulas: readonly string[], lineWidth: number): number {
  const pieces = text.flatMap((paragraph) => paragraph.flatMap(flat))
  const width = pieces.reduce((sum, piece) => sum + widthOf(piece, formulas), 0)
  const lines = text.length + 1 + (2 * width) / lineWidth
  return pieces.reduce((sum, piece) => sum + extraOf(piece, formulas), lines * line)
}

const flat = (piece: SetPiece): readonly SetPiece[] =>
  piece.kind === 'strong' || piece.kind === 'underline' ? piece.pieces.flatMap(flat) : [piece]

/** A formula that cannot be set appears as its LaTeX. */
function widthOf(piece: SetPiece, formulas: readonly string[]): number {
  if (piece.kind === 'text') return piece.text.length
  if (piece.kind === 'formula') return formulas[piece.formula]?.length ?? 0
  return piece.kind === 'gap' ? piece.length : 6
}

/** Ems by which a piece may be taller than a line: each command stacks at most one thing on another. */
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
