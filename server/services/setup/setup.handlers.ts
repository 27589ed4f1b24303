import { setup } from '#api/contract/groups/setup.ts'
import { lowestVersion } from '#domain/portal/constants.ts'
import { implement } from '../implement.ts'
import type { Product } from './product.ts'

export const setupHandlers = (product: Product) =>
  implement(setup, {
    currentTime: async (_input, { now }) => ({ now: now.toISOString() }),
    latestVersion: async () => ({ ...product, lowestVersion }),
  })
