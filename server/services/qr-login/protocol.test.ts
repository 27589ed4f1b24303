import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { qrStatus } from '#domain/accounts/qr-rules.ts'
import { createApp } from '#server/app.ts'
import { newToken } from '#server/core/cookies.ts'
import { session } from '#server/database/schema/people.ts'
import { loginEvent } from '#server/database/schema/sign-on.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { browserAt, passTime, phoneOf } from '#tests/support/documents/login-browsers.ts'
import {
  brokenPromises,
  expectedOutcome,
  type QrAction,
  serviceActions,
  type QrEvent,
  type QrOutcome,
  timeBefore,
} from '#tests/support/files/qr-reference.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'
import { clientOf } from '#tests/support/service/test-client.ts'
import { origin, startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { ticketOf } from './ticket.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

/** One code with everybody who can act on it. */
interface Scene {
  readonly computer: TestBrowser
  readonly elsewhere: TestBrowser
  readonly first: TestClient
  readonly second: TestClient
  readonly code: { readonly qrId: string; readonly qrToken: string }
  nonce: string
}

async function newScene(): Promise<Scene> {
  // At most five devices are allowed, and each scene may add one.
  await service.db.delete(session).where(eq(session.surface, 'portal'))
  const computer = browserAt(service)
  const code = await computer.get(qrLogin.loginUrl, {})
  const [first, second] = [await phoneOf(service, world.teacher.uid), await phoneOf(service, world.colleague.uid)]
  return { computer, elsewhere: browserAt(service), first, second, code, nonce: newToken() }
}

const refusals = ['qrExpired', 'qrScanned', 'qrDecided', 'alreadyDone'] as const

/** Performs an action through the service. */
async function perform(scene: Scene, action: QrAction): Promise<QrOutcome> {
  const { computer, elsewhere, first, second, code, nonce } = scene
  const { qrId, qrToken } = code
  passTime(service, timeBefore(action))
  switch (action) {
    case 'expire':
    case 'wait':
      return 'passed'
    case 'scan': {
      const answer = await first.call(phone.scan, { qrId })
      if (resultId(answer) === 'ok') scene.nonce = answer.data.nonce
      return outcomeOf(answer, 'scanned')
    }
    case 'scanBySecond':
      return outcomeOf(await second.call(phone.scan, { qrId }), 'scanned')
    case 'confirm':
      return outcomeOf(await first.call(phone.confirm, { qrId, nonce }), 'confirmed')
    case 'cancel':
      return outcomeOf(await first.call(phone.cancel, { qrId, nonce }), 'cancelled')
    case 'poll':
      return pollOutcome(await computer.call(qrLogin.result, code), ticketOf(qrId, qrToken))
    case 'pollWithWrongToken':
      return pollOutcome(await computer.call(qrLogin.result, { qrId, qrToken: newToken() }), '')
    case 'pollFromElsewhere':
      return pollOutcome(await elsewhere.call(qrLogin.result, code), '')
    case 'redeem':
      return redeemOutcome(await redeem(computer, ticketOf(qrId, qrToken)))
    case 'redeemWithWrongToken':
      return redeemOutcome(await redeem(computer, newToken()))
    case 'redeemFromElsewhere':
      return redeemOutcome(await redeem(elsewhere, ticketOf(qrId, qrToken)))
  }
}

const outcomeOf = (answer: { readonly code: number }, done: QrOutcome): QrOutcome => {
  const result = resultId(answer)
  const outcome = result === 'ok' ? done : refusals.find((refusal) => refusal === result)
  if (outcome === undefined) throw new Error(`The service answered ${result}`)
  return outcome
}

type PollAnswer = Awaited<ReturnType<typeof pollOf>>

const pollOf = (computer: TestBrowser, code: Scene['code']) => computer.call(qrLogin.result, code)

const shownAs = {
  [qrStatus.waiting]: 'waitingShown',
  [qrStatus.scanned]: 'scanShown',
  [qrStatus.confirmed]: 'ticket',
  [qrStatus.cancelled]: 'cancelShown',
} as const

function pollOutcome(answer: PollAnswer, ticket: string): QrOutcome {
  if (resultId(answer) !== 'ok') return outcomeOf(answer, 'passed')
  const { status, token } = answer.data
  if ((status === qrStatus.confirmed) !== (token === ticket))
    throw new Error(`Status ${status} came with the token ${token}`)
  return shownAs[status]
}

const redeem = (browser: TestBrowser, token: string) =>
  browser.call(signOn.autoLogin, { token, ticketType: '101', signInAs: 101, consent: [...currentConsent] })

const redeemOutcome = (answer: Awaited<ReturnType<typeof redeem>>): QrOutcome => {
  const result = resultId(answer)
  if (result === 'ticketInvalid') return result
  if (result !== 'ok' || answer.data.uid !== world.teacher.uid) throw new Error(`A ticket was answered with ${result}`)
  return 'signedIn'
}

test('the service follows the protocol over random sequences', async () => {
  const likely = fc.constantFrom<QrAction>('scan', 'confirm', 'poll', 'poll', 'redeem')
  const action = fc.oneof(fc.constantFrom(...serviceActions), likely)
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 7 }), async (actions) => {
      const scene = await newScene()
      const past: QrEvent[] = []
      let at = 0
      for (const next of actions) {
        at += timeBefore(next)
        const outcome = await perform(scene, next)
        expect(`${next}: ${outcome}`).toBe(`${next}: ${expectedOutcome(past, next, at)}`)
        past.push({ action: next, outcome, at })
      }
      expect(brokenPromises(past)).toEqual([])
    }),
    // Every sequence of up to six is checked without a database next to `qr-rules.ts`.
    { numRuns: 40 },
  )
})

test('of concurrent confirmations and cancellations one succeeds, and is final', async () => {
  for (let round = 0; round < 10; round += 1) {
    const scene = await newScene()
    const { computer, first, code } = scene
    const { nonce } = await first.get(phone.scan, { qrId: code.qrId })
    const decide = (index: number) =>
      index % 2 === 0
        ? first.call(phone.confirm, { qrId: code.qrId, nonce })
        : first.call(phone.cancel, { qrId: code.qrId, nonce })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => decide(index + round)))
    const resultsOf = (kind: number) =>
      answers.flatMap((answer, index) => ((index + round) % 2 === kind ? [resultId(answer)] : [])).toSorted()
    passTime(service, 2_000)
    const { data } = await computer.call(qrLogin.result, code)
    const won = ['alreadyDone', 'alreadyDone', 'alreadyDone', 'alreadyDone', 'ok']
    const lost = Array.from({ length: 5 }, () => 'qrDecided')
    expect({ confirmed: resultsOf(0), cancelled: resultsOf(1), status: data.status }).toBeOneOf([
      { confirmed: won, cancelled: lost, status: qrStatus.confirmed },
      { confirmed: lost, cancelled: won, status: qrStatus.cancelled },
    ])
  }
})

test('of two accounts that scan concurrently one gets the code', async () => {
  const { first, second, code } = await newScene()
  const scans = await Promise.all([first, second, first, second].map((one) => one.call(phone.scan, code)))
  expect(scans.map(resultId)).toBeOneOf([
    ['ok', 'qrScanned', 'ok', 'qrScanned'],
    ['qrScanned', 'ok', 'qrScanned', 'ok'],
  ])
})

test('fifty concurrent redemptions of one ticket begin one session', async () => {
  const { computer, first, code } = await newScene()
  const { nonce } = await first.get(phone.scan, { qrId: code.qrId })
  await first.get(phone.confirm, { qrId: code.qrId, nonce })
  passTime(service, 2_000)
  const { token, ticketType } = await computer.get(qrLogin.result, code)
  const ticket = { token: token ?? '', ticketType: ticketType ?? '', signInAs: 101, consent: [...currentConsent] }
  const before = await service.db.$count(loginEvent)
  const answers = await Promise.all(Array.from({ length: 50 }, () => computer.call(signOn.autoLogin, ticket)))
  expect(answers.map(resultId).toSorted()).toEqual(['ok', ...Array.from({ length: 49 }, () => 'ticketInvalid')])
  expect((await service.db.$count(loginEvent)) - before).toBe(1)
})

test('concurrent polls of a confirmed code return one ticket', async () => {
  const { computer, first, code } = await newScene()
  const { nonce } = await first.get(phone.scan, { qrId: code.qrId })
  await first.get(phone.confirm, { qrId: code.qrId, nonce })
  passTime(service, 2_000)
  const answers = await Promise.all(Array.from({ length: 10 }, () => computer.call(qrLogin.result, code)))
  const tokens = answers.filter(({ status }) => status === 200).map(({ data }) => data.token)
  expect(tokens).toEqual([ticketOf(code.qrId, code.qrToken)])
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
})

test('two processes that are polled concurrently return the same ticket', async () => {
  const { computer, first, code } = await newScene()
  const { nonce } = await first.get(phone.scan, { qrId: code.qrId })
  await first.get(phone.confirm, { qrId: code.qrId, nonce })
  passTime(service, 2_000)
  const twin = createApp({
    db: service.db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => service.clock.now,
    log: { request: () => {}, page: () => {}, fault: (fault) => void service.faults.push(fault) },
    sendJob: () => Promise.reject(new Error('No queue')),
  })
  const answers = await Promise.all([
    computer.call(qrLogin.result, code),
    clientOf(twin, 0, computer.cookie()).call(qrLogin.result, code),
  ])
  const ticket = ticketOf(code.qrId, code.qrToken)
  expect(answers.map(({ data }) => ({ status: data.status, token: data.token }))).toEqual([
    { status: qrStatus.confirmed, token: ticket },
    { status: qrStatus.confirmed, token: ticket },
  ])
})
