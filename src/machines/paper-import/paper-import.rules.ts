import type { ChosenQuestion } from '#api/contract/schemas/paper-imports.ts'
import { type FoundFault, faultsOf } from '#domain/import/draft-faults.ts'
import type {
  ConfirmRequest,
  KeptReview,
  OfPaperImport,
  PaperImportContext,
  PaperImportInfo,
  ReviewedQuestion,
  UploadRequest,
} from './paper-import.types.ts'

/** The review as it was left, or a new one if the stored one is about other questions. */
export const openReview = (info: PaperImportInfo, kept: KeptReview | null): KeptReview =>
  kept !== null && kept.reviewed.length === info.questions.length
    ? kept
    : { reviewed: asRead(info), paperTitle: info.paperTitle }

/** The questions as read; one that stands in the file before is left out unless the teacher takes it. */
const asRead = ({ questions }: PaperImportInfo): readonly ReviewedQuestion[] =>
  questions.map(({ passage, difficulty, items, section, sameBefore }) => ({
    question: { passage, difficulty, items, section },
    isTaken: sameBefore === null,
  }))

export const takenOf = (reviewed: readonly ReviewedQuestion[]): readonly ChosenQuestion[] =>
  reviewed.filter(({ isTaken }) => isTaken).map(({ question }) => question)

/** What keeps each question from being accepted, by index; empty for one that is left out. */
export const faultsByQuestion = (
  subjectId: number,
  reviewed: readonly ReviewedQuestion[],
): readonly (readonly FoundFault[])[] =>
  reviewed.map(({ question, isTaken }) => (isTaken ? faultsOf(subjectId, question) : []))

/** Whether something is taken, and everything taken can be kept. */
export function canConfirm({ info, reviewed }: Pick<PaperImportContext, 'info' | 'reviewed'>): boolean {
  if (info === null || !reviewed.some(({ isTaken }) => isTaken)) return false
  return faultsByQuestion(info.import.subjectId, reviewed).every((faults) => faults.length === 0)
}

export const withReviewed = (
  reviewed: readonly ReviewedQuestion[],
  at: number,
  change: Partial<ReviewedQuestion>,
): readonly ReviewedQuestion[] => reviewed.map((one, index) => (index === at ? { ...one, ...change } : one))

export function uploadRequestOf({ subjectId, source }: PaperImportContext): UploadRequest {
  if (source === null) throw new Error('No file to upload')
  return { subjectId, source }
}

export function ofImport({ paperImportId }: PaperImportContext): OfPaperImport {
  if (paperImportId === null) throw new Error('No file was kept')
  return { paperImportId }
}

export const confirmRequestOf = (context: PaperImportContext): ConfirmRequest => ({
  ...ofImport(context),
  questions: takenOf(context.reviewed),
  paperTitle: context.paperTitle.trim(),
})
