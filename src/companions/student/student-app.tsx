import { useEffect } from 'react'
import type { StudentInfo } from '#api/contract/schemas/people.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { AnsweringScreen } from './answering/answering.screen.tsx'
import { TestsScreen } from './list/tests.screen.tsx'
import { Page } from './page/page.tsx'
import { ResultScreen } from './result/result.screen.tsx'
import { SessionLostDialog } from './session/session-lost.dialog.tsx'
import { SignInScreen } from './session/sign-in.screen.tsx'
import { type StudentSession, useStudentSession } from './session/use-student-session.ts'
import { useAddress } from './student-address.ts'
import { studentTexts } from './student.texts.ts'

/** The student page: sign-in, or what the address asks for. */
export function StudentApp() {
  const texts = useTexts(studentTexts)
  const session = useStudentSession()
  useEffect(() => {
    document.title = texts.title
  }, [texts])
  if (session.student !== null) return <SignedIn student={session.student} session={session} />
  if (session.phase === 'signedOut') return <SignInScreen onSignedIn={session.enter} />
  return (
    <Page>
      {session.phase === 'unreachable' ? (
        <FailedState why={session.message} onRetry={session.retry} />
      ) : (
        <PageSkeleton rows={4} />
      )}
    </Page>
  )
}

interface SignedInProps {
  readonly student: StudentInfo
  readonly session: StudentSession
}

/** A student's pages. Another student gets fresh ones: the key is the student. */
function SignedIn({ student, session }: SignedInProps) {
  const isLost = session.phase === 'lost'
  return (
    <>
      <StudentPages key={student.uid} student={student} isSignedIn={!isLost} onSignOut={session.leave} />
      {isLost && <SessionLostDialog session={session} />}
    </>
  )
}

interface StudentPagesProps {
  readonly student: StudentInfo
  readonly isSignedIn: boolean
  readonly onSignOut: () => void
}

function StudentPages({ student, isSignedIn, onSignOut }: StudentPagesProps) {
  const address = useAddress()
  if (address.kind === 'list') return <TestsScreen student={student} onSignOut={onSignOut} />
  if (address.kind === 'result') return <ResultScreen key={address.testId} testId={address.testId} />
  return (
    <AnsweringScreen key={address.testId} testId={address.testId} uid={student.uid} isSignedIn={isSignedIn} />
  )
}
