import type { Course } from '#api/contract/schemas/courses.ts'
import type { AssignmentInfo, AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { assignmentUnfilled, courseUnfilled } from '#api/contract/schemas/unfilled-fields.ts'

/** A class in the service's format, for tests of screens. */
export const givenCourse: Course = {
  courseId: 1,
  courseName: '七年级(2)班',
  classCode: 'A',
  courseType: 1,
  needsApproval: true,
  leadTeacherId: 1,
  ownerId: 1,
  leadTeacherName: '林知夏',
  teacherName: '',
  courseSchool: '启明中学',
  stageId: 2,
  subjectId: 203,
  bookId: 1,
  bookName: '七年级上册',
  status: 1,
  ...courseUnfilled,
  rev: 0,
  studentCount: 40,
  requestCount: 0,
  waitingCount: 12,
}

const givenInfo: Omit<AssignmentInfo, 'assignedCount'> = {
  assignmentId: 5,
  assignmentName: 'Unit 6 写作',
  courseId: givenCourse.courseId,
  paperId: 8,
  fromPaper: true,
  ...assignmentUnfilled,
  kind: 'composition',
  assignmentType: 1,
  beginTime: '2026-11-18T00:00:00.000Z',
  endTime: '2026-11-20T10:00:00.000Z',
  duration: null,
  audience: 1,
  status: 1,
  score: 150,
  publishedAt: '2026-11-17T00:00:00.000Z',
  finishedAt: null,
  scoreTime: null,
  viewed: true,
}

/** Numbers of students of an assignment, by progress. */
export interface GivenCounts {
  readonly marked: number
  readonly unmarked: number
  readonly missing: number
  /** Of those missing, who have saved answers. */
  readonly answering?: number
}

/** A running assignment as a list shows it; each assigned student is counted once. */
export const givenRow = (
  info: Partial<AssignmentInfo>,
  { marked, unmarked, missing, answering }: GivenCounts,
): AssignmentRow => ({
  assignmentInfo: { ...givenInfo, assignedCount: marked + unmarked + missing, ...info },
  reportData: {
    meanScore: null,
    openedCount: marked + unmarked,
    ...(answering !== undefined && { answeringCount: answering }),
    submittedCount: marked + unmarked,
    unsubmittedCount: missing,
    unmarkedCount: unmarked,
    markedCount: marked,
  },
})
