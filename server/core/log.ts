import pino from 'pino'

/** The service's log: one line per request, one per fault. No bodies, so no digests, tokens, codes or mobiles. */
export interface RequestLog {
  readonly request: (line: {
    readonly requestId: string
    readonly path: string
    readonly uid: number | null
    readonly status: number
    readonly milliseconds: number
  }) => void
  /** What a page reports about itself; anybody may send it. */
  readonly page: (line: {
    readonly requestId: string
    readonly type: string
    readonly address: string
    readonly detail: string
    readonly build: string
  }) => void
  readonly fault: (line: { readonly requestId: string; readonly path: string; readonly error: unknown }) => void
}

/** Digests, tokens (43 characters, possibly with a hyphen at either end, whatever they touch), mobiles. */
const secret = /[0-9a-f]{64}|[\w-]{43,}|(?<!\d)(?:86)?1[3-9]\d{9}(?!\d)/g

/** The text without anything that looks like a digest, a session token or a full mobile. */
export const scrubbed = (text: string): string => text.replaceAll(secret, '[removed]')

/** Writes JSON lines to a stream (standard output by default). */
export function createLog(stream: pino.DestinationStream = pino.destination({ dest: 1, sync: false })): RequestLog {
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.epochTime }, stream)
  return {
    request: (line) => log.info(line),
    page: ({ requestId, type, address, detail, build }) =>
      log.warn({ requestId, page: { type, address: scrubbed(address), detail: scrubbed(detail), build } }),
    fault: ({ requestId, path, error }) =>
      log.error({
        requestId,
        path: scrubbed(path),
        error: scrubbed(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      }),
  }
}
