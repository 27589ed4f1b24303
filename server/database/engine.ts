import { startEmbedded } from './embedded.ts'
import type { DatabaseLocation, EngineOptions, Engine } from './engine.types.ts'
import { openPool } from './open-pool.ts'

/**
 * How many concurrent calls keep the database busy, allowing for some that are between two queries. More would only
 * wait inside it.
 */
export const callsAtOnce = (location: DatabaseLocation): number =>
  location.kind === 'embedded' ? 16 : 2 * location.connections

/** Throws as `startEmbedded` does; a PostgreSQL server is not contacted before the first query. */
export async function startEngine(location: DatabaseLocation, options: EngineOptions = {}): Promise<Engine> {
  if (location.kind === 'embedded') return startEmbedded(location, options)
  const { url, connections } = location
  const { connectionWait = 5_000 } = options
  return {
    openPool: () => openPool({ connectionString: url, max: connections, connectionTimeoutMillis: connectionWait }),
    close: async () => {},
  }
}
