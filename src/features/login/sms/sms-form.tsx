import { TextInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { codeSendingTexts } from '#parts/verification-code/code-sending.texts.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { MissingPart } from '#ui/lazy-part/missing-part.tsx'
import { Consent } from '../components/consent.tsx'
import { FailureNote } from '../components/lazy-failure-note.ts'
import { LoginButton, LoginForm } from '../components/login-form.tsx'
import { LoginLinks } from '../components/login-links.tsx'
import type { LoginActor } from '#parts/sign-in/login-actor.ts'
import type { LoginPorts } from '../login-ports.ts'
import { submitOnEnter } from '../submit-on-enter.ts'
import { useTag } from '#parts/sign-in/use-login-state.ts'
import { CodeField } from './code-field.tsx'
import { smsFormTexts } from './sms-form.texts.ts'
import { smsFieldNames, type SmsWay, useSmsLogin, useSmsWay } from './use-sms-login.ts'

export interface SmsFormProps {
  readonly login: LoginActor
  readonly ports: LoginPorts
  /** Omitted if nothing may lead away from the page. */
  readonly onMessaging?: () => void
}

/** Mobile, code, consent (specification §2, §5). */
export function SmsForm({ login, ports, onMessaging }: SmsFormProps) {
  const { way, onRetry } = useSmsWay(login, ports)
  if (onRetry !== null) return <MissingPart onRetry={onRetry} />
  return way && <RunningSmsForm {...way} {...(onMessaging && { onMessaging })} />
}

function RunningSmsForm({ onMessaging, ...way }: SmsWay & Pick<SmsFormProps, 'onMessaging'>) {
  const texts = useTexts(smsFormTexts)
  const login = useSmsLogin(way)
  const isGiven = useTag(way.login, 'given')
  const { code, failure } = login
  const errors = useErrors(login)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => submitOnEnter(event, login.submit)
  const mobile = login.mobile.trim()
  return (
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
      <Consent login={way.login} missing={login.problem === 'consentMissing'} onKeyDown={onKeyDown} />
      {(failure?.kind === 'refused' || (failure?.kind === 'consentOutdated' && isGiven)) && (
        <FailureNote failure={failure} account={mobile} onSms={() => {}} />
      )}
      <LoginButton isBusy={login.isBusy} isComplete={login.isComplete} />
      {onMessaging && <LoginLinks account={mobile} onMessaging={onMessaging} />}
    </LoginForm>
  )
}

/** The errors, each at its field; announced if the focus is elsewhere. */
function useErrors({ problem, failure, code }: ReturnType<typeof useSmsLogin>) {
  const texts = useTexts(smsFormTexts)
  const sending = useTexts(codeSendingTexts)
  const plain = (text: string): ReactNode => <ErrorText>{text}</ErrorText>
  const announced = (text: string): ReactNode => <ErrorText announced>{text}</ErrorText>
  const { notice } = code
  const ofMobile = () => {
    if (notice?.kind === 'recipientInvalid') return announced(texts.cannotSend)
    if (problem === 'mobileMissing') return plain(texts.missing)
    return problem === 'mobileInvalid' && plain(texts.mobileInvalid)
  }
  // The outcome of the send button is newer than that of the form: submitting the form clears it.
  const ofCode = () => {
    if (notice?.kind === 'sent') return false
    if (notice?.kind === 'tooSoon') return announced(sending.tooSoon)
    if (notice?.kind === 'refused') return announced(notice.message)
    if (problem === 'codeMissing') return plain(texts.missing)
    if (problem === 'codeInvalid') return plain(texts.codeInvalid)
    return failure?.kind === 'codeRefused' && announced(failure.message)
  }
  return { mobile: ofMobile(), code: ofCode() }
}
