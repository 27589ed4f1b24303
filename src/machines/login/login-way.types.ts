import type { CaptchaInput } from '../captcha/captcha.types.ts'
import type { TooManyDevices } from '../device-release/device-release.types.ts'

/** What goes with a sign-in: whether it may be sent, and the documents that were accepted here and now. */
export interface Agreement {
  readonly agreed: boolean
  readonly accepted: readonly string[]
}

/** The ways in, and the sending of codes, by the ids under which they are invoked. */
export type WayId = 'password' | 'sms' | 'code' | 'qr' | 'messaging'

/** What a way tells the sign-in that invoked it. */
export type WayReport =
  /** A slide puzzle has to be solved first. */
  | { readonly type: 'captcha.need'; readonly way: WayId; readonly captcha: CaptchaInput }
  /** One of the devices has to leave; `account` is what was typed. */
  | { readonly type: 'devices.exceed'; readonly way: WayId; readonly tooMany: TooManyDevices; readonly account: string }
  /** The account has still to accept the documents. */
  | { readonly type: 'consent.need' }

/** What the guide tells it: the visitor gave up, or came back. */
export type GuideReport = { readonly type: 'visitor.leave' } | { readonly type: 'visitor.return' }
