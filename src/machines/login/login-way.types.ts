import type { CaptchaInput } from '../captcha/captcha.types.ts'
import type { TooManyDevices } from '../device-release/device-release.types.ts'

/** What accompanies a sign-in: whether it may be sent, and the documents accepted on this page. */
export interface Agreement {
  readonly agreed: boolean
  readonly accepted: readonly string[]
}

/** The ways to sign in, and the sending of codes, by their invocation ids. */
export type WayId = 'password' | 'sms' | 'code' | 'qr' | 'messaging'

/** What a way reports to the sign-in that invoked it. */
export type WayReport =
  /** A slide puzzle has to be solved first. */
  | { readonly type: 'captcha.need'; readonly way: WayId; readonly captcha: CaptchaInput }
  /** One of the devices has to be signed out; `account` is what was typed. */
  | { readonly type: 'devices.exceed'; readonly way: WayId; readonly tooMany: TooManyDevices; readonly account: string }
  /** The account still has to accept the documents. */
  | { readonly type: 'consent.need' }

/** What the guide reports: the visitor gave up, or came back. */
export type GuideReport = { readonly type: 'visitor.leave' } | { readonly type: 'visitor.return' }
