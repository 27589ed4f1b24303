/** An external service that takes JSON from callers who know the secret. */
export interface Peer {
  /** Its name in errors; they contain neither address nor content, because they are logged. */
  readonly name: string
  readonly url: string
  readonly secret: string
}

const timeout = 5_000

/**
 * Posts JSON with `Authorization: Bearer <secret>` and passes a 2xx response to `read`, all within 5 s. Rejects for any
 * other response and for none.
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
