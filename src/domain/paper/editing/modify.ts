import { chooseForBasket } from '../basket.ts'
import { elementOf, isQuestion, mapLeaves, mapSections } from '../elements.ts'
import type { Paper, PaperLeaf, PaperQuestion, PaperSection } from '../paper.ts'
import { paperLimits } from '../paper-limits.ts'
import { edited, type EditingRules, type Modify, type OperationResult, refused } from './operations.ts'
import { isScore } from './scores.ts'

/** Replaces the content of an element by that of one of the same kind. */
export function modifyElement(paper: Paper, { element }: Modify, rules: EditingRules): OperationResult {
  const old = elementOf(paper.elements, element.elementId)
  if (old === undefined) return refused('elementUnknown')
  if (old.kind !== element.kind) return refused('otherKind')
  if (element.kind === 'section') return renameSection(paper, element)
  if (isQuestion(element) && isQuestion(old)) return modifyQuestion(paper, old, element, rules)
  return edited(replaceLeaf(paper, element))
}

function renameSection(paper: Paper, { elementId, sectionText }: Pick<PaperSection, 'elementId' | 'sectionText'>) {
  const text = sectionText.trim()
  if (text === '' || [...text].length > paperLimits.sectionLength) return refused('sectionTextInvalid')
  return edited(
    mapSections(paper, (section) =>
      section.elementId === elementId && section.sectionText !== text ? { ...section, sectionText: text } : section,
    ),
  )
}

function modifyQuestion(paper: Paper, old: PaperQuestion, question: PaperQuestion, { maximum }: EditingRules) {
  if (!question.items.every(({ score }) => isScore(score))) return refused('scoreInvalid')
  const others = mapLeaves(paper, (leaf) => (leaf === old ? null : leaf))
  const [leftOut] = chooseForBasket(others.elements, [question], maximum).leftOut
  if (leftOut?.reason === 'twice') return refused('questionTwice')
  return leftOut === undefined ? edited(replaceLeaf(paper, question)) : refused('tooManyQuestions')
}

const replaceLeaf = (paper: Paper, leaf: PaperLeaf): Paper =>
  mapLeaves(paper, (each) => (each.elementId === leaf.elementId ? leaf : each))
