import { lazy, Suspense, useEffect } from 'react'
import { fetchScreen } from '#api/ports/fetch-screen.ts'
import { ErrorBoundary } from '#ui/error-boundary/error-boundary.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { LoadAgain } from './page/load-again.tsx'
import { Page } from './page/page.tsx'
import { SignedOut } from './session/signed-out.tsx'
import { useStudentSession } from './session/use-student-session.ts'
import { studentTexts } from './student.texts.ts'

const loadPages = () => import('./student-pages.tsx')

/** All pages behind the sign-in load together, so that none is missing when the network is gone. */
const StudentPages = lazy(() => fetchScreen(loadPages))

/** The student page: the sign-in, or what the address names. */
export function StudentApp() {
  const texts = useTexts(studentTexts)
  const session = useStudentSession()
  useEffect(() => {
    document.title = texts.title
  }, [texts])
  useEffect(() => {
    // Loads while the student types the password; a failure shows when the pages are needed.
    void loadPages().catch(() => {})
  }, [])
  if (session.phase === 'signedOut') return <SignedOut onSignedIn={session.enter} />
  if (session.phase === 'leaving') return <Loading />
  if (session.phase === 'unreachable')
    return (
      <Page>
        <FailedState why={session.message} onRetry={session.retry} />
      </Page>
    )
  return (
    <ErrorBoundary renderBroken={() => <LoadAgain />}>
      <Suspense fallback={<Loading />}>
        {session.student === null ? <Loading /> : <StudentPages student={session.student} session={session} />}
      </Suspense>
    </ErrorBoundary>
  )
}

const Loading = () => (
  <Page>
    <PageSkeleton rows={4} />
  </Page>
)
