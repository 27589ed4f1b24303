import { TextInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { codeSendingTexts } from '#parts/verification-code/code-sending.texts.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Consent } from '../components/consent.tsx'
import { FailureNote } from '../components/failure-note.tsx'
import { LoginButton, LoginDialogs, LoginForm } from '../components/login-form.tsx'
import { LoginLinks } from '../components/login-links.tsx'
import { useConsent } from '../consent-state.ts'
import type { LoginWay } from '../login-way.types.ts'
import { submitOnEnter } from '../submit-on-enter.ts'
import { CodeField } from './code-field.tsx'
import { smsFormTexts } from './sms-form.texts.ts'
import { smsFieldNames, useSmsLogin } from './use-sms-login.ts'

export interface SmsFormProps extends LoginWay {
  /** Left out where nothing may lead away from the page. */
  readonly onMessaging?: () => void
}

/** Mobile, code, consent (specification §2, §5). */
export function SmsForm({ onMessaging, ...way }: SmsFormProps) {
  const texts = useTexts(smsFormTexts)
  const login = useSmsLogin(way)
  const isGiven = useConsent(way.consent) === 'given'
  const { code, failure } = login
  const errors = useErrors(login)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => submitOnEnter(event, login.submit)
  const mobile = login.mobile.trim()
  return (
    <>
      <LoginForm label={texts.form} onSubmit={login.submit}>
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
        <Consent consent={way.consent} missing={login.problem === 'consentMissing'} onKeyDown={onKeyDown} />
        {(failure?.kind === 'refused' || (failure?.kind === 'consentOutdated' && isGiven)) && (
          <FailureNote failure={failure} account={mobile} onSms={() => {}} />
        )}
        <LoginButton isBusy={login.isBusy} isComplete={login.isComplete} />
        {onMessaging && <LoginLinks account={mobile} onMessaging={onMessaging} />}
      </LoginForm>
      <LoginDialogs
        captcha={code.needsCaptcha ? { purpose: 'sms:login', subject: mobile } : null}
        onSolved={code.solveCaptcha}
        onCaptchaClose={code.closeCaptcha}
        crowd={failure?.kind === 'tooManyDevices' ? failure : null}
        account={mobile}
        onEntered={login.enter}
        onDevicesClose={login.closeDevices}
      />
    </>
  )
}

/** What is wrong, at the field where it is wrong; announced where the keyboard is elsewhere. */
function useErrors({ problem, failure, code }: ReturnType<typeof useSmsLogin>) {
  const texts = useTexts(smsFormTexts)
  const sending = useTexts(codeSendingTexts)
  const said = (text: string): ReactNode => <ErrorText>{text}</ErrorText>
  const announced = (text: string): ReactNode => <ErrorText announced>{text}</ErrorText>
  const { notice } = code
  const ofMobile = () => {
    if (notice?.kind === 'recipientInvalid') return announced(texts.cannotSend)
    if (problem === 'mobileMissing') return said(texts.missing)
    return problem === 'mobileInvalid' && said(texts.mobileInvalid)
  }
  // What the button led to is newer than what the form said: a form that is sent forgets it.
  const ofCode = () => {
    if (notice?.kind === 'sent') return false
    if (notice?.kind === 'tooSoon') return announced(sending.tooSoon)
    if (notice?.kind === 'refused') return announced(notice.message)
    if (problem === 'codeMissing') return said(texts.missing)
    if (problem === 'codeInvalid') return said(texts.codeInvalid)
    return failure?.kind === 'codeRefused' && announced(failure.message)
  }
  return { mobile: ofMobile(), code: ofCode() }
}
