import type { PaperLeaf } from '../paper.ts'
import { headingIn, headingsIn, newSection, type PlainList, questionsIn, sectionsIn } from './plain-paper.ts'

/** Gathers questions into sections by heading, each with the texts before it, in order of first appearance. */
export function plainFormat(subjectId: number, list: PlainList): [] {
  const before = [...list]
  const gathered = new Map<string, PaperLeaf[]>()
  const front = new Set<PlainList[number]>()
  for (const stretch of stretchesOf(before)) {
    if (questionsIn(stretch).length === 0) for (const text of stretch) front.add(text)
    else gather(subjectId, stretch, gathered)
  }
  list.length = 0
  for (const element of before) if (element.kind === 'title' || front.has(element)) list.push(element)
  const single = sectionsIn(before).filter((section) => headingsIn(subjectId, section).length === 1)
  const kept = new Map(
    [...gathered.keys()].map((heading) => [heading, single.find((one) => headingsIn(subjectId, one)[0] === heading)]),
  )
  const taken = [...before]
  for (const [heading, leaves] of gathered) {
    const section = kept.get(heading) ?? newSection(taken, heading, [])
    taken.push({ ...section, children: [] })
    list.push({ ...section, children: leaves })
  }
  list.push(...sectionsIn(before).filter((section) => questionsIn([section]).length === 0))
  return []
}

/**
 * Leaves that belong together: all of a section with questions, or a stretch not interrupted by a section; titles
 * beside sections do not count.
 */
function stretchesOf(list: PlainList): PaperLeaf[][] {
  const found: PaperLeaf[][] = [[]]
  for (const element of list) {
    if (element.kind === 'section') found.push(questionsIn([element]).length > 0 ? element.children : [], [])
    else if (element.kind !== 'title') found.at(-1)?.push(element)
  }
  return found
}

function gather(subjectId: number, stretch: PaperLeaf[], gathered: Map<string, PaperLeaf[]>): void {
  let waiting: PaperLeaf[] = []
  let last: PaperLeaf[] = waiting
  for (const leaf of stretch) {
    waiting.push(leaf)
    if (leaf.kind !== 'question') continue
    const heading = headingIn(subjectId, leaf)
    last = gathered.get(heading) ?? []
    last.push(...waiting)
    gathered.set(heading, last)
    waiting = []
  }
  last.push(...waiting)
}
