import type { TestRow } from '#api/contract/schemas/tests.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
export const teacher = { uid: 1, username: 'linzhixia', realname: '林知夏', mobile: '138****0001', uType: 101, schoolId: 1, schoolName: '启明中学', isSchoolOwner: true, stageId: 2, subjectId: 203, bookVersion: '人教版', areaId: 1 }
export const course = { courseId: 2, courseName: '七年级(2)班', courseCode: 'X', courseType: 1, isApprove: true, lecturerId: 1, lecturerName: '林知夏', organName: '启明中学', stageId: 2, subjectId: 203, bookId: 1, bookName: '人教版2024 七年级上册', status: 1, stuNum: 40, verifyNum: 0, writeNum: 18 }
const day = 86_400_000
const base = Math.floor((Date.now() + 8 * 3600_000) / day) * day - 8 * 3600_000
const at = (d: number, h: number) => new Date(base + d * day + h * 3600_000).toISOString()
const row = (testId: number, testName: string, kind: any, status: number, begin: string, end: string, c: number[], extra: any = {}): TestRow => ({
  testInfo: { testId, testName, courseId: 2, paperId: 1, kind, testType: 1, beginTime: begin, endTime: end, duration: null, userJoinType: 1, status, score: 1000, joinNum: c[0]! + c[1]! + c[2]!, publishedAt: status === 3 ? null : begin, finishedAt: null, scoreTime: null, viewed: false, ...extra },
  reportData: { avgScore: 700, submitCount: c[0]! + c[1]!, markedCount: c[0]!, unmarkCount: c[1]!, unsunmitCount: c[2]! },
})
const { inProgress, finished, unpublished, notStarted } = taskStatuses
const recent = [
  row(1, 'Unit 6 写作：My Saturday', 'composition', inProgress, at(-2, 8), at(0, 23), [25, 12, 3]),
  row(2, 'Unit 6 单词听写', 'dictation', inProgress, at(-1, 8), at(0, 23.5), [39, 0, 1]),
  row(3, 'Unit 6 课文跟读', 'practice', inProgress, at(0, 1), at(2, 20), [14, 0, 26]),
  row(4, '第五单元检测', 'test', finished, at(-2, 14), at(-2, 20), [32, 6, 2]),
  row(5, 'Unit 5 语法：There be', 'practice', finished, at(-4, 8), at(-3, 20), [40, 0, 0]),
  row(6, 'Unit 5 语法：There be and have got — a very long name of a task that goes on 很长很长的名字', 'practice', finished, at(-4, 8), at(-3, 20), [40, 0, 0], { scoreTime: at(-1, 8) }),
]
const preparing = [
  row(7, 'Unit 6 阅读练习（二）', 'homework', notStarted, at(3, 8), at(4, 20), [0, 0, 40]),
  row(8, '期末完形专练（一）', 'test', unpublished, at(5, 8), at(6, 20), [0, 0, 40]),
]
const names = '陈思远 陈予安 程可欣 邓子墨 丁一诺 蒋一鸣 沈书白 夏知行 孟星河 林远'.split(' ')
const states = Array.from({ length: 40 }, (_, i) => ({ realname: names[i % 10]! + (i > 9 ? i : ''), state: i % 13 === 5 ? 'unsubmitted' : i % 3 === 1 ? 'unmarked' : 'marked' }))
const full = {
  unmarked: [{ testId: 1, testName: 'Unit 6 写作：My Saturday', count: 12 }, { testId: 4, testName: '第五单元检测', count: 6 }],
  due: [
    { testId: 1, testName: 'Unit 6 写作：My Saturday', count: 3, endTime: at(0, 23), over: false },
    { testId: 2, testName: 'Unit 6 单词听写', count: 1, endTime: at(0, 23.5), over: false },
    { testId: 4, testName: '第五单元检测', count: 2, endTime: at(-2, 20), over: true },
  ],
  toPublish: [{ testId: 5, testName: 'Unit 5 语法：There be', count: 40 }],
  recent, preparing,
  seats: { testId: 1, testName: 'Unit 6 写作：My Saturday', states },
  trend: [['第三单元检测', 702], ['第四单元检测', 735], ['期中考试', 718], ['第五单元检测', 741]].map(([testName, mean], i) => ({ testId: 10 + i, testName, mean })),
  weakest: { testId: 4, testName: '第五单元检测', list: [{ knowledge: '词义猜测', facility: 25 }, { knowledge: 'twelfth 序数词', facility: 25 }, { knowledge: '一般现在时第三人称单数的变化规则', facility: 48 }] },
}
const none = { unmarked: [], due: [], toPublish: [], recent: [], preparing: [], seats: null, trend: [], weakest: null }
export function answers(path: string, input: any, kind: string): unknown {
  if (path.endsWith('unreviewed-count')) return { unReviewCount: kind === 'empty' ? 0 : 18 }
  if (path.endsWith('/today')) {
    if (kind === 'empty') return none
    if (kind === 'calm') return { ...none, recent: [recent[4]], seats: full.seats }
    if (kind === 'quiet') return { ...none, seats: full.seats, trend: full.trend.slice(0, 1) }
    if (kind === 'prep') return { ...none, preparing }
    return full
  }
  if (path.endsWith('test/students')) return { list: names.map((realname, i) => ({ uid: i, username: 'qm' + i, realname, state: i < (input.testId === 1 ? 3 : 1) ? 'unsubmitted' : 'marked', startedAt: null, submittedAt: null, reminders: i === 0 ? 1 : 0, lastRemindedAt: null, reminderSeen: false })) }
  if (path.endsWith('hasten/user')) return { count: input.uids.length }
  return {}
}
