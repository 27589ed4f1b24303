import { wallTimeOf } from '#domain/time/calendar.ts'
import { schoolOffsetMinutes } from '#domain/time/school-day.ts'
import { formatTime } from '#domain/time/time-format.ts'
import { day as dayLength } from '#domain/time/units.ts'

/** A time on the school's clock, `YYYY-MM-DD HH:mm:ss`, as the date pickers use it. */
export type WallText = string

/** The school's wall time at an instant (milliseconds since 1970). */
export const wallTextOf = (instant: number): WallText => formatTime(instant)

/** The instant (milliseconds since 1970) of a school wall time; NaN if it is not one. */
export const instantOf = (wall: WallText): number =>
  Date.parse(`${wall.replace(' ', 'T')}Z`) - schoolOffsetMinutes * 60_000

export type EndChoice = 'tonight' | 'tomorrow' | 'inThreeDays'

const daysAhead = { tonight: 0, tomorrow: 1, inThreeDays: 3 } as const satisfies Readonly<Record<EndChoice, number>>

/** Hour of the day at which assignments are usually due. */
const dueHour = 20

/** The usual deadlines, 20:00 at school; tonight's only if it is still ahead. */
export function endChoices(now: number): { readonly choice: EndChoice; readonly wall: WallText }[] {
  const today = wallTimeOf(now, schoolOffsetMinutes).dayNumber * dayLength - schoolOffsetMinutes * 60_000
  return (['tonight', 'tomorrow', 'inThreeDays'] as const)
    .map((choice) => ({ choice, instant: today + daysAhead[choice] * dayLength + dueHour * 3_600_000 }))
    .filter(({ instant }) => instant > now)
    .map(({ choice, instant }) => ({ choice, wall: wallTextOf(instant) }))
}
