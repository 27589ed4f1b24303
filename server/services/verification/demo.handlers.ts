import { demo } from '#api/contract/groups/demo.ts'
import { implement } from '../implement.ts'
import type { RehearsedEndings } from '../rehearsed-endings.ts'
import type { Outbox } from './outbox.ts'

export const demoHandlers = (outbox: Outbox, endings: RehearsedEndings) =>
  implement(demo, {
    outbox: async () => ({
      messages: outbox.messages().map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.toISOString() })),
    }),
    rehearseQr: async ({ ending }, { visitor }) => {
      endings.set(visitor(), ending)
      return {}
    },
  })
