// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { student } from '#api/contract/groups/student.ts'
import { paths } from '#domain/paths/paths.ts'
import { answer, mark, submission } from '#server/database/schema/assignments.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'
import { itemIdAt } from '#tests/support/worlds/world.ts'

let journey: Journey
let writtenId: number

beforeAll(async () => {
  journey = await startJourney()
  writtenId = itemIdAt(journey.world, 4)
})

afterAll(() => journey.close())

/** An assignment in which every student has handed in a writing. */
async function handedIn(): Promise<number> {
  const { service, world } = journey
  const assignmentId = await assign(service, world)
  for (const [seat, person] of world.students.entries())
    await person.get(student.submit, { assignmentId, answers: { [writtenId]: `Writing ${seat + 1}` } })
  return assignmentId
}

/** The screen, once it reacts to keys. */
async function openMarking(assignmentId: number) {
  await openPortal(journey, paths.marking(assignmentId))
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'))
  return userEvent.setup({ delay: null }).keyboard
}

/** What is stored for every student's writing, in class order. */
const stored = (assignmentId: number) =>
  journey.service.db
    .select({
      score: answer.score,
      criteria: answer.criteria,
      comment: answer.comment,
      rev: answer.rev,
      written: submission.writtenScore,
      unmarked: submission.unmarkedCount,
    })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .where(and(eq(submission.assignmentId, assignmentId), eq(answer.itemId, writtenId)))
    .orderBy(asc(submission.uid))

const marksOf = async (assignmentId: number) => {
  const rows = await journey.service.db
    .select({ before: mark.scoreBefore, after: mark.scoreAfter, by: mark.markerId })
    .from(mark)
    .innerJoin(submission, eq(submission.submissionId, mark.submissionId))
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(asc(mark.markId))
  return rows.map(({ before, after, by }) => [before, after, by === journey.world.teacher.uid])
}

const sentTo = (path: string) => journey.network.exchanges.filter((exchange) => exchange.path === path).length

test('a class is marked by keyboard alone, and every mark reaches the database', async () => {
  const assignmentId = await handedIn()
  const keyboard = await openMarking(assignmentId)
  await keyboard('53.2{Enter}')
  await keyboard('c要点齐全{Escape}564{Enter}')
  await keyboard('000{Enter}')
  await screen.findByRole('heading', { name: '全部批完' })
  await waitFor(async () => expect(await marksOf(assignmentId)).toHaveLength(3))
  expect(await stored(assignmentId)).toEqual([
    { score: 105, criteria: [50, 35, 20], comment: '', rev: 1, written: 105, unmarked: 0 },
    { score: 150, criteria: [50, 60, 40], comment: '要点齐全', rev: 1, written: 150, unmarked: 0 },
    { score: 0, criteria: [0, 0, 0], comment: '', rev: 1, written: 0, unmarked: 0 },
  ])
  expect(await marksOf(assignmentId)).toEqual([
    [null, 105, true],
    [null, 150, true],
    [null, 0, true],
  ])
})

test('a mark whose answer is lost is sent again and counts once', async () => {
  const assignmentId = await handedIn()
  const keyboard = await openMarking(assignmentId)
  journey.network.loseAnswer(marking.save.path)
  await keyboard('533{Enter}')
  await screen.findByText('先存在本机 1 份')
  expect(await marksOf(assignmentId)).toEqual([[null, 110, true]])
  window.dispatchEvent(new Event('online'))
  await screen.findByText('已保存')
  expect(screen.queryByText('先存在本机 1 份')).toBeNull()
  expect(await marksOf(assignmentId)).toEqual([[null, 110, true]])
})

test('a mark that a colleague has changed is not overwritten silently', async () => {
  const { service, world } = journey
  const assignmentId = await handedIn()
  const keyboard = await openMarking(assignmentId)
  const { list } = await world.teacher.get(marking.submissions, { assignmentId, itemId: writtenId })
  const theirs = { submissionId: list[0]?.submissionId ?? 0, criteria: [40, 40, 40], comment: '', round: 0, rev: 0 }
  await world.teacher.get(marking.save, { assignmentId, itemId: writtenId, ...theirs })
  const looks = sentTo(marking.submissions.path)
  await keyboard('533{Enter}')
  await waitFor(() => expect(sentTo(marking.submissions.path)).toBeGreaterThan(looks))
  await keyboard('{ArrowLeft}')
  await screen.findByRole('heading', { name: '这份答卷刚被改过分' })
  const [first] = await stored(assignmentId)
  expect({ score: first?.score, rev: first?.rev, faults: service.faults }).toEqual({ score: 120, rev: 1, faults: [] })
})
