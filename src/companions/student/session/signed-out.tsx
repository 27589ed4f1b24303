import { lazy, Suspense, useState } from 'react'
import { fetchScreen } from '#api/ports/fetch-screen.ts'
import { ErrorBoundary } from '#ui/error-boundary/error-boundary.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { LoadAgain } from '../page/load-again.tsx'
import { Page } from '../page/page.tsx'
import { useAddress } from '../student-address.ts'
import { SignInScreen, type SignInScreenProps } from './sign-in.screen.tsx'

const RegisterScreen = lazy(() => fetchScreen(() => import('../register/register.screen.tsx')))

/** Signing in, or registering by a class code, after which the new account is filled into the sign-in. */
export function SignedOut({ onSignedIn }: Pick<SignInScreenProps, 'onSignedIn'>) {
  const address = useAddress()
  const [account, setAccount] = useState('')
  if (address.kind !== 'register') {
    const classCode = address.kind === 'join' ? address.classCode : ''
    return <SignInScreen onSignedIn={onSignedIn} account={account} classCode={classCode} />
  }
  return (
    <ErrorBoundary renderBroken={() => <LoadAgain />}>
      <Suspense fallback={<Loading />}>
        <RegisterScreen key={address.classCode} classCode={address.classCode} onRegistered={setAccount} />
      </Suspense>
    </ErrorBoundary>
  )
}

const Loading = () => (
  <Page>
    <PageSkeleton rows={4} />
  </Page>
)
