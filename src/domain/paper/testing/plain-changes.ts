/** The operations of the plain model that leave elements in their lists: modify, sort and update. */
import type { Modify, PaperChange, Sort } from '../editing/operations.ts'
import type { PaperQuestion } from '../paper.ts'
import {
  idsIn,
  type Limits,
  noRoomFor,
  type Outcome,
  type PlainList,
  type PlainPaper,
  plainOf,
  positionIn,
  questionsIn,
  sectionsIn,
} from './plain-paper.ts'
import { isPlainScore, plainWithScore } from './plain-scores.ts'
import { hasOwnNumbers, isNumberedThroughout, numberAsUsual } from './plain-settle.ts'

export function plainModify(list: PlainList, element: Modify['element'], limits: Limits): Outcome {
  const position = positionIn(list, element.elementId)
  const old = position?.siblings[position.index]
  if (position === null || old === undefined) return 'elementUnknown'
  if (old.kind !== element.kind) return 'otherKind'
  if (element.kind === 'section') {
    const sectionText = element.sectionText.trim()
    if (!hasLength(sectionText, 1, 200)) return 'sectionTextInvalid'
    Object.assign(old, { sectionText })
    return []
  }
  if (element.kind === 'question') {
    if (!element.items.every(({ score }) => isPlainScore(score))) return 'scoreInvalid'
    const others = questionsIn(list).filter((one) => one !== old)
    const reason = noRoomFor(others, element, limits)
    if (reason !== null) return reason === 'twice' ? 'questionTwice' : 'tooManyQuestions'
  }
  position.siblings.splice(position.index, 1, ...plainOf([element]))
  return []
}

/** Questions of one value after those of another, in the order they were; texts stay where they are. */
export function plainSort(list: PlainList, { sectionId, by, direction }: Sort): Outcome {
  const sections = sectionsIn(list).filter(({ elementId }) => sectionId === null || elementId === sectionId)
  if (sectionId !== null && sections.length === 0) return 'elementUnknown'
  for (const section of sections) {
    const questions = questionsIn([section])
    const values = [...new Set(questions.map(valueOf[by]))].toSorted((one, other) => one - other)
    const sorted = (direction === 'ascending' ? values : values.toReversed()).flatMap((value) =>
      questions.filter((question) => valueOf[by](question) === value),
    )
    section.children = section.children.map((child) => (child.kind === 'question' ? (sorted.shift() ?? child) : child))
  }
  return []
}

const valueOf: Readonly<Record<Sort['by'], (question: PaperQuestion) => number>> = {
  type: ({ type }) => type,
  difficulty: ({ difficulty }) => difficulty,
  score: ({ items }) => items.reduce((sum, { score }) => sum + score, 0),
}

export function plainUpdate(paper: PlainPaper, change: PaperChange): Outcome {
  switch (change.what) {
    case 'title':
      paper.paperTitle = change.paperTitle.trim()
      return hasLength(paper.paperTitle, 1, 100) ? [] : 'titleInvalid'
    case 'duration':
      paper.duration = change.duration
      return isWholeBetween(change.duration, 1, 600) ? [] : 'durationInvalid'
    case 'scores':
      return updateScores(paper.elements, change.scores)
    case 'numbering':
      return updateNumbering(paper.elements, change.sections)
    case 'ids': {
      const { what: _what, ...ids } = change
      Object.assign(paper, ids)
      return []
    }
  }
}

function updateScores(list: PlainList, scores: Extract<PaperChange, { what: 'scores' }>['scores']): Outcome {
  const questions = questionsIn(list)
  const present = questions.flatMap(({ items }) => items.map(({ itemId }) => itemId))
  if (!scores.every(({ itemId }) => present.includes(itemId))) return 'itemUnknown'
  if (!scores.every(({ score }) => isPlainScore(score))) return 'scoreInvalid'
  for (const { itemId, score } of scores)
    for (const { items } of questions)
      for (const item of items) if (item.itemId === itemId) Object.assign(item, plainWithScore(item, score))
  return []
}

/** Requested numbers that are impossible are reported; numbers that existed before disappear silently. */
function updateNumbering(list: PlainList, asked: Extract<PaperChange, { what: 'numbering' }>['sections']): Outcome {
  for (const { elementId, firstNumber } of asked) {
    if (!idsIn(list).includes(elementId)) return 'elementUnknown'
    if (!sectionsIn(list).some((section) => section.elementId === elementId)) return 'otherKind'
    if (firstNumber !== null && !isWholeBetween(firstNumber, 1, 999)) return 'firstNumberInvalid'
  }
  for (const { elementId, numberRule, firstNumber } of asked)
    for (const section of sectionsIn(list))
      if (section.elementId === elementId) Object.assign(section, { numberRule, firstNumber })
  if (isNumberedThroughout(list)) return []
  numberAsUsual(list)
  return asked.some(hasOwnNumbers) ? [{ kind: 'numberingReset' }] : []
}

/** In characters, however many code units each takes. */
const hasLength = (text: string, least: number, most: number): boolean =>
  isWholeBetween(Array.from(text).length, least, most)

const isWholeBetween = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most
