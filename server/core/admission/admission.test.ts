import { expect, test, vi } from 'vitest'
import { contract } from '#api/contract/contract.ts'
import { course } from '#api/contract/groups/course.ts'
import { slip } from '#api/contract/groups/slip.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { student } from '#api/contract/groups/student.ts'
import { user } from '#api/contract/groups/user.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { heldWork } from '#tests/support/documents/held-work.ts'
import { Refusal } from '../refusal.ts'
import { createAdmission, priorityOf, takesLong } from './admission.ts'

const endpoints: readonly EndpointData[] = Object.values(contract).flatMap((area) => Object.values(area))

/** Capacity for one call, and a clock that only `pass` moves. */
function given() {
  let now = 0
  let due: { readonly act: () => void; readonly at: number }[] = []
  const { admit, hasRoom, quiet } = createAdmission({
    capacity: 1,
    now: () => now,
    later: (act, milliseconds) => due.push({ act, at: now + milliseconds }),
  })
  const pass = (milliseconds: number) => {
    const end = now + milliseconds
    for (let next = due[0]; next !== undefined && next.at <= end; next = due[0]) {
      due = due.slice(1)
      now = next.at
      next.act()
    }
    now = end
  }
  const call = (endpoint: EndpointData, work: () => Promise<unknown>) => admit({ endpoint, isPrepared: false }, work)
  return { call, hasRoom, quiet, pass, timers: () => due.length }
}

/** Lets everything run that is not waiting for something. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const { list } = course

test('in an overloaded line a call is soon refused with a Retry-After, and its work never starts', async () => {
  const { call, pass } = given()
  const { work, end } = heldWork()
  const first = call(list, work)
  const patient = call(list, async () => 'waited')
  pass(100)
  const begun = vi.fn<() => Promise<unknown>>(async () => 'begun')
  const refused = call(list, begun)
  pass(30)
  await expect(refused).rejects.toEqual(
    new Refusal(503, '现在使用的人太多，请稍候再试', 'Too many people are using this now; try again in a moment', 1),
  )
  end()
  await first
  expect({ patient: await patient, begun: begun.mock.calls }).toEqual({ patient: 'waited', begun: [] })
})

test('hand-ins go before writes, writes before reads; work that fails lets the next begin', async () => {
  const { call } = given()
  const begun: string[] = []
  const { work, end } = heldWork()
  const first = call(list, async () => {
    await work()
    throw new Error('failed')
  })
  const waiting = [
    call(list, async () => begun.push('read')),
    call(user.saveSetting, async () => begun.push('write')),
    call(student.submit, async () => begun.push('hand-in')),
  ]
  end()
  await expect(first).rejects.toThrow('failed')
  await Promise.all(waiting)
  expect(begun).toEqual(['hand-in', 'write', 'read'])
})

test('calls that wait for hashes, other processes or services do not take capacity from the others', async () => {
  const { call } = given()
  const { work, end } = heldWork()
  const long = [signOn.passwordLogin, slip.studentCodes].map((endpoint) => call(endpoint, work))
  expect(await call(list, async () => 'done')).toBe('done')
  end()
  await Promise.all(long)
  expect([true, false].map((isPrepared) => takesLong({ endpoint: list, isPrepared }))).toEqual([true, false])
})

test('what may take its time waits for the calls at work, but not for long ones, and no longer than a moment', async () => {
  const { call, pass, quiet } = given()
  const seen: string[] = []
  const wait = async (name: string) => {
    await quiet()
    seen.push(name)
  }
  const [short, second, long] = [heldWork(), heldWork(), heldWork()]
  const waiting = call(signOn.passwordLogin, long.work)
  await wait('only a long call')
  const first = call(list, short.work)
  await settled()
  const afterFirst = wait('call over')
  await settled()
  seen.push('call ends')
  short.end()
  await Promise.all([first, afterFirst])
  const next = call(list, second.work)
  await settled()
  const inTime = wait('long enough')
  pass(59)
  await settled()
  seen.push('a moment later')
  pass(1)
  await inTime
  expect(seen).toEqual(['only a long call', 'call ends', 'call over', 'a moment later', 'long enough'])
  second.end()
  long.end()
  await Promise.all([waiting, next])
})

test('each priority has room until its own line is overloaded', async () => {
  const { call, hasRoom, pass } = given()
  const { work, end } = heldWork()
  const roomFor = (endpoint: EndpointData) => hasRoom({ endpoint, isPrepared: false })
  const inside = [call(list, work), call(list, work)]
  pass(100)
  const before = roomFor(list)
  const brief = call(list, work).catch(() => 'refused')
  const crowded = [list, user.saveSetting, student.submit, signOn.passwordLogin].map(roomFor)
  const oneMore = await call(list, work).catch(() => 'refused')
  end()
  await Promise.all(inside)
  expect({ before, crowded, oneMore, brief: await brief, afterwards: roomFor(list) }).toStrictEqual({
    before: true,
    crowded: [false, true, true, true],
    oneMore: 'refused',
    brief: undefined,
    afterwards: true,
  })
})

test('there is room again when work is done', async () => {
  const { call } = given()
  const begun: string[] = []
  await call(list, async () => begun.push('first'))
  void call(list, async () => begun.push('second'))
  await settled()
  expect(begun).toEqual(['first', 'second'])
})

test('an empty line starts no timer', async () => {
  const { call, pass, timers } = given()
  const { work, end } = heldWork()
  const first = call(list, work)
  const second = call(list, async () => 'done')
  expect(timers()).toBe(1)
  end()
  await Promise.all([first, second])
  await settled()
  pass(5)
  expect(timers()).toBe(0)
})

test('priorities: the work of students and teachers first, callers who are not signed in last', () => {
  const pathsOf = (wanted: string) =>
    endpoints.filter((endpoint) => priorityOf(endpoint) === wanted).map(({ path }) => path)
  expect(pathsOf('work')).toEqual([
    '/client/paper/add',
    '/client/paper/save',
    '/client/import-paper/task/confirm',
    '/client/student/correction/save',
    '/client/marking/markdata/submit',
    '/client/marking/markdata/submit-many',
    '/client/marking/eachmark',
    '/client/student/test/draft/save',
    '/client/student/test/submit',
    '/client/student/wrong-note/retry',
    '/client/student/wrong-note/remark/save',
    '/client/study-task/job/decide',
    '/client/study-task/job/publish',
  ])
  expect({
    passwordLogin: priorityOf(signOn.passwordLogin),
    saveSetting: priorityOf(user.saveSetting),
    list: priorityOf(list),
  }).toEqual({ passwordLogin: 'read', saveSetting: 'write', list: 'read' })
})
