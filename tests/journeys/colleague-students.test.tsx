// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member as memberArea } from '#api/contract/groups/member.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { member } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { addStudent } from '#tests/support/worlds/asking-world.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'
import { textsOf } from '#tests/support/documents/page-texts.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})

afterAll(() => journey.close())

const realname = '欧阳秋实'

/** A student whom only the colleague teaches. */
async function colleaguesStudent(): Promise<void> {
  const { service, world } = journey
  const [colleague] = await service.db.select().from(user).where(eq(user.uid, world.colleague.uid))
  const account = { username: 'zxq770077', realname, studentNo: '20260731', contactMobile: '13955550123' }
  const uid = await addStudent(service, colleague?.schoolId ?? 0, account)
  await service.db.insert(member).values({ courseId: world.colleagueCourseId, uid, joinedAt: service.clock.now })
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

const members = async () => {
  const { world } = journey
  return (await world.teacher.get(memberArea.list, { courseId: world.courseId })).list.map(({ uid }) => uid)
}

test('a teacher adding a colleague’s student sees the class and the end of the number, and asks', async () => {
  await colleaguesStudent()
  const before = await members()
  await openPortal(journey, memberPaths.add)
  fireEvent.change(await screen.findByRole('textbox', { name: '姓名' }), { target: { value: realname } })
  await press('添加')
  await screen.findByText('******31 在七年级(2)班')
  expect(document.body.textContent).not.toMatch(/zxq770077|13955550123|20260731/)
  await press('就是学号 ******31 的学生，申请进班')
  await waitFor(() => expect(textsOf('log')).toContain(`已为${realname}提出申请：现在的老师同意后才进班`))
  expect(await members()).toEqual(before)
})

test('the colleague agrees, and the student is in both classes', async () => {
  const { world } = journey
  const before = await members()
  await openPortal(journey, memberPaths.verify({ state: 'asked' }), world.colleague)
  await press(`同意${realname}进班`)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '同意' }))
  await waitFor(() => expect(textsOf('log')).toContain('已同意 1 名学生进班'))
  const added = (await members()).filter((uid) => !before.includes(uid))
  const [student] = await journey.service.db.select().from(user).where(eq(user.realname, realname))
  expect(added).toEqual([student?.uid])
})
