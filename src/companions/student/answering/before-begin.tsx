import { Button } from '@mantine/core'
import { dateText } from '#domain/time/dates.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { AssignmentHead } from '../page/assignment-head.tsx'
import { Ending, EndingNote } from '../page/ending.tsx'
import { Page } from '../page/page.tsx'
import { useServices } from '../services-context.tsx'
import { studentPaths } from '../student-address.ts'
import { studentTexts } from '../student.texts.ts'
import { answeringTexts } from './answering.texts.ts'
import type { TimedStart } from './use-timed-start.ts'

/** What a student sees before a time limit starts. */
export function BeforeBegin({ start }: { readonly start: Exclude<TimedStart, { readonly phase: 'begun' }> }) {
  const common = useTexts(studentTexts)
  switch (start.phase) {
    case 'asking':
      return <Asking start={start} />
    case 'failed':
      return (
        <Page head={<AssignmentHead title={common.list} />}>
          <FailedState why={start.why} onRetry={start.retry} />
        </Page>
      )
    case 'looking':
      return (
        <Page head={<AssignmentHead title={common.loading} />} sheet>
          <PageSkeleton rows={5} />
        </Page>
      )
  }
}

function Asking({ start }: { readonly start: Extract<TimedStart, { readonly phase: 'asking' }> }) {
  const texts = useTexts(answeringTexts)
  const { language } = useLanguage()
  const { clock } = useServices()
  const { assignmentName, endTime } = start.assignment
  const begin = (
    <Button variant="filled" size="lg" fullWidth onClick={start.begin}>
      {texts.begin}
    </Button>
  )
  return (
    <Ending
      icon="clock"
      title={texts.timeLimit(start.duration)}
      name={assignmentName}
      act={begin}
      back={{ href: studentPaths.list, label: texts.later }}
    >
      <EndingNote>{texts.timeLimitNote}</EndingNote>
      <EndingNote>{texts.due(dateText(Date.parse(endTime), { now: clock.now(), language }))}</EndingNote>
    </Ending>
  )
}
