import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Field = PgColumn | SQL | SQL.Aliased

type Fields = Readonly<Record<string, Field>>

type DataOf<One extends Field> = One extends PgColumn
  ? One['_']['data'] | (One['_']['notNull'] extends true ? never : null)
  : One extends SQL<infer Data> | SQL.Aliased<infer Data>
    ? Data
    : never

/** JSON has no instants: they become text. */
type InJson<Data> = Data extends Date ? string : Data

type JsonRow<Of extends Fields> = { readonly [Name in keyof Of]: InJson<DataOf<Of[Name]>> }

/** Columns as one JSON object. */
export const jsonObject = <Of extends Fields>(fields: Of): SQL<JsonRow<Of>> => {
  const pairs = Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** All rows of a query as one JSON list, which PostgreSQL writes and the driver parses faster than result rows. */
export const jsonRows = <Of extends Fields>(fields: Of, ...order: readonly SQLWrapper[]) =>
  sql<readonly JsonRow<Of>[]>`coalesce(json_agg(${jsonObject(fields)} order by ${sql.join([...order], sql`, `)}), '[]')`

/** Values of the rows that meet a condition as one JSON list. */
export const jsonList = <Value>(value: PgColumn | SQL<Value>, which: SQLWrapper | undefined) =>
  sql<readonly Value[]>`coalesce(json_agg(${value}) filter (where ${which}), '[]')`

/** A query of `jsonRows` as a value in another query's row. */
export const rowsOf = <Rows>(
  query: SQLWrapper & { readonly _: { readonly result: { readonly rows: Rows }[] } },
): SQL<Rows> => sql<Rows>`${query}`
