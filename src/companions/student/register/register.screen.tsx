import { Stack, TextInput } from '@mantine/core'
import { type ComponentProps, useId, useRef } from 'react'
import { joinLimits } from '#domain/classes/class-limits.ts'
import { rosterLimits } from '#domain/roster/columns.ts'
import { PasswordChecklist } from '#parts/password-rule/password-checklist.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { SecretField } from '#ui/secret-field/secret-field.tsx'
import { StartPage } from '../page/start-page.tsx'
import { studentPaths } from '../student-address.ts'
import { RegisteredScreen } from './registered.screen.tsx'
import { registerTexts } from './register.texts.ts'
import { useRegistration } from './use-registration.ts'

export interface RegisterScreenProps {
  /** Of the class; empty if it is still to be typed. */
  readonly classCode: string
  readonly onRegistered: (username: string) => void
}

type Form = ReturnType<typeof useRegistration>

/** A student without an account asks for one, and for a place in the class of a code. */
export default function RegisterScreen({ classCode, onRegistered }: RegisterScreenProps) {
  const texts = useTexts(registerTexts)
  const element = useRef<HTMLFormElement>(null)
  const form = useRegistration(element, classCode, onRegistered)
  if (form.registered !== null) return <RegisteredScreen registered={form.registered} />
  return (
    <StartPage heading={texts.heading} hint={texts.hint} isLong>
      <form
        ref={element}
        aria-label={texts.heading}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <Stack gap={16} mt={24}>
          <Person form={form} />
          <Passwords form={form} />
          <div className="hidden-when-empty" role="alert">
            {form.failure !== '' && <ErrorText>{form.failure}</ErrorText>}
          </div>
          <BusyButton
            type="submit"
            variant="filled"
            size="lg"
            fullWidth
            busy={form.isBusy}
            busyLabel={texts.submitting}
          >
            {texts.submit}
          </BusyButton>
        </Stack>
      </form>
      <LinkButton to={studentPaths.list} variant="subtle" size="lg" fullWidth mt="sm">
        {texts.toSignIn}
      </LinkButton>
    </StartPage>
  )
}

function Person({ form }: { readonly form: Form }) {
  const texts = useTexts(registerTexts)
  const field = (name: 'classCode' | 'realname' | 'studentNo'): ComponentProps<typeof TextInput> => ({
    size: 'lg',
    name,
    label: texts[name],
    autoCapitalize: 'none',
    spellCheck: false,
    value: form.typed[name],
    onChange: ({ currentTarget }) => form.type({ [name]: currentTarget.value }),
    error: form.errorOf(name) !== '' && <ErrorText>{form.errorOf(name)}</ErrorText>,
  })
  return (
    <>
      <TextInput {...field('classCode')} description={texts.codeHint} autoComplete="off" maxLength={joinLimits.code} />
      <TextInput {...field('realname')} autoComplete="name" maxLength={rosterLimits.realname} />
      <TextInput {...field('studentNo')} autoComplete="off" maxLength={rosterLimits.number} />
    </>
  )
}

function Passwords({ form }: { readonly form: Form }) {
  const texts = useTexts(registerTexts)
  const checklist = useId()
  const field = (name: 'password' | 'confirmation') => ({
    name,
    label: texts[name],
    large: true,
    autoComplete: 'new-password' as const,
    value: form.typed[name],
    onChange: (text: string) => form.type({ [name]: text }),
    error: form.errorOf(name) !== '' && <ErrorText>{form.errorOf(name)}</ErrorText>,
  })
  return (
    <>
      <SecretField {...field('password')} describedBy={checklist} />
      <PasswordChecklist id={checklist} password={form.typed.password} />
      <SecretField {...field('confirmation')} />
    </>
  )
}
