import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperTurnTimes } from '#domain/paper/turn-times.ts'
import { second } from '#domain/time/units.ts'
import { session } from '#server/database/schema/people.ts'
import { paperTurn } from '#server/database/schema/papers.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { newSession } from '#tests/support/service/sessions.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
/** Two computers of one teacher. */
let school: TestClient
let home: TestClient
/** A paper of the teacher's for each test. */
let paperId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  school = world.teacher
  home = await newSession(service, world.teacher)
})

afterAll(() => service.close())

beforeEach(async () => {
  ;({ paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
})

type Wish = 'write' | 'takeOver' | 'leave'

const asks = async (computer: TestClient, wish: Wish, id = paperId) =>
  (await computer.get(paperEditing.turn, { paperId: id, wish })).isYours

const pass = (milliseconds: number) => void (service.clock.now = new Date(service.clock.now.getTime() + milliseconds))

const seenAt = async () => {
  const rows = await service.db.select().from(paperTurn).where(eq(paperTurn.paperId, paperId))
  return rows.map((turn) => turn.seenAt)
}

test('one computer writes; the other one does once it takes over, and then the first one waits', async () => {
  expect({ school: await asks(school, 'write'), home: await asks(home, 'write') }).toEqual({
    school: true,
    home: false,
  })
  expect({ home: await asks(home, 'takeOver'), school: await asks(school, 'write') }).toEqual({
    home: true,
    school: false,
  })
})

test('a computer that leaves, or is not heard of for a while, loses its turn to the next one that asks', async () => {
  await asks(school, 'write')
  await asks(home, 'leave')
  const waiting = await asks(home, 'write')
  await asks(school, 'leave')
  const afterLeaving = await asks(home, 'write')
  pass(paperTurnTimes.passesOn - second)
  const atLast = await asks(school, 'write')
  pass(second)
  expect({
    waiting,
    afterLeaving,
    atLast,
    afterwards: await asks(school, 'write'),
    home: await asks(home, 'write'),
  }).toEqual({ waiting: false, afterLeaving: true, atLast: false, afterwards: true, home: false })
})

test('the turn of a session that has ended is free', async () => {
  await asks(await newSession(service, world.teacher), 'write')
  const [turn] = await service.db.select().from(paperTurn).where(eq(paperTurn.paperId, paperId))
  const before = await asks(home, 'write')
  await service.db.delete(session).where(eq(session.sessionId, idOf(turn?.sessionId)))
  expect({ before, afterwards: await asks(home, 'write') }).toEqual({ before: false, afterwards: true })
})

test('a computer that goes on asking keeps its turn, and is noted only now and then', async () => {
  const begin = service.clock.now
  await asks(school, 'write')
  pass(paperTurnTimes.noted - 1)
  await asks(school, 'write')
  const early = await seenAt()
  pass(1)
  await asks(school, 'write')
  const later = await seenAt()
  pass(paperTurnTimes.passesOn - second)
  expect({ early, later, home: await asks(home, 'write') }).toEqual({
    early: [begin],
    later: [new Date(begin.getTime() + paperTurnTimes.noted)],
    home: false,
  })
})

test('of two computers that ask at once, one gets the turn', async () => {
  const both = await Promise.all([asks(school, 'write'), asks(home, 'write')])
  expect(both.filter((isYours) => isYours)).toEqual([true])
})

test('all versions of a paper have one turn, with the revision of the latest', async () => {
  await assign(service, world, { paperId })
  const { paper, rev } = await openedBy(school, paperId)
  const saved = await school.get(paperEditing.save, { paperId, rev, ...sentAs({ ...paper, duration: 90 }) })
  await asks(school, 'write', saved.paperId)
  expect(await home.get(paperEditing.turn, { paperId, wish: 'write' })).toEqual({
    isYours: false,
    rev: saved.rev,
    writerName: null,
  })
})

test('nobody else has a turn at a teacher’s paper', async () => {
  const answers = await Promise.all(
    [paperId, 999_999].map((id) => world.colleague.call(paperEditing.turn, { paperId: id, wish: 'takeOver' })),
  )
  expect(answers.map(resultId)).toEqual(['notFound', 'notFound'])
})
