import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import pg from 'pg'
import { type OpenPool, openEmbedded } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'
import { schema } from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { readonly $client: pg.Pool }

export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>

/** What a query runs on: the database, or a transaction of it. */
export type Executor = Database | Transaction

export interface OpenDatabase extends OpenPool {
  readonly db: Database
}

export type DatabasePlace =
  | { readonly kind: 'postgres'; readonly url: string; readonly connections: number }
  | { readonly kind: 'embedded'; readonly folder: string | null }

/** Opens the database of a place and brings its tables up to date. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const opened =
    place.kind === 'embedded' ? await openEmbedded(place.folder) : openPostgres(place.url, place.connections)
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  opened.pool.on('error', () => {})
  await migrateDatabase(opened.pool)
  return { ...opened, db: drizzle(opened.pool, { schema }) }
}

function openPostgres(url: string, connections: number): OpenPool {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 })
  return { pool, close: () => pool.end() }
}
