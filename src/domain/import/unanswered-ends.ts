/** Where questions without numbers begin below one that lacks its line with the answer. */
import { linesOfPaper, type SourceLine } from './paper-lines.ts'

/** Of the lines since the last options: their position in the text, and from which on a blank line is above them. */
interface BelowOptions {
  readonly texts: SourceLine[]
  gap: number | null
}

/**
 * The first lines of these questions. An answer ends a question; where it is missing, the next question has options from
 * A on again, and begins below the blank line, or, if there is none, right below the options.
 */
export function unansweredEnds(lines: readonly SourceLine[]): ReadonlySet<SourceLine> {
  const begins = new Set<SourceLine>()
  let below: BelowOptions | null = null
  for (const line of lines) {
    if (below !== null && line.text.trim() === '') below.gap ??= below.texts.length
    for (const part of linesOfPaper(line.text)) {
      if (part.kind === 'text') below?.texts.push(line)
      else if (part.kind === 'options') {
        const first =
          below !== null && isFromA(line, below) ? (below.texts[below.gap ?? 0] ?? below.texts[0]) : undefined
        if (first !== undefined) begins.add(first)
        below = { texts: [], gap: null }
      } else below = null
    }
  }
  return begins
}

/** Whether the options of a line are the first of their question: "A.", "（A）", or behind its text. */
const isFromA = (line: SourceLine, { texts }: BelowOptions): boolean =>
  texts.at(-1) === line || /^\s*[（(]?A\s*[.．、)）:：]/.test(line.text)
