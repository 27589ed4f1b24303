import { useCall } from '#api/queries/client-context.tsx'
import { usePasswordForm } from '#parts/password-sign-in/use-password-form.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { studentLoginWith } from './sign-in.actors.ts'
import { signInTexts } from './sign-in.texts.ts'

/** A student's sign-in form, prefilled with an account. There is nothing to agree to: the school made the account. */
export function useSignIn(onSignedIn: (password: string) => void, account: string) {
  const call = useCall()
  const texts = useTexts(signInTexts)
  const form = usePasswordForm({ chart: () => studentLoginWith(call), account, words: texts, onSignedIn })
  return { ...form, error: form.missing === null ? form.error : texts.missing }
}
