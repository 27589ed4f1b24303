import { dateText, type Reading } from '../time/dates.ts'
import { endTexts } from './end.texts.ts'
import { endOf, wasEndedEarly } from './status.ts'

/** When an assignment ends or ended, and whether it was ended early: 今天 08:29 提前结束. Instants are in wire format. */
export function endText(
  assignment: { readonly endTime: string; readonly finishedAt: string | null },
  reading: Reading,
): string {
  const end = dateText(Date.parse(endOf(assignment)), reading)
  return wasEndedEarly(assignment) ? endTexts[reading.language].early(end) : end
}
