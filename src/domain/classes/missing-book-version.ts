import { subjects } from './subjects.ts'

/** What decides whether a teacher is asked for a book version. */
export interface BookVersionFacts {
  readonly hasCourse: boolean
  /** Subject of the current class. */
  readonly subjectId: number | null
  /** What the teacher has chosen. */
  readonly bookVersion: string | null
}

/** The dialog's condition (specification §4): a class, no version, and English. */
export const isBookVersionMissing = ({ hasCourse, subjectId, bookVersion }: BookVersionFacts): boolean =>
  hasCourse && bookVersion === null && (subjectId === subjects.juniorEnglish || subjectId === subjects.seniorEnglish)
