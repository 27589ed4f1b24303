import type { Course } from '#api/contract/schemas/courses.ts'
import type { AssignmentInfo, AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { givenCourse, givenRow } from '#tests/support/worlds/shown-assignment.ts'
import type { Today } from '../today.ts'

/** A class and its day, for tests. */
export const course: Course = { ...givenCourse, courseId: 2, waitingCount: 18 }

/** An assignment of 40 students: marked, to mark, and the rest missing. */
export const rowOf = (info: Partial<AssignmentInfo>, marked = 0, unmarked = 0): AssignmentRow =>
  givenRow(
    { assignmentId: 1, courseId: course.courseId, ...info },
    { marked, unmarked, missing: 40 - marked - unmarked },
  )

export const nothing: Today = {
  unmarked: [],
  due: [],
  toPublish: [],
  recent: [],
  preparing: [],
  seats: null,
  trend: [],
  weakest: null,
}

export const busyDay: Today = {
  unmarked: [
    { assignmentId: 1, assignmentName: 'Unit 6 写作', count: 12 },
    { assignmentId: 4, assignmentName: '第五单元检测', count: 6 },
  ],
  due: [
    { assignmentId: 1, assignmentName: 'Unit 6 写作', count: 2, endTime: '2026-11-20T10:00:00.000Z', over: false },
    { assignmentId: 2, assignmentName: 'Unit 6 单词听写', count: 1, endTime: '2026-11-20T13:00:00.000Z', over: false },
    { assignmentId: 3, assignmentName: 'Unit 6 朗读', count: 14, endTime: '2026-11-21T13:00:00.000Z', over: false },
    { assignmentId: 4, assignmentName: '第五单元检测', count: 3, endTime: '2026-11-18T12:00:00.000Z', over: true },
  ],
  toPublish: [{ assignmentId: 5, assignmentName: 'Unit 5 语法', count: 40 }],
  recent: [
    rowOf({}, 26, 12),
    rowOf({ assignmentId: 5, assignmentName: 'Unit 5 语法', status: 2, endTime: '2026-11-17T12:00:00.000Z' }, 40),
  ],
  preparing: [
    rowOf({ assignmentId: 7, assignmentName: 'Unit 6 阅读', status: 4, beginTime: '2026-11-23T00:00:00.000Z' }),
    rowOf({
      assignmentId: 8,
      assignmentName: '完形专练',
      status: 3,
      beginTime: '2026-11-24T00:00:00.000Z',
      publishedAt: null,
    }),
  ],
  seats: {
    assignmentId: 1,
    assignmentName: 'Unit 6 写作',
    states: [
      { realname: '陈思远', state: 'marked' },
      { realname: '陈予安', state: 'unmarked' },
      { realname: '程可欣', state: 'unsubmitted' },
    ],
  },
  trend: [
    { assignmentId: 10, assignmentName: '第三单元检测', mean: 702, markedCount: 38, assignedCount: 40 },
    { assignmentId: 11, assignmentName: '第四单元检测', mean: 735, markedCount: 20, assignedCount: 40 },
  ],
  weakest: {
    assignmentId: 4,
    assignmentName: '第五单元检测',
    markedCount: 31,
    assignedCount: 40,
    list: [{ knowledge: '词义猜测', facility: 25 }],
  },
}
