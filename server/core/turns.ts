/** Lets at most `atOnce` works run beside each other; the others wait in the order in which they came. */
export function takingTurns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place goes to the next in line as it is.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** Lets works of one name run one after another, in the order in which they came, and those of others beside them. */
export function takingTurnsByName(): <Result>(name: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const result = (last.get(name) ?? Promise.resolve()).then(work)
    const done = result.catch(() => {})
    last.set(name, done)
    try {
      return await result
    } finally {
      if (last.get(name) === done) last.delete(name)
    }
  }
}
