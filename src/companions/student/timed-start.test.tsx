// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { student, type StudentAssignment } from '#api/contract/groups/student.ts'
import { minute } from '#domain/time/units.ts'
import { begin, FakeService } from './testing/fake-service.ts'
import { click, openPage, pass } from './testing/open-page.tsx'

const inMinutes = (minutes: number) => new Date(begin + minutes * minute).toISOString()

const timed: StudentAssignment = {
  assignmentId: 7,
  assignmentName: '周测',
  courseName: '七年级(2)班',
  subjectId: 203,
  kind: 'test',
  beginTime: inMinutes(-60),
  endTime: inMinutes(120),
  duration: 40,
  itemCount: 4,
  score: 160,
  state: 'open',
  started: false,
  submittedAt: null,
  isCollected: false,
  isBeingCollected: false,
  total: null,
  reminded: false,
  sentBack: null,
}

/** How often a page has begun the work. */
const begun = (service: FakeService) =>
  service.sent.filter(({ path, input }) => path === student.open.path && z.parse(opening, input).begins).length

const opening = z.object({ begins: z.boolean() })

const isAsked = () => screen.queryByRole('button', { name: '开始' }) !== null

const progress = () => screen.queryByText(/^第 . 题，共/)?.textContent

const withOne = (over: Partial<StudentAssignment> = {}) => {
  const service = new FakeService()
  service.assignments = [{ ...timed, ...over }]
  return service
}

const card = () => within(screen.getByRole('main')).getByRole('listitem').textContent

test('a time limit starts only when the student begins, not by opening the page', async () => {
  const service = withOne()
  await openPage({ service })
  await click('link', /周测/)
  expect(screen.getByRole('status').textContent).toBe(
    '限时 40 分钟周测开始后计时，不能暂停。时间到会自动交卷。今天 21:00 截止',
  )
  await click('link', '以后再做')
  expect(begun(service)).toBe(0)
  await click('link', /周测/)
  await click('button', '开始')
  expect({ begun: begun(service), progress: progress() }).toEqual({ begun: 1, progress: '第 1 题，共 4 题' })
})

test('an address that leads straight to a timed test asks as well', async () => {
  const service = withOne()
  await openPage({ service, hash: '#/test/7' })
  expect({ isAsked: isAsked(), begun: begun(service) }).toEqual({ isAsked: true, begun: 0 })
})

test('before a time limit starts, a failure says so and starts nothing', async () => {
  const service = withOne()
  service.fail(student.open, 'offline')
  await openPage({ service, hash: '#/test/7' })
  expect(screen.getByRole('alert').textContent).toBe('加载失败网络连接失败刷新试试')
  await click('button', '刷新试试')
  expect({ isAsked: isAsked(), begun: begun(service) }).toEqual({ isAsked: true, begun: 0 })
})

test.each([
  ['without a time limit', { duration: null }],
  ['whose time limit runs already', { started: true }],
])('work %s opens at once', async (_, over) => {
  const service = withOne(over)
  await openPage({ service, hash: '#/test/7' })
  expect({ isAsked: isAsked(), progress: progress() }).toEqual({ isAsked: false, progress: '第 1 题，共 4 题' })
})

test('the card of a timed test that is begun shows the time that is left and its own end', async () => {
  await openPage({ service: withOne({ started: true, endTime: inMinutes(23) }) })
  expect(card()).toBe('周测测验七年级(2)班英语还剩 23 分钟，今天 19:23 截止4 题，满分 16 分限时 40 分钟已开始')
  await pass(2 * minute)
  expect(card()).toContain('还剩 21 分钟')
})

test('the card of collected work says that it was handed in because the time was over', async () => {
  await openPage({ service: withOne({ state: 'submitted', submittedAt: inMinutes(-10), isCollected: true }) })
  expect(card()).toBe(
    '周测测验七年级(2)班英语今天 18:50 时间到，已自动交卷4 题，满分 16 分限时 40 分钟等老师批改和发布成绩',
  )
})

test('the card of work that is about to be collected does not say that it was not handed in', async () => {
  await openPage({ service: withOne({ state: 'missed', endTime: inMinutes(-1), isBeingCollected: true }) })
  expect(card()).toBe('周测测验七年级(2)班英语今天 18:59 已截止4 题，满分 16 分限时 40 分钟已保存的答案正在自动交卷')
})

test('whoever opens work that is over learns that saved answers are handed in', async () => {
  const service = withOne({ duration: null })
  service.isOver = true
  await openPage({ service, hash: '#/test/7' })
  expect(screen.getByRole('status').textContent).toBe(
    '已过截止时间，不能再交时间到时已经保存的答案会自动交上，不用再操作。有疑问请找老师。',
  )
})
