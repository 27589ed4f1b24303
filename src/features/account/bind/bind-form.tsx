import type { ReactNode } from 'react'
import type { SmsPurpose } from '#domain/sms-purpose.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'
import { FormFailure } from '../components/form-failure.tsx'
import css from '../components/form.module.css'
import { RecipientField } from '../components/recipient-field.tsx'
import { CodeField } from '../code/code-field.tsx'
import type { RenderCaptcha } from '../code/code.types.ts'
import type { useBindMobile } from './use-bind-mobile.ts'

export interface BindFormProps {
  readonly bind: ReturnType<typeof useBindMobile>
  readonly purpose: SmsPurpose
  readonly texts: Readonly<Record<'title' | 'mobile' | 'submit' | 'busy', string>>
  readonly renderCaptcha: RenderCaptcha
  /** What else is asked for, above the button. */
  readonly consent?: ReactNode
  /** Below the button. */
  readonly children?: ReactNode
}

/** A mobile, the code that is sent to it, and the button that is ready once both are there. */
export function BindForm({ bind, purpose, texts, renderCaptcha, consent, children }: BindFormProps) {
  const { formElement, form, failure, isReady, isBusy, change, errorOf, submit } = bind
  return (
    <form
      ref={formElement}
      className={css['form']}
      aria-label={texts.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) submit()
      }}
    >
      <RecipientField
        channel="mobile"
        label={texts.mobile}
        value={form.mobile}
        onChange={(mobile) => change({ mobile })}
        error={errorOf('mobile')}
      />
      <CodeField
        purpose={purpose}
        recipient={form.mobile}
        value={form.verifyCode}
        onChange={(verifyCode) => change({ verifyCode })}
        error={errorOf('verifyCode')}
        renderCaptcha={renderCaptcha}
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
    </form>
  )
}

function Failure({ failure }: Pick<BindFormProps['bind'], 'failure'>) {
  const texts = useTexts(accountTexts)
  if (failure?.kind === 'refused') return <FormFailure message={failure.message} />
  if (failure?.kind === 'unanswered') return <FormFailure message={failure.message}>{texts.nothingLost}</FormFailure>
  return null
}
