import * as z from 'zod/mini'
import { intBetween } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'

/** `hex(SHA256(hex(SHA256(password + ':podium'))))`: the password itself never leaves the page. */
export const passwordDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Sign-on service (specification §7 Login and session). */
export const signOn = {
  /** Password login; `utype` 101 signs in to the portal, 102 to the student page. */
  passwordLogin: endpoint({
    path: '/v2/tickets-v4',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ username: text(64), password: passwordDigest, utype: intBetween(101, 102) }),
    output: z.object({ uid: z.int() }),
    errors: ['wrongPassword', 'accountLocked', 'notTeacher', 'notStudent'],
  }),
  logout: endpoint({
    path: '/v1/tickets/logout',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({}),
    output: z.object({}),
    errors: [],
  }),
} as const
