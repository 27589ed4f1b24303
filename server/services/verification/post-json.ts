/** A service of somebody else's that takes JSON from whoever knows the secret. */
export interface Peer {
  /** What errors call it; they name neither address nor content, because they are logged. */
  readonly name: string
  readonly url: string
  readonly secret: string
}

const timeout = 5_000

/**
 * Posts JSON with `Authorization: Bearer <secret>` and hands a 2xx answer to `read`, all within 5 s. Rejects for any other
 * answer and for none.
 */
export async function postJson<Result>(
  { name, url, secret }: Peer,
  body: unknown,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), timeout)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: given.signal,
    })
    if (response.ok) return await read(response)
    await response.body?.cancel()
    throw new Error(`The ${name} answered ${response.status}`)
  } finally {
    clearTimeout(timer)
  }
}
