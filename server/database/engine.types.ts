import type pg from 'pg'

export type DatabaseLocation =
  | { readonly kind: 'postgres'; readonly url: string; readonly connections: number }
  | {
      readonly kind: 'embedded'
      /** Null: in memory. */
      readonly folder: string | null
      /**
       * Whether a commit returns only once it is on the disk; otherwise it only survives a killed process, for tests.
       */
      readonly isDurable: boolean
    }

export interface EngineOptions {
  /**
   * Milliseconds that a query waits for a connection, by default 5 s on a server and 20 s embedded; 0 waits for ever.
   */
  readonly connectionWait?: number
}

/** What runs the queries of a location: a PostgreSQL server, or the embedded database, which has its folder to itself. */
export interface Engine {
  readonly openPool: () => pg.Pool
  readonly close: () => Promise<void>
}
