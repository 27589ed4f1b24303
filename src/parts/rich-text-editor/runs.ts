import type { Inline, Paragraph } from '#domain/rich-text/rich-text-parser.ts'

export type Mark = 'strong' | 'underline'

export type Piece = Exclude<Inline, { readonly kind: Mark }>

/** A piece of a line with the marks that it stands in. */
export interface Run {
  readonly piece: Piece
  readonly marks: readonly Mark[]
}

export const allMarks: readonly Mark[] = ['strong', 'underline']

/** A line as pieces in a row: marks within marks become sets, so that equal lines look alike however they were written. */
export const runsOf = (line: Paragraph): readonly Run[] => joined(line.flatMap((inline) => runsIn(inline, [])))

function runsIn(inline: Inline, around: readonly Mark[]): readonly Run[] {
  if ('content' in inline) return inline.content.flatMap((one) => runsIn(one, [...around, inline.kind]))
  return [{ piece: inline, marks: marksOf(inline, around) }]
}

/** Each once, in one order; pictures have none. */
export const marksOf = (piece: Piece, marks: readonly string[]): readonly Mark[] =>
  piece.kind === 'picture' ? [] : allMarks.filter((mark) => marks.includes(mark))

/** Runs with texts of the same marks made one. */
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
