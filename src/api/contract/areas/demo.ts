import * as z from 'zod/mini'
import { instant } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'

/** Only in a demo: what would have been sent by text message or e-mail. */
export const demo = {
  /** Text messages and e-mails, newest first; `recipient` is a mobile or an e-mail address. */
  outbox: endpoint({
    path: '/front/demo/outbox',
    access: 'public',
    effect: 'read',
    owner: 'none',
    input: z.object({}),
    output: z.object({ messages: z.array(z.object({ recipient: z.string(), text: z.string(), sentAt: instant })) }),
    errors: {},
  }),
} as const
