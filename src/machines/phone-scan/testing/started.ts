import { onTestFinished } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate'
import { hangLimit } from '#tests/support/runs/hang-limit.ts'
import { phoneScanMachine } from '../phone-scan.machine.ts'
import type {
  DecideAnswer,
  DecideInput,
  Computer,
  OutcomeAnswer,
  PhoneScanEvent,
  ScanAnswer,
  WhoAnswer,
} from '../phone-scan.types.ts'

export const lin = { uid: 1, realname: '林知夏', mobile: '13800000001', schoolName: '启明中学' }
export const here: WhoAnswer = { kind: 'teacher', teacher: lin }
export const nobody: WhoAnswer = { kind: 'nobody' }
export const computer: Computer = {
  browser: 'Chrome 147',
  system: 'Windows',
  address: '10.24.6.18',
  city: null,
  askedAt: '2026-11-20T06:31:52Z',
  needsMatch: false,
  isAccepted: true,
  nonce: 'n1',
}
export const asked = { kind: 'scanned', computer, remaining: 106_000 } as const satisfies ScanAnswer
export const askedForNumber = {
  kind: 'scanned',
  computer: { ...computer, needsMatch: true },
  remaining: 106_000,
} as const satisfies ScanAnswer
export const lost = new Error('网络连接失败')
export const refused = { kind: 'refused', message: '账号已被锁定' } as const

/** What the page knows initially, apart from the time. */
export const atFirst = {
  qrId: 'code1',
  teacher: null,
  computer: null,
  endsAt: 0,
  match: '',
  message: '',
  problem: null,
  reason: null,
}

/** What it knows after the scan. */
export const asking = { ...atFirst, teacher: lin, computer, endsAt: 106_000 }

/** Scripted responses; an error is a lost one, 'never' one that does not arrive. */
interface Answers {
  readonly who?: readonly (WhoAnswer | Error | 'never')[]
  readonly scan?: readonly (ScanAnswer | Error | 'never')[]
  readonly decide?: readonly (DecideAnswer | Error | 'never')[]
  readonly leave?: readonly ('done' | Error | 'never')[]
}

function inTurn<Answer>(answers: readonly (Answer | Error | 'never')[]): () => Promise<Answer> {
  const left = [...answers]
  return async () => {
    const answer = left.shift()
    if (answer === 'never') return new Promise(() => {})
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often')
    return answer
  }
}

/** A phone page with scripted responses; scans and decisions are recorded. */
export function started({ who = [], scan = [], decide = [], leave = [] }: Answers, qrId: string | null = 'code1') {
  const clock = new SimulatedClock()
  const scans: string[] = []
  const decisions: DecideInput[] = []
  const [nextWho, nextScan, nextDecision, nextLeave] = [inTurn(who), inTurn(scan), inTurn(decide), inTurn(leave)]
  const machine = phoneScanMachine.provide({
    actors: {
      who: fromPromise<WhoAnswer>(nextWho),
      scan: fromPromise<ScanAnswer, { readonly qrId: string }>(({ input }) => {
        scans.push(input.qrId)
        return nextScan()
      }),
      decide: fromPromise<DecideAnswer, DecideInput>(({ input }) => {
        decisions.push(input)
        return nextDecision()
      }),
      outcome: fromPromise<OutcomeAnswer, { readonly qrId: string }>(() => new Promise(() => {})),
      leave: fromPromise<void>(async () => void (await nextLeave())),
    },
  })
  const actor = createActor(machine, { input: { qrId, clock }, clock }).start()
  onTestFinished(() => void actor.stop())
  const until = async (
    state: Parameters<SnapshotFrom<typeof phoneScanMachine>['matches']>[0],
    ...events: readonly PhoneScanEvent[]
  ) => {
    for (const event of events) actor.send(event)
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: hangLimit })
    const { clock: _clock, ...rest } = context
    return rest
  }
  return { actor, clock, scans, decisions, until }
}

export const confirm: PhoneScanEvent = { type: 'decision.confirm' }
export const cancel: PhoneScanEvent = { type: 'decision.cancel' }
export const enter: PhoneScanEvent = { type: 'teacher.enter' }
export const leave: PhoneScanEvent = { type: 'teacher.leave' }
export const close: PhoneScanEvent = { type: 'code.close' }
export const typed = (text: string): PhoneScanEvent => ({ type: 'match.change', text })
