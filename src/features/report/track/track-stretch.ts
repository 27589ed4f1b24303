import { dayIn } from '#domain/wire/day-in.ts'

/** What the address of a page over time selects: school days, and whether names are hidden. */
export interface Stretch {
  readonly courseId: number
  readonly startDate?: string
  readonly endDate?: string
  readonly anonymous: boolean
}

/** The period an address selects; days that do not exist are ignored. */
export function stretchOf(courseId: number, query: Readonly<Record<string, string>>): Stretch {
  const startDate = dayIn(query['startDate'])
  const endDate = dayIn(query['endDate'])
  return {
    courseId,
    anonymous: query['anonymous'] === '1',
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
  }
}
