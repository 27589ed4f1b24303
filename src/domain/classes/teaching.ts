import { isMaths, type StageId, stages, type SubjectId, subjects } from './subjects.ts'

/** The subjects of a stage (specification §5): English and maths, English first because it is the default. */
export const subjectsOfStage: Readonly<Record<StageId, readonly SubjectId[]>> = {
  [stages.junior]: [subjects.juniorEnglish, subjects.juniorMaths],
  [stages.senior]: [subjects.seniorEnglish, subjects.seniorMaths],
}

/** Whether a subject is taught at a stage; false for an unknown stage or subject. */
export const isSubjectOfStage = (subjectId: number, stageId: number): boolean =>
  isStage(stageId) && subjectsOfStage[stageId].some((known) => known === subjectId)

export const isStage = (stageId: number | null): stageId is StageId =>
  stageId === stages.junior || stageId === stages.senior

export const isSubject = (subjectId: number | null): subjectId is SubjectId =>
  Object.values<number | null>(subjects).includes(subjectId)

/** "maths" or "english", for the words on screen. */
export const subjectNameOf = (subjectId: number): 'maths' | 'english' => (isMaths(subjectId) ? 'maths' : 'english')

/** "junior" or "senior", for the words on screen. */
export const stageNameOf = (stageId: number): 'junior' | 'senior' => (stageId === stages.junior ? 'junior' : 'senior')
