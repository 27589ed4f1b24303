import * as z from 'zod/mini'
import { isEmail } from '#domain/accounts/email.ts'
import { isMobile } from '#domain/accounts/mobile.ts'
import { csv } from '#domain/wire/csv.ts'
import { instant } from '#domain/wire/scalars.ts'

/** `hex(SHA256(hex(SHA256(password + ':podium'))))`: the password itself never leaves the page. */
export const passwordDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A secret of the service's making: 256 bits in base64url. */
export const token = z.string().check(z.regex(/^[\w-]{43}$/))

export const mobile = z.string().check(z.refine(isMobile))

/** In lower case: nobody writes an address the same way twice. */
export const email = z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmail))

/** Six digits (specification §5). */
export const verifyCode = z.string().check(z.regex(/^\d{6}$/))

/** Accepted documents with their versions: "privacy@2026-11,licence@…". */
export const consent = csv(z.string().check(z.regex(/^[a-z]{1,20}@[\d-]{1,12}$/)))

/** As a sign-in sends it: whoever says nothing has accepted nothing, and is asked to (`consentNeeded`). */
export const consentIfAny = z.optional(consent)

/** Who is signed in now. */
export const signedIn = z.object({ uid: z.int() })

/** Data of `wrongPassword`: how often the password was wrong today. */
export const failureCount = z.object({ errorCount: z.int() })

/** Data of `smsTooSoon` and `smsLimit`: seconds until the next code. */
export const codeWait = z.object({ waitSeconds: z.int() })

export const device = z.object({
  deviceId: z.int(),
  /** As people call it: "Chrome 147" and "Windows"; empty where it is not known. */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  /** password, sms, qr, messaging or desktop. */
  way: z.string(),
  signedInAt: instant,
  seenAt: instant,
  /** The device that asks. */
  isThis: z.boolean(),
})

export type Device = z.output<typeof device>

/** Data of `tooManyDevices`: who is signed in already, and the token that lets this browser sign one of them out and enter. */
export const deviceChoice = z.object({ token: z.string(), devices: z.array(device) })

/** A person's own new password, as digests, typed twice and proven by the present one. */
export const passwordChange = z.object({
  oldPassword: passwordDigest,
  newPassword: passwordDigest,
  confirmation: passwordDigest,
})

export type PasswordChange = z.output<typeof passwordChange>

export const passwordChangeErrors = {
  oldPasswordWrong: null,
  accountLocked: null,
  passwordSame: null,
  passwordMismatch: null,
  passwordCommon: null,
} as const
