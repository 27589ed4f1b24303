import { Box } from '@mantine/core'
import { dateText } from '#domain/time/dates.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Card, CardLine, Cards } from '../page/cards.tsx'
import { Page } from '../page/page.tsx'
import { AssignmentHead } from '../page/assignment-head.tsx'
import { studentPaths } from '../student-address.ts'
import { CodeForm } from './code-form.tsx'
import { JoinStateMark } from './join-state-mark.tsx'
import { joinTexts } from './join.texts.ts'
import { type OwnClass, useOwnClasses } from './use-join.ts'

/** A student's classes and requests to join, and a code field to join another. */
export function ClassesScreen() {
  const texts = useTexts(joinTexts)
  const own = useOwnClasses()
  return (
    <Page head={<AssignmentHead title={texts.classes} />}>
      <CodeForm />
      {own.problem !== '' && (
        <Box role="alert" mb={12}>
          <ErrorText>{own.problem}</ErrorText>
        </Box>
      )}
      <OwnClasses own={own} />
    </Page>
  )
}

function OwnClasses({ own }: { readonly own: ReturnType<typeof useOwnClasses> }) {
  const texts = useTexts(joinTexts)
  const { classes, failure, retry } = own
  if (failure !== null) return <FailedState why={failure} onRetry={retry} />
  if (classes === null) return <SkeletonRows rows={3} rowHeight="calc(84 * var(--u))" />
  if (classes.length === 0) return <EmptyState title={texts.none} why={texts.noneWhy} />
  return (
    <Cards label={texts.classes}>
      {classes.map((one) => (
        <ClassCard key={one.courseId} course={one} own={own} />
      ))}
    </Cards>
  )
}

interface ClassCardProps {
  readonly course: OwnClass
  readonly own: ReturnType<typeof useOwnClasses>
}

function ClassCard({ course, own }: ClassCardProps) {
  const texts = useTexts(joinTexts)
  const { courseName, leadTeacherName, subjectId, state, reason } = course
  return (
    <Card name={courseName} side={<Act course={course} own={own} />}>
      <CardLine>
        <JoinStateMark state={state} />
        <span>{isMaths(subjectId) ? texts.maths : texts.english}</span>
        <span>{leadTeacherName}</span>
        <When course={course} now={own.readAt} />
      </CardLine>
      {reason !== '' && <CardLine>{texts.reason(reason)}</CardLine>}
      {state === 'waitingList' && <CardLine>{texts.listWhy}</CardLine>}
    </Card>
  )
}

function Act({ course, own }: ClassCardProps) {
  const texts = useTexts(joinTexts)
  const { courseId, courseName, classCode, state } = course
  if (state === 'refused')
    return (
      <LinkButton to={studentPaths.join(classCode)} aria-label={texts.askAgainNamed(courseName)}>
        {texts.askAgain}
      </LinkButton>
    )
  if (state !== 'waiting' && state !== 'waitingList') return null
  return (
    <BusyButton
      busy={own.leaving === courseId}
      busyLabel={texts.withdrawing}
      aria-label={texts.withdrawNamed(courseName)}
      onClick={() => own.withdraw(courseId)}
    >
      {texts.withdraw}
    </BusyButton>
  )
}

function When({ course, now }: { readonly course: OwnClass; readonly now: number }) {
  const texts = useTexts(joinTexts)
  const { language } = useLanguage()
  const read = (instant: string) => dateText(Date.parse(instant), { now, language })
  const { state, since, decidedAt } = course
  if (state === 'approved') return <span>{texts.joined(read(since))}</span>
  if (state === 'refused' && decidedAt !== null) return <span>{texts.decided(read(decidedAt))}</span>
  return <span>{texts.asked(read(since))}</span>
}
