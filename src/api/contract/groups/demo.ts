import * as z from 'zod/mini'
import { qrEndings } from '#domain/accounts/qr-endings.ts'
import { instant } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'

/** Only in a demo: what would have been sent by text message or e-mail, and endings that other services cause. */
export const demo = {
  /** Text messages and e-mails, newest first; `recipient` is a mobile or an e-mail address. */
  outbox: endpoint({
    path: '/front/demo/outbox',
    access: 'public',
    effect: 'read',
    owner: 'none',
    output: z.object({ messages: z.array(z.object({ recipient: z.string(), text: z.string(), sentAt: instant })) }),
  }),
  /** The next QR sign-in of this browser ends like this, once its code is confirmed (specification §8 QR login). */
  rehearseQr: endpoint({
    path: '/front/demo/qr-ending',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({ ending: z.enum(qrEndings) }),
  }),
} as const
