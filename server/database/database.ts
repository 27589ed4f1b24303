import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type pg from 'pg'
import { analyzeHourly } from './analyze-tables.ts'
import { startEngine } from './engine.ts'
import type { DatabasePlace, Engine } from './engine.types.ts'
import { migrateDatabase } from './migrate.ts'
import { schema } from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { readonly $client: pg.Pool }

export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>

/** What a query runs on: the database, or a transaction of it. */
export type Executor = Database | Transaction

export interface OpenDatabase {
  readonly pool: pg.Pool
  readonly db: Database
  readonly close: () => Promise<void>
}

/**
 * Opens the database of a place and brings its tables up to date; what a server's own processes do beside it is done here
 * for the embedded one, which has none. Throws as `startEngine` does.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const engine = await startEngine(place)
  const connected = connect(engine)
  await migrateDatabase(connected.pool)
  const stopAnalyzing = place.kind === 'embedded' ? analyzeHourly(connected.pool) : async () => {}
  return {
    ...connected,
    close: async () => {
      await stopAnalyzing()
      await connected.close()
      await engine.close()
    },
  }
}

/** The database of an engine as its tables are; to close it leaves the engine running. */
export function connect(engine: Engine): OpenDatabase {
  const pool = engine.openPool()
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() }
}
