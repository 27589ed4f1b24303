import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import { isQuestion } from '#domain/paper/elements.ts'
import type { NumberRule, PaperElement, PaperItem, PaperQuestion } from '#domain/paper/paper.ts'
import { pointFields, pointNamesOf } from '#domain/questions/point-names.ts'
import { familyOf } from '#domain/questions/question-types.ts'
import { type PlacedBlock, questionBlocks, sectionScore, type SectionScore } from '#parts/paper-sheet/sheet-blocks.ts'

export interface Printing {
  readonly subjectId: number
  /** The number printed before the question: "7", or "21–25". */
  readonly printed: string
  readonly rule: NumberRule
  readonly showsScores: boolean
}

/** A question as printed. If it has a single number, its items are counted in brackets. */
export function printedBlocks(question: PaperQuestion, printing: Printing): readonly PlacedBlock[] {
  const { subjectId, printed, rule, showsScores } = printing
  const { questionId, type, difficulty, passage, items } = question
  const countsInside = rule === 'byQuestion' && items.length > 1
  const first = countsInside ? 1 : Number.parseInt(printed, 10)
  const sheetQuestion = {
    questionId,
    type,
    difficulty,
    passage,
    items: items.map((item, index) => sheetItem(item, first + index)),
  }
  const settings = { answers: 'none', isEnglish: familyOf(subjectId) === 'english' } as const
  const blocks = questionBlocks(sheetQuestion, showsScores, settings)
  return countsInside ? blocks.map(inBrackets) : blocks
}

function sheetItem(item: PaperItem, no: number): KeyedItem {
  const { itemId, stem, options, key, analysis, score } = item
  return {
    itemId,
    no,
    kind: key.kind,
    stem,
    options: [...options],
    score,
    // A copy, because the contract's types have no readonly arrays.
    key: structuredClone(key) as KeyedItem['key'],
    keyRev: 0,
    analysis,
    ...pointFields(pointNamesOf(item)),
  }
}

function inBrackets(placed: PlacedBlock): PlacedBlock {
  const { block } = placed
  const labelled = <Numbered extends { readonly item: KeyedItem }>(one: Numbered) => ({
    ...one,
    label: `(${one.item.no})`,
  })
  if (block.kind === 'item') return { ...placed, block: labelled(block) }
  return block.kind === 'brackets' ? { ...placed, block: { ...block, gaps: block.gaps.map(labelled) } } : placed
}

/** The score summary that a heading shows for the items below it. */
export const scoreOfSection = (children: readonly PaperElement[]): SectionScore =>
  sectionScore({ questions: children.filter(isQuestion) })
