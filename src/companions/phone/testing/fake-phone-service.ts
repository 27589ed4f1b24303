import type { Call } from '#api/client/client.ts'
import { CallError, notSignedIn, TransportError } from '#api/client/failures.ts'
import { phone } from '#api/contract/groups/phone.ts'
import { phoneSheets } from '#api/contract/groups/phone-sheets.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { verification } from '#api/contract/groups/verification.ts'
import type { EndpointData, OutputOf } from '#api/contract/endpoint.ts'
import { errorTexts } from '#api/contract/error-texts.ts'
import type { ErrorId } from '#api/contract/errors.ts'

export const begin = Date.parse('2026-11-20T06:32:06Z')

export const qrId = 'dXZ3eHl6MDEyMzQ1Njc4OQ'
export const nonce = 'n'.repeat(43)
export const token = 't'.repeat(43)

const lin: OutputOf<typeof phone.who> = {
  uid: 1,
  realname: '林知夏',
  mobile: '138****0001',
  schoolName: '启明中学',
}

export const computer: OutputOf<typeof phone.scan> = {
  browser: 'Chrome 156',
  system: 'Windows',
  address: '10.24.6.18',
  city: '启明中学校园网',
  askedAt: '2026-11-20T06:31:52Z',
  expiresAt: new Date(begin + 106_000).toISOString(),
  needsMatch: false,
  isAccepted: true,
  nonce,
}

export const sheetsInfo: OutputOf<typeof phoneSheets.info> = {
  assignmentName: '第五单元检测',
  courseName: '七(1)班英语',
  state: 'reading',
  pageCount: 40,
  waitingCount: 28,
  refusedCount: 0,
  studentCount: 12,
  photos: [],
}

const puzzle: OutputOf<typeof verification.newCaptcha> = {
  captchaId: 'c1',
  picture: 'data:,',
  piece: 'data:,',
  pieceY: 20,
  pieceSize: 48,
  width: 320,
  height: 160,
}

/** The refusal of an endpoint that no test calls yet. */
type Refused = (asked: EndpointData) => CallError

/** A refusal of the service, with the text of the contract. */
export const refusal =
  (id: ErrorId, data: unknown = null): Refused =>
  (asked) =>
    new CallError(asked, { id, data }, errorTexts[id]['zh-CN'])

export const notLoggedIn = (): Refused => (asked) => notSignedIn(asked, 'zh-CN')

export const passwordChangeNeeded = (): Refused => (asked) =>
  new CallError(asked, { id: 'passwordChangeNeeded', data: null }, '请先修改密码')

export const lost = (): TransportError => new TransportError('offline', 'zh-CN')

interface Sent {
  readonly path: string
  readonly input: unknown
  readonly key: string | undefined
  readonly uid: number | null
}

/** A small in-memory service: a teacher, a code, and faults on demand. */
export class FakePhoneService {
  readonly sent: Sent[] = []
  isSignedIn = true
  private readonly turns = new Map<string, unknown[]>()

  /** An endpoint's next responses, in turn; refusals and errors are thrown, and 'never' stays pending. */
  next(endpoint: { readonly path: string }, ...answers: readonly unknown[]): void {
    this.turns.set(endpoint.path, [...answers])
  }

  sentTo(endpoint: { readonly path: string }): readonly Sent[] {
    return this.sent.filter(({ path }) => path === endpoint.path)
  }

  inputsOf(endpoint: { readonly path: string }): readonly unknown[] {
    return this.sentTo(endpoint).map(({ input }) => input)
  }

  /** The client of a page; `uid` is the teacher it writes for. */
  callFor(uid: () => number | null): Call {
    return async (endpoint, input, { idempotencyKey } = {}) => {
      const { path } = endpoint
      await Promise.resolve()
      this.sent.push({ path, input, key: idempotencyKey, uid: uid() })
      const turns = this.turns.get(path) ?? []
      const answer = turns.length > 0 ? turns.shift() : this.ordinary(path)
      if (answer === 'never') await new Promise(() => {})
      if (answer instanceof Error) throw answer
      if (typeof answer === 'function') throw answer(endpoint)
      return answer as never
    }
  }

  private ordinary(path: string): unknown {
    switch (path) {
      case phone.who.path:
        return this.isSignedIn ? lin : notLoggedIn()
      case phone.signIn.path:
      case phone.codeSignIn.path:
        this.isSignedIn = true
        return { uid: lin.uid }
      case phone.logout.path:
        this.isSignedIn = false
        return {}
      case phone.scan.path:
        return computer
      case phone.outcome.path:
        return { outcome: null }
      case phoneSheets.info.path:
        return sheetsInfo
      case phoneSheets.upload.path:
        return { scanFileId: 1, isSame: false }
      case setup.currentTime.path:
        return { now: new Date(begin).toISOString() }
      case verification.clientToken.path:
      case verification.solveCaptcha.path:
        return { token }
      case verification.newCaptcha.path:
        return puzzle
      case verification.sendCode.path:
        return { waitSeconds: 59, left: 4 }
      default:
        return {}
    }
  }
}
