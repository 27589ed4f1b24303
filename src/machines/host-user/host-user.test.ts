import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { setUserRetry } from '#domain/portal/constants.ts'
import { hostUserMachine } from './host-user.machine.ts'
import type { ReportedUser } from './host-user.types.ts'

const wang: ReportedUser = { uid: 7, realname: '王老师' }
const li: ReportedUser = { uid: 8, realname: '李老师' }

/** The machine with a host that accepts a user when the test says so. */
function started() {
  const clock = new SimulatedClock()
  const reports: ReportedUser[] = []
  const answers: { readonly yes: () => void; readonly no: () => void }[] = []
  const tell = fromPromise<void, ReportedUser>(({ input }) => {
    reports.push(input)
    return new Promise<void>((yes, no) => answers.push({ yes, no: () => no(new Error('not now')) }))
  })
  const actor = createActor(hostUserMachine.provide({ actors: { tell } }), { clock })
  let givenUp = 0
  actor.on('unreported', () => (givenUp += 1))
  actor.start()
  return {
    reports,
    work: (user: ReportedUser) => actor.send({ type: 'user.change', user }),
    pass: (milliseconds: number) => clock.increment(milliseconds),
    answer: async (how: 'yes' | 'no', attempt = answers.length - 1) => {
      answers[attempt]?.[how]()
      await new Promise(setImmediate)
    },
    facts: () => ({ state: actor.getSnapshot().value, givenUp }),
  }
}

test('the host is told at once, and then nothing remains to be done', async () => {
  const { reports, work, pass, answer, facts } = started()
  expect({ ...facts(), reports }).toEqual({ state: 'idle', givenUp: 0, reports: [] })
  work(wang)
  expect({ ...facts(), reports }).toEqual({ state: 'reporting', givenUp: 0, reports: [wang] })
  await answer('yes')
  pass(60_000)
  expect({ ...facts(), reports }).toEqual({ state: 'reported', givenUp: 0, reports: [wang] })
})

test('a host that accepts nobody is asked every two seconds, ten times in all, and never again', async () => {
  const { reports, work, pass, answer, facts } = started()
  work(wang)
  for (let attempt = 1; attempt < setUserRetry.attempts; attempt += 1) {
    await answer('no')
    expect({ ...facts(), reports: reports.length }).toEqual({ state: 'waiting', givenUp: 0, reports: attempt })
    pass(setUserRetry.interval - 1)
    expect(reports.length).toBe(attempt)
    pass(1)
    expect({ ...facts(), reports: reports.length }).toEqual({ state: 'reporting', givenUp: 0, reports: attempt + 1 })
  }
  await answer('no')
  pass(600_000)
  expect({ ...facts(), reports }).toEqual({
    state: 'unreported',
    givenUp: 1,
    reports: Array.from({ length: 10 }, () => wang),
  })
})

test('a new user is reported with all attempts, whatever became of the one before', async () => {
  const { reports, work, pass, answer, facts } = started()
  work(wang)
  work(li)
  await answer('yes', 0)
  expect({ ...facts(), reports }).toEqual({ state: 'reporting', givenUp: 0, reports: [wang, li] })
  await answer('no')
  work(null)
  expect(facts().state).toBe('reporting')
  for (let attempt = 1; attempt < setUserRetry.attempts; attempt += 1) {
    await answer('no')
    pass(setUserRetry.interval)
  }
  expect({ ...facts(), reportsOfNobody: reports.filter((user) => user === null).length }).toEqual({
    state: 'reporting',
    givenUp: 0,
    reportsOfNobody: 10,
  })
  await answer('yes')
  expect(facts()).toEqual({ state: 'reported', givenUp: 0 })
})
