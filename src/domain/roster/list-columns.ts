import { type RosterField, rosterFields } from './columns.ts'

/** The meaning of a column: a field of the student, ignored, or still open; rows with the last are bad. */
export const columnMeanings = [...rosterFields, 'none', 'open'] as const

export type ColumnMeaning = (typeof columnMeanings)[number]

/** One column of a list, or one position in its lines; its meaning applies to the whole list. */
export interface ListColumn {
  readonly key: string
  /** Empty where the list has none. */
  readonly heading: string
  /** A few of its values. */
  readonly samples: readonly string[]
  readonly meaning: ColumnMeaning
  /** The meaning is only proposed, and the teacher has to confirm it. */
  readonly isAsked: boolean
}

export type ChosenMeanings = Readonly<Record<string, ColumnMeaning>>

/** The columns with the teacher's choices; null if a field occurs twice, or no column has the names. */
export function withMeanings(columns: readonly ListColumn[], chosen: ChosenMeanings): readonly ListColumn[] | null {
  const settled = columns.map((column) => ({
    ...column,
    meaning: chosen[column.key] ?? column.meaning,
    isAsked: false,
  }))
  const fields = settled.flatMap(({ meaning }) => (meaning === 'none' || meaning === 'open' ? [] : [meaning]))
  return fields.includes('realname') && new Set(fields).size === fields.length ? settled : null
}

/** The column of each field. */
export const keysByField = (columns: readonly ListColumn[]): ReadonlyMap<RosterField, string> =>
  new Map(
    columns.flatMap(({ key, meaning }) => (meaning === 'none' || meaning === 'open' ? [] : [[meaning, key] as const])),
  )

const shownSamples = 3
const shownCharacters = 20

/** A few distinct values of a column. */
export const samplesOf = (values: readonly string[]): readonly string[] =>
  [...new Set(values.map((value) => shortened(value.trim())))].filter((value) => value !== '').slice(0, shownSamples)

function shortened(value: string): string {
  const characters = Array.from(value.slice(0, 2 * shownCharacters))
  return characters.slice(0, shownCharacters).join('')
}

/** 1, 2, 3 … in order count rows, restarting in each worksheet or group; a single row counts nothing. */
export const isCounting = (values: readonly string[]): boolean =>
  values.length > 1 &&
  values.every((value, index) => (value === '1' ? values[index - 1] !== '1' : value === next(values[index - 1])))

const next = (count: string | undefined): string => String(Number(count ?? NaN) + 1)
