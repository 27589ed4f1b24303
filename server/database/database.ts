import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type pg from 'pg'
import { analyzeHourly } from './analyze-tables.ts'
import { startEngine } from './engine.ts'
import type { DatabaseLocation, Engine } from './engine.types.ts'
import { migrateDatabase } from './migrate.ts'
import { schema } from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { readonly $client: pg.Pool }

export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>

/** What a query runs on: the database, or one of its transactions. */
export type Executor = Database | Transaction

export interface OpenDatabase {
  readonly pool: pg.Pool
  readonly db: Database
  readonly close: () => Promise<void>
}

/**
 * Opens a database and brings its tables up to date; for an embedded one it also does what a server's background
 * processes would. Throws as `startEngine` does.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const engine = await startEngine(location)
  const connected = connect(engine)
  await migrateDatabase(connected.pool)
  const stopAnalyzing = location.kind === 'embedded' ? analyzeHourly(connected.pool) : async () => {}
  return {
    ...connected,
    close: async () => {
      await stopAnalyzing()
      await connected.close()
      await engine.close()
    },
  }
}

/** The database of a running engine, with its tables as they are; closing it leaves the engine running. */
export function connect(engine: Engine): OpenDatabase {
  const pool = engine.openPool()
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => {})
  return { pool, db: databaseOn(pool), close: () => pool.end() }
}

export const databaseOn = (pool: pg.Pool): Database => drizzle(pool, { schema })
