import { stages, subjects } from '#domain/classes/subjects.ts'
import { intBetween } from '#domain/wire/scalars.ts'

export const stageId = intBetween(stages.junior, stages.senior)

export const subjectId = intBetween(subjects.juniorMaths, subjects.seniorEnglish)
