import type { Executor } from './database.ts'

/**
 * A query that is built once per process and then only executed: building it costs more than running it. Each database
 * and each transaction executes it on its own connection.
 */
export function prepared<Query extends object>(build: (db: Executor) => Query): (db: Executor) => Query {
  let built: Query | null = null
  const bound = new WeakMap<Executor, Query>()
  return (db) => {
    const known = bound.get(db)
    if (known !== undefined) return known
    const query = onConnection((built ??= build(db)), db)
    bound.set(db, query)
    return query
  }
}

/** The query builder's prepared query depends on its connection alone, not on where it was built. */
function onConnection<Query extends object>(query: Query, { _: { session } }: Executor): Query {
  const copy: Query = Object.create(Object.getPrototypeOf(query))
  return Object.assign(copy, query, { client: Reflect.get(session, 'client') })
}
