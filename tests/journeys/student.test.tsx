// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { student } from '#api/contract/groups/student.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openStudentPage } from '#tests/support/documents/open-student-page.tsx'
import { givePassword } from '#tests/support/service/passwords.ts'
import type { TestClient } from '#tests/support/service/test-service.ts'
import { itemIdAt } from '#tests/support/worlds/world.ts'

let journey: Journey
let learner: TestClient
const password = 'Podium@2026'

beforeAll(async () => {
  journey = await startJourney({ studentCount: 1 })
  const [first] = journey.world.students
  if (first === undefined) throw new Error('The world has no student')
  learner = first
  await givePassword(journey.service, learner, password)
})

afterAll(() => journey.close())

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function signIn() {
  await screen.findByLabelText('账号')
  type('账号', 'qm0701001')
  type('密码', password)
  press(/登录/)
}

/** Answers all items of the world's paper: three right, one wrong, and a writing. */
async function answerAll() {
  fireEvent.click(await screen.findByRole('radio', { name: /goes/ }))
  press('下一题')
  fireEvent.click(await screen.findByRole('checkbox', { name: /2/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /4/ }))
  press('下一题')
  type('第 3 题的答案', 'library')
  press('下一题')
  type('第 4 题的答案', '2')
  press('下一题')
  type('第 5 题的答案', 'I get up at nine.')
}

const values = ['B', 'AC', 'library', '2', 'I get up at nine.']

const byItem = () => Object.fromEntries(journey.world.itemIds.map((itemId, index) => [itemId, values[index]]))

const cardLink = () => screen.getByRole('link', { name: /单元检测/ }).getAttribute('href')

async function handIn() {
  press('交卷')
  fireEvent.click(within(await screen.findByRole('dialog', { name: '交卷' })).getByRole('button', { name: /^交卷/ }))
}

test('a student signs in, answers, hands in, and sees the score once it is published', async () => {
  const { service, world } = journey
  const assignmentId = await assign(service, world)
  openStudentPage(journey, '/')
  await signIn()
  await waitFor(() => expect(cardLink()).toBe(`#/test/${assignmentId}`))
  window.location.hash = `/test/${assignmentId}`
  await answerAll()
  await waitFor(async () => expect((await submissionOf(service, assignmentId, learner)).draft).toEqual(byItem()))
  expect((await submissionOf(service, assignmentId, learner)).submittedAt).toBeNull()
  await handIn()
  await screen.findByRole('heading', { name: '已交上' })
  screen.getByText('5 / 5 题')
  const submission = await submissionOf(service, assignmentId, learner)
  const { submittedAt, objectiveScore, unmarkedCount } = submission
  expect({ submittedAt, objectiveScore, unmarkedCount }).toEqual({
    submittedAt: service.clock.now,
    objectiveScore: 150,
    unmarkedCount: 1,
  })
  const answers = await service.db.select().from(answer).where(eq(answer.submissionId, submission.submissionId))
  expect(Object.fromEntries(answers.map(({ itemId, value }) => [itemId, value]))).toEqual(byItem())

  const mark = { itemId: itemIdAt(world, 4), submissionId: submission.submissionId, criteria: [40, 50, 30] }
  await world.teacher.get(marking.save, { assignmentId, ...mark, comment: '写得具体', round: 0, rev: 0 })
  await world.teacher.get(assigning.publishScores, { assignmentId })
  window.location.hash = '/'
  await waitFor(() => expect(cardLink()).toBe(`#/result/${assignmentId}`))
  window.location.hash = `/result/${assignmentId}`
  await screen.findByText('写得具体')
  expect(document.body.textContent).toContain('27/ 35 分')
  await waitFor(async () =>
    expect((await submissionOf(service, assignmentId, learner)).scoreSeenAt).toEqual(service.clock.now),
  )
  expect((await world.teacher.call(assigning.withdrawScores, { assignmentId })).msg).toBe('已有学生看过成绩，不能撤回')
})

test('a hand-in whose answer is lost is confirmed by the next attempt, and there is one submission', async () => {
  const { service, world, network } = journey
  const assignmentId = await assign(service, world)
  await network.signIn(learner)
  openStudentPage(journey, `/test/${assignmentId}`)
  await answerAll()
  network.loseAnswer(student.submit.path)
  await handIn()
  await screen.findByRole('heading', { name: '正在确认是否交上' })
  window.dispatchEvent(new Event('online'))
  await screen.findByRole('heading', { name: '已交上' })
  const sent = network.exchanges.filter(({ path }) => path === student.submit.path).slice(-2)
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  const { submissionId } = await submissionOf(service, assignmentId, learner)
  expect(await service.db.$count(answer, eq(answer.submissionId, submissionId))).toBe(5)
})
