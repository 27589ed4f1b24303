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
    errors: [],
  }),
} as const
