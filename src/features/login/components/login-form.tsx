import type { ReactNode } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { loginTexts } from '../login.texts.ts'
import css from '../login.module.css'

export interface LoginFormProps {
  readonly label: string
  readonly onSubmit: (form: HTMLFormElement) => void
  readonly children: ReactNode
}

/** A form of the sign-in page; missing fields are reported by the page, not by the browser. */
export const LoginForm = ({ label, onSubmit, children }: LoginFormProps) => (
  <form
    className={css['entryForm']}
    aria-label={label}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit(event.currentTarget)
    }}
  >
    {children}
  </form>
)

export interface LoginButtonProps {
  readonly isBusy: boolean
  readonly isComplete: boolean
}

/** 登录, enabled once the form is complete. */
export function LoginButton({ isBusy, isComplete }: LoginButtonProps) {
  const texts = useTexts(loginTexts)
  return (
    <BusyButton
      type="submit"
      variant="filled"
      size="lg"
      fullWidth
      busy={isBusy}
      busyLabel={texts.busy}
      disabled={!isComplete}
    >
      {texts.submit}
    </BusyButton>
  )
}
