/**
 * A naive reference implementation of the operations, straight from the specification (§4.5, §5.4): lists mutated in
 * place, everything searched anew, nothing shared.
 */
import type { OperationRefusal, OperationResult, PaperAct, Position } from '../editing/operations.ts'
import type { Paper, PaperElement, PaperItem, PaperLeaf, PaperQuestion } from '../paper.ts'
import { plainModify, plainSort, plainUpdate } from './plain-changes.ts'
import { plainFormat } from './plain-format.ts'
import {
  childrenIn,
  dropEmptied,
  headingIn,
  headingsIn,
  idsIn,
  type Limits,
  newSection,
  noRoomFor,
  type Outcome,
  plainCopy,
  plainOf,
  type PlainList,
  type PlainPaper,
  positionIn,
  questionsIn,
  sectionsIn,
} from './plain-paper.ts'
import { plainWithScore } from './plain-scores.ts'
import { settle } from './plain-settle.ts'

/** The paper after an act, and what is reported about it. */
export function plainlyDone(paper: Paper, act: PaperAct, start: Paper, maximum: number): OperationResult {
  const plain = plainCopy(act.kind === 'reset' ? start : paper)
  const outcome = perform(plain, act, { subjectId: paper.subjectId, maximum })
  if (typeof outcome === 'string') return { ok: false, reason: outcome }
  return { ok: true, paper: plain, notes: [...outcome, ...settle(plain)] }
}

/** The paper that an editing begins with. */
export function plainlyOpened(paper: Paper): OperationResult {
  const plain = plainCopy(paper)
  return { ok: true, notes: settle(plain), paper: plain }
}

function perform(paper: PlainPaper, act: PaperAct, limits: Limits): Outcome {
  const list = paper.elements
  switch (act.kind) {
    case 'add':
      return add(list, act.elements, act.position, limits)
    case 'delete':
      return remove(list, act.elementIds)
    case 'exchange':
      return exchange(list, act.elementId, act.question, limits)
    case 'modify':
      return plainModify(list, act.element, limits)
    case 'move':
      return move(list, act.from, act.to)
    case 'clear':
      list.length = 0
      return []
    case 'reset':
      return []
    case 'format':
      return plainFormat(limits.subjectId, list)
    case 'sort':
      return plainSort(list, act)
    case 'update':
      return plainUpdate(paper, act.change)
  }
}

function add(list: PlainList, elements: readonly PaperElement[], position: Position | null, limits: Limits): Outcome {
  const present = questionsIn(list)
  const leftOut: { questionId: number; reason: 'twice' | 'full' }[] = []
  const takes = (leaf: PaperLeaf): boolean => {
    if (leaf.kind !== 'question') return true
    const reason = noRoomFor(present, leaf, limits)
    if (reason === null) present.push(leaf)
    else leftOut.push({ questionId: leaf.questionId, reason })
    return reason === null
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
  if (new Set(ids).size < ids.length) return 'elementExists'
  const refusal = position === null ? null : insert(list, taken, position)
  if (refusal !== null) return refusal
  if (position === null) for (const element of taken) homeOf(list, element, limits.subjectId).push(element)
  return leftOut.length === 0 ? [] : [{ kind: 'leftOut', questions: leftOut }]
}

/** The list that something added without a position goes to: the first section with a question of its heading. */
function homeOf(list: PlainList, element: PlainList[number], subjectId: number): PlainList {
  if (element.kind !== 'question') return list
  const heading = headingIn(subjectId, element)
  return sectionsIn(list).find((section) => headingsIn(subjectId, section).includes(heading))?.children ?? list
}

function insert(list: PlainList, taken: PlainList, { sectionId, index }: Position): OperationRefusal | null {
  const siblings = childrenIn(list, sectionId)
  if (siblings === null) return 'elementUnknown'
  if (!Array.from({ length: siblings.length + 1 }, (_, place) => place).includes(index)) return 'positionUnknown'
  if (sectionId !== null && sectionsIn(taken).length > 0) return 'sectionInSection'
  siblings.splice(index, 0, ...taken)
  return null
}

function remove(list: PlainList, elementIds: readonly string[]): Outcome {
  const before = plainOf(list)
  if (!elementIds.every((elementId) => idsIn(list).includes(elementId))) return 'elementUnknown'
  for (const elementId of elementIds) {
    const position = positionIn(list, elementId)
    position?.siblings.splice(position.index, 1)
  }
  return dropEmptied(before, list)
}

function exchange(list: PlainList, elementId: string, question: PaperQuestion, limits: Limits): Outcome {
  const { subjectId } = limits
  const before = plainOf(list)
  const position = positionIn(list, elementId)
  const old = position?.siblings[position.index]
  if (position === null || old === undefined) return 'elementUnknown'
  if (old.kind !== 'question') return 'otherKind'
  const others = questionsIn(list).filter((one) => one !== old)
  const reason = noRoomFor(others, question, limits)
  if (reason !== null) return reason === 'twice' ? 'questionTwice' : 'tooManyQuestions'
  const keepsScores = old.items.length === question.items.length
  const items = question.items.map((item, index): PaperItem =>
    keepsScores ? plainWithScore(item, old.items[index]?.score ?? 0) : item,
  )
  const next: PaperQuestion = { ...question, elementId, condition: old.condition, items }
  const section = sectionsIn(list).find(({ children }) => children.includes(old))
  position.siblings.splice(position.index, 1)
  const belongs = section === undefined || headingsIn(subjectId, section).includes(headingIn(subjectId, next))
  if (belongs || next.typeName === old.typeName) {
    position.siblings.splice(position.index, 0, next)
    return []
  }
  const home = homeOf(list, next, subjectId)
  if (home === list) list.splice(list.indexOf(section) + 1, 0, newSection(before, headingIn(subjectId, next), [next]))
  else home.push(next)
  return dropEmptied(before, list)
}

function move(list: PlainList, from: Position, to: Position): Outcome {
  const before = plainOf(list)
  const [siblings, target] = [childrenIn(list, from.sectionId), childrenIn(list, to.sectionId)]
  if (siblings === null || target === null) return 'elementUnknown'
  const moved = siblings[from.index]
  if (moved === undefined) return 'positionUnknown'
  if (moved.kind === 'section' && to.sectionId !== null) return 'sectionInSection'
  siblings.splice(from.index, 1)
  return insert(list, [moved], to) ?? dropEmptied(before, list)
}
