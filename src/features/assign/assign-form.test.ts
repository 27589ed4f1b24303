import { expect, test } from 'vitest'
import {
  type AssignForm,
  emptyForm,
  forClasses,
  formOf,
  problemsOf,
  assignmentOf,
  type AssignmentToEdit,
  withCourses,
  withMembers,
} from './assign-form.ts'
import { paper, assignmentToEdit } from './testing/assign-fixtures.ts'

const now = Date.parse('2026-11-20T02:00:00.000Z')

const filled: AssignForm = { ...emptyForm(paper, 3), endAt: '2026-11-21 20:00:00' }

const nameOf = (paperTitle: string) => emptyForm({ ...paper, paperTitle }, 3).assignmentName

test('the assignment does not get the name of an unnamed paper', () => {
  expect(['未命名试卷', 'Untitled paper', '第五单元检测'].map(nameOf)).toEqual(['', '', '第五单元检测'])
})

test('a title too long for an assignment name is cut', () => {
  expect(nameOf(`${'𠮷'.repeat(59)} 第五单元`)).toBe('𠮷'.repeat(59))
  expect(nameOf('𠮷'.repeat(61))).toBe('𠮷'.repeat(60))
})

test('a new assignment is of the usual kind, for the whole class, begins at once, and is named like the paper', () => {
  expect(emptyForm(paper, 3)).toEqual({
    courseIds: [3],
    assignmentName: '第五单元检测',
    kind: 'homework',
    assignmentType: 1,
    whom: 'class',
    uids: [],
    begin: 'now',
    beginAt: null,
    endAt: null,
    duration: 45,
    minutesApart: null,
  })
})

test('a saved assignment is restored as it was', () => {
  expect(formOf(assignmentToEdit, now)).toEqual({
    courseIds: [3],
    assignmentName: '第五单元小测',
    kind: 'test',
    assignmentType: 11,
    whom: 'chosen',
    uids: [21, 22],
    begin: 'later',
    beginAt: '2026-11-23 08:00:00',
    endAt: '2026-11-24 20:00:00',
    duration: 40,
    minutesApart: null,
  })
})

test('a start in the past means at once, and for a whole class no students are chosen', () => {
  const past: AssignmentToEdit = {
    assignmentInfo: { ...assignmentToEdit.assignmentInfo, beginTime: new Date(now).toISOString(), audience: 1 },
    uids: [21],
    groupMinutes: null,
  }
  expect(formOf(past, now)).toEqual({
    ...formOf(assignmentToEdit, now),
    begin: 'now',
    beginAt: null,
    whom: 'class',
    uids: [],
  })
})

test('a paper without a time limit sets none', () => {
  expect({
    limited: emptyForm(paper, 3).duration,
    unlimited: emptyForm({ ...paper, duration: 0 }, 3).duration,
  }).toEqual({ limited: 45, unlimited: null })
})

test('students who left the class are no longer chosen', () => {
  const form: AssignForm = { ...filled, whom: 'chosen', uids: [21, 22] }
  expect(withMembers(form, [{ uid: 22 }, { uid: 23 }]).uids).toEqual([22])
  expect([withMembers(form, null), withMembers(form, [{ uid: 21 }, { uid: 22 }])]).toEqual([form, form])
})

test('a complete form has no problems', () => {
  expect(problemsOf(filled)).toEqual({})
  expect(problemsOf({ ...filled, begin: 'later', beginAt: '2026-11-21 19:59:00' })).toEqual({})
})

test('missing fields are reported by field', () => {
  expect(problemsOf({ ...emptyForm(paper, 3), assignmentName: '　', whom: 'chosen', begin: 'later' })).toEqual({
    assignmentName: 'missing',
    uids: 'noStudents',
    beginTime: 'missing',
    endTime: 'missing',
  })
})

test('fields beyond a limit are reported, those just within it are not', () => {
  const within = { ...filled, assignmentName: ` ${'𠮷'.repeat(60)} `, duration: 600 }
  expect([problemsOf(within), problemsOf({ ...within, duration: 1 })]).toEqual([{}, {}])
  expect(problemsOf({ ...filled, assignmentName: '𠮷'.repeat(61), duration: 601 })).toEqual({
    assignmentName: 'tooLong',
    duration: 'outOfRange',
  })
  expect(problemsOf({ ...filled, duration: 0 })).toEqual({ duration: 'outOfRange' })
})

test('an end equal to the start is too early; whether it is past is left to the service', () => {
  expect(problemsOf({ ...filled, begin: 'later', beginAt: '2026-11-21 20:00:00' })).toEqual({
    endTime: 'endBeforeBegin',
  })
  expect(problemsOf({ ...filled, endAt: '2020-01-01 08:00:00' })).toEqual({})
})

/** What `filled` is sent as. */
const atOnce = {
  courseIds: [3],
  paperId: 8,
  assignmentName: '第五单元检测',
  kind: 'homework',
  assignmentType: 1,
  audience: 1,
  uids: [],
  beginTime: null,
  endTime: '2026-11-21T12:00:00.000Z',
  duration: 45,
  minutesApart: null,
}

test('times are sent in UTC, read as school time', () => {
  const form: AssignForm = { ...filled, begin: 'later', beginAt: '2026-11-21 08:00:00', duration: 40 }
  expect(assignmentOf(form, 8)).toEqual({ ...atOnce, beginTime: '2026-11-21T00:00:00.000Z', duration: 40 })
})

test('an assignment that begins at once sends no start, and one for a whole class no student list', () => {
  const form: AssignForm = { ...filled, uids: [21], beginAt: '2026-11-21 08:00:00' }
  expect(assignmentOf(form, 8)).toEqual(atOnce)
  expect(assignmentOf({ ...form, whom: 'chosen' }, 8)).toEqual({ ...atOnce, audience: 2, uids: [21] })
})

test('without its times there is no assignment', () => {
  expect([assignmentOf(emptyForm(paper, 3), 8), assignmentOf({ ...filled, begin: 'later' }, 8)]).toEqual([null, null])
})

test('classes keep the order in which they are offered; others are dropped', () => {
  const offered = [{ courseId: 3 }, { courseId: 4 }, { courseId: 6 }]
  const form: AssignForm = { ...filled, courseIds: [6, 9, 3] }
  expect(withCourses(form, offered)).toEqual({ ...filled, courseIds: [3, 6] })
  expect(withCourses(filled, offered)).toBe(filled)
})

test('several classes get the assignment as a whole, even if students of one were chosen before', () => {
  const form: AssignForm = { ...filled, courseIds: [3, 4], whom: 'chosen', uids: [] }
  expect(problemsOf(form)).toEqual({})
  expect(assignmentOf({ ...form, uids: [21] }, 8)).toEqual({ ...atOnce, courseIds: [3, 4] })
})

test('minutes between classes are gone when one class is left, and stay between several', () => {
  const form: AssignForm = { ...filled, courseIds: [3, 4, 6], minutesApart: 15 }
  expect(forClasses(form, [3, 4])).toEqual({ ...form, courseIds: [3, 4] })
  expect(forClasses(form, [3])).toEqual({ ...form, courseIds: [3], minutesApart: null })
  const ofGroups: AssignForm = { ...filled, minutesApart: 15 }
  expect(forClasses(ofGroups, [3, 4])).toEqual({ ...ofGroups, courseIds: [3, 4] })
})

test('at least one class and at most thirty', () => {
  const classes = Array.from({ length: 31 }, (_, index) => index + 1)
  expect(problemsOf({ ...filled, courseIds: classes.slice(1) })).toEqual({})
  expect(problemsOf({ ...filled, courseIds: classes })).toEqual({ courseIds: 'tooMany' })
  expect(problemsOf({ ...filled, courseIds: [], whom: 'chosen' })).toEqual({ courseIds: 'missing' })
})
