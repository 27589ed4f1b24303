import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { user } from '#api/contract/groups/user.ts'
import { createApp } from '#server/app.ts'
import { createAdmission } from '#server/core/admission/admission.ts'
import { heldWork } from '#tests/support/documents/held-work.ts'
import { clientOf } from '#tests/support/service/test-client.ts'
import { origin, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

/** The service with capacity for one call, which somebody holds until `leave`, and a queue behind it. */
function crowded() {
  let now = 0
  const looks: (() => void)[] = []
  const noted: unknown[] = []
  const admission = createAdmission({ capacity: 1, now: () => now, later: (look) => looks.push(look) })
  const app = createApp({
    db: service.db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => service.clock.now,
    log: {
      request: ({ requestId: _id, ...line }) => noted.push(line),
      page: () => {},
      fault: ({ error }) => service.faults.push(error),
    },
    sendJob: async () => '',
    admission,
  })
  const { work, end } = heldWork()
  const held = [course.list, course.list, user.saveSetting].map((endpoint) =>
    admission.admit({ endpoint, isPrepared: false }, work),
  )
  now = 1_000
  return {
    noted,
    hasRoom: app.hasRoom,
    teacher: clientOf(app, world.teacher.uid, world.teacher.cookie),
    /** Keeps checking the queues until there is an answer. */
    waitedFor: async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      const come = answer.then(() => true)
      const turn = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)))
      while (!(await Promise.race([come, turn()]))) {
        now += 5
        for (const look of looks.splice(0)) look()
      }
      return answer
    },
    leave: async () => {
      end()
      await Promise.all(held)
    },
  }
}

test('a call without room is refused with a message, and its key can be used again', async () => {
  const { teacher, waitedFor, leave } = crowded()
  const key = 'intent-in-a-crowd'
  const input = { key: 'currentCourse', value: 7 } as const
  const list = { status: 0, pager: { currentPage: 1, pageSize: 10 } }
  const read = await waitedFor(teacher.call(course.list, list, { headers: { 'accept-language': 'en' } }))
  const write = await waitedFor(teacher.call(user.saveSetting, input, { key }))
  await leave()
  const again = await teacher.call(user.saveSetting, input, { key })
  expect(
    [read, write, again].map(({ status, code, msg, headers }) => ({
      status,
      code,
      msg,
      retryAfter: headers.get('retry-after'),
    })),
  ).toEqual([
    { status: 503, code: -1, msg: 'Too many people are using this now; try again in a moment', retryAfter: '1' },
    { status: 503, code: -1, msg: '现在使用的人太多，请稍候再试', retryAfter: '1' },
    { status: 200, code: 0, msg: '', retryAfter: null },
  ])
  expect(service.faults).toEqual([])
})

test('a full queue is reported before a call is read, and the refusal is logged', async () => {
  const { teacher, hasRoom, noted, waitedFor, leave } = crowded()
  const brief = teacher.call(course.list, { status: 0, pager: { currentPage: 1, pageSize: 10 } })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  while (hasRoom(course.list.path)) await turn()
  const others = [user.saveSetting.path, '/no/such/path'].map(hasRoom)
  expect({ others, noted: noted.splice(0) }).toEqual({
    others: [true, true],
    noted: [{ path: course.list.path, uid: null, status: 503, milliseconds: 0 }],
  })
  await waitedFor(brief)
  await leave()
})
