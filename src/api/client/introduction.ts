/** A service that does not answer must not hold everything else up: after this the others go, known or not. */
const longestWait = 2_000

/**
 * Before sign-in the service knows a browser by a cookie that comes with its first answer. First calls side by side would
 * be different browsers to it, and what it gave to one would be worth nothing for the other: the others wait for the
 * first. The answer sends one such call.
 */
export function createIntroduction(): <T>(send: () => Promise<T>) => Promise<T> {
  let isKnown = false
  let first: Promise<void> | null = null
  return async function introduced<T>(send: () => Promise<T>): Promise<T> {
    if (isKnown) return send()
    if (first !== null) return (await isSettledSoon(first)) ? introduced(send) : send()
    const sent = send()
    first = sent
      .then(
        () => void (isKnown = true),
        () => {},
      )
      .finally(() => (first = null))
    return sent
  }
}

async function isSettledSoon(promise: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), longestWait)
  })
  const isSettled = await Promise.race([promise.then(() => true), late])
  clearTimeout(timer)
  return isSettled
}
