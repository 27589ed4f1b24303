import * as z from 'zod/mini'
import { isOwnPath } from '#domain/paths/paths.ts'
import type { CloseStatus } from './area.ts'

/**
 * What a portal in a frame and the page around it say to each other by postMessage, version 1. Every message carries the
 * version under `podium`; each side says it to the other's exact origin, and hears nobody else.
 */
export const frameProtocol = 1

/** From the portal to the page around it. */
export type FrameMessage =
  /** The portal is open and listens; `path` is where it stands. */
  | { readonly kind: 'ready'; readonly path: string }
  /** The address inside changed. */
  | { readonly kind: 'navigated'; readonly path: string }
  /** Another class is current; null for a teacher without one. */
  | { readonly kind: 'courseChanged'; readonly courseId: number | null }
  /** What the page around opened is done: 1 with a result, -1 given up. */
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

/** From the page around to the portal: go to a path of the portal; make another class current. */
export type FrameRequest = z.output<typeof request>

/** A message as a request; null for everything else that pages send each other. */
export function readFrameRequest(data: unknown): FrameRequest | null {
  const read = z.safeParse(request, data)
  return read.success ? read.data : null
}
