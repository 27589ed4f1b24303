import type { CloseStatus } from './area.ts'
import type { ClassChannel } from './class-channel.ts'
import { type FrameMessage, frameProtocol, type FrameRequest, readFrameRequest } from './frame-messages.ts'
import { surroundingOrigin } from './surrounding-origin.ts'

/** The page that embeds the portal in a frame. */
export interface Embedding extends ClassChannel {
  /** Announces that the portal is open and listening. */
  readonly ready: (path: string) => void
  readonly navigated: (path: string) => void
  /** Announces that what was opened there is done (specification §4: 1 OK, -1 given up). */
  readonly close: (status: CloseStatus, result?: unknown) => void
  /** Calls back with portal paths to go to; returns an unsubscribe function. */
  readonly onNavigate: (listener: (path: string) => void) => () => void
}

/** The embedding page, by messages to its exact origin; null if there is none. */
export function browserEmbedding(): Embedding | null {
  const origin = surroundingOrigin()
  // Without an origin, messages cannot be addressed to it alone.
  return origin === null ? null : embeddingIn(window.parent, origin === 'null' ? window.location.origin : origin)
}

/** Talks to one window of one origin, and ignores all others. */
export function embeddingIn(around: Pick<Window, 'postMessage'>, origin: string): Embedding {
  const say = (message: FrameMessage) => around.postMessage({ podium: frameProtocol, ...message }, origin)
  const listen = (handle: (request: FrameRequest) => void) => {
    const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      const request = from === origin && source === around ? readFrameRequest(data) : null
      if (request !== null) handle(request)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }
  return {
    ready: (path) => say({ kind: 'ready', path }),
    navigated: (path) => say({ kind: 'navigated', path }),
    close: (status, result = null) => say({ kind: 'close', status, result }),
    tellCourse: (courseId) => say({ kind: 'courseChanged', courseId }),
    onNavigate: (listener) => listen((request) => request.kind === 'navigate' && listener(request.path)),
    onCourse: (listener) => listen((request) => request.kind === 'courseChanged' && listener(request.courseId)),
  }
}
