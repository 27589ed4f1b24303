/** What the address of a page over time selects: school days, and whether names are hidden. */
export interface Stretch {
  readonly courseId: number
  readonly startDate?: string
  readonly endDate?: string
  readonly anonymous: boolean
}

export const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The period an address selects; invalid dates are ignored. */
export function stretchOf(courseId: number, query: Readonly<Record<string, string>>): Stretch {
  const { startDate, endDate, anonymous } = query
  return {
    courseId,
    anonymous: anonymous === '1',
    ...(isDay(startDate) && { startDate }),
    ...(isDay(endDate) && { endDate }),
  }
}
