import { type StageId, stages, type SubjectId, subjects } from './subjects.ts'

/** What is taught at each stage. */
export const subjectsOfStage: Readonly<Record<StageId, readonly SubjectId[]>> = {
  [stages.junior]: [subjects.juniorMaths, subjects.juniorEnglish],
  [stages.senior]: [subjects.seniorMaths, subjects.seniorEnglish],
}

/** Whether a subject is taught at a stage; false for a stage or subject that nobody knows. */
export const isSubjectOfStage = (subjectId: number, stageId: number): boolean =>
  Object.entries(subjectsOfStage).some(
    ([stage, taught]) => Number(stage) === stageId && taught.some((known) => known === subjectId),
  )
