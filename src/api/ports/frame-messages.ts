import * as z from 'zod/mini'
import { isOwnPath } from '#domain/paths/address.ts'
import type { CloseStatus } from './area.ts'

/**
 * Messages between a framed portal and the embedding page by postMessage, version 1. Every message has the version
 * under `podium`; each side addresses the other's exact origin, and ignores all others.
 */
export const frameProtocol = 1

/** From the portal to the embedding page. */
export type FrameMessage =
  /** The portal is open and listening, at `path`. */
  | { readonly kind: 'ready'; readonly path: string }
  /** The address inside changed. */
  | { readonly kind: 'navigated'; readonly path: string }
  /** The current class changed; null for a teacher without one. */
  | { readonly kind: 'courseChanged'; readonly courseId: number | null }
  /** What the embedding page opened is done: 1 with a result, -1 given up. */
  | { readonly kind: 'close'; readonly status: CloseStatus; readonly result: unknown }

const request = z.discriminatedUnion('kind', [
  z.object({
    podium: z.literal(frameProtocol),
    kind: z.literal('navigate'),
    path: z.string().check(z.refine(isOwnPath)),
  }),
  z.object({
    podium: z.literal(frameProtocol),
    kind: z.literal('courseChanged'),
    courseId: z.int().check(z.positive()),
  }),
])

/** From the embedding page to the portal: go to a path; change the current class. */
export type FrameRequest = z.output<typeof request>

/** A message as a request; null for any other message between pages. */
export function readFrameRequest(data: unknown): FrameRequest | null {
  const read = z.safeParse(request, data)
  return read.success ? read.data : null
}
