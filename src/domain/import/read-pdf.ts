import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { linesOfPaper, type SourceLine } from './paper-lines.ts'
import type { ImportedPaper, NotUnderstood } from './imported-paper.ts'
import { readTypedPaper } from './read-typed-paper.ts'

/** The extractable text of a PDF page, and the number of pictures left behind. */
export interface PdfPage {
  /** Trimmed, without empty ones. */
  readonly lines: readonly string[]
  readonly pictures: number
}

/**
 * The questions of a PDF from its text alone, as a last resort: formulas, tables, underlined gaps and pictures are not
 * text, which is reported first. Lines broken at the margin are joined; what is at the edge of pages is reported.
 */
export function readPdf(pages: readonly PdfPage[], family: SubjectFamily): ImportedPaper {
  const furniture = pages.map((_, index) => edgesOf(pages, index))
  const lines = pages.flatMap(({ lines: all }, index) => {
    const { above, below } = furniture[index] ?? { above: 0, below: 0 }
    return joinedLines(all.slice(above, all.length - below)).map((text): SourceLine => ({
      position: { kind: 'page', no: index + 1 },
      text: withCells(text),
      lost: [],
    }))
  })
  const paper = readTypedPaper(lines, family)
  const missed = pages.flatMap(({ lines: all, pictures }, index): readonly NotUnderstood[] => {
    const { above, below } = furniture[index] ?? { above: 0, below: 0 }
    const edges = [...all.slice(0, above), ...all.slice(all.length - below)]
    const position = { kind: 'page', no: index + 1 } as const
    return [
      ...Array.from({ length: pictures }, () => ({ position, reason: 'picture', text: '', at: null }) as const),
      ...edges.map((text) => ({ position, reason: 'furniture', text, at: null }) as const),
    ]
  })
  const note = { position: { kind: 'page', no: 1 }, reason: 'textOfPdf', text: '', at: null } as const
  return { ...paper, notUnderstood: [note, ...paper.notUnderstood, ...missed] }
}

/** The rows of an answer table lose their cells in a PDF. */
const withCells = (line: string): string =>
  /^(?:题\s*号|答\s*案)\s+[\dA-G]/.test(line)
    ? line.replaceAll(/\s+/g, '\t').replace(/^(题|答)\t(号|案)/, '$1$2')
    : line

const pageNumber = /^(?:第\s*\d+\s*页.*|[-–—]?\s*\d{1,3}\s*(?:\/\s*\d{1,3}\s*)?[-–—]?|Page\s+\d+.*)$/i

/** How many lines at the edges of a page are its number, or are repeated at that edge of another page. */
function edgesOf(pages: readonly PdfPage[], at: number): { readonly above: number; readonly below: number } {
  const lines = pages[at]?.lines ?? []
  const others = pages.filter((_, index) => index !== at)
  const isEdge = (line: string | undefined, index: number) =>
    line !== undefined && (pageNumber.test(line) || others.some((other) => other.lines.at(index) === line))
  const above = isEdge(lines[0], 0) ? 1 : 0
  const below = lines.length > above && isEdge(lines.at(-1), -1) ? 1 : 0
  return { above, below }
}

/**
 * Columns of a line that may continue on the next one: at least `least`, and nearly as many as the widest on its page.
 */
const margin = { least: 45, share: 0.8 } as const

function joinedLines(lines: readonly string[]): readonly string[] {
  const widest = Math.max(0, ...lines.map(columnsOf))
  const joined: string[] = []
  let goesOn = false
  for (const line of lines) {
    const before = joined.at(-1)
    if (goesOn && before !== undefined && linesOfPaper(line)[0]?.kind === 'text')
      joined[joined.length - 1] =
        `${before}${/[\x21-\x7E]$/.test(before) && /^[\x21-\x7E]/.test(line) ? ' ' : ''}${line}`
    else joined.push(line)
    goesOn = columnsOf(line) >= Math.max(margin.least, widest * margin.share)
  }
  return joined
}

/** A Chinese character is a little wider than two letters. */
const columnsOf = (line: string): number => [...line].reduce((sum, one) => sum + (one > '\u2E80' ? 2 : 0.9), 0)
