import type { Executor } from './database.ts'

/**
 * A query that is built once a database and then only executed: building costs more than running it. In a transaction it
 * is built anew, because it belongs to the transaction's connection.
 */
export function prepared<Query>(build: (db: Executor) => Query): (db: Executor) => Query {
  const built = new WeakMap<Executor, Query>()
  return (db) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
