import { expect, test } from 'vitest'
import {
  lin,
  here,
  nobody,
  computer,
  asked,
  askedForNumber,
  asking,
  atFirst,
  lost,
  refused,
  confirm,
  cancel,
  enter,
  leave,
  close,
  typed,
  started,
} from './testing/started.ts'

test('a scanned code is shown with the computer, and confirmed with its nonce', async () => {
  const { until, scans, decisions } = started({ who: [here], scan: [asked], decide: [{ kind: 'done' }] })
  expect(await until('asking')).toEqual(asking)
  await until('confirmed', confirm)
  expect(scans).toEqual(['code1'])
  expect(decisions).toEqual([{ decision: 'confirm', qrId: 'code1', nonce: 'n1', matchNumber: null, accepts: false }])
  expect(await until('ready', close)).toEqual({ ...atFirst, qrId: null, teacher: lin })
})

test('cancelling sends the decision once, whatever is pressed meanwhile', async () => {
  const { until, decisions, actor } = started({ who: [here], scan: [asked], decide: [{ kind: 'done' }] })
  await until('asking')
  actor.send(cancel)
  actor.send(cancel)
  actor.send(confirm)
  await until('cancelled')
  expect(decisions).toEqual([{ decision: 'cancel', qrId: 'code1', nonce: 'n1', matchNumber: null, accepts: false }])
})

test('where a number is asked for nothing is confirmed without it; cancelling needs none', async () => {
  const { actor, until, decisions } = started({
    who: [here],
    scan: [askedForNumber],
    decide: [{ kind: 'matchWrong' }, lost, { kind: 'done' }],
  })
  const withNumber = { ...asking, computer: askedForNumber.computer }
  await until('asking')
  expect(await until('asking', typed('4'), confirm)).toEqual({
    ...withNumber,
    match: '4',
    problem: { kind: 'matchMissing' },
  })
  expect(await until('asking', typed(' 4a27'))).toEqual({ ...withNumber, match: '42' })
  actor.send(confirm)
  expect(await until('asking')).toEqual({ ...withNumber, problem: { kind: 'matchWrong' } })
  actor.send(typed('43'))
  actor.send(confirm)
  expect(await until('asking')).toEqual({
    ...withNumber,
    match: '43',
    problem: { kind: 'unanswered', message: '网络连接失败' },
  })
  await until('cancelled', cancel)
  expect(decisions.map(({ decision, matchNumber }) => ({ decision, matchNumber }))).toEqual([
    { decision: 'confirm', matchNumber: '42' },
    { decision: 'confirm', matchNumber: '43' },
    { decision: 'cancel', matchNumber: null },
  ])
})

test.each([
  [{ kind: 'expired' }, 'expired'],
  [{ kind: 'scannedByOther' }, 'scannedByOther'],
  [{ kind: 'decided' }, 'decided'],
  [refused, 'failed'],
  [lost, 'failed'],
] as const)('a scan that is answered %j ends %s, from where the page can be ready again', async (answer, state) => {
  const { until } = started({ who: [here], scan: [answer] })
  const { message } = await until(state)
  expect(message).toBe('message' in answer ? answer.message : '')
  expect((await until('ready', close)).qrId).toBeNull()
})

test.each([
  [{ kind: 'expired' }, 'expired'],
  [{ kind: 'decided' }, 'decided'],
] as const)('a decision that is answered %j ends %s', async (answer, state) => {
  for (const decision of [confirm, cancel]) {
    const { until } = started({ who: [here], scan: [asked], decide: [answer] })
    await until('asking')
    expect((await until(state, decision)).qrId).toBe('code1')
  }
})

test.each([refused, lost])(
  'a decision that fails with %j leaves the question, and can be made again',
  async (answer) => {
    const problem = { kind: answer instanceof Error ? 'unanswered' : 'refused', message: answer.message }
    for (const [decision, done] of [
      [confirm, 'confirmed'],
      [cancel, 'cancelled'],
    ] as const) {
      const { actor, until } = started({ who: [here], scan: [asked], decide: [answer, { kind: 'done' }] })
      await until('asking')
      actor.send(decision)
      expect((await until('asking')).problem).toEqual(problem)
      expect((await until(done, decision)).problem).toBeNull()
    }
  },
)

test('whoever is not signed in signs in first, and goes on to the code', async () => {
  const { until, scans } = started({ who: [nobody, nobody, here], scan: [asked] })
  expect(await until('signedOut')).toEqual(atFirst)
  await until('checking', enter)
  await until('signedOut')
  await until('checking', enter)
  expect((await until('asking')).teacher).toEqual(lin)
  expect(scans).toEqual(['code1'])
})

test.each(['signInAgain', 'signedOut'] as const)(
  'a decision that is answered %s leads over the sign-in to the same code, scanned again',
  async (kind) => {
    const { until, scans, decisions } = started({
      who: [here, here],
      scan: [asked, { ...asked, computer: { ...computer, nonce: 'n2' } }],
      decide: [{ kind }, { kind: 'done' }],
    })
    await until('asking')
    expect(await until('signedOut', confirm)).toEqual({ ...atFirst, reason: kind })
    await until('checking', enter)
    expect((await until('asking')).reason).toBeNull()
    await until('confirmed', confirm)
    expect(scans).toEqual(['code1', 'code1'])
    expect(decisions.map(({ nonce }) => nonce)).toEqual(['n1', 'n2'])
  },
)

test('a scan without a session leads to the sign-in', async () => {
  const { until } = started({ who: [here], scan: [{ kind: 'signedOut' }] })
  expect(await until('signedOut')).toEqual({ ...atFirst, reason: 'signedOut' })
})

test('the code expires by the clock, even after a failed decision', async () => {
  const { until, clock, actor } = started({ who: [here], scan: [asked], decide: [lost] })
  await until('asking')
  clock.increment(100_000)
  actor.send(cancel)
  await until('asking')
  clock.increment(5_999)
  expect(actor.getSnapshot().value).toBe('asking')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('expired')
})

test('a code that has already expired on arrival is over at once', async () => {
  const { until, clock, actor } = started({ who: [here], scan: [{ ...asked, remaining: -5 }] })
  await until('asking')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('expired')
})

test('a failed scan can be tried again', async () => {
  const { until } = started({ who: [here], scan: [lost, asked] })
  await until('failed')
  expect(await until('asking', { type: 'code.retry' })).toEqual(asking)
})

test('without the service the page asks again, or lets somebody else sign in', async () => {
  const { until } = started({ who: [lost, lost, here], leave: [lost, 'done'] }, null)
  expect((await until('unreachable')).message).toBe('网络连接失败')
  await until('checking', { type: 'session.retry' })
  await until('unreachable')
  await until('leaving', leave)
  await until('unreachable')
  await until('signedOut', leave)
  expect((await until('ready', enter)).teacher).toEqual(lin)
})

test('without a code the page is ready, and one can sign out from it', async () => {
  const { until } = started({ who: [here], leave: ['done'] }, null)
  expect((await until('ready')).teacher).toEqual(lin)
  expect(await until('signedOut', leave)).toEqual({ ...atFirst, qrId: null })
})

test('a sign-out without a response is not reported as one', async () => {
  const { until } = started({ who: [here, here], leave: [lost] }, null)
  await until('ready')
  expect((await until('unreachable', leave)).message).toBe('网络连接失败')
  await until('ready', { type: 'session.retry' })
})

test('a code scanned by another account stays for that account to sign in', async () => {
  const { until, scans } = started({ who: [here, here], scan: [{ kind: 'scannedByOther' }, asked], leave: ['done'] })
  await until('scannedByOther')
  expect((await until('signedOut', leave)).qrId).toBe('code1')
  await until('asking', enter)
  expect(scans).toEqual(['code1', 'code1'])
})
