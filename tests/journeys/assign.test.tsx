// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { paths } from '#domain/paths/paths.ts'
import { course } from '#server/database/schema/courses.ts'
import { submission, assignment as assignmentTable } from '#server/database/schema/assignments.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'
import { pageHead } from '#tests/support/documents/page-texts.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney({ startAt: new Date('2026-11-20T11:30:00Z') })
})

afterAll(() => journey.close())

/** The dialog over the list of papers, once it knows the class and the service's time. */
async function openDialog() {
  await openPortal(journey, paths.myPapers)
  fireEvent.click(await screen.findByRole('button', { name: '布置“第五单元检测”' }))
  const dialog = within(await screen.findByRole('dialog', { name: '布置任务' }))
  await dialog.findByRole('radio', { name: '七年级(2)班全班（3 人）' })
  await dialog.findByRole('button', { name: '今晚 20:00' })
  return {
    ...dialog,
    rename: (value: string) => fireEvent.change(dialog.getByRole('textbox', { name: '任务名' }), { target: { value } }),
    press: (name: string | RegExp) => fireEvent.click(dialog.getByRole('button', { name })),
    choose: (name: string) => fireEvent.click(dialog.getByRole('radio', { name })),
  }
}

/** Assignments of this name, with how many students each was assigned to. */
async function stored(name: string) {
  const { db } = journey.service
  const rows = await db.select().from(assignmentTable).where(eq(assignmentTable.assignmentName, name))
  return Promise.all(
    rows.map(async ({ assignmentId, publishedAt, endTime }) => ({
      published: publishedAt !== null,
      endTime: endTime.toISOString(),
      assigned: await db.$count(submission, eq(submission.assignmentId, assignmentId)),
    })),
  )
}

const sentTo = (path: string) => journey.network.exchanges.filter((exchange) => exchange.path === path)

const done = () => screen.findByText('已布置给七年级(2)班 3 人，学生现在可以作答')

test('missing fields are reported before anything is sent', async () => {
  const dialog = await openDialog()
  dialog.rename('')
  dialog.choose('部分学生')
  dialog.choose('定时开始')
  dialog.press(/^布置/)
  expect(dialog.getAllByText(/^请[填至选]/).map(({ textContent }) => textContent)).toEqual([
    '请填写任务名',
    '请至少选一名学生',
    '请选开始时间',
    '请选截止时间',
  ])
  expect(sentTo(assigning.save.path)).toEqual([])
})

test('the service refuses a deadline that has passed since the dialog opened, and the field says so', async () => {
  const { service } = journey
  const dialog = await openDialog()
  dialog.rename('来不及的')
  dialog.press('今晚 20:00')
  const before = service.clock.now
  onTestFinished(() => void (service.clock.now = before))
  service.clock.now = new Date('2026-11-20T12:00:00Z')
  dialog.press(/^布置/)
  await dialog.findByText('截止时间已经过去，请改晚一些')
  expect(await stored('来不及的')).toEqual([])
})

test('a paper is assigned to the whole class; the portal confirms it and links to the assignment', async () => {
  const dialog = await openDialog()
  dialog.rename('周末作业')
  dialog.press('明天 20:00')
  dialog.press(/^布置/)
  await done()
  expect(await stored('周末作业')).toEqual([{ published: true, endTime: '2026-11-21T12:00:00.000Z', assigned: 3 }])
  fireEvent.click(await screen.findByRole('button', { name: '去看任务' }))
  await waitFor(() => expect(pageHead()).toEqual(['布置成功', '1 个班、3 名学生收到了']))
  fireEvent.click(screen.getByRole('link', { name: '任务列表' }))
  expect((await screen.findByRole('heading', { name: '练习报告' })).tagName).toBe('H1')
})

test('if the answer to saving is lost, pressing again creates no second assignment', async () => {
  const dialog = await openDialog()
  dialog.rename('断网时存的')
  dialog.press('明天 20:00')
  journey.network.loseAnswer(assigning.save.path)
  dialog.press(/^布置/)
  expect((await dialog.findByRole('alert')).textContent).toBe('服务器错误填写的内容都在，请再试一次，不会重复布置。')
  expect(await stored('断网时存的')).toEqual([{ published: false, endTime: '2026-11-21T12:00:00.000Z', assigned: 0 }])
  dialog.press(/^布置/)
  await done()
  expect(await stored('断网时存的')).toEqual([{ published: true, endTime: '2026-11-21T12:00:00.000Z', assigned: 3 }])
})

test('if the answer is lost and the form is changed then, there is one assignment with the change', async () => {
  const dialog = await openDialog()
  dialog.rename('改名之前')
  dialog.press('明天 20:00')
  journey.network.loseAnswer(assigning.save.path)
  dialog.press(/^布置/)
  await dialog.findByRole('alert')
  dialog.rename('改名之后')
  dialog.press(/^布置/)
  await done()
  expect({ before: await stored('改名之前'), after: (await stored('改名之后')).length }).toEqual({
    before: [],
    after: 1,
  })
})

test('if the answer to publishing is lost, pressing again finds it published', async () => {
  const dialog = await openDialog()
  dialog.rename('断网时发的')
  dialog.press('明天 20:00')
  journey.network.loseAnswer(assigning.publish.path)
  dialog.press(/^布置/)
  expect((await dialog.findByRole('alert')).textContent).toContain('请再点一次“布置”，不会重复布置')
  const saves = sentTo(assigning.save.path).length
  dialog.press(/^布置/)
  await done()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(assigning.save.path)).toHaveLength(saves)
  expect(await stored('断网时发的')).toEqual([{ published: true, endTime: '2026-11-21T12:00:00.000Z', assigned: 3 }])
})

test('a paper is assigned to two classes at once, and withdrawn from both', async () => {
  const { service, world } = journey
  await service.db
    .update(course)
    .set({ leadTeacherId: world.teacher.uid, courseName: '七年级(3)班' })
    .where(eq(course.courseId, world.colleagueCourseId))
  const dialog = await openDialog()
  dialog.rename('两个班的作业')
  fireEvent.click(dialog.getByRole('checkbox', { name: '七年级(3)班（3 人）' }))
  dialog.press('明天 20:00')
  dialog.press(/^布置/)
  await screen.findByText('“两个班的作业”已布置给 2 个班共 6 人，学生现在可以作答')
  const assignment = { published: true, endTime: '2026-11-21T12:00:00.000Z', assigned: 3 }
  expect(await stored('两个班的作业')).toEqual([assignment, assignment])
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await screen.findByText('2 个班的任务都已撤回，学生看不到了；任务还在列表里，没有布置')
  const withdrawn = { ...assignment, published: false, assigned: 0 }
  expect(await stored('两个班的作业')).toEqual([withdrawn, withdrawn])
})
