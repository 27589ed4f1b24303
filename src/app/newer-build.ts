import type { Readable } from '#api/ports/area.ts'
import { createStore } from '#api/ports/readable.ts'

/** Whether the service is of another build than the page, and whether the person was told. */
export interface NewerBuild {
  /** True while the page offers to be opened anew. */
  readonly isOffered: Readable<boolean>
  /** The build that answered; empty for unknown. */
  readonly note: (build: string) => void
  /** The person went to another page: nobody is told in the middle of something. */
  readonly arrive: () => void
  /** Says no until there is yet another build. */
  readonly dismiss: () => void
}

/** Watches for one page of the build `own`; empty where that is not known. */
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
