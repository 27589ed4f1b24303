import type pg from 'pg'

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
