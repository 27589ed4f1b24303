/**
 * Merges two versions of a paper with a common ancestor: mine, which is unsaved, and theirs, which somebody else has
 * stored meanwhile. What only one side changed is taken from that side; a change on both sides is a collision, and
 * somebody chooses; both versions of a question may be kept.
 */
import { isSameValue } from '#domain/values/same-value.ts'
import { edited, type Edited } from './editing/operations.ts'
import { settle } from './editing/settle.ts'
import { isSection, leavesOf } from './elements.ts'
import { type Beside, besideTheirs, layoutWith } from './merge-both.ts'
import { changesWithRoom } from './merge-room.ts'
import { joinedLayout, type Layout, layoutOf, type Layouts, orderFrom } from './merge-layout.ts'
import type { ElementId, Paper, PaperElement, PaperLeaf, PaperQuestion } from './paper.ts'

export type Side = 'mine' | 'theirs'

/** `both`: theirs stays in place, and mine goes behind it as a separate question. */
export type KeptSide = Side | 'both'

interface Versions<Value> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

/** What both sides changed differently; null for an element deleted on that side. */
export type Collision = { readonly key: string } & (
  | { readonly what: 'title'; readonly mine: string; readonly theirs: string }
  | { readonly what: 'duration'; readonly mine: number; readonly theirs: number }
  /** Both have moved elements. */
  | { readonly what: 'order' }
  | ElementCollision
)

interface ElementCollision {
  readonly what: 'element'
  readonly elementId: ElementId
  readonly mine: PaperElement | null
  readonly theirs: PaperElement | null
  /** My version behind theirs if both are kept; null if only one can be, `noRoom` if that is for lack of room. */
  readonly beside: PaperQuestion | 'noRoom' | null
}

/** The side to take, by collision key; theirs for a missing key. */
export type Choices = Readonly<Record<string, KeptSide>>

/** What has to be chosen before the versions can be merged, in the order of their paper. */
export function collisionsOf(base: Paper, mine: Paper, theirs: Paper, maximum: number): readonly Collision[] {
  const papers = { base, mine, theirs }
  const collisions: Collision[] = []
  if (isCollision(mapped(papers, titleOf)))
    collisions.push({ key: 'title', what: 'title', mine: mine.paperTitle, theirs: theirs.paperTitle })
  if (isCollision(mapped(papers, durationOf)))
    collisions.push({ key: 'duration', what: 'duration', mine: mine.duration, theirs: theirs.duration })
  if (orderFrom(mapped(papers, layoutOf)) === null) collisions.push({ key: 'order', what: 'order' })
  for (const [elementId, versions] of elementVersions(papers)) {
    if (!isCollision(versions)) continue
    const beside = besideTheirs(versions, papers, maximum)
    const { mine: here, theirs: there } = versions
    collisions.push({ key: keyOf(elementId), what: 'element', elementId, mine: here, theirs: there, beside })
  }
  return collisions
}

/**
 * The merged paper; their very paper if nothing of mine is left. What of mine does not fit into the basket, or is
 * already in their paper, is left out and named in a note.
 */
export function mergePapers(base: Paper, mine: Paper, theirs: Paper, choices: Choices, maximum: number): Edited {
  const papers = { base, mine, theirs }
  const chosen = (key: string): Side => (choices[key] === 'mine' ? 'mine' : 'theirs')
  const beside = keptBeside(collisionsOf(base, mine, theirs, maximum), choices)
  const theirContents = contentsOf(theirs)
  const joined = new Map([...joinedContents(papers, chosen), ...[...beside.values()].map(named)])
  const { contents, leftOut } = changesWithRoom(joined, theirContents, maximum)
  const layouts = mapped(papers, layoutOf)
  const layout = layoutWith(layoutFrom(layouts, orderFrom(layouts) ?? chosen('order'), contents), beside)
  const sections = new Map([...contentsOf(mine), ...theirContents])
  const filled = (id: ElementId) => [layouts.mine, layouts.theirs].some((one) => (one.get(id) ?? []).length > 0)
  const paper = {
    ...theirs,
    bookId: taken(mapped(papers, ({ bookId }) => bookId)),
    assignmentId: taken(mapped(papers, ({ assignmentId }) => assignmentId)),
    paperTitle: taken(mapped(papers, titleOf), chosen('title')),
    duration: taken(mapped(papers, durationOf), chosen('duration')),
    elements: elementsOf(layout, contents, sections, filled),
  }
  if (isSameValue(paper, theirs)) return edited(theirs, ...notesOf(leftOut))
  const settled = settle(paper)
  return edited(settled.paper, ...notesOf(leftOut), ...settled.notes)
}

/**
 * In how many places their paper lacks what I changed: those that may collide, and each added or deleted element. A
 * section comes and goes with its questions.
 */
export function countLacking(base: Paper, mine: Paper, theirs: Paper): number {
  const papers = { base, mine, theirs }
  const isLacking = (versions: Versions<unknown>) => sideOf(versions) !== 'theirs'
  const elements = [...elementVersions(papers).values()].filter(isChangedItself)
  const places = [mapped(papers, titleOf), mapped(papers, durationOf), ...elements]
  const isOrderLacking = orderFrom(mapped(papers, layoutOf)) !== 'theirs'
  return places.filter(isLacking).length + (isOrderLacking ? 1 : 0)
}

const isChangedItself = ({ base, mine }: Versions<PaperElement | null>): boolean =>
  (base !== null && mine !== null) || ![base, mine].some((one) => one !== null && isSection(one))

const keptBeside = (collisions: readonly Collision[], choices: Choices): Beside =>
  new Map(
    collisions.flatMap((collision) => {
      if (collision.what !== 'element' || choices[collision.key] !== 'both' || !hasBoth(collision)) return []
      return [[collision.elementId, collision.beside]]
    }),
  )

/** Whether both versions of a question may be kept. */
export const hasBoth = <Given extends ElementCollision>(
  one: Given,
): one is Given & { readonly beside: PaperQuestion } => one.beside !== null && one.beside !== 'noRoom'

const named = <Element extends PaperElement>(element: Element) => [element.elementId, element] as const

const titleOf = ({ paperTitle }: Paper): string => paperTitle

const durationOf = ({ duration }: Paper): number => duration

const notesOf = (questions: ReturnType<typeof changesWithRoom>['leftOut']) =>
  questions.length === 0 ? [] : [{ kind: 'leftOut' as const, questions }]

const mapped = <From, To>({ base, mine, theirs }: Versions<From>, change: (value: From) => To): Versions<To> => ({
  base: change(base),
  mine: change(mine),
  theirs: change(theirs),
})

/** The side whose version wins if only one of them changed it; null if both did. */
function sideOf({ base, mine, theirs }: Versions<unknown>): Side | null {
  if (isSameValue(mine, theirs) || isSameValue(mine, base)) return 'theirs'
  return isSameValue(theirs, base) ? 'mine' : null
}

const isCollision = (versions: Versions<unknown>): boolean => sideOf(versions) === null

const taken = <Value>(versions: Versions<Value>, chosen: Side = 'theirs'): Value => versions[sideOf(versions) ?? chosen]

const keyOf = (id: ElementId): string => `element ${id}`

/** Every element by its id, sections without their contents. */
const contentsOf = ({ elements }: Paper): ReadonlyMap<ElementId, PaperElement> =>
  new Map([...elements.map(withoutChildren), ...leavesOf(elements)].map(named))

const withoutChildren = (element: PaperElement): PaperElement =>
  isSection(element) ? { ...element, children: [] } : element

/** Every element of mine or theirs, in all versions; null where it is missing. */
function elementVersions(papers: Versions<Paper>): ReadonlyMap<ElementId, Versions<PaperElement | null>> {
  const contents = mapped(papers, contentsOf)
  const ids = new Set([...contents.theirs.keys(), ...contents.mine.keys()])
  return new Map([...ids].map((id) => [id, mapped(contents, (elements) => elements.get(id) ?? null)]))
}

function joinedContents(papers: Versions<Paper>, chosen: (key: string) => Side): ReadonlyMap<ElementId, PaperElement> {
  const contents = new Map<ElementId, PaperElement>()
  for (const [id, versions] of elementVersions(papers)) {
    const element = taken(versions, chosen(keyOf(id)))
    if (element !== null) contents.set(id, element)
  }
  return contents
}

function layoutFrom({ mine, theirs }: Layouts, side: Side, contents: ReadonlyMap<ElementId, PaperElement>): Layout {
  const isKept = (id: ElementId) => contents.has(id)
  return side === 'mine' ? joinedLayout(mine, theirs, isKept) : joinedLayout(theirs, mine, isKept)
}

/** A section stays as long as it has contents, even if one side deleted it; an emptied one is removed. */
function elementsOf(
  layout: Layout,
  contents: ReadonlyMap<ElementId, PaperElement>,
  sections: ReadonlyMap<ElementId, PaperElement>,
  filled: (id: ElementId) => boolean,
): readonly PaperElement[] {
  const leaf = (id: ElementId): readonly PaperLeaf[] => {
    const element = contents.get(id)
    return element === undefined || isSection(element) ? [] : [element]
  }
  return (layout.get(null) ?? []).flatMap<PaperElement>((id) => {
    const section = contents.get(id) ?? sections.get(id)
    if (section === undefined || !isSection(section)) return leaf(id)
    const children = (layout.get(id) ?? []).flatMap(leaf)
    if (children.length === 0 && (filled(id) || !contents.has(id))) return []
    return [{ ...section, children }]
  })
}
