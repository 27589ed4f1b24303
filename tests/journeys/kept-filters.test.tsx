// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { messagePaths } from '#domain/paths/message-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { personalPaths } from '#domain/paths/personal-paths.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { school } from '#server/database/schema/people.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
  const { db } = journey.service
  const { teacher, colleague, colleagueCourseId } = journey.world
  await db.update(school).set({ ownerId: teacher.uid })
  await db.insert(courseTeacher).values({
    courseId: colleagueCourseId,
    uid: teacher.uid,
    addedBy: colleague.uid,
    addedAt: journey.service.clock.now,
  })
})

afterAll(() => journey.close())

/** Leaves the page and opens it by its entry. */
async function leaveAndReturn(at: string): Promise<void> {
  window.location.hash = publicPaths.home
  await screen.findByRole('heading', { name: '今天' })
  window.location.hash = at
}

const searched = [
  ['an area', () => paths.myPapers, '搜索试卷名', '单元'],
  ['the list of tasks', () => paths.assignments(journey.world.courseId), '搜索任务名', '写作'],
  ['the members', () => memberPaths.members, '姓名、拼音或学号', '李'],
  ['the slips of a class', () => memberPaths.studentCodes(journey.world.courseId), '按姓名或账号查找', '李'],
  ['the features of the school', () => personalPaths.schoolFeatures, '搜索老师姓名或手机尾号', '王'],
] as const

test.each(searched)(
  '%s, left and opened by its entry, has its search and its address again',
  async (_, at, name, text) => {
    const searchField = () => screen.findByLabelText<HTMLInputElement>(name)
    await openPortal(journey, at())
    fireEvent.change(await searchField(), { target: { value: text } })
    const address = `#${at()}?keyword=${encodeURIComponent(text)}`
    await waitFor(() => expect(window.location.hash).toBe(address))
    await leaveAndReturn(at())
    expect((await searchField()).value).toBe(text)
    await waitFor(() => expect(window.location.hash).toBe(address))
  },
)

const chosen = [
  ['my classes', personalPaths.courses, /^已归档/, 'shelf=archived'],
  ['messages', messagePaths.messages(), /^未读/, 'show=unread'],
  ['applications', paths.applications, /^已处理/, 'state=decided'],
  ['the features of the school', personalPaths.schoolFeatures, '按功能', 'view=features'],
] as const

test.each(chosen)('%s, left and opened by its entry, shows what was chosen', async (_, at, name, query) => {
  const choice = () => screen.findByRole<HTMLInputElement>('radio', { name })
  await openPortal(journey, at)
  fireEvent.click(await choice())
  await waitFor(() => expect(window.location.hash).toBe(`#${at}?${query}`))
  await leaveAndReturn(at)
  expect((await choice()).checked).toBe(true)
  await waitFor(() => expect(window.location.hash).toBe(`#${at}?${query}`))
})

test('reminders, left and opened by their entry, are those of the chosen class', async () => {
  const at = memberPaths.reminders()
  const courseId = String(journey.world.colleagueCourseId)
  const choice = () => screen.findByLabelText<HTMLSelectElement>('班级')
  await openPortal(journey, at)
  await waitFor(async () => expect((await choice()).options).toHaveLength(2))
  fireEvent.change(await choice(), { target: { value: courseId } })
  await waitFor(() => expect(window.location.hash).toBe(`#${at}?courseId=${courseId}`))
  await leaveAndReturn(at)
  await waitFor(async () => expect((await choice()).value).toBe(courseId))
})

test('the feedback of the school, left and opened by the entry of the help, is what was shown', async () => {
  const at = messagePaths.help()
  const choice = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('radio', { name })
  await openPortal(journey, at)
  fireEvent.click(await choice('本校反馈'))
  fireEvent.click(await choice(/^已回复/))
  const address = `#${at}?part=school&state=answered`
  await waitFor(() => expect(window.location.hash).toBe(address))
  await leaveAndReturn(at)
  expect((await choice(/^已回复/)).checked).toBe(true)
  await waitFor(() => expect(window.location.hash).toBe(address))
})
