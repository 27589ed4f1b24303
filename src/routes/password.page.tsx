import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { ResetPasswordScreen } from '#features/account/password/reset-password.screen.tsx'
import { typedAccount } from './typed-account.ts'

/** The sign-in is then prefilled with the account whose password changed. */
export function PasswordPage() {
  const navigate = useNavigate()
  const [account] = useState(typedAccount.get)
  const toLogin = (known: string) => {
    typedAccount.set(known)
    void navigate({ href: publicPaths.login(), replace: true })
  }
  return <ResetPasswordScreen account={account} onReset={toLogin} />
}
