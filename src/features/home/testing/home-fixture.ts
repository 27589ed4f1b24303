import type { Course } from '#api/contract/schemas/courses.ts'
import type { TestInfo, TestRow } from '#api/contract/schemas/tests.ts'
import { givenCourse, givenRow } from '#tests/support/given-task.ts'
import type { Today } from '../today.ts'

/** A class and its day, for tests. */
export const course: Course = { ...givenCourse, courseId: 2, waitingCount: 18 }

/** A test of 40 students: marked, to mark, and the rest missing. */
export const rowOf = (info: Partial<TestInfo>, marked = 0, unmarked = 0): TestRow =>
  givenRow({ testId: 1, courseId: course.courseId, ...info }, { marked, unmarked, missing: 40 - marked - unmarked })

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
    { testId: 1, testName: 'Unit 6 写作', count: 12 },
    { testId: 4, testName: '第五单元检测', count: 6 },
  ],
  due: [
    { testId: 1, testName: 'Unit 6 写作', count: 2, endTime: '2026-11-20T10:00:00.000Z', over: false },
    { testId: 2, testName: 'Unit 6 单词听写', count: 1, endTime: '2026-11-20T13:00:00.000Z', over: false },
    { testId: 3, testName: 'Unit 6 朗读', count: 14, endTime: '2026-11-21T13:00:00.000Z', over: false },
    { testId: 4, testName: '第五单元检测', count: 3, endTime: '2026-11-18T12:00:00.000Z', over: true },
  ],
  toPublish: [{ testId: 5, testName: 'Unit 5 语法', count: 40 }],
  recent: [
    rowOf({}, 26, 12),
    rowOf({ testId: 5, testName: 'Unit 5 语法', status: 2, endTime: '2026-11-17T12:00:00.000Z' }, 40),
  ],
  preparing: [
    rowOf({ testId: 7, testName: 'Unit 6 阅读', status: 4, beginTime: '2026-11-23T00:00:00.000Z' }),
    rowOf({ testId: 8, testName: '完形专练', status: 3, beginTime: '2026-11-24T00:00:00.000Z', publishedAt: null }),
  ],
  seats: {
    testId: 1,
    testName: 'Unit 6 写作',
    states: [
      { realname: '陈思远', state: 'marked' },
      { realname: '陈予安', state: 'unmarked' },
      { realname: '程可欣', state: 'unsubmitted' },
    ],
  },
  trend: [
    { testId: 10, testName: '第三单元检测', mean: 702, markedCount: 38, assignedCount: 40 },
    { testId: 11, testName: '第四单元检测', mean: 735, markedCount: 20, assignedCount: 40 },
  ],
  weakest: {
    testId: 4,
    testName: '第五单元检测',
    markedCount: 31,
    assignedCount: 40,
    list: [{ knowledge: '词义猜测', facility: 25 }],
  },
}
