/**
 * A naive reference implementation of the operations, straight from the specification (§4.5, §5.4): lists mutated in
 * place, everything searched anew, nothing shared. Random acts only do what it knows.
 */
import type { EditingRules, PaperAct, Position } from '../editing/operations.ts'
import type { Paper, PaperElement, PaperItem, PaperLeaf, PaperQuestion } from '../paper.ts'
import { plainFormat } from './plain-format.ts'
import {
  childrenIn,
  dropEmptied,
  headingIn,
  headingsIn,
  idsIn,
  mathsHeadings,
  newSection,
  positionIn,
  plainOf,
  type PlainList,
  questionsIn,
  sectionsIn,
} from './plain-paper.ts'
import { isMaths } from '#domain/classes/subjects.ts'

/** The paper after an act; null if it is refused. */
export function plainlyDone(paper: Paper, act: PaperAct, { initial, maximum }: EditingRules): Paper | null {
  if (act.kind === 'reset') return initial
  const list = plainOf(paper.elements)
  const isDone = perform(list, act, { subjectId: paper.subjectId, maximum })
  if (!isDone) return null
  mergeMaths(paper.subjectId, list)
  if (!isNumberedThroughout(list)) for (const section of sectionsIn(list)) numberAsUsual(section)
  return { ...paper, elements: list }
}

interface Limits {
  readonly subjectId: number
  readonly maximum: number
}

function perform(list: PlainList, act: Exclude<PaperAct, { kind: 'reset' }>, limits: Limits): boolean {
  switch (act.kind) {
    case 'add':
      return add(list, act.elements, act.position, limits)
    case 'delete':
      return remove(list, act.elementIds)
    case 'exchange':
      return exchange(list, act.elementId, act.question, limits)
    case 'modify':
      return act.element.kind === 'question' && modify(list, act.element, limits)
    case 'move':
      return move(list, act.from, act.to)
    case 'clear':
      list.length = 0
      return true
    case 'format':
      return plainFormat(limits.subjectId, list)
    case 'sort':
      return sortByDifficulty(list)
    case 'update':
      return update(list, act.change)
  }
}

function add(list: PlainList, elements: readonly PaperElement[], position: Position | null, limits: Limits): boolean {
  const present = questionsIn(list)
  const takes = (leaf: PaperLeaf): boolean => {
    if (leaf.kind !== 'question') return true
    if (!hasRoom(present, leaf, limits)) return false
    present.push(leaf)
    return true
  }
  const taken: PlainList = []
  for (const element of plainOf(elements)) {
    if (element.kind !== 'section') {
      if (takes(element)) taken.push(element)
      continue
    }
    const wasEmpty = questionsIn([element]).length === 0
    element.children = element.children.filter(takes)
    if (wasEmpty || questionsIn([element]).length > 0) taken.push(element)
  }
  const ids = [...idsIn(list), ...idsIn(taken)]
  if (new Set(ids).size < ids.length) return false
  if (position !== null) return insert(list, taken, position)
  for (const element of taken) homeOf(list, element, limits.subjectId).push(element)
  return true
}

/** The list that something added without a position goes to: the first section with a question of its heading. */
function homeOf(list: PlainList, element: PlainList[number], subjectId: number): PlainList {
  if (element.kind !== 'question') return list
  const heading = headingIn(subjectId, element)
  return sectionsIn(list).find((section) => headingsIn(subjectId, section).includes(heading))?.children ?? list
}

const hasRoom = (present: readonly PaperQuestion[], question: PaperQuestion, { maximum }: Limits): boolean =>
  present.every(({ questionId }) => questionId !== question.questionId) &&
  [...present, question].flatMap(({ items }) => items).length <= maximum

function insert(list: PlainList, taken: PlainList, { sectionId, index }: Position): boolean {
  const siblings = childrenIn(list, sectionId)
  if (siblings === null || index > siblings.length) return false
  if (sectionId !== null && sectionsIn(taken).length > 0) return false
  siblings.splice(index, 0, ...taken)
  return true
}

function remove(list: PlainList, elementIds: readonly string[]): boolean {
  const before = plainOf(list)
  if (!elementIds.every((elementId) => idsIn(list).includes(elementId))) return false
  for (const elementId of elementIds) {
    const position = positionIn(list, elementId)
    position?.siblings.splice(position.index, 1)
  }
  dropEmptied(before, list)
  return true
}

function exchange(list: PlainList, elementId: string, question: PaperQuestion, limits: Limits): boolean {
  const { subjectId } = limits
  const before = plainOf(list)
  const position = positionIn(list, elementId)
  const old = position?.siblings[position.index]
  if (position === null || old?.kind !== 'question') return false
  const others = questionsIn(list).filter((one) => one !== old)
  if (!hasRoom(others, question, limits)) return false
  const items = question.items.map((item, index): PaperItem => {
    const scored = old.items.length === question.items.length ? old.items[index] : item
    return { ...item, score: scored?.score ?? item.score }
  })
  const next: PaperQuestion = { ...question, elementId, condition: old.condition, items }
  const section = sectionsIn(list).find(({ children }) => children.includes(old))
  position.siblings.splice(position.index, 1)
  const belongs = section === undefined || headingsIn(subjectId, section).includes(headingIn(subjectId, next))
  if (belongs || next.typeName === old.typeName) {
    position.siblings.splice(position.index, 0, next)
    return true
  }
  const home = homeOf(list, next, subjectId)
  if (home === list) list.splice(list.indexOf(section) + 1, 0, newSection(before, headingIn(subjectId, next), [next]))
  else home.push(next)
  dropEmptied(before, list)
  return true
}

function modify(list: PlainList, question: PaperQuestion, limits: Limits): boolean {
  const position = positionIn(list, question.elementId)
  const old = position?.siblings[position.index]
  if (position === null || old?.kind !== 'question') return false
  const others = questionsIn(list).filter((one) => one !== old)
  if (!hasRoom(others, question, limits)) return false
  position.siblings[position.index] = question
  return true
}

function move(list: PlainList, from: Position, to: Position): boolean {
  const before = plainOf(list)
  const moved = childrenIn(list, from.sectionId)?.splice(from.index, 1) ?? []
  if (moved.length === 0 || !insert(list, moved, to)) return false
  dropEmptied(before, list)
  return true
}

function sortByDifficulty(list: PlainList): boolean {
  for (const { children } of sectionsIn(list)) {
    const hardestFirst = children
      .filter((child) => child.kind === 'question')
      .sort((one, other) => other.difficulty - one.difficulty)
    for (const [index, child] of children.entries())
      if (child.kind === 'question') children[index] = hardestFirst.shift() ?? child
  }
  return true
}

function update(list: PlainList, change: Extract<PaperAct, { kind: 'update' }>['change']): boolean {
  if (change.what === 'scores') {
    for (const { itemId, score } of change.scores)
      for (const { items } of questionsIn(list))
        for (const item of items) if (item.itemId === itemId) Object.assign(item, { score })
    return true
  }
  if (change.what !== 'numbering') return false
  for (const { elementId, numberRule, firstNumber } of change.sections)
    for (const section of sectionsIn(list))
      if (section.elementId === elementId) Object.assign(section, { numberRule, firstNumber })
  return true
}

const isNumberedThroughout = (list: PlainList): boolean =>
  list.every((element) => element.kind !== 'question') &&
  sectionsIn(list).every(({ firstNumber }) => firstNumber !== null)

const numberAsUsual = (section: ReturnType<typeof sectionsIn>[number]): void =>
  void Object.assign(section, { numberRule: 'byItem', firstNumber: null })

function mergeMaths(subjectId: number, list: PlainList): void {
  const loose = list.filter((element) => element.kind === 'question')
  if (!isMaths(subjectId) || loose.length === 0) return
  const headings = list
    .filter(({ kind }) => kind !== 'title')
    .map((element) =>
      element.kind === 'section' ? headingsIn(subjectId, element) : headingsOfLeaf(subjectId, element),
    )
  if (!headings.every(([heading, ...others]) => others.length === 0 && mathsHeadings.includes(heading ?? ''))) return
  const before = [...list]
  list.splice(0, list.length, ...list.filter(({ kind }) => kind === 'title'))
  for (const heading of mathsHeadings) {
    const questions = loose.filter((question) => headingIn(subjectId, question) === heading)
    const sections = sectionsIn(before).filter((section) => headingsIn(subjectId, section).includes(heading))
    if (sections.length === 0 && questions.length > 0) sections.push(newSection([...before, ...list], heading, []))
    sections.at(-1)?.children.push(...questions)
    list.push(...sections)
  }
}

const headingsOfLeaf = (subjectId: number, leaf: PaperLeaf): string[] =>
  leaf.kind === 'question' ? [headingIn(subjectId, leaf)] : []
