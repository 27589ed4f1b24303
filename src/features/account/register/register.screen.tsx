import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { TeachingFields } from '#parts/teaching-fields/teaching-fields.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { TwoColumns } from '#ui/two-columns/two-columns.tsx'
import { accountTexts } from '../account.texts.ts'
import { ConsentField } from '../components/consent-field.tsx'
import { FormFailure } from '../components/form-failure.tsx'
import { RecipientField } from '../components/recipient-field.tsx'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import { PublicPage } from '../components/public-page.tsx'
import { CodeField } from '../code/code-field.tsx'
import { Applied } from './applied.tsx'
import { registerTexts } from './register.texts.ts'
import { useRegister } from './use-register.ts'

/** 注册账号: asks a school for an account (specification §2). */
export function RegisterScreen() {
  const texts = useTexts(registerTexts)
  const formElement = useRef<HTMLFormElement>(null)
  const register = useRegister(formElement)
  const { form, change, errorOf, schoolName } = register
  if (schoolName !== null) return <Applied schoolName={schoolName} mobile={form.mobile} />
  return (
    <PublicPage title={texts.title} lead={texts.lead} wide>
      <Form
        ref={formElement}
        display="grid"
        style={{ gap: 'calc(14 * var(--u))' }}
        aria-label={texts.title}
        onSubmit={register.submit}
      >
        <RecipientField
          channel="mobile"
          value={form.mobile}
          onChange={(mobile) => change({ mobile })}
          error={errorOf('mobile')}
        />
        <CodeField
          purpose="register"
          recipient={form.mobile}
          value={form.verificationCode}
          onChange={(verificationCode) => change({ verificationCode })}
          error={errorOf('verificationCode')}
        />
        <Person register={register} />
        <TeachingFields value={form} onChange={change} error={errorOf('stageId')} />
        <NewPasswordFields
          paired
          password={form.password}
          confirmation={form.confirmation}
          onPassword={(password) => change({ password })}
          onConfirmation={(confirmation) => change({ confirmation })}
          passwordError={errorOf('password')}
          confirmationError={errorOf('confirmation')}
        />
        <ConsentField agreed={form.agreed} onChange={(agreed) => change({ agreed })} error={errorOf('consent')} />
        <Failure failure={register.failure} />
        <BusyButton type="submit" variant="filled" size="lg" fullWidth busy={register.isBusy} busyLabel={texts.busy}>
          {texts.submit}
        </BusyButton>
      </Form>
    </PublicPage>
  )
}

type Register = ReturnType<typeof useRegister>

/** Name and school. */
function Person({ register: { form, change, errorOf } }: { readonly register: Register }) {
  const texts = useTexts(registerTexts)
  const nameError = errorOf('realname')
  const schoolError = errorOf('schoolCode')
  return (
    <TwoColumns foldsBelow={600} gap={16} rowGap={14}>
      <TextInput
        size="lg"
        name="realname"
        label={texts.realname}
        autoComplete="name"
        maxLength={20}
        value={form.realname}
        onChange={(event) => change({ realname: event.currentTarget.value })}
        error={nameError !== null && <ErrorText>{nameError}</ErrorText>}
      />
      <TextInput
        size="lg"
        name="schoolCode"
        label={texts.schoolCode}
        placeholder={texts.schoolCodeHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        value={form.schoolCode}
        onChange={(event) => change({ schoolCode: event.currentTarget.value })}
        error={schoolError !== null && <ErrorText>{schoolError}</ErrorText>}
      />
    </TwoColumns>
  )
}

function Failure({ failure }: Pick<Register, 'failure'>) {
  const texts = useTexts(accountTexts)
  if (failure === null) return null
  return <FormFailure message={failure.message}>{failure.kind === 'unanswered' ? texts.nothingLost : null}</FormFailure>
}
