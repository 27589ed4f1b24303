import { type CloseStatus, closeStatus } from '#api/ports/area.ts'

/** Areas opened by somebody who waits for their result. */
export interface AreaOpenings {
  /** The area at this path is opened; if the previous one never closed, it has lost its opener. */
  readonly open: (path: string, onOk: (result: unknown) => void) => void
  /** An area below a prefix closes itself: its opener is only called on OK (specification §4). */
  readonly close: (prefix: string, status: CloseStatus, result: unknown) => void
  /** The page is at a path now: navigating elsewhere is not closing what was opened. */
  readonly arrive: (path: string) => void
}

export function createAreaOpenings(): AreaOpenings {
  let opened: { readonly path: string; readonly onOk: (result: unknown) => void } | null = null
  const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
  return {
    open: (path, onOk) => {
      opened = { path: path.replace(/\?.*/, ''), onOk }
    },
    close: (prefix, status, result) => {
      const waiting = opened
      opened = null
      if (waiting !== null && status === closeStatus.ok && isBelow(waiting.path, prefix)) waiting.onOk(result)
    },
    arrive: (path) => {
      if (opened !== null && !sharesArea(path, opened.path)) opened = null
    },
  }
}

/** An area's own pages are below its first path segment. */
const sharesArea = (one: string, other: string): boolean => one.split('/')[1] === other.split('/')[1]
