/**
 * An archive is gzip of lines, each beginning with the letter of its kind: `H` the head, `T` a table, `R` a row of it as the
 * JSON of its columns' texts, `S` how far a sequence has come, and as the last one `Z` with the SHA-256 of all before.
 */
export interface ArchiveHead {
  readonly format: 1
  /** ISO instant. */
  readonly takenAt: string
  /** Hashes of the migrations that made the tables, in their order. */
  readonly migrations: readonly string[]
}

export interface ArchiveTable {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
}

export interface ArchiveSequence {
  readonly name: string
  readonly value: string
}

/** What hinders a backup or a restore, in one line for whoever asked for it. */
export class ArchiveError extends Error {}

/** How values are written as text, whatever is set elsewhere. */
export const textSettings = `
  set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local timezone = 'UTC'`
