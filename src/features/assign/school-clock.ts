import { wallTimeOf } from '#domain/time/calendar.ts'
import { schoolOffsetMinutes } from '#domain/time/school-day.ts'
import { formatTime } from '#domain/time/time-format.ts'

/** A reading of the school's clock, `YYYY-MM-DD HH:mm:ss`, as the date pickers keep it. */
export type WallText = string

/** What the school's clock shows at an instant (milliseconds since 1970). */
export const wallTextOf = (instant: number): WallText => formatTime(instant)

/** The instant (milliseconds since 1970) at which the school's clock shows a reading; NaN for no reading. */
export const instantOf = (wall: WallText): number =>
  Date.parse(`${wall.replace(' ', 'T')}Z`) - schoolOffsetMinutes * 60_000

export type EndChoice = 'tonight' | 'tomorrow' | 'inThreeDays'

const daysAhead = { tonight: 0, tomorrow: 1, inThreeDays: 3 } as const satisfies Readonly<Record<EndChoice, number>>

/** Hour of the day at which homework is usually due. */
const dueHour = 20

const dayLength = 24 * 3_600_000

/** The usual deadlines, 20:00 at school; tonight's only while it lies ahead. */
export function endChoices(now: number): { readonly choice: EndChoice; readonly wall: WallText }[] {
  const today = wallTimeOf(now, schoolOffsetMinutes).dayNumber * dayLength - schoolOffsetMinutes * 60_000
  return (['tonight', 'tomorrow', 'inThreeDays'] as const)
    .map((choice) => ({ choice, instant: today + daysAhead[choice] * dayLength + dueHour * 3_600_000 }))
    .filter(({ instant }) => instant > now)
    .map(({ choice, instant }) => ({ choice, wall: wallTextOf(instant) }))
}
