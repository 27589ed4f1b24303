/** Runs at most `atOnce` pieces of work concurrently; the others wait in order of arrival. */
export function takingTurns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The turn is handed directly to the next in line.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/**
 * Runs work under the same name one after another, in order of arrival; work under different names runs concurrently.
 */
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
