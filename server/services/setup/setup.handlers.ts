import { setup } from '#api/contract/areas/setup.ts'
import { implement } from '../implement.ts'

export const setupHandlers = implement(setup, {
  currentTime: async (_input, { now }) => ({ now: now.toISOString() }),
})
