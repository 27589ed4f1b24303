import type { ReactNode } from 'react'
import type { CaptchaInput } from '#machines/captcha/captcha.types.ts'
import type { Crowd } from '#machines/device-release/device-release.types.ts'
import { LazyCaptcha } from '#parts/captcha/lazy-captcha.ts'
import { LazyDeviceRelease } from '#parts/device-release/lazy-device-release.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { loginTexts } from '../login.texts.ts'
import css from './login-form.module.css'

export interface LoginFormProps {
  readonly label: string
  readonly onSubmit: (form: HTMLFormElement) => void
  readonly children: ReactNode
}

/** A form of the sign-in page; what is missing is said by the page and not by the browser. */
export const LoginForm = ({ label, onSubmit, children }: LoginFormProps) => (
  <form
    className={css['form']}
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

/** 登录, ready once the form is complete. */
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

export interface LoginDialogsProps {
  /** What a captcha has to be solved for; null when none is asked for. */
  readonly captcha: CaptchaInput | null
  readonly onSolved: (token: string) => void
  readonly onCaptchaClose: () => void
  /** The devices of which one has to leave; null when there is room. */
  readonly crowd: Crowd | null
  readonly account: string
  readonly onEntered: () => void
  readonly onDevicesClose: () => void
}

/** What may stand between a complete form and the portal. */
export const LoginDialogs = (props: LoginDialogsProps) => (
  <>
    {props.captcha !== null && (
      <LazyCaptcha {...props.captcha} onSolved={props.onSolved} onClose={props.onCaptchaClose} />
    )}
    {props.crowd !== null && (
      <LazyDeviceRelease
        crowd={props.crowd}
        account={props.account}
        onEntered={props.onEntered}
        onClose={props.onDevicesClose}
      />
    )}
  </>
)
