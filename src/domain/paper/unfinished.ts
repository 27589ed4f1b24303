import { type DraftFault, faultsOf } from '#domain/import/draft-faults.ts'
import type { QuestionDraft } from '#domain/import/imported-paper.ts'
import { questionTypeName } from '#domain/questions/question-types.ts'
import type { OpenKey } from '#domain/questions/question.ts'
import type { PaperItem, PaperQuestion } from './paper.ts'

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

export const isUnfinished = <Fault extends string>(fault: Fault): fault is Fault & UnfinishedFault =>
  unfinishedFaults.some((one) => one === fault)

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
