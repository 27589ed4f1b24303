import { TextInput } from '@mantine/core'
import { type KeyboardEvent, lazy, type ReactNode, Suspense } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Consent } from '../components/consent.tsx'
import { FailureNote } from '../components/failure-note.tsx'
import { LoginLinks } from '../components/login-links.tsx'
import formCss from '../components/password-form.module.css'
import { loginTexts } from '../login.texts.ts'
import type { LoginFormProps } from '../login-way.types.ts'
import { submitOnEnter } from '../submit-on-enter.ts'
import { CodeField } from './code-field.tsx'
import { smsFormTexts } from './sms-form.texts.ts'
import { smsFieldNames, useSmsLogin } from './use-sms-login.ts'

const CaptchaDialog = lazy(() =>
  import('../captcha/captcha.dialog.tsx').then((module) => ({ default: module.CaptchaDialog })),
)
const DeviceReleaseDialog = lazy(() =>
  import('../devices/device-release.dialog.tsx').then((module) => ({ default: module.DeviceReleaseDialog })),
)

/** Mobile, code, consent (specification §2, §5). */
export function SmsForm({ ports, agreed, onAgree, onSignedIn, onMessaging }: LoginFormProps) {
  const texts = { ...useTexts(loginTexts), ...useTexts(smsFormTexts) }
  const login = useSmsLogin({ ports, agreed, onSignedIn })
  const { code, failure } = login
  const errors = useErrors(login)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => submitOnEnter(event, login.submit)
  const mobile = login.mobile.trim()
  return (
    <>
      <form
        className={formCss['form']}
        aria-label={texts.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          login.submit(event.currentTarget)
        }}
      >
        <TextInput
          size="lg"
          type="tel"
          name={smsFieldNames.mobile}
          label={texts.mobile}
          value={login.mobile}
          onChange={(event) => login.setMobile(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          error={errors.mobile}
          autoComplete="tel-national"
          inputMode="numeric"
        />
        <CodeField
          value={login.typedCode}
          onChange={login.setCode}
          onKeyDown={onKeyDown}
          error={errors.code}
          code={code}
        />
        <Consent
          agreed={agreed}
          missing={login.problem === 'consentMissing'}
          onChange={onAgree}
          onKeyDown={onKeyDown}
        />
        {(failure?.kind === 'refused' || failure?.kind === 'consentOutdated') && (
          <FailureNote failure={failure} account={mobile} onSms={() => {}} />
        )}
        <BusyButton
          type="submit"
          variant="filled"
          size="lg"
          fullWidth
          busy={login.isBusy}
          busyLabel={texts.busy}
          disabled={!login.isComplete}
        >
          {texts.submit}
        </BusyButton>
        <LoginLinks account={mobile} onMessaging={onMessaging} />
      </form>
      <Suspense>
        {code.needsCaptcha && (
          <CaptchaDialog
            purpose="sms:login"
            subject={mobile}
            onSolved={code.solveCaptcha}
            onClose={code.closeCaptcha}
          />
        )}
        {failure?.kind === 'tooManyDevices' && (
          <DeviceReleaseDialog crowd={failure} account={mobile} onEntered={login.enter} onClose={login.closeDevices} />
        )}
      </Suspense>
    </>
  )
}

/** What is wrong, at the field where it is wrong. */
function useErrors({ problem, failure, code }: ReturnType<typeof useSmsLogin>) {
  const texts = useTexts(smsFormTexts)
  const said = (text: string): ReactNode => <ErrorText>{text}</ErrorText>
  const ofMobile = () => {
    if (problem === 'mobileMissing') return said(texts.missing)
    if (problem === 'mobileInvalid') return said(texts.mobileInvalid)
    return code.notice?.kind === 'mobileInvalid' && said(texts.cannotSend)
  }
  const ofCode = () => {
    if (problem === 'codeMissing') return said(texts.missing)
    if (problem === 'codeInvalid') return said(texts.codeInvalid)
    if (failure?.kind === 'codeRefused') return said(failure.message)
    if (code.notice?.kind === 'tooSoon') return <ErrorText announced>{texts.tooSoon}</ErrorText>
    return code.notice?.kind === 'refused' && <ErrorText announced>{code.notice.message}</ErrorText>
  }
  return { mobile: ofMobile(), code: ofCode() }
}
