import { useEffect, useState } from 'react'
import { dateText } from '#domain/time/dates.ts'
import type { Language } from '#domain/portal/language.ts'
import { formatTime } from '#domain/time/time-format.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { Ending, EndingNote, Facts } from '../page/ending.tsx'
import { Page } from '../page/page.tsx'
import { AssignmentHead } from '../page/assignment-head.tsx'
import { useServices } from '../services-context.tsx'
import { studentTexts } from '../student.texts.ts'
import { answeringTexts } from './answering.texts.ts'
import { Sheet } from './components/sheet.tsx'
import { TimeLimit } from './components/time-limit.tsx'
import { type AnswerSheet, useAnswerSheet } from './use-answer-sheet.ts'

export interface AnsweringScreenProps {
  readonly assignmentId: number
  readonly uid: number
  /** False while the session is lost: answers are kept on this device. */
  readonly isSignedIn: boolean
}

/** One assignment, from opening it to handing it in; before a time limit starts, the student is asked. */
export function AnsweringScreen({ assignmentId, uid, isSignedIn }: AnsweringScreenProps) {
  const texts = useTexts(answeringTexts)
  const common = useTexts(studentTexts)
  const sheet = useAnswerSheet(assignmentId, uid, isSignedIn)
  const isElsewhere = useOpenElsewhere(assignmentId, uid)
  const { limit, assignment } = sheet.context
  const name = assignment?.assignmentName
  switch (sheet.phase) {
    case 'asking':
      return limit && <TimeLimit limit={limit} onBegin={() => sheet.send({ type: 'sheet.begin' })} />
    case 'answering':
      return <Sheet sheet={sheet} isElsewhere={isElsewhere} />
    case 'submitted':
      return <Submitted sheet={sheet} />
    case 'closed':
      return <Closed sheet={sheet} />
    case 'handingIn':
      return (
        <Ending
          icon={sheet.isUnsure ? 'offline' : 'upload'}
          title={sheet.isUnsure ? texts.unsure : texts.handingIn}
          name={name}
        >
          <EndingNote>{sheet.isUnsure ? texts.unsureNote : texts.handingInNote}</EndingNote>
        </Ending>
      )
    case 'failed':
      return (
        <Page head={<AssignmentHead title={common.list} />}>
          <FailedState why={sheet.context.message} onRetry={() => sheet.send({ type: 'sheet.retry' })} />
        </Page>
      )
    case 'opening':
      return (
        <Page head={<AssignmentHead title={common.loading} />} sheet>
          <PageSkeleton rows={5} />
        </Page>
      )
  }
}

function Submitted({ sheet }: { readonly sheet: AnswerSheet }) {
  const texts = useTexts(answeringTexts)
  const { language } = useLanguage()
  const { clock } = useServices()
  const { receipt, assignment } = sheet.context
  if (receipt === null) return null
  const { submittedAt, counts } = receipt
  const facts = [
    ...(submittedAt === null ? [] : [{ name: texts.submittedAt, value: timeText(submittedAt, clock.now(), language) }]),
    ...(counts === null
      ? []
      : [{ name: texts.answeredFact, value: texts.answeredOf(counts.answered, counts.itemCount) }]),
  ]
  return (
    <Ending icon="check" title={texts.submitted} name={assignment?.assignmentName}>
      {facts.length > 0 && <Facts facts={facts} />}
      <EndingNote>{texts.submittedNote}</EndingNote>
    </Ending>
  )
}

const timeText = (instant: number, now: number, language: Language): string =>
  `${dateText(instant, { now, language })}${formatTime(instant, ':s')}`

function Closed({ sheet }: { readonly sheet: AnswerSheet }) {
  const texts = useTexts(answeringTexts)
  const { shutReason, assignment } = sheet.context
  const reasons = {
    notYetOpen: texts.shutNotYetOpen,
    closed: texts.shutClosed,
    alreadySubmitted: texts.shutAlreadySubmitted,
    gone: texts.shutGone,
  }
  return (
    <Ending icon="clock" title={reasons[shutReason ?? 'closed']} name={assignment?.assignmentName}>
      <EndingNote>{shutReason === 'closed' ? texts.closedNote : texts.shutNote}</EndingNote>
    </Ending>
  )
}

/** Whether another page of this browser has the same assignment of the same student open. */
function useOpenElsewhere(assignmentId: number, uid: number): boolean {
  const { locks } = useServices()
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => locks.hold(`podium.answers.${uid}.${assignmentId}`, setIsElsewhere), [locks, uid, assignmentId])
  return isElsewhere
}
