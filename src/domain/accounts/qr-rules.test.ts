import { expect, test } from 'vitest'
import {
  brokenPromises,
  expectedOutcome,
  qrActions,
  type QrEvent,
  type QrOutcome,
  timeBefore,
} from '#tests/support/files/qr-reference.ts'
import { decideCode, pollCode, type QrChange, type QrCode, qrStatus, redeemCode, scanCode } from './qr-rules.ts'

const born = Date.parse('2026-11-20T06:00:00Z')

const fresh: QrCode = {
  status: qrStatus.waiting,
  expiresAt: new Date(born + 120_000),
  scannedBy: null,
  nonceHash: null,
  answeredAt: null,
  redeemedAt: null,
}

/** A code together with what the first phone knows. */
interface Held {
  readonly code: QrCode
  readonly nonce: string
}

const shown = { 0: 'waitingShown', 1: 'scanShown', 2: 'ticket', 3: 'cancelShown' } as const

/** Applies one action to the rules alone. */
function perform(held: Held, action: (typeof qrActions)[number], at: number): readonly [Held, QrOutcome] {
  const now = new Date(born + at)
  const { code, nonce } = held
  const changed = (change: QrChange | string | null, done: QrOutcome): readonly [Held, QrOutcome] =>
    change === null || typeof change === 'string'
      ? [held, (change ?? 'ticketInvalid') as QrOutcome]
      : [{ code: { ...code, ...change }, nonce }, done]
  switch (action) {
    case 'scan': {
      const nonceHash = `nonce at ${at}`
      const [next, outcome] = changed(scanCode(code, { uid: 1, nonceHash, now }), 'scanned')
      return [outcome === 'scanned' ? { ...next, nonce: nonceHash } : next, outcome]
    }
    case 'scanBySecond':
      return changed(scanCode(code, { uid: 2, nonceHash: 'of the second', now }), 'scanned')
    case 'confirm':
      return changed(decideCode(code, { uid: 1, nonceHash: nonce, status: qrStatus.confirmed, now }), 'confirmed')
    case 'cancel':
      return changed(decideCode(code, { uid: 1, nonceHash: nonce, status: qrStatus.cancelled, now }), 'cancelled')
    case 'poll': {
      const polled = pollCode(code, now)
      if (polled === 'answered') return changed({ answeredAt: now }, 'ticket')
      return [held, polled === 'expired' ? 'qrExpired' : shown[code.status]]
    }
    case 'redeem':
      return changed(redeemCode(code, now), 'signedIn')
    case 'expire':
    case 'wait':
      return [held, 'passed']
  }
}

test('every sequence of up to six actions ends as the protocol says', () => {
  let sequences = 0
  const differences: unknown[] = []
  const walk = (held: Held, past: readonly QrEvent[]) => {
    for (const action of qrActions) {
      const at = (past.at(-1)?.at ?? 0) + timeBefore(action)
      const [next, outcome] = perform(held, action, at)
      const expected = expectedOutcome(past, action, at)
      const events = [...past, { action, outcome, at }]
      const broken = events.length === 6 ? brokenPromises(events) : []
      if (outcome !== expected || broken.length > 0) differences.push({ events, expected, broken })
      sequences += 1
      if (events.length < 6) walk(next, events)
    }
  }
  walk({ code: fresh, nonce: 'none yet' }, [])
  expect(differences.slice(0, 3)).toEqual([])
  expect(sequences).toBe(299_592)
})

test('the last milliseconds of a code, an answer and a ticket', () => {
  const at = (milliseconds: number) => new Date(born + milliseconds)
  const asked = { uid: 1, nonceHash: 'a' }
  expect([119_999, 120_000].map((time) => scanCode(fresh, { ...asked, now: at(time) }))).toEqual([
    { status: 1, scannedBy: 1, nonceHash: 'a' },
    'qrExpired',
  ])
  const answered: QrCode = { ...fresh, status: qrStatus.confirmed, scannedBy: 1, answeredAt: at(0) }
  expect([10_000, 10_001].map((time) => pollCode(answered, at(time)))).toEqual(['repeated', 'expired'])
  expect([29_999, 30_000].map((time) => redeemCode(answered, at(time)))).toEqual([{ redeemedAt: at(29_999) }, null])
})

test('only the newest nonce of the scanning account decides, and it decides once', () => {
  const now = new Date(born)
  const scanned: QrCode = { ...fresh, status: qrStatus.scanned, scannedBy: 1, nonceHash: 'new' }
  const confirm = (code: QrCode, uid: number, nonceHash: string) =>
    decideCode(code, { uid, nonceHash, status: qrStatus.confirmed, now })
  expect([confirm(scanned, 1, 'old'), confirm(scanned, 2, 'new'), confirm(scanned, 1, 'new')]).toEqual([
    'qrExpired',
    'qrExpired',
    { status: 2 },
  ])
  const confirmed: QrCode = { ...scanned, status: qrStatus.confirmed }
  const cancelled: QrCode = { ...scanned, status: qrStatus.cancelled }
  expect([confirm(confirmed, 1, 'new'), confirm(confirmed, 1, 'old'), confirm(cancelled, 1, 'new')]).toEqual([
    'alreadyDone',
    'qrDecided',
    'qrDecided',
  ])
})
