import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** Identity primary key as a number: ids stay below 2^53. */
export const identity = (name = 'id') => bigint(name, { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const reference = (name: string) => bigint(name, { mode: 'number' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
