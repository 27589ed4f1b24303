import { Box, Text } from '@mantine/core'
import { CallError, messageOf } from '#api/client/failures.ts'
import type { join } from '#api/contract/groups/join.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { CardLine } from '../page/cards.tsx'
import { Facts } from '../page/ending.tsx'
import { Page } from '../page/page.tsx'
import { AssignmentHead } from '../page/assignment-head.tsx'
import { studentPaths } from '../student-address.ts'
import { JoinStateMark } from './join-state-mark.tsx'
import { joinTexts } from './join.texts.ts'
import { useJoin } from './use-join.ts'

/** The class of a code: whose it is, and joining it or the state of the request. */
export function JoinScreen({ classCode }: { readonly classCode: string }) {
  const texts = useTexts(joinTexts)
  const joining = useJoin(classCode)
  const { course, failure } = joining
  const isUnknown = failure instanceof CallError && failure.failure.id === 'classCodeUnknown'
  return (
    <Page
      sheet={course !== null}
      head={<AssignmentHead title={texts.joinTitle} />}
      {...(course !== null && { foot: <Act joining={joining} /> })}
    >
      {course !== null && <CourseFacts course={course} />}
      {course === null && failure === null && <SkeletonRows rows={4} />}
      {failure !== null &&
        (isUnknown ? (
          <EmptyState
            title={texts.unknownTitle}
            why={messageOf(failure)}
            action={<LinkButton to={studentPaths.classes}>{texts.anotherCode}</LinkButton>}
          />
        ) : (
          <FailedState why={messageOf(failure)} onRetry={joining.retry} />
        ))}
    </Page>
  )
}

type Joinable = OutputOf<typeof join.find>

function CourseFacts({ course }: { readonly course: Joinable }) {
  const texts = useTexts(joinTexts)
  const { courseName, leadTeacherName, courseSchool, subjectId, state } = course
  return (
    <Box component="section" pt={16} px={4} aria-label={courseName}>
      <Box component="h2" className="breakable" fz={24}>
        {courseName}
      </Box>
      {state !== 'none' && (
        <Text mt={8} role="status">
          <CardLine>
            <JoinStateMark state={state} />
          </CardLine>
        </Text>
      )}
      <Facts
        facts={[
          { name: texts.teacher, value: leadTeacherName },
          { name: texts.subject, value: isMaths(subjectId) ? texts.maths : texts.english },
          { name: texts.school, value: courseSchool },
        ]}
      />
      <Text mt={16} c="dimmed" fz="calc(15 * var(--u))">
        {noteOf(course, texts)}
      </Text>
    </Box>
  )
}

function noteOf({ state, needsApproval }: Joinable, texts: (typeof joinTexts)['zh-CN']): string {
  if (state === 'waitingList') return texts.listWhy
  if (state === 'refused') return texts.approves
  if (state !== 'none') return ''
  return needsApproval ? texts.approves : texts.opens
}

function Act({ joining }: { readonly joining: ReturnType<typeof useJoin> }) {
  const texts = useTexts(joinTexts)
  const { course, isBusy, problem, ask } = joining
  const state = course?.state ?? 'none'
  if (state !== 'none' && state !== 'refused')
    return (
      <LinkButton to={studentPaths.classes} variant="filled" size="lg" fullWidth>
        {texts.toClasses}
      </LinkButton>
    )
  const first = course?.needsApproval === false ? texts.join : texts.ask
  return (
    <>
      {problem !== '' && (
        <Box role="alert" mb={12}>
          <ErrorText>{problem}</ErrorText>
        </Box>
      )}
      <BusyButton variant="filled" size="lg" fullWidth busy={isBusy} busyLabel={texts.asking} onClick={ask}>
        {state === 'refused' ? texts.askAgain : first}
      </BusyButton>
    </>
  )
}
