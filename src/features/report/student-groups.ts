import type { ClassReport, StudentReport } from '#api/contract/groups/report.ts'
import { isPass } from '#domain/statistics/score-summary.ts'

/** The students behind a figure of the report. */
export type StudentGroup = 'marked' | 'passed' | 'extremes'

/** Their names among the report's texts. */
export const groupNames = { marked: 'groupMarked', passed: 'groupPassed', extremes: 'groupExtremes' } as const

/** Those whose submissions a figure covers: all marked ones, those passed, or the highest and the lowest. */
export function studentsOf({ students, assignment, statistics }: ClassReport, group: StudentGroup) {
  const isIn: Readonly<Record<StudentGroup, (total: number) => boolean>> = {
    marked: () => true,
    passed: (total) => isPass(total, assignment.score),
    extremes: (total) => total === statistics?.highest || total === statistics?.lowest,
  }
  return students.filter(({ total }: StudentReport) => total !== null && isIn[group](total))
}
