import { demo } from '#api/contract/areas/demo.ts'
import { implement } from '../implement.ts'
import type { Outbox } from './outbox.ts'

export const demoHandlers = (outbox: Outbox) =>
  implement(demo, {
    outbox: async () => ({
      messages: outbox.messages().map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.toISOString() })),
    }),
  })
