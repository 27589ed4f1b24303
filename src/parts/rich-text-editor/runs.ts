import type { Inline, Paragraph } from '#domain/rich-text/rich-text-parser.ts'

export type Mark = 'strong' | 'underline'

export type Piece = Exclude<Inline, { readonly kind: Mark }>

/** A piece of a line with the marks that apply to it. */
export interface Run {
  readonly piece: Piece
  readonly marks: readonly Mark[]
}

export const allMarks: readonly Mark[] = ['strong', 'underline']

/** A line as a flat list of pieces: nested marks become sets, so that equal lines are equal however they were written. */
export const runsOf = (line: Paragraph): readonly Run[] => joined(line.flatMap((inline) => runsIn(inline, [])))

function runsIn(inline: Inline, around: readonly Mark[]): readonly Run[] {
  if ('content' in inline) return inline.content.flatMap((one) => runsIn(one, [...around, inline.kind]))
  return [{ piece: inline, marks: marksOf(inline, around) }]
}

/** Deduplicated, in a fixed order; pictures have none. */
export const marksOf = (piece: Piece, marks: readonly string[]): readonly Mark[] =>
  piece.kind === 'picture' ? [] : allMarks.filter((mark) => marks.includes(mark))

/** Merges adjacent texts that have the same marks. */
export function joined(runs: readonly Run[]): readonly Run[] {
  const whole: Run[] = []
  for (const { piece, marks } of runs) {
    const last = whole.at(-1)
    const isText = piece.kind === 'text' && last?.piece.kind === 'text'
    if (isText && String(last.marks) === String(marks))
      whole[whole.length - 1] = { piece: { kind: 'text', text: last.piece.text + piece.text }, marks }
    else if (piece.kind !== 'text' || piece.text !== '') whole.push({ piece, marks })
  }
  return whole
}
