import type { ClassReport } from '#api/contract/groups/report.ts'
import { dateText } from '#domain/time/dates.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { pointsText } from '#domain/values/score.ts'
import { endTexts } from '#domain/assignments/end.texts.ts'
import { endOf, assignmentStatuses, wasEndedEarly } from '#domain/assignments/status.ts'
import { formatTime } from '#domain/time/time-format.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { reportTexts } from './report.texts.ts'

/**
 * When the assignment ran, what it consists of, and how many submissions the statistics cover; `now` in milliseconds.
 */
export function useStateLine({ assignment, counts, items }: ClassReport, now: number): string {
  const texts = useTexts(reportTexts)
  const { language } = useLanguage()
  const [begin, end] = [Date.parse(assignment.beginTime), Date.parse(endOf(assignment))]
  const isOneDay = schoolDay(new Date(begin)) === schoolDay(new Date(end))
  const endTime = isOneDay ? formatTime(end, 'h:i') : dateText(end, { now, language })
  const range = texts.range(
    dateText(begin, { now, language }),
    wasEndedEarly(assignment) ? endTexts[language].endedEarly(endTime) : endTime,
  )
  const facts = texts.facts(range, items.length, pointsText(assignment.score))
  return facts + progressOf(texts, assignment, counts) + (assignment.scoreTime === null ? '' : texts.published)
}

function progressOf(
  texts: Wording<(typeof reportTexts)['zh-CN']>,
  { status }: ClassReport['assignment'],
  { markedCount, unmarkedCount }: ClassReport['counts'],
): string {
  if (status === assignmentStatuses.unpublished) return texts.unpublished
  if (status === assignmentStatuses.notStarted) return texts.notStarted
  if (markedCount > 0)
    return unmarkedCount > 0 ? texts.someMarked(unmarkedCount, markedCount) : texts.allMarked(markedCount)
  return unmarkedCount > 0 ? texts.noneMarked(unmarkedCount) : texts.nobody
}
