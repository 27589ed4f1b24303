/**
 * A paper that a browser keeps once, so that the drafts written beside it hold only what is different: most of a long paper
 * stays as it was while somebody edits it, and a draft is written with each change.
 */
import { hasElementTwice, isSection, leavesOf } from '#domain/paper/elements.ts'
import type { ElementId, Paper, PaperElement, PaperLeaf } from '#domain/paper/paper.ts'
import { readPaper } from '#domain/paper/xml/open-paper.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import { textDigest } from '#domain/values/text-digest.ts'

export interface DraftBase {
  readonly paper: Paper
  readonly text: string
  /** The digest of the text: by it a draft says what it was written beside. */
  readonly name: string
}

/** Leaves that follow each other in the other paper as they do in this one, where an empty text with the id of the first stands. */
interface Run {
  readonly first: ElementId
  readonly count: number
}

/** A paper as its two documents, without what stands in another one. */
export interface PaperBeside {
  readonly paperXml: string
  readonly answerXml: string
  readonly runs: readonly Run[]
}

export function draftBaseOf(paper: Paper): DraftBase {
  const text = JSON.stringify(paperBeside(paper, null))
  return { paper, text, name: textDigest(text) }
}

/** The base of this name; null where the text is another one. */
export function readDraftBase(name: string, text: string | null): DraftBase | null {
  if (text === null || textDigest(text) !== name) return null
  const beside = parsed(text)
  const paper = isPaperBeside(beside) ? paperFrom(beside, null) : null
  return paper && { paper, text, name }
}

const keptBesides = new WeakMap<Paper, WeakMap<Paper, PaperBeside>>()

/** What stands in a paper beside another one, or all of it. A saved paper stays beside its base for many changes. */
export function paperBeside(paper: Paper, other: Paper | null): PaperBeside {
  if (other === null) return differenceOf(paper, new Map())
  const kept = keptBesides.get(paper) ?? new WeakMap<Paper, PaperBeside>()
  const beside = kept.get(other) ?? differenceOf(paper, placesIn(other))
  keptBesides.set(paper, kept.set(other, beside))
  return beside
}

function differenceOf(paper: Paper, places: ReadonlyMap<PaperLeaf, number>): PaperBeside {
  const runs: { readonly first: ElementId; count: number }[] = []
  let next: number | null = null
  const shortened = (leaf: PaperLeaf): readonly PaperLeaf[] => {
    const place = places.get(leaf)
    const run = place === next ? runs.at(-1) : undefined
    next = place === undefined ? null : place + 1
    if (place === undefined) return [leaf]
    if (run === undefined) {
      runs.push({ first: leaf.elementId, count: 1 })
      return [{ kind: 'text', elementId: leaf.elementId, text: '' }]
    }
    run.count += 1
    return []
  }
  const elements = withLeaves(paper.elements, shortened, () => (next = null))
  const rest = { ...paper, elements }
  return { paperXml: writePaper(rest), answerXml: writeAnswers(rest), runs }
}

/** The paper with what it has in common with the other one, the same objects again; null where something is missing. */
export function paperFrom({ paperXml, answerXml, runs }: PaperBeside, other: Paper | null): Paper | null {
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

/** The elements with other leaves in the place of each; `onEdge` hears where a section begins or ends. */
function withLeaves(
  elements: readonly PaperElement[],
  change: (leaf: PaperLeaf) => readonly PaperLeaf[],
  onEdge: () => void = () => {},
): readonly PaperElement[] {
  return elements.flatMap((element): readonly PaperElement[] => {
    if (!isSection(element)) return change(element)
    onEdge()
    const children = element.children.flatMap(change)
    onEdge()
    return [{ ...element, children }]
  })
}

export const isPaperBeside = (value: unknown): value is PaperBeside =>
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

const keptPlaces = new WeakMap<Paper, ReadonlyMap<PaperLeaf, number>>()

/** Where each leaf stands in a paper. */
function placesIn(paper: Paper): ReadonlyMap<PaperLeaf, number> {
  const places = keptPlaces.get(paper) ?? new Map(leavesOf(paper.elements).map((leaf, index) => [leaf, index]))
  keptPlaces.set(paper, places)
  return places
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
