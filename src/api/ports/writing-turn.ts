import type { LockRequests } from './page-locks.ts'

/** Callbacks about a page's turn to write something that several pages have open. */
export interface TurnReports {
  readonly gain: () => void
  /** Another page is writing, or has just taken over. */
  readonly lose: () => void
}

export interface WritingTurn {
  /** Takes the turn from the page that has it, even if that hangs; the other page is notified. */
  readonly takeOver: () => void
  readonly leave: () => void
}

/**
 * Waits for a page's turn, one page of a browser at a time. If the browser has no locks (insecure contexts), every page
 * has its turn, and only the service's revisions separate them.
 */
export function writingTurn(locks: LockRequests | undefined, name: string, { gain, lose }: TurnReports): WritingTurn {
  let waiting = new AbortController()
  let letGo = () => {}
  const hold = (): Promise<void> => {
    gain()
    return new Promise((resolve) => {
      letGo = resolve
    })
  }
  const ask = async (options: Parameters<LockRequests['request']>[1]): Promise<void> => {
    const { signal } = waiting
    let isMine = false
    const use = (lock: unknown) => {
      isMine = lock !== null
      return isMine ? hold() : undefined
    }
    try {
      await (locks === undefined ? hold() : locks.request(name, options, use))
      if (!isMine && locks !== undefined && !signal.aborted) await wait()
    } catch {
      // A page that had the lock has lost it to another; one that cannot get it, and still wants it, continues without.
      if (isMine) await wait()
      else if (!signal.aborted) await hold()
    }
  }
  const wait = (): Promise<void> => {
    lose()
    waiting = new AbortController()
    return ask({ signal: waiting.signal })
  }
  void ask({ ifAvailable: true })
  return {
    takeOver: () => {
      waiting.abort()
      waiting = new AbortController()
      void ask({ steal: true })
    },
    leave: () => {
      waiting.abort()
      letGo()
    },
  }
}
