import type { AssignmentInfo, AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { givenCourse, type GivenCounts, givenRow } from '#tests/support/worlds/shown-assignment.ts'
import type { AssignmentDetails, AssignmentStudent } from '../use-assignment-drawer.ts'

/** 10:00 at school. */
export const now = Date.parse('2026-11-20T02:00:00.000Z')

export const course = givenCourse

/** A running assignment of 40: by default 25 marked, 12 to mark, 3 missing. */
export const rowOf = (changes: Partial<AssignmentInfo> = {}, counts: Partial<GivenCounts> = {}): AssignmentRow =>
  givenRow(changes, { marked: 25, unmarked: 12, missing: 3, ...counts })

const nobody: GivenCounts = { marked: 0, unmarked: 0, missing: 40 }

export const runningRow = rowOf()

export const finishedRow = rowOf(
  {
    assignmentId: 6,
    assignmentName: '第五单元检测',
    kind: 'test',
    status: assignmentStatuses.finished,
    endTime: '2026-11-18T12:00:00.000Z',
  },
  { marked: 38, unmarked: 0, missing: 2 },
)

export const draftRow = rowOf(
  {
    assignmentId: 7,
    assignmentName: '期末完形专练',
    kind: 'practice',
    assignmentType: 2,
    status: assignmentStatuses.unpublished,
    publishedAt: null,
    assignedCount: 0,
    beginTime: '2026-11-20T00:00:00.000Z',
    endTime: '2026-11-21T12:00:00.000Z',
  },
  { marked: 0, unmarked: 0, missing: 0 },
)

export const comingRow = rowOf(
  {
    assignmentId: 9,
    assignmentName: 'Unit 6 阅读',
    kind: 'homework',
    status: assignmentStatuses.notStarted,
    beginTime: '2026-11-23T00:00:00.000Z',
    endTime: '2026-11-24T12:00:00.000Z',
  },
  nobody,
)

export const rows: readonly AssignmentRow[] = [runningRow, comingRow, draftRow, finishedRow]

export const listOf = (list: readonly AssignmentRow[], total = list.length) => {
  const count = (status: number) => list.filter(({ assignmentInfo }) => assignmentInfo.status === status).length
  return {
    list,
    total,
    counts: { all: total, inProgress: count(1), finished: count(2), unpublished: count(3), notStarted: count(4) },
  }
}

export const infoOf = (row: AssignmentRow): AssignmentDetails => ({
  ...row,
  paperTitle: 'Unit 6 写作',
  courseName: course.courseName,
  subjectId: course.subjectId,
  showsMean: false,
  groupMinutes: null,
  uids: [],
})

const student: AssignmentStudent = {
  uid: 21,
  username: 'qm0702001',
  realname: '陈思远',
  state: 'unsubmitted',
  startedAt: null,
  submittedAt: null,
  isCollected: false,
  reminders: 0,
  lastRemindedAt: null,
  reminderSeen: false,
  canHandIn: true,
}

/** Two missing, one of them reminded; one to mark; two marked, the later one first. */
export const students: readonly AssignmentStudent[] = [
  student,
  {
    ...student,
    uid: 22,
    realname: '陈予安',
    startedAt: '2026-11-20T01:00:00.000Z',
    reminders: 2,
    lastRemindedAt: '2026-11-19T10:00:00.000Z',
    reminderSeen: true,
  },
  {
    ...student,
    uid: 23,
    realname: '程可欣',
    state: 'unmarked',
    submittedAt: '2026-11-19T11:30:00.000Z',
    canHandIn: false,
  },
  {
    ...student,
    uid: 24,
    realname: '邓子墨',
    state: 'marked',
    submittedAt: '2026-11-19T12:00:00.000Z',
    canHandIn: false,
  },
  {
    ...student,
    uid: 25,
    realname: '丁一诺',
    state: 'marked',
    submittedAt: '2026-11-18T01:00:00.000Z',
    canHandIn: false,
  },
]
