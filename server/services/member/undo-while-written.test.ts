import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member as area } from '#api/contract/groups/member.ts'
import { member } from '#server/database/schema/courses.ts'
import { memberChange } from '#server/database/schema/member-changes.ts'
import { startedBehind } from '#tests/support/database/started-behind.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { lockClass } from '../classes/lock-classes.ts'
import { undoChange } from './undo-change.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

test('undoing a change that is still being written waits for its class, and neither ends the other', async () => {
  const { db, clock } = service
  const { courseId, teacher } = world
  const uid = uidAt(world, 0)
  const { changeId } = await teacher.get(area.group, { courseId, uids: [uid], groupName: '第一组' })
  const undo = () =>
    db.transaction((transaction) => undoChange(transaction, { courseId, changeId, by: teacher.uid, now: clock.now }))
  const { end } = await db.transaction(async (transaction) => {
    // As every batch of a class list does: first its class, then its change.
    await lockClass(transaction, courseId)
    const behind = await startedBehind(db, undo)
    await transaction.update(memberChange).set({ changedAt: clock.now }).where(eq(memberChange.changeId, changeId))
    return behind
  })
  const undone = await end
  const [row] = await db.select({ groupName: member.groupName }).from(member).where(eq(member.uid, uid))
  expect({ undone, row }).toEqual({ undone: 1, row: { groupName: null } })
})
