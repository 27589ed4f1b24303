import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Setup service (specification §7). */
export const setup = {
  currentTime: endpoint({
    path: '/front/current-time',
    access: 'public',
    effect: 'read',
    owner: 'none',
    input: z.object({}),
    output: z.object({ now: z.string() }),
    errors: {},
  }),
  /** What runs here, for pages and desktop hosts that want to know whether they are behind. */
  latestVersion: endpoint({
    path: '/front/appversion/latestVersion',
    access: 'public',
    effect: 'read',
    owner: 'none',
    input: z.object({}),
    output: z.object({
      version: z.string(),
      /** Which build; `source` where nothing was built. */
      buildId: z.string(),
      /** The lowest version that this service still works with. */
      lowestVersion: z.string(),
      /** Where the teacher's app can be had; null where the operator offers none. */
      downloadUrl: z.nullable(z.string()),
    }),
    errors: {},
  }),
} as const
