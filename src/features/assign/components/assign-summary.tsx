import { dateText } from '#domain/dates.ts'
import { shortClassName } from '#domain/short-class-name.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { AssignPaperDialogProps } from '../assign-paper.types.ts'
import { assignTexts } from '../assign.texts.ts'
import css from '../assign.module.css'
import { instantOf } from '../school-clock.ts'
import type { AssignPaper } from '../use-assign-paper.ts'

interface AssignSummaryProps {
  readonly assigning: AssignPaper
  readonly course: AssignPaperDialogProps['course']
}

/** Before the act: who will get the task, how many, and when. */
export function AssignSummary({ assigning, course }: AssignSummaryProps) {
  const { form, now } = assigning
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  const who = useWho(assigning, course)
  const timeOf = (wall: string) => dateText(instantOf(wall), { now: now(), language })
  const isLater = form.begin === 'later' && form.beginAt !== null
  const begin = isLater && form.beginAt !== null ? texts.startsAt(timeOf(form.beginAt)) : texts.startsNow
  const end = form.endAt === null ? texts.noEnd : texts.endsAt(timeOf(form.endAt))
  const limit = form.duration === null ? '' : texts.limit(form.duration)
  return (
    <p className={css['summary']}>
      <b>{texts.summaryTitle}</b>
      <span>{texts.summary(who, begin, end, limit)}</span>
    </p>
  )
}

/** Names that are said before "and others". */
const namesSaid = 3

function useWho({ form, members }: AssignPaper, course: AssignPaperDialogProps['course']): string {
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  const className = shortClassName(course.courseName)
  if (form.whom === 'class') return texts.fullClass(className, members.list?.length ?? course.studentCount)
  if (form.uids.length === 0) return texts.nobody
  const names = form.uids.slice(0, namesSaid).map((uid) => members.list?.find((one) => one.uid === uid)?.realname ?? '')
  const said = names.join(language === 'en' ? ', ' : '、')
  return form.uids.length > namesSaid
    ? texts.manyStudents(className, said, form.uids.length)
    : texts.someStudents(className, said, form.uids.length)
}
