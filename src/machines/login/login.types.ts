import type { CaptchaInput } from '../captcha/captcha.types.ts'
import type { TooManyDevices } from '../device-release/device-release.types.ts'
import type { Callback } from '../messaging-login/messaging-login.types.ts'
import type { QrKey } from '../qr-login/qr-login.types.ts'
import type { Clock, SentCode } from '../sms-countdown/sms-countdown.types.ts'
import type { Agreement, GuideReport, WayId, WayReport } from './login-way.types.ts'

/**
 * The documents on this page: `kept` where they are accepted already, so that nobody is asked before the account is known;
 * `asked` when that account has still to accept them.
 */
export type Consent = 'kept' | 'open' | 'given' | 'asked'

export interface LoginMachineInput {
  readonly clock: Clock
  /** The account to begin with. */
  readonly account: string
  readonly consent: Consent
  /** Documents that this browser agreed to before. */
  readonly guided: readonly string[]
  /** What the messaging app sent the person back with. */
  readonly callback: Callback | null
}

export interface LoginMachineContext extends LoginMachineInput {
  readonly agreement: Agreement
  /** Which way waits for a puzzle or for a device to leave. */
  readonly waiting: WayId
  readonly captcha: CaptchaInput
  readonly tooMany: TooManyDevices
  /** What was typed on that way, for finding the password again. */
  readonly typed: string
  /** What did not begin, although its script came. */
  readonly missing: readonly LaterPart[]
  /** Whom the bind route goes on with; null where nobody is unbound. */
  readonly binding: { readonly openId: string; readonly state: string } | null
}

/** What comes after the page, each part with a script of its own. */
export type LaterPart = 'guide' | Exclude<WayId, 'password' | 'code'>

/** What is shown: the guide, the tab of short messages, where the documents stand, and what lies over the page. */
export type LoginTag =
  | 'guide'
  | 'sms'
  | Exclude<Consent, 'open'>
  | 'messaging'
  | 'puzzle'
  | 'devices'
  | 'closed'
  | 'signedIn'

export type LoginMachineEvent =
  | WayReport
  | GuideReport
  | { readonly type: 'tab.password' }
  | { readonly type: 'tab.sms' }
  | { readonly type: 'consent.give' }
  | { readonly type: 'consent.withdraw' }
  /** To the messaging app's page, once more where it was before. */
  | { readonly type: 'messaging.open' }
  /** The script of a part is there; `kept` is what this browser kept of it. */
  | { readonly type: 'sms.arrive'; readonly kept: readonly SentCode[] }
  | { readonly type: 'qr.arrive'; readonly kept: QrKey | null }
  | { readonly type: 'messaging.arrive' }
  | { readonly type: 'guide.arrive' }
  /** Nobody sees the QR code any more. */
  | { readonly type: 'qr.leave' }
  | { readonly type: 'captcha.close' }
  | { readonly type: 'devices.close' }
