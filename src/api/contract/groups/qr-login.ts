import * as z from 'zod/mini'
import { userTypes } from '#domain/classes/subjects.ts'
import { instant } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { token } from '../schemas/sign-on.ts'

export const qrId = z.string().check(z.regex(/^[\w-]{22}$/))

/** The computer's side of QR login (specification §4 and §7). */
export const qrLogin = {
  /**
   * A new code; discards the former one, if given. `url` is the content of the picture; `qrToken` stays in this
   * browser.
   */
  loginUrl: endpoint({
    path: '/front/qrcode/login-url',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ qrId: z.optional(qrId), qrToken: z.optional(token) }),
    output: z.object({ url: z.string(), qrId, qrToken: token, expiresAt: instant }),
    errors: { qrTooMany: null },
  }),
  /**
   * The code's status. `token` and `ticketType` come with status 2, for `autoLogin`; `matchNumber` with status 1 if computer
   * and phone are in different networks. Expired, unknown and foreign codes are all `qrExpired` (3). Polled more than
   * once in 1.5 s, the service responds with 429 and Retry-After.
   */
  result: endpoint({
    path: '/front/qrcode/login/result',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ qrId, qrToken: token }),
    output: z.object({
      /** `qrStatus` of `domain/qr-rules`. */
      status: z.literal([0, 1, 2, 3]),
      token: z.nullable(z.string()),
      ticketType: z.nullable(z.string()),
      /** Who scanned it: given name masked, "林**". */
      who: z.nullable(z.string()),
      matchNumber: z.nullable(z.string()),
      expiresAt: instant,
    }),
    errors: { qrExpired: null },
  }),
} as const

/** `ticketType` of a ticket: the type of user it signs in. */
export const qrUserType = String(userTypes.teacher)
