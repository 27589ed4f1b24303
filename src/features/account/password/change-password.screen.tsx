import type { ReactNode } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import { SubPage } from '../components/sub-page.tsx'
import { changePasswordTexts } from './change-password.texts.ts'

export interface ChangePasswordScreenProps {
  /** The form; features do not import each other, so the route brings it. */
  readonly children: ReactNode
}

/** Another password for this account (specification §2 `profile/edit/password`). */
export function ChangePasswordScreen({ children }: ChangePasswordScreenProps) {
  const texts = useTexts(changePasswordTexts)
  return (
    <SubPage title={texts.title} state={texts.state}>
      {children}
    </SubPage>
  )
}
