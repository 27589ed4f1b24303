import pg from 'pg'

interface Query {
  readonly text: string
  readonly values: unknown[]
  readonly rowMode: 'array'
}

type Sent = readonly [query: string | { readonly text?: string; readonly values?: unknown[] }, values?: unknown]

/** The reads that an operation sends to the database, in order, ready to be replayed. */
export async function recorded(work: () => Promise<unknown>): Promise<readonly Query[]> {
  const queries: Query[] = []
  const query: (...sent: Sent) => unknown = Reflect.get(pg.Client.prototype, 'query')
  const recording = function (this: pg.Client, ...sent: Sent): unknown {
    const [first, second] = sent
    const text = typeof first === 'string' ? first : (first.text ?? '')
    const values = Array.isArray(second) ? second : typeof first === 'string' ? [] : (first.values ?? [])
    if (/^\s*(select|with)/i.test(text)) queries.push({ text, values, rowMode: 'array' })
    return Reflect.apply(query, this, sent)
  }
  Object.assign(pg.Client.prototype, { query: recording })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  return queries
}
