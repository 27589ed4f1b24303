import * as z from 'zod/mini'
import { qrOutcomes } from '#domain/accounts/qr-rules.ts'
import { instant } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import {
  consentIfAny,
  failureCount,
  mobile,
  passwordDigest,
  signedIn,
  token,
  verificationCode,
} from '../schemas/sign-on.ts'
import { qrId } from './qr-login.ts'

/** The phone page, a substitute for the teacher's app: it signs in by itself, scans and decides. */
export const phone = {
  signIn: endpoint({
    path: '/v2/phone/tickets',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ username: text(64), password: passwordDigest, token }),
    output: signedIn,
    errors: {
      wrongPassword: failureCount,
      accountLocked: null,
      notTeacher: null,
      captchaNeeded: null,
      tokenInvalid: null,
    },
  }),
  codeSignIn: endpoint({
    path: '/v2/phone/code/tickets',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ mobile, verificationCode }),
    output: signedIn,
    errors: { codeWrong: null, codeExpired: null, notTeacher: null },
  }),
  logout: endpoint({
    path: '/v1/phone/logout',
    access: 'phone',
    effect: 'write',
    owner: 'self',
    beforePasswordChange: true,
  }),
  who: endpoint({
    path: '/client/phone/teacher/info',
    access: 'phone',
    effect: 'read',
    owner: 'self',
    output: z.object({ uid: z.int(), realname: z.string(), mobile: z.nullable(z.string()), schoolName: z.string() }),
  }),
  /**
   * A scan of the code: returns what is known about the computer, and the nonce required for a decision. Only one phone
   * account can scan it (`qrScanned` for a second); the same account may scan again and gets a new nonce.
   */
  scan: endpoint({
    path: '/client/phone/qrcode/scan',
    access: 'phone',
    effect: 'write',
    owner: 'self',
    answerIsSecret: true,
    input: z.object({ qrId }),
    output: z.object({
      browser: z.string(),
      system: z.string(),
      address: z.string(),
      /** From the operator's list; null if unknown. */
      city: z.nullable(z.string()),
      askedAt: instant,
      expiresAt: instant,
      /** Computer and phone are in different networks: the number on the computer must be typed. */
      needsMatch: z.boolean(),
      /** This account has already accepted the current documents. */
      isAccepted: z.boolean(),
      nonce: token,
    }),
    errors: { qrExpired: null, qrScanned: null, qrDecided: null },
  }),
  /**
   * -24 if this scan was confirmed before. `consent` is what the teacher accepts along with it, if anything is left to
   * accept: the computer asks for nothing more.
   */
  confirm: endpoint({
    path: '/client/phone/qrcode/confirm',
    access: 'phone',
    effect: 'write',
    owner: 'self',
    input: z.object({
      qrId,
      nonce: token,
      matchNumber: z.optional(z.string().check(z.regex(/^\d{2}$/))),
      consent: consentIfAny,
    }),
    errors: {
      qrExpired: null,
      qrDecided: null,
      matchWrong: null,
      phoneSignInAgain: null,
      accountLocked: null,
      consentNeeded: null,
    },
  }),
  /** The state of the computer whose code this account confirmed; null until it has signed in. */
  outcome: endpoint({
    path: '/client/phone/qrcode/outcome',
    access: 'phone',
    effect: 'read',
    owner: 'self',
    input: z.object({ qrId }),
    output: z.object({ outcome: z.nullable(z.enum(qrOutcomes)) }),
    errors: { qrExpired: null },
  }),
  /** -24 if this scan was cancelled before. */
  cancel: endpoint({
    path: '/client/phone/qrcode/cancel',
    access: 'phone',
    effect: 'write',
    owner: 'self',
    input: z.object({ qrId, nonce: token }),
    errors: { qrExpired: null, qrDecided: null },
  }),
} as const
