import { pictureAt, type PictureInline } from './picture.ts'
import { cellsOf } from './table-lines.ts'

/** A piece of a line of rich text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly tex: string; readonly display: boolean }
  | { readonly kind: 'blank'; readonly number: number }
  | PictureInline
  | { readonly kind: 'strong' | 'underline'; readonly content: readonly Inline[] }

export type Paragraph = readonly Inline[]

export type RichBlock =
  | { readonly kind: 'paragraph'; readonly content: Paragraph }
  /** All rows are padded to the longest. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly Paragraph[])[] }

interface Found {
  readonly node: Inline
  /** Position after it. */
  readonly end: number
}

/**
 * Parses the project's rich text: paragraphs separated by "\n", `$…$` and `$$…$$` (LaTeX), `**…**`, `__…__`, `[[3]]` (a
 * numbered blank), `![description](picture:KEY|60)` and tables (see `table-lines.ts`). A backslash before `$`, `*`,
 * `_`, `[` or `|` escapes it. Anything unclosed is plain text; a dollar sign before a space, or whose partner is
 * followed by a digit, is money, and a row of underscores is a gap to write on. Underlined white space is also a gap,
 * of the same length.
 */
export function parseBlocks(source: string): readonly RichBlock[] {
  const blocks: RichBlock[] = []
  let rows: Paragraph[][] = []
  const endTable = (): void => {
    if (rows.length > 0) blocks.push({ kind: 'table', rows: withEqualRows(rows) })
    rows = []
  }
  for (const line of splitParagraphs(source)) {
    const cells = cellsOf(line)
    if (cells !== null) {
      rows.push(cells.map(parseInline))
      continue
    }
    endTable()
    blocks.push({ kind: 'paragraph', content: parseInline(line) })
  }
  endTable()
  return blocks
}

/** The same where only paragraphs are allowed: a table row becomes a line with signs between its cells. */
export const parseRichText = (source: string): readonly Paragraph[] =>
  parseBlocks(source).flatMap((block) => (block.kind === 'paragraph' ? [block.content] : block.rows.map(rowAsLine)))

const rowAsLine = (cells: readonly Paragraph[]): Paragraph =>
  cells.flatMap((cell, index) => (index === 0 ? cell : [{ kind: 'text', text: ' | ' } as const, ...cell]))

function withEqualRows(rows: readonly (readonly Paragraph[])[]): readonly (readonly Paragraph[])[] {
  const width = Math.max(...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => [])])
}

/** Lines, never split inside `$$…$$`. */
function splitParagraphs(source: string): readonly string[] {
  const formulas = source.split('$$')
  if (formulas.length < 3) return source.split('\n')
  const joined = formulas.map((part, index) => (index % 2 === 1 ? part.replaceAll('\n', ' ') : part))
  return joined.join('$$').split('\n')
}

function parseInline(line: string): Paragraph {
  const nodes: Inline[] = []
  let plain = ''
  let position = 0
  while (position < line.length) {
    const gap = gapAt(line, position)
    if (gap !== null) {
      plain += gap.underscores
      position = gap.end
      continue
    }
    const found = findAt(line, position)
    if (found === null) {
      const escaped = line[position] === '\\' && '$*_[|'.includes(line[position + 1] ?? ' ')
      plain += escaped ? line[position + 1] : line[position]
      position += escaped ? 2 : 1
      continue
    }
    if (plain !== '') nodes.push({ kind: 'text', text: plain })
    plain = ''
    nodes.push(found.node)
    position = found.end
  }
  if (plain !== '') nodes.push({ kind: 'text', text: plain })
  return nodes
}

function findAt(line: string, start: number): Found | null {
  if (line.startsWith('$$', start)) return displayFormula(line, start)
  if (line[start] === '$') return inlineFormula(line, start)
  if (line.startsWith('**', start)) return marked(line, start, '**', 'strong')
  if (line.startsWith('__', start)) return marked(line, start, '__', 'underline')
  if (line.startsWith('[[', start)) return blank(line, start)
  if (line.startsWith('![', start)) return pictureAt(line, start)
  return null
}

/** Underlined white space, as underscores: a browser would not underline it at the end of a line. */
function gapAt(line: string, start: number): { readonly underscores: string; readonly end: number } | null {
  if (!line.startsWith('__', start) || line[start - 1] === '_') return null
  const [whole, space = ''] = /^__(\s+)__(?!_)/.exec(line.slice(start)) ?? []
  // An ideographic space is as wide as two underscores.
  return whole === undefined ? null : { underscores: '__'.repeat(space.length), end: start + whole.length }
}

function displayFormula(line: string, start: number): Found | null {
  const close = line.indexOf('$$', start + 2)
  const tex = line.slice(start + 2, close).trim()
  if (close < 0 || tex === '') return null
  return { node: { kind: 'formula', tex, display: true }, end: close + 2 }
}

function inlineFormula(line: string, start: number): Found | null {
  if (isSpace(line[start + 1])) return null
  let close = line.indexOf('$', start + 1)
  while (close > 0 && line[close - 1] === '\\') close = line.indexOf('$', close + 1)
  if (close <= start + 1 || isSpace(line[close - 1]) || isDigit(line[close + 1])) return null
  return { node: { kind: 'formula', tex: line.slice(start + 1, close), display: false }, end: close + 1 }
}

function marked(line: string, start: number, mark: '**' | '__', kind: 'strong' | 'underline'): Found | null {
  const first = line[start + 2]
  if (isSpace(first) || first === mark[0]) return null
  const close = line.indexOf(mark, start + 2)
  if (close < 0 || isSpace(line[close - 1]) || line[close + 2] === mark[0]) return null
  return { node: { kind, content: parseInline(line.slice(start + 2, close)) }, end: close + 2 }
}

function blank(line: string, start: number): Found | null {
  const number = /^\[\[(\d{1,3})\]\]/.exec(line.slice(start, start + 7))?.[1]
  if (number === undefined) return null
  return { node: { kind: 'blank', number: Number(number) }, end: start + 4 + number.length }
}

const isSpace = (character: string | undefined): boolean => character === undefined || /\s/.test(character)

const isDigit = (character: string | undefined): boolean => character !== undefined && /\d/.test(character)
