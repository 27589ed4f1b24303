import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { assignmentUnfilled } from '#api/contract/schemas/unfilled-fields.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
const ids: Record<string, number> = {}

const at = '2026-11-19T02:00:00Z'

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  ids['running'] = await givenAssignment(service, world, {
    name: 'Unit 6 写作',
    viewed: '2026-11-19T02:00:00Z',
    submissions: [{ at, objective: 150, written: 101 }, { at, objective: 200, unmarked: 1 }, null],
  })
  ids['over'] = await givenAssignment(service, world, {
    name: '50% 检测_a',
    assignmentType: 2,
    end: '2026-11-19T10:00:00Z',
    scoreTime: '2026-11-19T11:00:00Z',
    viewed: '2026-11-19T01:59:59.999Z',
    submissions: [{ at, objective: 150, written: 100 }, { at, objective: 151, written: 100 }, null],
  })
  ids['ended'] = await givenAssignment(service, world, { name: '50 分检测', finished: '2026-11-20T06:00:00Z' })
  ids['draft'] = await givenAssignment(service, world, {
    name: '期末专练',
    published: null,
    end: '2026-11-25T10:00:00Z',
  })
  ids['coming'] = await givenAssignment(service, world, {
    name: 'Unit 6 阅读',
    assignmentType: 11,
    begin: '2026-11-20T06:00:00.001Z',
    end: '2026-11-25T10:00:00Z',
    viewed: '2026-11-18T00:00:00Z',
    submissions: [null, null],
  })
  await givenAssignment(service, world, { name: '别班', courseId: world.colleagueCourseId })
})

afterAll(() => service.close())

const input = (over: Partial<InputOf<typeof assigning.list>> = {}): InputOf<typeof assigning.list> => ({
  courseId: world.courseId,
  assignmentStatus: [],
  viewed: -1,
  scoreFilter: 0,
  assignmentType: 0,
  sortBy: 'endTime',
  sort: 'ASC',
  pager: { currentPage: 1, pageSize: 15 },
  ...over,
})

const namesOf = async (over: Partial<InputOf<typeof assigning.list>>): Promise<(string | undefined)[]> => {
  const { list } = await world.teacher.get(assigning.list, input(over))
  return list.map(({ assignmentInfo }) => Object.keys(ids).find((name) => ids[name] === assignmentInfo.assignmentId))
}

test('a row has the assignment and its counts, and they add up', async () => {
  const { list, total } = await world.teacher.get(assigning.list, input({ assignmentStatus: [1] }))
  expect(total).toBe(1)
  expect(list).toEqual([
    {
      assignmentInfo: {
        assignmentId: ids['running'],
        assignmentName: 'Unit 6 写作',
        courseId: world.courseId,
        paperId: world.paperId,
        fromPaper: true,
        ...assignmentUnfilled,
        kind: 'homework',
        assignmentType: 1,
        beginTime: '2026-11-18T00:00:00.000Z',
        endTime: '2026-11-20T10:00:00.000Z',
        duration: null,
        audience: 1,
        status: 1,
        score: 350,
        assignedCount: 3,
        publishedAt: '2026-11-17T00:00:00.000Z',
        finishedAt: null,
        scoreTime: null,
        viewed: true,
      },
      reportData: {
        meanScore: 251,
        openedCount: 2,
        submittedCount: 2,
        unsubmittedCount: 1,
        unmarkedCount: 1,
        markedCount: 1,
      },
    },
  ])
  const all = await world.teacher.get(assigning.list, input())
  for (const { assignmentInfo, reportData: data } of all.list)
    expect(assignmentInfo.assignedCount).toBe(data.markedCount + data.unmarkedCount + data.unsubmittedCount)
})

test('the mean is taken over marked submissions, rounded half away from zero', async () => {
  const { list } = await world.teacher.get(assigning.list, input({ assignmentType: 2 }))
  expect(list.map(({ reportData }) => reportData)).toEqual([
    { meanScore: 251, openedCount: 2, submittedCount: 2, unsubmittedCount: 1, unmarkedCount: 0, markedCount: 2 },
  ])
})

test('counts and total cover all statuses under the other filters', async () => {
  const counts = { all: 5, inProgress: 1, finished: 2, unpublished: 1, notStarted: 1 }
  const all = await world.teacher.get(assigning.list, input())
  const begun = await world.teacher.get(assigning.list, input({ assignmentStatus: [1, 2] }))
  expect({ total: all.total, counts: all.counts }).toEqual({ total: 5, counts })
  expect({ total: begun.total, counts: begun.counts }).toEqual({ total: 3, counts })
  const special = await world.teacher.get(assigning.list, input({ assignmentStatus: [1], assignmentType: 2 }))
  expect({ total: special.total, counts: special.counts }).toEqual({
    total: 0,
    counts: { all: 1, inProgress: 0, finished: 1, unpublished: 0, notStarted: 0 },
  })
})

test('each filter lets the right assignments through', async () => {
  expect(await namesOf({ assignmentStatus: [0, 3] })).toEqual(['over', 'ended', 'running', 'draft', 'coming'])
  expect(await namesOf({ assignmentStatus: [1, 2] })).toEqual(['over', 'ended', 'running'])
  expect(await namesOf({ assignmentStatus: [2] })).toEqual(['over', 'ended'])
  expect(await namesOf({ assignmentStatus: [3] })).toEqual(['draft'])
  expect(await namesOf({ assignmentStatus: [4] })).toEqual(['coming'])
  expect(await namesOf({ viewed: 1 })).toEqual(['running', 'coming'])
  expect(await namesOf({ viewed: 0 })).toEqual(['over', 'ended', 'draft'])
  expect(await namesOf({ scoreFilter: 2 })).toEqual(['over'])
  expect(await namesOf({ scoreFilter: 1 })).toEqual(['ended', 'running', 'draft', 'coming'])
  expect(await namesOf({ assignmentType: 11 })).toEqual(['coming'])
})

test('a keyword is matched literally, ignoring case', async () => {
  expect(await namesOf({ keyword: 'unit 6' })).toEqual(['running', 'coming'])
  expect(await namesOf({ keyword: '50%' })).toEqual(['over'])
  expect(await namesOf({ keyword: '_' })).toEqual(['over'])
  expect(await namesOf({ keyword: '\\' })).toEqual([])
  expect(await namesOf({ keyword: '' })).toHaveLength(5)
})

test('sorting works in both directions, uses the actual end of one ended early, and pages do not overlap', async () => {
  expect(await namesOf({ sort: 'DESC' })).toEqual(['coming', 'draft', 'running', 'ended', 'over'])
  expect(await namesOf({ sortBy: 'beginTime' })).toEqual(['running', 'over', 'ended', 'draft', 'coming'])
  expect(await namesOf({ sortBy: 'assignmentName', assignmentStatus: [3, 4] })).toEqual(['coming', 'draft'])
  const page = (currentPage: number) => namesOf({ sortBy: 'beginTime', pager: { currentPage, pageSize: 2 } })
  expect({ first: await page(1), second: await page(2), third: await page(3), beyond: await page(4) }).toEqual({
    first: ['running', 'over'],
    second: ['ended', 'draft'],
    third: ['coming'],
    beyond: [],
  })
})

test('an unknown sort column is refused', async () => {
  const answer = await world.teacher.call(assigning.list, input(), { raw: { sortBy: 'score' } })
  expect({ result: resultId(answer), data: answer.data }).toEqual({ result: 'invalidInput', data: { field: 'sortBy' } })
})

test('foreign and unknown classes get the same answer', async () => {
  const foreign = await world.teacher.call(assigning.list, input({ courseId: world.colleagueCourseId }))
  const unknown = await world.teacher.call(assigning.list, input({ courseId: 987_654_321 }))
  expect({ foreign: resultId(foreign), unknown: resultId(unknown), msg: foreign.msg }).toEqual({
    foreign: 'notFound',
    unknown: 'notFound',
    msg: unknown.msg,
  })
})

test('the number of queries does not depend on the number of rows', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await namesOf({ assignmentStatus: [4] })
  const forOne = query.mock.calls.length
  query.mockClear()
  await namesOf({})
  const forAll = query.mock.calls.length
  query.mockRestore()
  expect({ forOne, forAll }).toEqual({ forOne, forAll: forOne })
  // The session, the owner's check and two of the list.
  expect(forOne).toBe(4)
})

test('finds and counts the assignments of one paper', async () => {
  const all = await world.teacher.get(assigning.list, input())
  const ofPaper = await world.teacher.get(assigning.list, input({ paperId: world.paperId }))
  const ofOther = await world.teacher.get(assigning.list, input({ paperId: 987_654_321 }))
  expect({ total: ofPaper.total, listed: ofPaper.list.length }).toEqual({ total: all.total, listed: all.list.length })
  expect({ total: ofOther.total, list: ofOther.list }).toEqual({ total: 0, list: [] })
})
