import { useState } from 'react'
import { newKey } from '#api/client/client.ts'
import type { StudentInfo } from '#api/contract/schemas/people.ts'
import { createKeptWork } from '#api/ports/kept-work.ts'
import { KeptWorkProvider } from '#api/queries/kept-work-context.tsx'
import { AnsweringScreen } from './answering/answering.screen.tsx'
import { CorrectionScreen } from './corrections/correction.screen.tsx'
import { CorrectionsScreen } from './corrections/corrections.screen.tsx'
import { ClassesScreen } from './join/classes.screen.tsx'
import { JoinScreen } from './join/join.screen.tsx'
import { AssignmentsScreen } from './list/assignments.screen.tsx'
import { ResultScreen } from './result/result.screen.tsx'
import { useServices } from './services-context.tsx'
import { LeavingFailedScreen } from './session/leaving-failed.screen.tsx'
import { PasswordDueDialog } from './session/password-due.dialog.tsx'
import { PasswordDueScreen } from './session/password-due.screen.tsx'
import { SessionLostDialog } from './session/session-lost.dialog.tsx'
import type { StudentSession } from './session/use-student-session.ts'
import { TrendScreen } from './trend/trend.screen.tsx'
import { WrongNoteScreen } from './wrong-note/wrong-note.screen.tsx'
import { useAddress } from './student-address.ts'

export interface StudentPagesProps {
  readonly student: StudentInfo
  readonly session: StudentSession
}

/**
 * A student's pages, and the sign-in over them while the session is lost. Another student gets fresh ones. A password
 * made by a teacher must be changed before any of them is shown.
 */
export default function StudentPages({ student, session }: StudentPagesProps) {
  const { storage, uid } = useServices()
  const [keptWork] = useState(() => createKeptWork({ storage, uid: uid.get, now: Date.now, newKey }))
  const isLost = session.phase === 'lost'
  if (session.phase === 'passwordDue') return <PasswordDueScreen session={session} />
  if (session.phase === 'leavingFailed') return <LeavingFailedScreen session={session} />
  return (
    <KeptWorkProvider value={keptWork}>
      <AddressedPage key={student.uid} student={student} isSignedIn={!isLost} onSignOut={session.leave} />
      {isLost &&
        (session.isPasswordDue ? <PasswordDueDialog session={session} /> : <SessionLostDialog session={session} />)}
    </KeptWorkProvider>
  )
}

interface AddressedPageProps {
  readonly student: StudentInfo
  readonly isSignedIn: boolean
  readonly onSignOut: () => void
}

function AddressedPage({ student, isSignedIn, onSignOut }: AddressedPageProps) {
  const address = useAddress()
  switch (address.kind) {
    case 'list':
      return <AssignmentsScreen student={student} onSignOut={onSignOut} />
    case 'corrections':
      return <CorrectionsScreen />
    case 'correction':
      return <CorrectionScreen key={address.assignmentId} assignmentId={address.assignmentId} />
    case 'trend':
      return <TrendScreen />
    case 'classes':
      return <ClassesScreen />
    case 'wrongNote':
      return <WrongNoteScreen />
    case 'register':
      return address.classCode === '' ? <ClassesScreen /> : <JoinScreen classCode={address.classCode} />
    case 'join':
      return <JoinScreen key={address.classCode} classCode={address.classCode} />
    case 'result':
      return <ResultScreen key={address.assignmentId} assignmentId={address.assignmentId} />
    case 'answering':
      return (
        <AnsweringScreen
          key={address.assignmentId}
          assignmentId={address.assignmentId}
          uid={student.uid}
          isSignedIn={isSignedIn}
        />
      )
  }
}
