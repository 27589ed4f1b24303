/**
 * Drafts as browsers kept them until version 3, for reading: one text with the papers, each beside the one before it, the
 * first beside a base that was kept once for many drafts.
 */
import { hasElementTwice, isSection, leavesOf } from '#domain/paper/elements.ts'
import type { ElementId, Paper, PaperElement, PaperLeaf } from '#domain/paper/paper.ts'
import { readPaper } from '#domain/paper/xml/open-paper.ts'
import { textDigest } from '#domain/values/text-digest.ts'

/** Leaves that follow each other in the other paper as they do in this one, where an empty text with the id of the first stands. */
interface Run {
  readonly first: ElementId
  readonly count: number
}

/** A paper as its two documents, without what stands in another one. */
interface PaperBeside {
  readonly paperXml: string
  readonly answerXml: string
  readonly runs: readonly Run[]
}

/** The papers of a draft of version 3, in their order; null in the place of one in which something is missing. */
export function papersBeside(
  papers: readonly unknown[],
  base: unknown,
  textOfBase: (name: string) => string | null,
): readonly (Paper | null)[] {
  const read: (Paper | null)[] = []
  const first = typeof base === 'string' ? basePaper(base, textOfBase(base)) : null
  for (const one of papers) read.push(isPaperBeside(one) ? paperFrom(one, read.at(-1) ?? first) : null)
  return read
}

/** The base of this name; null where the text is another one. */
function basePaper(name: string, text: string | null): Paper | null {
  if (text === null || textDigest(text) !== name) return null
  const beside = parsed(text)
  return isPaperBeside(beside) ? paperFrom(beside, null) : null
}

/** The paper with what it has in common with the other one, the same objects again; null where something is missing. */
function paperFrom({ paperXml, answerXml, runs }: PaperBeside, other: Paper | null): Paper | null {
  const reading = readPaper(paperXml, answerXml)
  if (!reading.ok) return null
  const known = other === null ? [] : leavesOf(other.elements)
  const counts = new Map(runs.map(({ first, count }) => [first, count]))
  const elements = withLeaves(reading.paper.elements, (leaf) => {
    const count = counts.get(leaf.elementId)
    if (count === undefined) return [leaf]
    counts.delete(leaf.elementId)
    const start = known.findIndex(({ elementId }) => elementId === leaf.elementId)
    return start < 0 ? [] : known.slice(start, start + count)
  })
  const written = leavesOf(reading.paper.elements).length - runs.length
  const total = runs.reduce((sum, { count }) => sum + count, written)
  const isWhole = counts.size === 0 && leavesOf(elements).length === total && !hasElementTwice(elements)
  return isWhole ? { ...reading.paper, elements } : null
}

/** The elements with other leaves in the place of each. */
const withLeaves = (
  elements: readonly PaperElement[],
  change: (leaf: PaperLeaf) => readonly PaperLeaf[],
): readonly PaperElement[] =>
  elements.flatMap((element): readonly PaperElement[] =>
    isSection(element) ? [{ ...element, children: element.children.flatMap(change) }] : change(element),
  )

const isPaperBeside = (value: unknown): value is PaperBeside =>
  typeof value === 'object' &&
  value !== null &&
  'paperXml' in value &&
  typeof value.paperXml === 'string' &&
  'answerXml' in value &&
  typeof value.answerXml === 'string' &&
  'runs' in value &&
  Array.isArray(value.runs) &&
  value.runs.every(isRun)

const isRun = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'first' in value &&
  typeof value.first === 'string' &&
  'count' in value &&
  typeof value.count === 'number' &&
  value.count > 0

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
