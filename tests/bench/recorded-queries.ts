import type pg from 'pg'

interface Query {
  readonly text: string
  readonly values: unknown[]
  readonly rowMode?: 'array'
}

/** The reads that a piece of work sends to a pool, in their order, ready to be sent again. */
export async function recorded(pool: pg.Pool, work: () => Promise<unknown>): Promise<readonly Query[]> {
  const queries: Query[] = []
  const listen = (client: pg.PoolClient) => {
    const send = client.query.bind(client) as (...parameters: unknown[]) => unknown
    Object.assign(client, {
      query: (...parameters: unknown[]) => {
        const [config, values] = parameters as [
          { text?: string; values?: unknown[]; rowMode?: 'array' } | string,
          unknown[]?,
        ]
        const text = typeof config === 'string' ? config : (config.text ?? '')
        const given = values ?? (typeof config === 'string' ? [] : (config.values ?? []))
        if (/^\s*(select|with)/i.test(text))
          queries.push({ text, values: Array.isArray(given) ? given : [], rowMode: 'array' })
        return send(...parameters)
      },
    })
  }
  pool.on('acquire', listen)
  await work()
  pool.off('acquire', listen)
  return queries
}
