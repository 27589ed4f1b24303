import * as z from 'zod/mini'
import { userTypes } from '#domain/classes/subjects.ts'
import { id, intBetween } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import {
  consentIfAny as consent,
  device,
  deviceChoice,
  failureCount,
  mobile,
  passwordDigest,
  signedIn,
  token,
  verificationCode,
} from '../schemas/sign-on.ts'

const signInAs = intBetween(userTypes.teacher, userTypes.student)

const { teacher } = userTypes

/** A messaging app account that is not bound yet, and the state that lets this browser bind it. */
const messagingBinding = z.object({ openId: z.string(), state: z.string() })

/**
 * Sign-on service (specification §7 Login and session). Every way of signing in returns `tooManyDevices` (-31) for
 * right credentials while five devices are signed in; its data has the `devices` and a `token` for `releaseDevice`.
 */
export const signOn = {
  /**
   * Password login; `signInAs` 101 signs in to the portal, 102 to the student page. `token` is the client token, or after
   * three failures in a day that of the solved captcha. `consent` is what was accepted; the student page does not ask
   * and sends an empty list.
   */
  passwordLogin: endpoint({
    path: '/v2/tickets-v4',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ username: text(64), password: passwordDigest, token, signInAs, consent }),
    output: signedIn,
    errors: {
      wrongPassword: failureCount,
      accountLocked: null,
      notTeacher: null,
      notStudent: null,
      approvalWaiting: null,
      approvalRefused: null,
      tooManyDevices: deviceChoice,
      captchaNeeded: null,
      tokenInvalid: null,
      consentNeeded: null,
    },
  }),
  codeLogin: endpoint({
    path: '/v2/code/tickets',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ mobile, verificationCode, signInAs: intBetween(teacher, teacher), consent }),
    output: signedIn,
    errors: { codeWrong: null, codeExpired: null, notTeacher: null, tooManyDevices: deviceChoice, consentNeeded: null },
  }),
  /** Redeems a ticket: of a confirmed QR code (bound to this browser) or of the desktop shell. */
  autoLogin: endpoint({
    path: '/v2/auto/tickets',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ token, ticketType: text(16), signInAs: intBetween(teacher, teacher), consent }),
    output: signedIn,
    /** `wrongPassword` and `notBound` come from other services with this call (specification §8 QR login), or the demo. */
    errors: {
      ticketInvalid: null,
      wrongPassword: failureCount,
      notBound: messagingBinding,
      accountLocked: null,
      notTeacher: null,
      tooManyDevices: deviceChoice,
      consentNeeded: null,
    },
  }),
  /** Signs out one device by the token of a -31 response, and signs this one in; -31 again if the place was taken. */
  releaseDevice: endpoint({
    path: '/v2/devices/release',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ token, deviceId: id }),
    output: signedIn,
    errors: { tokenInvalid: null, tooManyDevices: deviceChoice },
  }),
  devices: endpoint({
    path: '/v2/devices/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({ devices: z.array(device) }),
  }),
  /** -24 if the device is already signed out; another person's device does not exist for the caller. */
  signOutDevice: endpoint({
    path: '/v2/devices/sign-out',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({ deviceId: id }),
  }),
  logout: endpoint({
    path: '/v1/tickets/logout',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    beforePasswordChange: true,
  }),
  /** Signs out all other devices. */
  logoutOthers: endpoint({
    path: '/v1/tickets/restlogout',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    output: z.object({ count: z.int() }),
  }),
  /**
   * A ticket for a second service on the list; single use, 10 s, valid for that origin alone. A page that asks that
   * service who is signed in needs one before it knows.
   */
  serviceTicket: endpoint({
    path: '/v1/serviceTicket',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    beforePasswordChange: true,
    forAnybody: true,
    answerIsSecret: true,
    input: z.object({ service: text(200) }),
    output: z.object({ serverTicket: z.string() }),
    errors: { serviceNotAllowed: null },
  }),
  /**
   * A single-use ticket that the desktop host passes to its window, which redeems it by `autoLogin` with `ticketType`
   * "desktop".
   */
  desktopTicket: endpoint({
    path: '/v1/desktopTicket',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    answerIsSecret: true,
    output: z.object({ token, ticketType: z.string() }),
  }),
} as const
