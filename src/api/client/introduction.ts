/** A service that does not respond must not block everything else: after this the others are sent anyway. */
const longestWait = 2_000

/**
 * Before sign-in the service identifies a browser by a cookie set with its first response. Parallel first calls would
 * look like different browsers, and what was issued to one would be invalid for the other: the others wait for the
 * first. The returned function sends one such call.
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
