import { endOf, outerMark } from './mark-groups.ts'
import type { Mark, Run } from './runs.ts'

/** What is like the sign of a mark, which no mark can end with. */
export const ownSign: Readonly<Record<Mark, string>> = { strong: '*', underline: '_' }

interface Edge {
  readonly at: number
  readonly mark: Mark
  /** The mark contains nothing but space. */
  readonly isAlone: boolean
}

/**
 * Takes marks from the space at both ends of what they hold as they are written, and from signs like their own at the end.
 * Each space and each such sign is a run of its own here. Underlined space with nothing else becomes a gap to write on.
 */
export function withTrimmedMarks(line: readonly Run[]): readonly Run[] {
  const runs = [...line]
  for (let edge = looseEdge(runs); edge !== null; edge = looseEdge(runs)) {
    const { at, mark, isAlone } = edge
    const run = runs[at] as Run
    const isGap = isAlone && mark === 'underline'
    const text = textOf(run)
    runs[at] = {
      piece: isGap ? { kind: 'text', text: '__'.repeat(text.length) } : run.piece,
      marks: run.marks.filter((one) => one !== mark),
    }
  }
  return runs
}

function looseEdge(line: readonly Run[], open: readonly Mark[] = []): Edge | null {
  for (let at = 0; at < line.length;) {
    const mark = outerMark(line, at, open)
    const end = mark === undefined ? at + 1 : endOf(line, at, mark)
    if (mark !== undefined) {
      const inner = line.slice(at, end)
      const edge = edgeOf(inner, mark) ?? looseEdge(inner, [...open, mark])
      if (edge !== null) return { ...edge, at: at + edge.at }
    }
    at = end
  }
  return null
}

function edgeOf(inner: readonly Run[], mark: Mark): Edge | null {
  const isSpace = (run: Run | undefined) => run !== undefined && /^\s+$/.test(textOf(run))
  const last = inner.at(-1)
  if (isSpace(inner[0])) return { at: 0, mark, isAlone: inner.every(isSpace) }
  const isLoose = isSpace(last) || (last !== undefined && textOf(last) === ownSign[mark])
  return isLoose ? { at: inner.length - 1, mark, isAlone: false } : null
}

const textOf = ({ piece }: Run): string => (piece.kind === 'text' ? piece.text : '')
