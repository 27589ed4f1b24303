import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { user } from '#server/database/schema/people.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
let uids: number[]
let paperId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  uids = [world.colleague.uid]
})

afterAll(() => service.close())

beforeEach(async () => {
  ;({ paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
})

const share = () => world.teacher.get(paperSharing.share, { paperId, uids })

const revoke = () => world.teacher.get(paperSharing.revoke, { paperId, uids })

const reasonFor = async (teacher: TestClient) => (await teacher.get(paperSharing.takenBack, { paperId })).takenBack

/** What the colleague, a teacher of another school and the owner are told. */
const reasons = async () => ({
  colleague: await reasonFor(world.colleague),
  stranger: await reasonFor(world.stranger),
  owner: await reasonFor(world.teacher),
})

const nobody = { colleague: null, stranger: null, owner: null }
const takenBack = { ...nobody, colleague: { ownerName: '姓名 teacher', isDeleted: false } }
const deleted = { ...nobody, colleague: { ownerName: '姓名 teacher', isDeleted: true } }

test('who had a shared paper is told who took it back, until it is shared again; nobody else is', async () => {
  const never = await reasons()
  await share()
  const had = await reasons()
  await revoke()
  const revoked = await reasons()
  await share()
  expect({ never, had, revoked, again: await reasons() }).toEqual({
    never: nobody,
    had: nobody,
    revoked: takenBack,
    again: nobody,
  })
})

test('who gave a shared paper up is not told that it was taken back', async () => {
  await share()
  await revoke()
  await share()
  await world.colleague.get(paperSharing.leave, { paperId })
  expect(await reasons()).toEqual(nobody)
})

test('the school is told who took a paper back from it, until it has the paper again', async () => {
  await world.teacher.get(paperSharing.publish, { paperId })
  const had = await reasons()
  await world.teacher.get(paperSharing.takeBack, { paperId })
  const ended = await reasons()
  await world.teacher.get(paperSharing.publish, { paperId })
  expect({ had, ended, again: await reasons() }).toEqual({ had: nobody, ended: takenBack, again: nobody })
})

test('who joined the school after a paper was taken back from it is told nothing', async () => {
  await world.teacher.get(paperSharing.publish, { paperId })
  await world.teacher.get(paperSharing.takeBack, { paperId })
  const joinsAt = (createdAt: Date) =>
    service.db.update(user).set({ createdAt }).where(eq(user.uid, world.colleague.uid))
  await joinsAt(new Date(service.clock.now.getTime() + 1))
  const later = await reasons()
  await joinsAt(new Date(service.clock.now.getTime() - 1))
  expect({ later, before: await reasons() }).toEqual({ later: nobody, before: takenBack })
})

test.each(['share', 'publish'] as const)('who had a paper by %s is told that its owner deleted it', async (how) => {
  await (how === 'share' ? share() : world.teacher.get(paperSharing.publish, { paperId }))
  await world.teacher.get(paperEditing.remove, { paperId })
  const removed = await reasons()
  await world.teacher.get(paperEditing.restore, { paperId })
  expect({ removed, restored: await reasons() }).toEqual({ removed: deleted, restored: nobody })
})
