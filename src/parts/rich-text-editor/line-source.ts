import { pictureSource } from '#domain/rich-text/picture.ts'
import { parseBlocks } from '#domain/rich-text/rich-text-parser.ts'
import { tableSource } from '#domain/rich-text/table-lines.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { endOf, outerMark } from './mark-groups.ts'
import { type Mark, type Piece, type Run, runsOf } from './runs.ts'
import { tidied, tidyCell } from './tidy-runs.ts'

const signs: Readonly<Record<Mark, string>> = { strong: '**', underline: '__' }

/** The characters of a text that get a backslash; a row of underscores is a gap to write on, by which slots are found. */
const escapes: readonly RegExp[] = [/(?!)/g, /[$*[|]/g, /[$*_[|]/g]

/** A line as the project's rich text, with backslashes only where it would be parsed differently. */
export const lineSource = (line: readonly Run[]): string => shortest(tidied(line), (source) => source)

/** The same for a table cell, before it is put into its row. */
export const cellSource = (cell: readonly Run[]): string =>
  shortest(tidyCell(cell), (source) => tableSource([[source]]))

function shortest(line: readonly Run[], inPlace: (source: string) => string): string {
  let source = ''
  for (const escaped of escapes) {
    source = written(line, [], escaped)
    if (isReadAs(inPlace(source), line)) break
  }
  return source
}

/** Whether a source parses as one line or cell with these runs, without spilling into other lines by an unclosed `$$`. */
function isReadAs(source: string, line: readonly Run[]): boolean {
  const [block, ...others] = parseBlocks(source)
  const content = block?.kind === 'table' ? block.rows[0]?.[0] : block?.content
  const isClosed = source.split('$$').length % 2 === 1
  return isClosed && others.length === 0 && content !== undefined && isSameValue(runsOf(content), line)
}

function written(line: readonly Run[], open: readonly Mark[], escaped: RegExp): string {
  let source = ''
  for (let at = 0; at < line.length;) {
    const mark = outerMark(line, at, open)
    const end = mark === undefined ? at + 1 : endOf(line, at, mark)
    const inner = line.slice(at, end)
    source +=
      mark === undefined
        ? inner.map(({ piece }) => pieceSource(piece, escaped)).join('')
        : `${signs[mark]}${written(inner, [...open, mark], escaped)}${signs[mark]}`
    at = end
  }
  return source
}

function pieceSource(piece: Piece, escaped: RegExp): string {
  switch (piece.kind) {
    case 'text':
      return piece.text.replaceAll(escaped, String.raw`\$&`)
    case 'formula':
      // A dollar sign at the end of LaTeX must not merge with the closing ones.
      return piece.display ? `$$${piece.tex}${/[\\$]$/.test(piece.tex) ? ' ' : ''}$$` : `$${piece.tex}$`
    case 'blank':
      return `[[${piece.number}]]`
    case 'picture':
      return pictureSource(piece)
  }
}
