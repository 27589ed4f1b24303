import { startEmbedded } from './embedded.ts'
import type { DatabasePlace, EngineOptions, Engine } from './engine.types.ts'
import { openPool } from './open-pool.ts'

/**
 * How many concurrent calls keep the database busy, allowing for some that are between two queries. More would only
 * wait inside it.
 */
export const callsAtOnce = (place: DatabasePlace): number => (place.kind === 'embedded' ? 16 : 2 * place.connections)

/** Throws as `startEmbedded` does; a PostgreSQL server is not contacted before the first query. */
export async function startEngine(place: DatabasePlace, options: EngineOptions = {}): Promise<Engine> {
  if (place.kind === 'embedded') return startEmbedded(place, options)
  const { url, connections } = place
  const { connectionWait = 5_000 } = options
  return {
    openPool: () => openPool({ connectionString: url, max: connections, connectionTimeoutMillis: connectionWait }),
    close: async () => {},
  }
}
