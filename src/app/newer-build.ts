import type { Readable } from '#api/ports/area.ts'
import { createStore } from '#api/ports/readable.ts'

/** Whether the service runs another build than the page, and whether the person was told. */
export interface NewerBuild {
  /** True while the page offers a reload. */
  readonly isOffered: Readable<boolean>
  /** The build that responded; empty if unknown. */
  readonly note: (build: string) => void
  /** The person went to another page: nobody is interrupted in the middle of something. */
  readonly arrive: () => void
  /** Declines until there is yet another build. */
  readonly dismiss: () => void
}

/** Watches for a page of the build `own`; empty if unknown. */
export function createNewerBuild(own: string): NewerBuild {
  const isOffered = createStore(false)
  let latest = own
  let dismissed = own
  return {
    isOffered,
    note: (build) => {
      if (own !== '' && build !== '') latest = build
    },
    arrive: () => isOffered.set(latest !== own && latest !== dismissed),
    dismiss: () => {
      dismissed = latest
      isOffered.set(false)
    },
  }
}
