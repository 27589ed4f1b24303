import { type AnyPgColumn, bigint, customType, type ReferenceConfig, timestamp } from 'drizzle-orm/pg-core'

/** Identity primary key as a number: ids stay below 2^53. */
export const identity = (name = 'id') => bigint(name, { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const reference = (name: string) => bigint(name, { mode: 'number' })

/** The id of a row that must exist. */
export const refersTo = (name: string, id: () => AnyPgColumn, actions?: ReferenceConfig['actions']) =>
  reference(name).notNull().references(id, actions)

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
