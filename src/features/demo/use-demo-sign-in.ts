import { useMutation } from '@tanstack/react-query'
import { keepEntered } from '#api/ports/accepted-guide.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { browserReloadAt, type ReloadAt } from '#api/ports/page-address.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { type PasswordSignIn, signInByPassword } from '#parts/password-sign-in/password-sign-in.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { demoPassword, studentPage } from './demo-accounts.ts'
import { demoTexts } from './demo.texts.ts'

/** Where a sign-in leads. */
export interface DemoPorts {
  readonly local: TextStorage
  readonly reloadAt: ReloadAt
  readonly leaveFor: (address: string) => void
}

export const browserDemoPorts: DemoPorts = {
  local: localTextStorage,
  reloadAt: browserReloadAt,
  leaveFor: (address) => location.assign(address),
}

export interface DemoAccount {
  readonly account: string
  readonly who: 'teacher' | 'student'
}

/** Signs a demo account in the way its form does, with the password shown on the page. */
export function useDemoSignIn({ local, reloadAt, leaveFor }: DemoPorts) {
  const call = useCall()
  const texts = useTexts(demoTexts)
  const { mutate, variables, data, error, status } = useMutation({
    mutationFn: ({ account, who }: DemoAccount) =>
      signInByPassword(
        call,
        { account, password: demoPassword, token: null },
        { signInAs: userTypes[who], consent: who === 'teacher' ? currentConsent : [] },
      ),
    onSuccess: ({ kind }, { who }) => {
      if (kind !== 'signedIn') return
      if (who === 'student') return leaveFor(studentPage)
      keepEntered(local)
      reloadAt(publicPaths.home)
    },
  })
  const isBusy = status === 'pending' || data?.kind === 'signedIn'
  const failure = error?.message ?? (data === undefined ? null : failureOf(data, texts))
  return {
    /** The account being signed in. */
    entering: isBusy ? (variables?.account ?? null) : null,
    failure: isBusy ? null : failure,
    signIn: (account: DemoAccount) => {
      if (!isBusy) mutate(account)
    },
  }
}

function failureOf(
  answer: PasswordSignIn,
  texts: { readonly passwordChanged: string; readonly tooManyDevices: string },
): string | null {
  if (answer.kind === 'signedIn') return null
  if (answer.kind === 'wrongPassword') return texts.passwordChanged
  return answer.kind === 'tooManyDevices' ? texts.tooManyDevices : answer.message
}
