// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { student } from '#api/contract/groups/student.ts'
import { paths } from '#domain/paths/paths.ts'
import { reminder, submission, assignment as assignmentTable } from '#server/database/schema/assignments.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})

afterAll(() => journey.close())

const handedIn = { at: '2026-11-19T00:00:00Z', objective: 200, written: 120 }

const openAssignments = (query = '') => openPortal(journey, paths.assignments(journey.world.courseId) + query)

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr')
  if (row === null) throw new Error('The name stands in no row')
  return within(row)
}

const textsOf = async (name: string) => (await rowOf(name)).getAllByRole('cell').map((cell) => cell.textContent)

async function choose(name: string, act: string) {
  fireEvent.click((await rowOf(name)).getByRole('button', { name: `更多操作：${name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: act }))
}

test('the list matches the database, and its filter is part of the address', async () => {
  const { service, world } = journey
  await givenAssignment(service, world, {
    name: '进行中的',
    submissions: [handedIn, { ...handedIn, unmarked: 1 }, null],
  })
  await givenAssignment(service, world, {
    name: '结束了的',
    end: '2026-11-19T00:00:00Z',
    submissions: [handedIn, null, null],
  })
  await openAssignments()
  expect((await textsOf('进行中的')).slice(1)).toEqual([
    '作业',
    '11-18 08:00',
    '今天 18:00',
    '2',
    '1',
    '1',
    '',
    '进行中',
    '批改',
  ])
  expect((await textsOf('结束了的')).slice(4)).toEqual(['1', '2', '0', '', '已结束', '发布成绩'])
  fireEvent.click(screen.getByRole('radio', { name: '已结束1' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '进行中的' })).toBeNull())
  expect(window.location.hash).toBe(`#${paths.assignments(world.courseId)}?status=2`)
})

test('a filtered address opens filtered', async () => {
  await openAssignments('?status=1')
  await rowOf('进行中的')
  expect(screen.queryByRole('link', { name: '结束了的' })).toBeNull()
})

test('publishing gives the assignment to every member of the class', async () => {
  const { service, world } = journey
  const assignmentId = await givenAssignment(service, world, { name: '没发布的', published: null })
  await openAssignments()
  fireEvent.click((await rowOf('没发布的')).getByRole('button', { name: '发布' }))
  const question = within(await screen.findByRole('dialog', { name: '发布' }))
  fireEvent.click(question.getByRole('button', { name: '发布' }))
  await screen.findByText('已把“没发布的”发布给 3 人')
  const [row] = await service.db.select().from(assignmentTable).where(eq(assignmentTable.assignmentId, assignmentId))
  const submissions = await service.db.select().from(submission).where(eq(submission.assignmentId, assignmentId))
  expect({ publishedAt: row?.publishedAt, students: new Set(submissions.map(({ uid }) => uid)) }).toEqual({
    publishedAt: service.clock.now,
    students: new Set(world.students.map(({ uid }) => uid)),
  })
  await waitFor(async () =>
    expect(await textsOf('没发布的')).toEqual([
      '没发布的',
      '作业',
      '11-18 08:00',
      '今天 18:00',
      '0',
      '3',
      '0',
      '',
      '进行中',
      '报告',
    ]),
  )
})

test('a reminder reaches those who have not handed in, even if one has just done so', async () => {
  const { service, world } = journey
  const assignmentId = await givenAssignment(service, world, { name: '要提醒的', submissions: [handedIn, null, null] })
  await openAssignments()
  await choose('要提醒的', '提醒')
  fireEvent.click(await screen.findByRole('button', { name: /^提醒 2 人/ }))
  const question = within(await screen.findByRole('dialog', { name: '提醒未交学生' }))
  await world.students[1]?.get(student.submit, { assignmentId, answers: {} })
  fireEvent.click(question.getByRole('button', { name: '发送提醒' }))
  await screen.findByText('已送达 1 人，另 1 人刚刚交了')
  const sent = await service.db.select().from(reminder).where(eq(reminder.assignmentId, assignmentId))
  expect(sent.map(({ uid, teacherId }) => ({ uid, teacherId }))).toEqual([
    { uid: world.students[2]?.uid, teacherId: world.teacher.uid },
  ])
})
