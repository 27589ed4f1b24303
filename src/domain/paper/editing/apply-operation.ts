import { isSameValue } from '#domain/values/same-value.ts'
import type { Paper } from '../paper.ts'
import { addElements } from './add.ts'
import { deleteElements } from './delete.ts'
import { exchangeQuestion } from './exchange.ts'
import { formatPaper } from './format.ts'
import { modifyElement } from './modify.ts'
import { moveElement } from './move.ts'
import { edited, type EditingRules, type OperationResult, type PaperOperation, refused } from './operations.ts'
import { settle } from './settle.ts'
import { sortSections } from './sort.ts'
import { updatePaper } from './update.ts'

/**
 * The paper after an operation, with side effects noted, or why it was refused (specification §4.5). An operation for
 * another paper is refused. If nothing changes, the result is the same object; a reset always leads to the initial one.
 */
export function applyOperation(paper: Paper, operation: PaperOperation, rules: EditingRules): OperationResult {
  if (operation.paperId !== paper.paperId) return refused('paperIdIncorrect')
  const result = perform(paper, operation, rules)
  if (!result.ok || result.paper === paper) return result
  const settled = settle(result.paper)
  // An edit of a question may leave it as it was, and a merge may put back what was moved away.
  const isSame = operation.kind !== 'reset' && isSameValue(settled.paper, paper)
  return edited(isSame ? paper : settled.paper, ...result.notes, ...settled.notes)
}

function perform(paper: Paper, operation: PaperOperation, rules: EditingRules): OperationResult {
  switch (operation.kind) {
    case 'add':
      return addElements(paper, operation, rules)
    case 'delete':
      return deleteElements(paper, operation)
    case 'exchange':
      return exchangeQuestion(paper, operation, rules)
    case 'modify':
      return modifyElement(paper, operation, rules)
    case 'move':
      return moveElement(paper, operation)
    case 'clear':
      return edited(paper.elements.length === 0 ? paper : { ...paper, elements: [] })
    case 'reset':
      return edited(rules.initial)
    case 'format':
      return formatPaper(paper)
    case 'sort':
      return sortSections(paper, operation)
    case 'update':
      return updatePaper(paper, operation)
  }
}
