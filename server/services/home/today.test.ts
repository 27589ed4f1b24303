import { expect, test } from 'vitest'
import { type AssignmentStatus, assignmentStatuses } from '#domain/assignments/status.ts'
import { actionsOf } from '#domain/assignments/actions.ts'
import { type StoredAssignment, assignmentRowOf } from '../assigning/assignment-rows.ts'
import { publishScoresRefusal } from '../assigning/scores.ts'
import {
  currentAssignment,
  dueAssignments,
  lastMarkedAssignment,
  preparingAssignments,
  recentAssignments,
  assignmentsToPublish,
  trendOf,
  unmarkedAssignments,
} from './today.ts'

/** 14:00 on Friday the 20th at school. */
const now = new Date('2026-11-20T06:00:00Z')

const { inProgress, finished, unpublished, notStarted } = assignmentStatuses

const storedOf = (assignmentId: number, over: Partial<StoredAssignment> = {}): StoredAssignment => ({
  assignmentId,
  assignmentName: `任务 ${assignmentId}`,
  courseId: 1,
  courseName: '七年级(2)班',
  paperId: 1,
  paperTitle: '第五单元检测',
  kind: 'homework',
  assignmentType: 1,
  beginTime: new Date('2026-11-01T00:00:00Z'),
  endTime: new Date('2026-11-21T00:00:00Z'),
  duration: null,
  audience: 1,
  status: inProgress,
  score: 350,
  publishedAt: new Date('2026-11-01T00:00:00Z'),
  finishedAt: null,
  scoreTime: null,
  viewed: false,
  assignedCount: 40,
  openedCount: 0,
  answeringCount: 0,
  submittedCount: 0,
  markedCount: 0,
  markedSum: 0,
  openCount: 0,
  subjectId: 203,
  showsMean: false,
  groupMinutes: null,
  ...over,
})

const ending = (assignmentId: number, endTime: string, over: Partial<StoredAssignment> = {}): StoredAssignment =>
  storedOf(assignmentId, {
    endTime: new Date(endTime),
    status: new Date(endTime) > now ? inProgress : finished,
    ...over,
  })

const idsOf = (list: readonly { readonly assignmentId: number }[]): number[] =>
  list.map(({ assignmentId }) => assignmentId)

test('unmarked submissions are counted by assignment, most first', () => {
  const assignments = [
    storedOf(1, { submittedCount: 5, markedCount: 3 }),
    storedOf(2, { submittedCount: 40, markedCount: 40 }),
    storedOf(3, { submittedCount: 12 }),
    storedOf(4, { submittedCount: 2, status: 2 }),
  ]
  expect(unmarkedAssignments(assignments)).toEqual([
    { assignmentId: 3, assignmentName: '任务 3', count: 12 },
    { assignmentId: 1, assignmentName: '任务 1', count: 2 },
    { assignmentId: 4, assignmentName: '任务 4', count: 2 },
  ])
})

test('due are assignments with missing submissions within seven school days either way, running before over', () => {
  const assignments = [
    ending(1, '2026-11-13T15:59:59.999Z'),
    ending(2, '2026-11-12T16:00:00Z'),
    ending(3, '2026-11-12T15:59:59.999Z'),
    ending(4, '2026-11-27T15:59:59.999Z', { submittedCount: 37 }),
    ending(5, '2026-11-27T16:00:00Z'),
    ending(6, '2026-11-20T10:00:00Z', { submittedCount: 39 }),
    ending(7, '2026-11-20T11:00:00Z', { submittedCount: 40 }),
    ending(8, '2026-11-22T00:00:00Z', { status: notStarted }),
    ending(9, '2026-11-22T00:00:00Z', { status: unpublished, assignedCount: 2 }),
    ending(10, '2026-12-30T00:00:00Z', { status: finished, finishedAt: new Date('2026-11-19T00:00:00Z') }),
  ]
  expect(dueAssignments(assignments, now)).toEqual([
    { assignmentId: 6, assignmentName: '任务 6', count: 1, endTime: '2026-11-20T10:00:00.000Z', over: false },
    { assignmentId: 4, assignmentName: '任务 4', count: 3, endTime: '2026-11-27T15:59:59.999Z', over: false },
    { assignmentId: 10, assignmentName: '任务 10', count: 40, endTime: '2026-11-19T00:00:00.000Z', over: true },
    { assignmentId: 1, assignmentName: '任务 1', count: 40, endTime: '2026-11-13T15:59:59.999Z', over: true },
    { assignmentId: 2, assignmentName: '任务 2', count: 40, endTime: '2026-11-12T16:00:00.000Z', over: true },
  ])
})

test('nobody has to hand in any more once the scores are published, even before the end', () => {
  const scored = { scoreTime: now, submittedCount: 39 }
  const records = [ending(1, '2026-11-21T00:00:00Z', scored), ending(2, '2026-11-19T00:00:00Z', scored)]
  expect(idsOf(dueAssignments(records, now))).toEqual([2])
})

test('scores wait to be published where an assignment is over, or everybody has handed in', () => {
  const done = { status: finished, submittedCount: 38, markedCount: 38 }
  const assignments = [
    ending(1, '2026-10-18T10:00:00Z', done),
    ending(2, '2026-11-18T10:00:00Z', { ...done, markedCount: 37 }),
    ending(3, '2026-11-18T10:00:00Z', { ...done, scoreTime: now }),
    ending(4, '2026-11-21T10:00:00Z', { submittedCount: 38, markedCount: 38 }),
    ending(5, '2026-11-21T10:00:00Z', { submittedCount: 40, markedCount: 40 }),
    ending(6, '2026-11-18T10:00:00Z'),
  ]
  expect(assignmentsToPublish(assignments)).toEqual([
    { assignmentId: 5, assignmentName: '任务 5', count: 40 },
    { assignmentId: 1, assignmentName: '任务 1', count: 38 },
  ])
})

test('scores wait to be published exactly where the assignment’s own row offers it, and publishing would succeed', () => {
  const statuses = Object.values(assignmentStatuses)
  const counts = [
    { submittedCount: 0, markedCount: 0 },
    { submittedCount: 38, markedCount: 37 },
    { submittedCount: 38, markedCount: 38 },
    { submittedCount: 40, markedCount: 40 },
  ]
  const assignments = statuses.flatMap((status) =>
    counts.flatMap((some) =>
      [null, now].flatMap((scoreTime) =>
        [0, 1].map((openCount) => storedOf(0, { status, ...some, scoreTime, openCount })),
      ),
    ),
  )
  const waits = (assignment: StoredAssignment) => assignmentsToPublish([assignment]).length > 0
  const offered = assignments.filter((assignment) => {
    const { assignmentInfo, reportData } = assignmentRowOf(assignment)
    const actions = actionsOf({
      status: assignment.status as AssignmentStatus,
      hasUnmarked: reportData.unmarkedCount > 0,
      hasSubmissions: reportData.submittedCount > 0,
      hasUnsubmitted: reportData.unsubmittedCount > 0,
      areScoresPublished: assignmentInfo.scoreTime !== null,
      isStillOpen: (reportData.stillOpenCount ?? 0) > 0,
    })
    return actions[0] === 'PUBLISH_SCORE'
  })
  expect(assignments.filter(waits)).toEqual(offered)
  expect(offered.map((assignment) => publishScoresRefusal({ ...assignment, collectCount: 0 }))).toEqual(
    offered.map(() => null),
  )
})

test('recent are the running ones and those over for at most seven school days, eight in all', () => {
  const assignments = [
    ending(1, '2026-11-12T15:59:59.999Z'),
    ending(2, '2026-11-12T16:00:00Z'),
    ending(3, '2026-11-19T10:00:00Z'),
    ending(4, '2027-01-01T10:00:00Z'),
    ending(5, '2026-11-20T10:00:00Z'),
    ending(6, '2026-11-20T10:00:00Z', { status: notStarted }),
  ]
  const rows = recentAssignments(assignments, now)
  expect(rows.map(({ assignmentInfo }) => assignmentInfo.assignmentId)).toEqual([5, 4, 3, 2])
  const many = Array.from({ length: 9 }, (_, index) => ending(index, '2026-11-20T10:00:00Z'))
  expect(recentAssignments(many, now).map(({ assignmentInfo }) => assignmentInfo.assignmentId)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7,
  ])
})

test('in preparation are those that begin next, then drafts, newest first', () => {
  const beginning = (assignmentId: number, beginTime: string) =>
    storedOf(assignmentId, { status: notStarted, beginTime: new Date(beginTime) })
  const assignments = [
    storedOf(1, { status: unpublished }),
    beginning(2, '2026-11-24T00:00:00Z'),
    storedOf(3, { status: unpublished }),
    beginning(4, '2026-11-23T00:00:00Z'),
    storedOf(5),
  ]
  expect(preparingAssignments(assignments).map(({ assignmentInfo }) => assignmentInfo.assignmentId)).toEqual([
    4, 2, 3, 1,
  ])
  const many = Array.from({ length: 9 }, (_, index) => storedOf(index, { status: unpublished }))
  expect(preparingAssignments(many)).toHaveLength(8)
})

test('the current assignment is the running one with the next deadline, otherwise the last one', () => {
  const over = [ending(1, '2026-10-01T00:00:00Z'), ending(2, '2026-11-01T00:00:00Z')]
  const running = [ending(3, '2026-11-29T00:00:00Z'), ending(4, '2026-11-21T00:00:00Z')]
  const coming = storedOf(5, { status: notStarted })
  expect({
    running: currentAssignment([...over, ...running, coming])?.assignmentId,
    over: currentAssignment([...over, coming])?.assignmentId,
    coming: currentAssignment([coming]),
  }).toEqual({ running: 4, over: 2, coming: null })
})

test('the trend consists of the last four that are over, fully marked and handed in by at least half, oldest first', () => {
  const marked = (assignmentId: number, day: number, markedSum: number, over: Partial<StoredAssignment> = {}) =>
    ending(assignmentId, `2026-11-${day}T10:00:00Z`, {
      assignedCount: 6,
      submittedCount: 3,
      markedCount: 3,
      markedSum,
      ...over,
    })
  const assignments = [
    marked(1, 10, 999),
    marked(2, 11, 737),
    marked(3, 12, 1050),
    marked(4, 13, 0),
    marked(5, 14, 630, { submittedCount: 4 }),
    marked(6, 15, 700, { submittedCount: 0, markedCount: 0 }),
    marked(7, 16, 525),
    marked(8, 25, 525),
    marked(9, 17, 630, { assignedCount: 7 }),
  ]
  const half = { markedCount: 3, assignedCount: 6 }
  expect(trendOf(assignments)).toEqual([
    { assignmentId: 2, assignmentName: '任务 2', mean: 702, ...half },
    { assignmentId: 3, assignmentName: '任务 3', mean: 1000, ...half },
    { assignmentId: 4, assignmentName: '任务 4', mean: 0, ...half },
    { assignmentId: 7, assignmentName: '任务 7', mean: 500, ...half },
  ])
  expect(trendOf(assignments.slice(0, 2))).toEqual([
    { assignmentId: 1, assignmentName: '任务 1', mean: 951, ...half },
    { assignmentId: 2, assignmentName: '任务 2', mean: 702, ...half },
  ])
})

test('the weakest points come from the last finished assignment with at least half of the submissions marked', () => {
  const assignments = [
    ending(1, '2026-11-10T00:00:00Z', { assignedCount: 2, submittedCount: 2, markedCount: 2 }),
    ending(2, '2026-11-12T00:00:00Z', { assignedCount: 2, submittedCount: 2, markedCount: 1 }),
    ending(3, '2026-11-13T00:00:00Z', { assignedCount: 3, submittedCount: 2, markedCount: 1 }),
    ending(4, '2026-11-14T00:00:00Z', { assignedCount: 0 }),
    ending(5, '2026-11-21T00:00:00Z', { assignedCount: 2, submittedCount: 2, markedCount: 2 }),
  ]
  expect({
    last: lastMarkedAssignment(assignments)?.assignmentId,
    fewMarked: lastMarkedAssignment(assignments.slice(2)),
  }).toEqual({ last: 2, fewMarked: null })
})
