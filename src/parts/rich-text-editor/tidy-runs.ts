import { pictureAt, pictureSource } from '#domain/rich-text/picture.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { joined, type Mark, marksOf, type Run } from './runs.ts'
import { ownSign, withTrimmedMarks } from './trim-marks.ts'

/** A barely visible space, for pieces that cannot be written next to each other. */
const thinSpace = '\u2009'

/**
 * The closest line that rich text can express: marks do not begin or end with space, underlined space is a gap to write on,
 * and a formula is separated from what would turn it into money or another formula.
 */
export function tidied(line: readonly Run[]): readonly Run[] {
  let tidy = joined(line.flatMap(cutText).flatMap(tidyPiece))
  // Losing a mark changes a run's neighbours.
  for (let before: readonly Run[] = []; !isSameValue(before, tidy);) {
    before = tidy
    tidy = joined(withTrimmedMarks(apart(tidy).flatMap(cutText)))
  }
  return tidy
}

/** The same for a table cell, which is parsed without surrounding space. */
export function tidyCell(cell: readonly Run[]): readonly Run[] {
  const line = tidied(cell)
  return line.flatMap((run, at) => {
    if (run.piece.kind !== 'text') return [run]
    const start = at === 0 ? run.piece.text.trimStart() : run.piece.text
    const text = at === line.length - 1 ? start.trimEnd() : start
    return text === '' ? [] : [{ ...run, piece: { kind: 'text', text } }]
  })
}

/** A text split into words, spaces and the characters that marks are made of. */
function cutText(run: Run): readonly Run[] {
  const { piece, marks } = run
  if (piece.kind !== 'text') return [run]
  const parts = piece.text.replaceAll(/[\r\n]+/g, ' ').match(/\s+|[*_]|[^\s*_]+/g) ?? []
  return parts.map((text) => ({ piece: { kind: 'text', text }, marks }))
}

function tidyPiece({ piece, marks }: Run): readonly Run[] {
  if (piece.kind === 'picture') {
    const alt = piece.alt.replaceAll(/\$+|[*_]{2,}/g, ' ')
    return [{ piece: pictureAt(pictureSource({ ...piece, alt }), 0)?.node ?? piece, marks: [] }]
  }
  if (piece.kind !== 'formula') return [{ piece, marks: marksOf(piece, marks) }]
  const tex = tidyTex(piece.tex, piece.display, marks)
  return tex === '' ? [] : [{ piece: { ...piece, tex }, marks: marksOf(piece, marks) }]
}

/** LaTeX that ends where its dollar signs say. */
function tidyTex(typed: string, isDisplay: boolean, marks: readonly Mark[]): string {
  const tex = typed
    .replaceAll(/\s*[\r\n]\s*/g, ' ')
    .trim()
    .replaceAll(/(?<!\\)\$/g, () => String.raw`\$`)
  const inMarks = marks.reduce(
    (text, mark) => text.replaceAll(ownSign[mark].repeat(2), `${ownSign[mark]} ${ownSign[mark]}`),
    tex,
  )
  return !isDisplay && /[\\$]$/.test(inMarks) ? `${inMarks}{}` : inMarks
}

/** Puts a thin space between neighbours that would otherwise be parsed as something else. */
function apart(runs: readonly Run[]): readonly Run[] {
  return runs.flatMap((run, at) => {
    const before = runs[at - 1]
    if (before === undefined || !mustPart(before, run)) return [run]
    const marks = before.marks.filter((mark) => run.marks.includes(mark))
    return [{ piece: { kind: 'text', text: thinSpace } as const, marks }, run]
  })
}

function mustPart({ piece: before }: Run, { piece }: Run): boolean {
  if (before.kind === 'text' && before.text.endsWith('\\')) return piece.kind !== 'text' || !/^\s/.test(piece.text)
  if (before.kind === 'text') return before.text.endsWith('$') && piece.kind === 'formula'
  if (before.kind !== 'formula') return false
  return piece.kind === 'formula' || (piece.kind === 'text' && /^\d/.test(piece.text))
}
