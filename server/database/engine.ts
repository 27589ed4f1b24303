import pg from 'pg'
import { startEmbedded } from './embedded.ts'

export type DatabasePlace =
  | { readonly kind: 'postgres'; readonly url: string; readonly connections: number }
  | {
      readonly kind: 'embedded'
      /** Null: in memory. */
      readonly folder: string | null
      /** Whether a commit is answered when the disk has it; else it only survives a killed process, for tests. */
      readonly isDurable: boolean
    }

export interface EngineOptions {
  /** Milliseconds that a query waits for a connection, 5 s on a server, 20 s embedded when not said; 0 for ever. */
  readonly connectionWait?: number
}

/** What answers the queries of a place: a PostgreSQL server, or the embedded database, which has its folder for itself. */
export interface Engine {
  readonly openPool: () => pg.Pool
  readonly close: () => Promise<void>
}

/** How many calls keep the database of a place busy, with some that are between two queries. More would only wait in it. */
export const callsAtOnce = (place: DatabasePlace): number => (place.kind === 'embedded' ? 16 : 2 * place.connections)

/** Throws as `startEmbedded` does; a PostgreSQL server is not asked for before the first query. */
export async function startEngine(place: DatabasePlace, options: EngineOptions = {}): Promise<Engine> {
  if (place.kind === 'embedded') return startEmbedded(place, options)
  const { url, connections } = place
  const { connectionWait = 5_000 } = options
  return {
    openPool: () => new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: connectionWait }),
    close: async () => {},
  }
}
