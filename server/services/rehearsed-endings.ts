import type { QrEnding } from '#domain/accounts/qr-endings.ts'

/** How the next QR sign-in of a browser ends in the demo. Lives as long as the process. */
export interface RehearsedEndings {
  readonly set: (visitorHash: string, ending: QrEnding) => void
  /** The ending, once; null if the browser chose none. */
  readonly take: (visitorHash: string) => QrEnding | null
}

const capacity = 100

export function createRehearsedEndings(): RehearsedEndings {
  const endings = new Map<string, QrEnding>()
  return {
    set: (visitorHash, ending) => {
      const [oldest] = endings.keys()
      if (endings.size >= capacity && oldest !== undefined) endings.delete(oldest)
      endings.set(visitorHash, ending)
    },
    take: (visitorHash) => {
      const ending = endings.get(visitorHash) ?? null
      endings.delete(visitorHash)
      return ending
    },
  }
}
