import { elementsById, isQuestion, isSection, mapLeaves, mapSections, questionsOf } from '../elements.ts'
import type { Paper } from '../paper.ts'
import { paperLimits } from '../paper-limits.ts'
import {
  edited,
  type ItemScore,
  type OperationRefusal,
  type OperationResult,
  type PaperNote,
  refused,
  type SectionNumbering,
  type Update,
} from './operations.ts'
import { isScore, withScore } from './scores.ts'
import { hasAllNumbers, isUsual, withUsualNumbers } from './settle.ts'

/** Changes properties of the paper as a whole: scores, title, duration, ids, numbers (specification §4.5). */
export function updatePaper(paper: Paper, { change }: Update): OperationResult {
  switch (change.what) {
    case 'title':
      return updateTitle(paper, change.paperTitle)
    case 'duration':
      return updateDuration(paper, change.duration)
    case 'scores':
      return updateScores(paper, change.scores)
    case 'numbering':
      return updateNumbering(paper, change.sections)
    case 'ids': {
      const { what: _what, ...ids } = change
      return edited(withFields(paper, ids))
    }
  }
}

function updateTitle(paper: Paper, typed: string): OperationResult {
  const paperTitle = typed.trim()
  const isTitle = paperTitle !== '' && [...paperTitle].length <= paperLimits.titleLength
  return isTitle ? edited(withFields(paper, { paperTitle })) : refused('titleInvalid')
}

function updateDuration(paper: Paper, duration: number): OperationResult {
  const { shortest, longest } = paperLimits.duration
  const isDuration = Number.isInteger(duration) && duration >= shortest && duration <= longest
  return isDuration ? edited(withFields(paper, { duration })) : refused('durationInvalid')
}

function updateScores(paper: Paper, scores: readonly ItemScore[]): OperationResult {
  const byItem = new Map(scores.map(({ itemId, score }) => [itemId, score]))
  const present = new Set(questionsOf(paper.elements).flatMap(({ items }) => items.map(({ itemId }) => itemId)))
  if (![...byItem.keys()].every((itemId) => present.has(itemId))) return refused('itemUnknown')
  if (!scores.every(({ score }) => isScore(score))) return refused('scoreInvalid')
  return edited(
    mapLeaves(paper, (leaf) => {
      if (!isQuestion(leaf)) return leaf
      const items = leaf.items.map((item) => withScore(item, byItem.get(item.itemId) ?? item.score))
      return items.every((item, index) => item === leaf.items[index]) ? leaf : { ...leaf, items }
    }),
  )
}

function updateNumbering(paper: Paper, sections: readonly SectionNumbering[]): OperationResult {
  const refusal = sections.map((section) => numberingRefusal(paper, section)).find((reason) => reason !== null)
  if (refusal !== undefined) return refused(refusal)
  const byId = new Map(sections.map((section) => [section.elementId, section]))
  const numbered = mapSections(paper, (section) => {
    const { numberRule, firstNumber } = byId.get(section.elementId) ?? section
    const isSame = section.numberRule === numberRule && section.firstNumber === firstNumber
    return isSame ? section : { ...section, numberRule, firstNumber }
  })
  if (hasAllNumbers(numbered)) return edited(numbered)
  const notes: readonly PaperNote[] = sections.every(isUsual) ? [] : [{ kind: 'numberingReset' }]
  return edited(withUsualNumbers(paper), ...notes)
}

function numberingRefusal(paper: Paper, { elementId, firstNumber }: SectionNumbering): OperationRefusal | null {
  const element = elementsById(paper.elements).get(elementId)
  if (element === undefined) return 'elementUnknown'
  if (!isSection(element)) return 'otherKind'
  if (firstNumber === null) return null
  const { lowest, highest } = paperLimits.firstNumber
  return Number.isInteger(firstNumber) && firstNumber >= lowest && firstNumber <= highest ? null : 'firstNumberInvalid'
}

/** The paper with some fields replaced; the same object if they are equal. */
function withFields(paper: Paper, fields: Partial<Paper>): Paper {
  const next: Paper = { ...paper, ...fields }
  return fieldNames.every((name) => next[name] === paper[name]) ? paper : next
}

const fieldNames = ['paperTitle', 'duration', 'paperId', 'ownerId', 'bookId', 'assignmentId'] as const
