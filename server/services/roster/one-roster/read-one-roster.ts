import type { ListRefusal } from '#domain/roster/reasons.ts'
import type { OneRosterFile } from './columns.ts'
import type { TextReading } from '../read-texts.ts'
import { type Table, tableOf } from './read-table.ts'

/** The contents of the files in a set, by name. */
export type OneRosterTexts = ReadonlyMap<string, TextReading>

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
 * Reads a OneRoster 1.1 set. Users, enrollments and classes are required; schools are known if there is an orgs.csv.
 * The manifest adds nothing to the files.
 */
export function readOneRoster(texts: OneRosterTexts): OneRosterReading {
  const users = tableOf('users.csv', textOf('users.csv'))
  const enrollments = tableOf('enrollments.csv', textOf('enrollments.csv'))
  const classes = tableOf('classes.csv', textOf('classes.csv'))
  const orgs = texts.has('orgs.csv') ? tableOf('orgs.csv', textOf('orgs.csv')) : null
  if (typeof users === 'string') return refused(users, 'users.csv')
  if (typeof enrollments === 'string') return refused(enrollments, 'enrollments.csv')
  if (typeof classes === 'string') return refused(classes, 'classes.csv')
  if (typeof orgs === 'string') return refused(orgs, 'orgs.csv')
  return { kind: 'oneRoster', users, enrollments, classes, orgs }

  function textOf(file: OneRosterFile): TextReading {
    return texts.get(file) ?? 'filesMissing'
  }
}

const refused = (reason: ListRefusal, file: string): OneRosterReading => ({ kind: 'refused', reason, file })
