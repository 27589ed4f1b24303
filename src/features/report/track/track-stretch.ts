/** What a page over time is asked for by its address: days at school, and whether names are hidden. */
export interface Stretch {
  readonly courseId: number
  readonly startDate?: string
  readonly endDate?: string
  readonly anonymous: boolean
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The stretch that an address asks for; days that are none are left out. */
export function stretchOf(courseId: number, query: Readonly<Record<string, string>>): Stretch {
  const { startDate, endDate, anonymous } = query
  return {
    courseId,
    anonymous: anonymous === '1',
    ...(isDay(startDate) && { startDate }),
    ...(isDay(endDate) && { endDate }),
  }
}
