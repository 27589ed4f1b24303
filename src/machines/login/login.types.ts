import type { CaptchaInput } from '../captcha/captcha.types.ts'
import type { TooManyDevices } from '../device-release/device-release.types.ts'
import type { Callback } from '../messaging-login/messaging-login.types.ts'
import type { QrKey } from '../qr-login/qr-login.types.ts'
import type { Clock, SentCode } from '../sms-countdown/sms-countdown.types.ts'
import type { Agreement, GuideReport, WayId, WayReport } from './login-way.types.ts'

/**
 * The documents on this page: `kept` if they were accepted before, so that nobody is asked before the account is known;
 * `asked` if that account still has to accept them.
 */
export type Consent = 'kept' | 'open' | 'given' | 'asked'

export interface LoginMachineInput {
  readonly clock: Clock
  /** The account prefilled. */
  readonly account: string
  readonly consent: Consent
  /** Documents that this browser agreed to before. */
  readonly guided: readonly string[]
  /** The parameters with which the messaging app redirected back. */
  readonly callback: Callback | null
}

export interface LoginMachineContext extends LoginMachineInput {
  readonly agreement: Agreement
  /** The way that waits for a puzzle or for a device to be signed out. */
  readonly waiting: WayId
  readonly captcha: CaptchaInput
  readonly tooMany: TooManyDevices
  /** What was typed there, for password recovery. */
  readonly typed: string
  /** Parts that loaded but failed to start. */
  readonly missing: readonly LaterPart[]
  /** Input for the bind route; null if nobody is unbound. */
  readonly binding: { readonly openId: string; readonly state: string } | null
}

/** Parts loaded after the page, each with a script of its own. */
export type LaterPart = 'guide' | Exclude<WayId, 'password' | 'code'>

/** What is shown: the guide, the SMS tab, the state of the documents, and what is over the page. */
export type LoginTag =
  | 'guide'
  | 'sms'
  | Exclude<Consent, 'open'>
  | 'messaging'
  | 'puzzle'
  | 'devices'
  | 'hidden'
  | 'signedIn'

export type LoginMachineEvent =
  | WayReport
  | GuideReport
  | { readonly type: 'tab.password' }
  | { readonly type: 'tab.sms' }
  | { readonly type: 'consent.give' }
  | { readonly type: 'consent.withdraw' }
  /** Opens the messaging app's page, again if necessary. */
  | { readonly type: 'messaging.open' }
  /** The script of a part has loaded; `kept` is what this browser stored for it. */
  | { readonly type: 'sms.arrive'; readonly kept: readonly SentCode[] }
  | { readonly type: 'qr.arrive'; readonly kept: QrKey | null }
  | { readonly type: 'messaging.arrive' }
  | { readonly type: 'guide.arrive' }
  /** The QR code is no longer visible. */
  | { readonly type: 'qr.leave' }
  | { readonly type: 'captcha.close' }
  | { readonly type: 'devices.close' }
