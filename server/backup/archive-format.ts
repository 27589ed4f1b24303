/**
 * An archive is gzip of lines, each beginning with the letter of its kind: `H` the head, `T` a table, `R` one of its
 * rows as the JSON of its columns' texts, `S` the position of a sequence, and finally `Z` with the SHA-256 of
 * everything before.
 */
export interface ArchiveHead {
  readonly format: 1
  /** ISO instant. */
  readonly takenAt: string
  /** Hashes of the migrations that made the tables, in order. */
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

/** Why a backup or restore failed, in one line for the person who started it. */
export class ArchiveError extends Error {}

/** Fixes how values are written as text, whatever the server's settings. */
export const textSettings = `
  set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local timezone = 'UTC'`
