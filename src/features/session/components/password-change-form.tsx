import { Button } from '@mantine/core'
import { useId } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { PasswordChecklist } from '#ui/password-rule/password-checklist.tsx'
import { passwordChangeTexts } from '../password-change.texts.ts'
import type { PasswordField } from '../password-change.rules.ts'
import css from '../session.module.css'
import { usePasswordChange } from '../use-password-change.ts'
import { SecretField } from './secret-field.tsx'

export interface PasswordChangeFormProps {
  /** The new password holds, and every session has ended, this one too. */
  readonly onChanged: () => void
  /** What else went wrong; empty for nothing. */
  readonly message: string
  /** The way out, in its words. */
  readonly cancelLabel: string
  readonly onCancel: () => void
}

/** Current password, new one with what it needs, and the new one again. */
export function PasswordChangeForm({ onChanged, message, cancelLabel, onCancel }: PasswordChangeFormProps) {
  const texts = useTexts(passwordChangeTexts)
  const change = usePasswordChange(onChanged)
  const checklist = useId()
  const { draft, complaint } = change
  const field = (name: PasswordField) => ({
    name,
    label: texts[name],
    value: draft[name],
    onChange: (text: string) => change.type(name, text),
    error: complaint?.field === name && <ErrorText>{complaint.text}</ErrorText>,
  })
  return (
    <form
      className={css['form']}
      aria-label={texts.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void change.submit()
      }}
    >
      <SecretField {...field('current')} autoComplete="current-password" isFirst />
      <SecretField {...field('next')} autoComplete="new-password" describedBy={checklist} />
      <PasswordChecklist id={checklist} password={draft.next} />
      <SecretField {...field('confirmation')} autoComplete="new-password" onBlur={change.compare} />
      <div role="alert" className={css['failure']}>
        {complaint?.field === 'form' ? (
          <ErrorText>{complaint.text}</ErrorText>
        ) : (
          message !== '' && <ErrorText>{message}</ErrorText>
        )}
      </div>
      <div className={css['acts']}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <BusyButton
          type="submit"
          variant="filled"
          busy={change.isBusy}
          busyLabel={texts.submitting}
          disabled={!change.isFilled}
        >
          {texts.submit}
        </BusyButton>
      </div>
    </form>
  )
}
