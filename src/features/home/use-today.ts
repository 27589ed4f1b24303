import { useCallback } from 'react'
import { home } from '#api/contract/groups/home.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { homeTexts } from './home.texts.ts'
import { isUntouched, needKinds, nextDeadline, schoolDateOf, type Today } from './today.ts'

/** What needs the teacher in a class, and the summary line; all times are relative to when the data were read. */
export function useToday(course: Course) {
  const { data, dataUpdatedAt: now, error, refetch } = useEndpoint(home.today, { courseId: course.courseId })
  const { language } = useLanguage()
  const stateOf = useStateLine(course)
  const dateOf = useCallback((instant: number) => dateText(instant, { now, language }), [now, language])
  return {
    today: data,
    /** Milliseconds since 1970. */
    now,
    state: data === undefined ? '' : stateOf(data, now),
    /** Formats an instant as shown on the page: 今天 18:00. */
    dateOf,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}

function useStateLine(course: Course): (today: Today, now: number) => string {
  const texts = useTexts(homeTexts)
  const { language } = useLanguage()
  return (today, now) => {
    const { month, day, weekday } = schoolDateOf(now)
    const date = texts.date(month, day, weekday)
    const name = shortClassName(course.courseName)
    const end = nextDeadline(today)
    const deadline = end === null ? null : dateText(end, { now, language })
    const kinds = needKinds(course, today, now)
    if (kinds === 0 && isUntouched(today)) return texts.stateNever(date, name)
    return kinds === 0 ? texts.stateCalm(date, name, deadline) : texts.stateNeeds(date, name, kinds, deadline)
  }
}
