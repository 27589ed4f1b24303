import { Refusal } from '#server/core/refusal.ts'

export interface HashQueue {
  /**
   * Does what will need hashes, before anything of it is counted or looked up. Throws a 503 at once when as many as may
   * were let in and are not done.
   */
  readonly admit: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Does one hash as soon as a slot is free, in the order of asking. */
  readonly hash: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** A queue with so many hashes at once, and so many admitted besides those that can be at work. */
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
        // The slot goes to the next in line as it is: a newcomer finds none free.
        const handOver = next.shift()
        if (handOver === undefined) running -= 1
        else handOver()
      }
    },
  }
}

const tooMany = (): Refusal =>
  new Refusal(503, '现在登录的人太多，请几秒后再试', 'Too many people are signing in; try again in a few seconds', 5)
