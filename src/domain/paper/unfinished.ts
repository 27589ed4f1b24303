import { type DraftFault, faultsOf } from '#domain/import/draft-faults.ts'
import type { QuestionDraft } from '#domain/import/imported-paper.ts'
import { questionTypeName } from '#domain/questions/question-types.ts'
import type { OpenKey } from '#domain/questions/question.ts'
import { questionsOf } from './elements.ts'
import { numberPaper } from './numbering.ts'
import type { ElementId, Paper, PaperItem, PaperQuestion } from './paper.ts'

/** What a question on a paper may still lack. */
export const unfinishedFaults = [
  'passageMissing',
  'stemMissing',
  'optionsMissing',
  'optionEmpty',
  'rightMissing',
] as const satisfies readonly (DraftFault | 'passageMissing')[]

export type UnfinishedFault = (typeof unfinishedFaults)[number]

export interface Unfinished {
  /** The index of its item, from 0; null for the whole question. */
  readonly item: number | null
  readonly fault: UnfinishedFault
}

/** Everything that a question still lacks, by the rules for imported ones; empty for a complete one. */
export function unfinishedIn(subjectId: number, question: PaperQuestion): readonly Unfinished[] {
  const type = questionTypeName(subjectId, question.type)
  const lacksPassage = (type === 'cloze' || type === 'reading') && question.passage.trim() === ''
  // Each item of a reading asks something about the text.
  const draft = draftOf(type === 'reading' ? { ...question, passage: '' } : question)
  const ofItems = faultsOf(subjectId, draft).flatMap(({ item, fault }) =>
    isUnfinished(fault) && !(fault === 'stemMissing' && type === 'cloze') ? [{ item, fault }] : [],
  )
  return lacksPassage ? [{ item: null, fault: 'passageMissing' }, ...ofItems] : ofItems
}

const isUnfinished = <Fault extends string>(fault: Fault): fault is Fault & UnfinishedFault =>
  unfinishedFaults.some((one) => one === fault)

/** A question on a paper that is still being written. */
export interface UnfinishedQuestion {
  readonly elementId: ElementId
  /** Its number as printed: "7", or "21–25". */
  readonly printed: string
  readonly itemCount: number
  readonly lacks: readonly Unfinished[]
}

/**
 * The questions of a paper that are still being written, in order. It is kept like that, and printed without answers;
 * whatever needs its keys waits for them.
 */
export function unfinishedOn(paper: Paper): readonly UnfinishedQuestion[] {
  const { questions: numbers } = numberPaper(paper)
  return questionsOf(paper.elements).flatMap((question) => {
    const lacks = unfinishedIn(paper.subjectId, question)
    if (lacks.length === 0) return []
    const { elementId, items } = question
    return [{ elementId, printed: numbers.get(elementId)?.printed ?? '', itemCount: items.length, lacks }]
  })
}

const draftOf = ({ passage, difficulty, items }: PaperQuestion): QuestionDraft => ({
  passage,
  difficulty,
  items: items.map(draftItemOf),
})

const draftItemOf = ({
  key,
  stem,
  options,
  analysis,
  knowledge,
  score,
}: PaperItem): QuestionDraft['items'][number] => ({
  kind: key.kind,
  stem,
  options: options.map(({ text }) => text),
  right: rightOf(key),
  analysis,
  knowledge,
  score,
})

function rightOf(key: OpenKey): readonly string[] {
  switch (key.kind) {
    case 'single':
      return key.choice === null ? [] : [key.choice]
    case 'multiple':
      return key.choices
    case 'blank':
    case 'number':
      return key.accept
    case 'written':
      return [key.model]
  }
}
