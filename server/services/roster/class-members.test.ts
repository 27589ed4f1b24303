import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { bringIn } from './class-members.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

test('a member who is added again keeps the day on which they joined; one who was removed joins anew', async () => {
  const { courseId, students } = world
  const [staying = 0, returning = 0] = students.map(({ uid }) => uid)
  const of = (uid: number) => and(eq(member.courseId, courseId), eq(member.uid, uid))
  await service.db.update(member).set({ groupName: '第一组' }).where(of(staying))
  await service.db.update(member).set({ joinStatus: memberStatus.removed }).where(of(returning))
  const rowOf = async (uid: number) => (await service.db.select().from(member).where(of(uid)))[0]
  const before = { staying: await rowOf(staying), returning: await rowOf(returning) }
  const now = new Date(service.clock.now.getTime() + 60_000)
  const incoming = [staying, returning].map((uid) => ({ uid, groupName: null }))
  await service.db.transaction((transaction) => bringIn(transaction, courseId, incoming, now))
  expect({ staying: await rowOf(staying), returning: await rowOf(returning) }).toEqual({
    staying: before.staying,
    returning: { ...before.returning, joinStatus: memberStatus.approved, joinedAt: now },
  })
})
