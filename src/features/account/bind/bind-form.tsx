import type { ReactNode } from 'react'
import type { CodePurpose } from '#domain/accounts/code-purpose.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { RecipientField } from '../components/recipient-field.tsx'
import { CodeField } from '../code/code-field.tsx'
import type { useBindMobile } from './use-bind-mobile.ts'

export interface BindFormProps {
  readonly bind: ReturnType<typeof useBindMobile>
  readonly purpose: CodePurpose
  readonly texts: Readonly<Record<'title' | 'recipient' | 'submit' | 'busy', string>>
  /** Additional fields, above the button. */
  readonly consent?: ReactNode
  /** Below the button. */
  readonly children?: ReactNode
}

/** A mobile or e-mail address, the code sent to it, and the button that is enabled once both are filled in. */
export function BindForm({ bind, purpose, texts, consent, children }: BindFormProps) {
  const { formElement, channel, form, failure, isReady, isBusy, change, errorOf, submit } = bind
  return (
    <Form
      ref={formElement}
      display="grid"
      style={{ gap: 'calc(14 * var(--u))' }}
      aria-label={texts.title}
      onSubmit={() => {
        if (isReady) submit()
      }}
    >
      <RecipientField
        channel={channel}
        label={texts.recipient}
        value={form[channel]}
        onChange={(text) => change(channel === 'email' ? { email: text } : { mobile: text })}
        error={errorOf(channel)}
      />
      <CodeField
        purpose={purpose}
        recipient={form[channel]}
        value={form.verificationCode}
        onChange={(verificationCode) => change({ verificationCode })}
        error={errorOf('verificationCode')}
      />
      {consent}
      <Failure failure={failure} />
      <BusyButton
        type="submit"
        variant="filled"
        size="lg"
        fullWidth
        busy={isBusy}
        busyLabel={texts.busy}
        disabled={!isReady}
      >
        {texts.submit}
      </BusyButton>
      {children}
    </Form>
  )
}

function Failure({ failure }: Pick<BindFormProps['bind'], 'failure'>) {
  const texts = useTexts(accountTexts)
  if (failure?.kind === 'refused') return <FormFailure message={failure.message} />
  if (failure?.kind === 'unanswered') return <FormFailure message={failure.message}>{texts.nothingLost}</FormFailure>
  return null
}
