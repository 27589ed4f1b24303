import * as z from 'zod/mini'
import { captchaPurposes } from '#domain/accounts/captcha-purpose.ts'
import { emailPurposes } from '#domain/accounts/email-purpose.ts'
import { accountCheckOf, smsPurposes } from '#domain/accounts/sms-purpose.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { intBetween } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { codeWait, email, mobile, token } from '../schemas/sign-on.ts'

/** Number of tries left. */
const captchaTries = z.object({ left: z.int() })

/** Proof before sign-in that a human is present and a mobile is theirs (specification §7 SMS send, slide captcha). */
export const verification = {
  /** The client token: single use, for one password login from this browser. */
  clientToken: endpoint({
    path: '/client/podium/token',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    output: z.object({ token }),
  }),
  /**
   * A new slide puzzle for a code of one purpose to this mobile or e-mail address, or for this account name. `picture`
   * and `piece` are PNG data URLs; the piece is `pieceY` pixels below the upper edge and is moved to the right by the
   * person; sizes are in pixels of the picture. It is valid for two minutes; more than thirty a minute for one browser
   * get a 429.
   */
  newCaptcha: endpoint({
    path: '/front/captcha/new',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ purpose: z.enum(captchaPurposes), subject: text(254) }),
    output: z.object({
      captchaId: z.string(),
      picture: z.string(),
      piece: z.string(),
      pieceY: z.int(),
      pieceSize: z.int(),
      width: z.int(),
      height: z.int(),
    }),
    errors: { captchaDown: null },
  }),
  /**
   * Where the left edge of the piece's box was dropped. Returns a single-use token, valid for five minutes; after three
   * wrong positions the puzzle is void. `captchaWrong` returns `left`, the remaining tries.
   */
  solveCaptcha: endpoint({
    path: '/front/captcha/solve',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ captchaId: text(64), x: intBetween(0, 2_000) }),
    output: z.object({ token }),
    errors: { captchaWrong: captchaTries, captchaExpired: null, captchaDown: null },
  }),
  /**
   * Sends a code. `token` is that of a captcha solved for this mobile and purpose, and is used up whatever the result;
   * `accountCheck` is that of its purpose, 2: the mobile must have an account, 1: it must have none; without `purpose`,
   * 2 signs in and 1 binds a number. The next code to this mobile, for any purpose, can be sent after `waitSeconds`;
   * `left` more within 24 hours. `smsTooSoon` and `smsLimit` return `waitSeconds` too. More than 20 codes an hour from
   * one IP address get a 429.
   */
  sendCode: endpoint({
    path: '/front/user/verify/send_v2',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z
      .object({
        mobile,
        token,
        accountCheck: intBetween(1, 2),
        signInAs: intBetween(userTypes.teacher, userTypes.teacher),
        purpose: z.optional(z.enum(smsPurposes)),
      })
      .check(
        z.refine(({ accountCheck, purpose }) => purpose === undefined || accountCheck === accountCheckOf[purpose], {
          path: ['accountCheck'],
        }),
      ),
    output: z.object({ waitSeconds: z.int(), left: z.int() }),
    errors: {
      tokenInvalid: null,
      captchaDown: null,
      smsTooSoon: codeWait,
      smsLimit: codeWait,
      smsFailed: null,
      smsClosed: null,
      mobileUnknown: null,
      mobileTaken: null,
    },
  }),
  /**
   * Sends a code by e-mail under the same limits: `email` binds an address, `passwordByEmail` is for one an account
   * has. The response does not reveal whether an account has it: only the mailbox does. `token` is that of a captcha
   * solved for this address and purpose.
   */
  sendEmailCode: endpoint({
    path: '/front/user/verify/email/send',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ email, token, purpose: z.enum(emailPurposes) }),
    output: z.object({ waitSeconds: z.int(), left: z.int() }),
    errors: { tokenInvalid: null, captchaDown: null, smsTooSoon: codeWait, smsLimit: codeWait, emailFailed: null },
  }),
} as const
