import type { ListRefusal } from '#domain/roster/reasons.ts'
import type { OneRosterFile } from './columns.ts'
import { readTable, type Table } from './read-table.ts'

/** The files of a set by their names. */
export type OneRosterFiles = ReadonlyMap<string, Uint8Array>

export interface OneRoster {
  readonly kind: 'oneRoster'
  readonly users: Table<'users.csv'>
  readonly enrollments: Table<'enrollments.csv'>
  readonly classes: Table<'classes.csv'>
  readonly orgs: Table<'orgs.csv'> | null
}

export type OneRosterReading =
  | OneRoster
  | { readonly kind: 'refused'; readonly reason: ListRefusal; readonly file?: string }

/**
 * Reads a set of OneRoster 1.1 files. Users, enrollments and classes must be there; schools are told where orgs.csv is. The
 * manifest says nothing that the files do not.
 */
export function readOneRoster(files: OneRosterFiles): OneRosterReading {
  const users = tableOf('users.csv', files)
  const enrollments = tableOf('enrollments.csv', files)
  const classes = tableOf('classes.csv', files)
  const orgs = files.has('orgs.csv') ? tableOf('orgs.csv', files) : null
  if (typeof users === 'string') return refused(users, 'users.csv')
  if (typeof enrollments === 'string') return refused(enrollments, 'enrollments.csv')
  if (typeof classes === 'string') return refused(classes, 'classes.csv')
  if (typeof orgs === 'string') return refused(orgs, 'orgs.csv')
  return { kind: 'oneRoster', users, enrollments, classes, orgs }
}

function tableOf<File extends OneRosterFile>(file: File, files: OneRosterFiles): Table<File> | ListRefusal {
  const bytes = files.get(file)
  return bytes === undefined ? 'filesMissing' : readTable(file, bytes)
}

const refused = (reason: ListRefusal, file: string): OneRosterReading => ({ kind: 'refused', reason, file })
