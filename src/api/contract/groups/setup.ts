import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Setup service (specification §7). */
export const setup = {
  currentTime: endpoint({
    path: '/front/current-time',
    access: 'public',
    effect: 'read',
    owner: 'none',
    output: z.object({ now: z.string() }),
  }),
  /** The running version, for pages and desktop hosts that check whether they are outdated. */
  latestVersion: endpoint({
    path: '/front/appversion/latestVersion',
    access: 'public',
    effect: 'read',
    owner: 'none',
    output: z.object({
      version: z.string(),
      /** The build; `source` if nothing was built. */
      buildId: z.string(),
      /** The lowest version this service still supports. */
      lowestVersion: z.string(),
      /** Download address of the teacher's app; null if the operator offers none. */
      downloadUrl: z.nullable(z.string()),
    }),
  }),
} as const
