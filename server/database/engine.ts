import pg from 'pg'
import { startEmbedded } from './embedded.ts'

export type DatabasePlace =
  | { readonly kind: 'postgres'; readonly url: string; readonly connections: number }
  | { readonly kind: 'embedded'; readonly folder: string | null }

/** What answers the queries of a place: a PostgreSQL server, or the embedded database, which has its folder for itself. */
export interface Engine {
  readonly openPool: () => pg.Pool
  readonly close: () => Promise<void>
}

/** Throws as `startEmbedded` does; a PostgreSQL server is not asked for before the first query. */
export async function startEngine(place: DatabasePlace): Promise<Engine> {
  if (place.kind === 'embedded') return startEmbedded(place.folder)
  const { url, connections } = place
  return {
    openPool: () => new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 }),
    close: async () => {},
  }
}
