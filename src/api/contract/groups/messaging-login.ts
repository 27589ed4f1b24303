import * as z from 'zod/mini'
import { userTypes } from '#domain/classes/subjects.ts'
import { intBetween } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { consentIfAny as consent, deviceChoice, mobile, signedIn, token, verificationCode } from '../schemas/sign-on.ts'

const signInAs = z.optional(intBetween(userTypes.teacher, userTypes.teacher))

/**
 * Login through a messaging app (specification §7). The provider's id of a person never leaves the service: `openId` on
 * the wire is a handle that is worthless without the state, and is not trusted.
 */
export const messagingLogin = {
  /**
   * A one-time state bound to this browser, and the provider's page to go to: an address, or a path of this service.
   */
  state: endpoint({
    path: '/v2/weChat/state',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    output: z.object({ state: token, url: z.string() }),
    errors: { messagingClosed: null },
  }),
  /**
   * What the provider says about the person who returned with `code`; `isBound` if an account belongs to them. A state
   * can be used once: after a failure the login starts again.
   */
  info: endpoint({
    path: '/v2/weChat/info',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ code: text(128), state: token }),
    output: z.object({ openId: z.string(), isBound: z.boolean() }),
    errors: { stateInvalid: null, messagingFailed: null },
  }),
  /** Signs in the account of the state's person; code 1 if there is none yet. */
  tickets: endpoint({
    path: '/v2/weChat/tickets',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ openId: text(64), state: token, signInAs, consent }),
    output: signedIn,
    errors: {
      stateInvalid: null,
      notBound: null,
      accountLocked: null,
      notTeacher: null,
      tooManyDevices: deviceChoice,
      consentNeeded: null,
    },
  }),
  /** Binds the state's person to the account of a mobile (a code of purpose `bind`), and signs in. */
  bind: endpoint({
    path: '/v2/weChat/bind',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ state: token, mobile, verificationCode, signInAs, consent }),
    output: signedIn,
    errors: {
      stateInvalid: null,
      codeWrong: null,
      codeExpired: null,
      accountLocked: null,
      notTeacher: null,
      alreadyBound: null,
      tooManyDevices: deviceChoice,
      consentNeeded: null,
    },
  }),
} as const
