import { twoDigits } from '#domain/time/calendar.ts'

/** Whole seconds left as a clock: 1:04:09, 04:09. A started second counts. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const short = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
  return hours > 0 ? `${hours}:${short}` : short
}
