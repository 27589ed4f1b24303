import { onTestFinished } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { qrLoginMachine } from '../qr-login.machine.ts'
import type {
  PollAnswer,
  QrKey,
  QrLoginEvent,
  QrLoginInput,
  QrTicket,
  RedeemAnswer,
  RequestAnswer,
  ResumeAnswer,
} from '../qr-login.types.ts'

export const life = 120_000
export const expiresAt = '2026-11-20T11:02:00.000Z'
export const key = { qrId: 'id-1', qrToken: 'token-1' }
export const code = { ...key, url: 'https://podium.example/phone/#/scan?qrId=id-1', expiresAt }
export const ticket = { token: 'ticket', ticketType: '101' }
export const made: RequestAnswer = { kind: 'made', code, remaining: life }
export const scanned = { kind: 'scanned', who: '林**', matchNumber: '42', expiresAt } as const satisfies PollAnswer
export const confirmed: PollAnswer = { kind: 'confirmed', ticket, who: '林**' }
export const lost = (retryAfter?: number) =>
  Object.assign(new Error('网络连接失败'), retryAfter === undefined ? {} : { retryAfter })

/** Lets all settled promises take effect. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

/** Recorded requests, newest last, and the responses to come; a request without one waits forever. */
function book<Input, Answer>() {
  const asked: Input[] = []
  const answers: (Answer | Error)[] = []
  const actor = fromPromise<Answer, Input>(({ input }) => {
    asked.push(input)
    const answer = answers.shift()
    if (answer === undefined) return new Promise<Answer>(() => {})
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  return { asked, answers, actor }
}

export async function started(
  input: Partial<QrLoginInput> = {},
  firstAnswers: readonly (RequestAnswer | Error)[] = [made],
) {
  const clock = new SimulatedClock()
  const request = book<{ readonly former: QrKey | null }, RequestAnswer>()
  const resume = book<QrKey, ResumeAnswer>()
  const poll = book<QrKey, PollAnswer>()
  const redeem = book<QrTicket, RedeemAnswer>()
  request.answers.push(...firstAnswers)
  const stored: string[] = []
  const machine = qrLoginMachine.provide({
    actors: { request: request.actor, resume: resume.actor, poll: poll.actor, redeem: redeem.actor },
    actions: {
      keep: ({ context }) => void stored.push(`keep ${context.code?.qrId}`),
      forget: () => void stored.push('forget'),
    },
  })
  const login = createActor(machine, {
    clock,
    input: { clock, kept: null, ...input },
  })
  onTestFinished(() => void login.stop())
  return {
    login,
    clock,
    request,
    resume,
    poll,
    redeem,
    stored,
    begin: async () => {
      login.start()
      await settled()
    },
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settled()
    },
    send: async (...types: readonly QrLoginEvent['type'][]) => {
      for (const type of types) login.send({ type })
      await settled()
    },
    code: () => Object.values(login.getSnapshot().getMeta())[0]?.code,
    context: () => login.getSnapshot().context,
  }
}

type Started = Awaited<ReturnType<typeof started>>

/** A machine showing a code, with scripted responses to its next polls. */
export async function loaded(...answers: readonly (PollAnswer | Error)[]): Promise<Started> {
  const qr = await started()
  qr.poll.answers.push(...answers)
  await qr.begin()
  return qr
}

/** A machine whose code was confirmed, with the response to its ticket. */
export async function confirmedWith(answer: RedeemAnswer | Error): Promise<Started> {
  const qr = await loaded(confirmed)
  qr.redeem.answers.push(answer)
  await qr.pass(2000)
  return qr
}
