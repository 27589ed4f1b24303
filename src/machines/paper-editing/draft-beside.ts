/**
 * Reads drafts as browsers stored them up to version 3: one text with the papers, each relative to the one before it,
 * the first relative to a base that was stored once for many drafts.
 */
import { hasElementTwice, isSection, leavesOf } from '#domain/paper/elements.ts'
import type { ElementId, Paper, PaperElement, PaperLeaf } from '#domain/paper/paper.ts'
import { readPaper } from '#domain/paper/xml/open-paper.ts'
import { textDigest } from '#domain/values/text-digest.ts'
import { parsedJson } from '#domain/values/parsed-json.ts'

/**
 * Consecutive leaves also found in the other paper; here a single empty text with the id of the first stands for them.
 */
interface Run {
  readonly first: ElementId
  readonly count: number
}

/** A paper as its two documents, without the leaves taken from another paper. */
interface PaperBeside {
  readonly paperXml: string
  readonly answerXml: string
  readonly runs: readonly Run[]
}

/** The papers of a version 3 draft, in order; null for one with something missing. */
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

/** The base with this name; null if the text does not match it. */
function basePaper(name: string, text: string | null): Paper | null {
  if (text === null || textDigest(text) !== name) return null
  const beside = parsedJson(text)
  return isPaperBeside(beside) ? paperFrom(beside, null) : null
}

/** The paper, reusing the other one's objects for what they share; null if something is missing. */
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

/** The elements with each leaf replaced by others. */
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
