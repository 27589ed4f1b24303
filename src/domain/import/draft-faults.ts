import { acceptedLimits } from '#domain/questions/accepted-limits.ts'
import type { Choice } from '#domain/questions/question.ts'
import { paperLimits } from '#domain/paper/paper-limits.ts'
import { draftType } from './draft-type.ts'
import { importLimits } from './import-limits.ts'
import type { ImportedItem, QuestionDraft } from './imported-paper.ts'

/** Why a question cannot be kept as it is. */
export const draftFaults = [
  'stemMissing',
  'optionsMissing',
  'optionEmpty',
  'tooManyOptions',
  'rightMissing',
  'rightUnknown',
  'severalRight',
  'rightRepeated',
  'scoreWrong',
  'tooLong',
  'kindUnfit',
] as const

export type DraftFault = (typeof draftFaults)[number]

/** A fault with its item's index, from 0; null for the whole question. */
export interface FoundFault {
  readonly item: number | null
  readonly fault: DraftFault
}

export const letters: readonly Choice[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

/** Everything that keeps a question from being accepted in its subject; empty for a good one. */
export function faultsOf(subjectId: number, draft: QuestionDraft): readonly FoundFault[] {
  const ofItems = draft.items.flatMap((one, item) => itemFaults(one, draft).map((fault) => ({ item, fault })))
  return draftType(subjectId, draft) === null ? [...ofItems, { item: null, fault: 'kindUnfit' }] : ofItems
}

function itemFaults(item: ImportedItem, { passage }: QuestionDraft): DraftFault[] {
  const isAsked = item.stem.trim() !== '' || passage.trim() !== ''
  const isLong =
    isAnyLonger([item.stem, item.analysis, passage], importLimits.text) ||
    isAnyLonger(item.options, importLimits.optionText) ||
    isAnyLonger(item.right, longestRight[item.kind])
  return [
    ...(isAsked ? [] : (['stemMissing'] as const)),
    ...(isChoice(item) ? choiceFaults(item) : answerFaults(item)),
    ...(isScored(item) ? [] : (['scoreWrong'] as const)),
    ...(isLong ? (['tooLong'] as const) : []),
  ]
}

const isChoice = ({ kind }: ImportedItem): boolean => kind === 'single' || kind === 'multiple'

/** What is typed into a blank is shorter than a model answer. */
const longestRight: Readonly<Record<ImportedItem['kind'], number>> = {
  single: importLimits.text,
  multiple: importLimits.text,
  blank: acceptedLimits.blank,
  number: acceptedLimits.number,
  written: importLimits.text,
}

const isAnyLonger = (texts: readonly string[], longest: number): boolean => texts.some(({ length }) => length > longest)

function choiceFaults({ kind, options, right }: ImportedItem): DraftFault[] {
  if (options.length < 2) return ['optionsMissing']
  if (options.length > importLimits.options) return ['tooManyOptions']
  const known = letters.slice(0, options.length)
  const faults: DraftFault[] = options.every((option) => option.trim() !== '') ? [] : ['optionEmpty']
  if (right.length === 0) return [...faults, 'rightMissing']
  if (!right.every((letter) => known.some((one) => one === letter))) return [...faults, 'rightUnknown']
  if (new Set(right).size < right.length) return [...faults, 'rightRepeated']
  return kind === 'single' && right.length > 1 ? [...faults, 'severalRight'] : faults
}

/** A written answer is marked by a person, so it needs no model answer. */
function answerFaults({ kind, right }: ImportedItem): DraftFault[] {
  if (kind === 'written') return []
  if (right.length === 0 || right.some((answer) => answer.trim() === '')) return ['rightMissing']
  return new Set(right).size < right.length ? ['rightRepeated'] : []
}

const { highest, step } = paperLimits.score

const isScored = ({ score }: ImportedItem): boolean =>
  score === null || (score > 0 && score <= highest && score % step === 0)
