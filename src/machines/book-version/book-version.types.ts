import { bookVersionNames } from '#domain/classes/book-versions.ts'
import type { BookVersionFacts } from '#domain/classes/missing-book-version.ts'
import { defaultSubjectOfStage, type StageId, type SubjectId } from '#domain/classes/subjects.ts'

export interface TeachingForm {
  readonly stageId: StageId | null
  readonly subjectId: SubjectId | null
  readonly bookVersion: string | null
}

/** A complete form. */
export interface WholeTeaching {
  readonly stageId: StageId
  readonly subjectId: SubjectId
  readonly bookVersion: string
}

export type TeachingField = keyof TeachingForm

export interface BookVersionInput extends BookVersionFacts {
  /** The initial form. */
  readonly form: TeachingForm
}

export interface BookVersionContext extends BookVersionInput {
  /** The last choice at each stage: restored with the stage. */
  readonly lastOfStage: Readonly<Partial<Record<StageId, TeachingForm>>>
  readonly wasTried: boolean
  /** Why saving failed; empty if it was not tried. */
  readonly failure: string
}

export type BookVersionEvent =
  | { readonly type: 'facts.change'; readonly facts: BookVersionFacts }
  | { readonly type: 'stage.choose'; readonly stageId: StageId }
  | { readonly type: 'subject.choose'; readonly subjectId: SubjectId }
  | { readonly type: 'version.choose'; readonly bookVersion: string }
  | { readonly type: 'form.submit' }
  | { readonly type: 'dialog.later' }

export const isWhole = (form: TeachingForm): form is WholeTeaching =>
  form.stageId !== null && form.subjectId !== null && form.bookVersion !== null

/** Another stage starts with its default subject, or with what was chosen at it before. */
export const withStage = (lastOfStage: BookVersionContext['lastOfStage'], stageId: StageId): TeachingForm =>
  lastOfStage[stageId] ?? { stageId, subjectId: defaultSubjectOfStage[stageId], bookVersion: null }

/** The version is kept if the other subject has it, too. */
export const withSubject = (form: TeachingForm, subjectId: SubjectId): TeachingForm => ({
  ...form,
  subjectId,
  bookVersion:
    form.bookVersion !== null && bookVersionNames[subjectId].includes(form.bookVersion) ? form.bookVersion : null,
})
