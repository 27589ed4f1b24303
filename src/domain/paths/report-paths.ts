import { withQuery } from './address.ts'
import { areaOfFamily, type ReportFamily } from '../report/families.ts'

/** Addresses of reports other than the one of an assignment, to which any page may link (`paths.report`). */
export const reportPaths = {
  /** Another report about an assignment: its listening, its growth, other classes… */
  family: (family: ReportFamily, courseId: number, assignmentId: number) =>
    withQuery(`/${areaOfFamily(family)}`, { type: 'studytask', scope: 'class', courseId, homeworkId: assignmentId }),
  /** The report about an assignment with one student's submission open. */
  student: (courseId: number, assignmentId: number, studentId: number) =>
    withQuery('/report-html', { type: 'studytask', courseId, homeworkId: assignmentId, stuId: studentId }),
  /** The report about an assignment with everybody's answers to one item open. */
  item: (courseId: number, assignmentId: number, itemId: number) =>
    withQuery('/report-html', { type: 'studytask', scope: 'class', courseId, homeworkId: assignmentId, itemId }),
  /** A report as a file: pdf, docx or xlsx. */
  exported: (courseId: number, assignmentId: number, mode: string) =>
    `/course/${courseId}/homework/${assignmentId}/export/0/${mode}`,
  /** All assignments of a class over time. */
  classTrack: (courseId: number, days: { readonly [field in 'startDate' | 'endDate']?: string | undefined } = {}) =>
    withQuery('/course/report/task-track', { courseId, ...days }),
  /** The same between two days. */
  courseTrack: (courseId: number, startDate: string, endDate: string) =>
    `/course/${courseId}/report/courseTrack/${startDate}/${endDate}`,
  /** One student of a class over all assignments. */
  studentTrack: (courseId: number, studentId?: number) => withQuery('/report/student-track', { courseId, studentId }),
} as const

/** The address of a report, with names hidden if they are hidden in the address that leads to it. */
export const withNamesAs = (isHidden: boolean, path: string): string =>
  isHidden ? `${path}${path.includes('?') ? '&' : '?'}anonymous=1` : path
