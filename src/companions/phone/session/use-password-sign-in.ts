import { useEffect } from 'react'
import { useCall } from '#api/queries/client-context.tsx'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import { usePasswordForm } from '#parts/password-sign-in/use-password-form.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { passwordActors, prefetchDigest } from './sign-in.actors.ts'
import { signInTexts } from './sign-in.texts.ts'

/** Sign-in by account and password. Teachers accept the school's documents on entering the portal, not here. */
export function usePasswordSignIn(onSignedIn: () => void) {
  const call = useCall()
  const { language } = useLanguage()
  useEffect(prefetchDigest, [])
  return usePasswordForm({
    chart: () => passwordLoginMachine.provide({ actors: passwordActors(call, language) }),
    account: '',
    words: useTexts(signInTexts),
    onSignedIn,
  })
}
