import { Refusal } from '#server/core/refusal.ts'

export interface HashQueue {
  /**
   * Runs work that will need hashes, before anything about it is counted or looked up. Throws a 503 at once if the most
   * calls that may be admitted are still running.
   */
  readonly admit: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Computes one hash as soon as a slot is free, in the order requested. */
  readonly hash: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** A queue that runs `slots` hashes at once, and admits `waiting` more calls beyond those. */
export function hashQueue({ slots, waiting }: { readonly slots: number; readonly waiting: number }): HashQueue {
  const next: (() => void)[] = []
  let [admitted, running] = [0, 0]
  return {
    admit: async (work) => {
      if (admitted >= slots + waiting) throw tooMany()
      admitted += 1
      try {
        return await work()
      } finally {
        admitted -= 1
      }
    },
    hash: async (work) => {
      if (running >= slots) await new Promise<void>((resolve) => next.push(resolve))
      else running += 1
      try {
        return await work()
      } finally {
        // The slot passes directly to the next in line: a newcomer finds none free.
        const handOver = next.shift()
        if (handOver === undefined) running -= 1
        else handOver()
      }
    },
  }
}

const tooMany = (): Refusal =>
  new Refusal(503, '现在登录的人太多，请几秒后再试', 'Too many people are signing in; try again in a few seconds', 5)
