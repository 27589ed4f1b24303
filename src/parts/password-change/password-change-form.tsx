import { Button, Group } from '@mantine/core'
import { useId } from 'react'
import type { PasswordField } from '#domain/accounts/password-change.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { PasswordChecklist } from '../password-rule/password-checklist.tsx'
import { SecretField } from '#ui/secret-field/secret-field.tsx'
import { passwordChangeTexts } from './password-change.texts.ts'
import { usePasswordChange } from './use-password-change.ts'
import type { PasswordEndpoint } from './use-password-command.ts'

export interface PasswordChangeFormProps {
  /** Of a teacher's account, or of a student's. */
  readonly endpoint: PasswordEndpoint
  /** The current password if it has just been typed; its field appears only if the service rejects it. */
  readonly given?: string
  /** The new password is in effect. */
  readonly onChanged: () => void
  /** Any other error; empty for none. */
  readonly message: string
  /** The cancel action and its label. */
  readonly cancelLabel: string
  readonly onCancel: () => void
  /** Finger-sized. */
  readonly large?: boolean
}

/** Current password, new password with its requirements, and the new password again. */
export function PasswordChangeForm(props: PasswordChangeFormProps) {
  const { endpoint, onChanged, message, cancelLabel, onCancel, given = '', large = false } = props
  const texts = useTexts(passwordChangeTexts)
  const change = usePasswordChange(endpoint, onChanged, given)
  const checklist = useId()
  const { draft, complaint } = change
  const needsCurrent = given === '' || complaint?.field === 'current'
  const size = large ? ({ size: 'lg' } as const) : {}
  const field = (name: PasswordField) => ({
    name,
    label: texts[name],
    large,
    value: draft[name],
    onChange: (text: string) => change.type(name, text),
    error: complaint?.field === name && <ErrorText>{complaint.text}</ErrorText>,
  })
  return (
    <Form gap={14} mt={14} aria-label={texts.title} onSubmit={() => void change.submit()}>
      {needsCurrent && <SecretField {...field('current')} autoComplete="current-password" isFirst />}
      <SecretField {...field('next')} autoComplete="new-password" describedBy={checklist} isFirst={!needsCurrent} />
      <PasswordChecklist id={checklist} password={draft.next} />
      <SecretField {...field('confirmation')} autoComplete="new-password" onBlur={change.compare} />
      <div role="alert" className="hidden-when-empty">
        {complaint?.field === 'form' ? (
          <ErrorText>{complaint.text}</ErrorText>
        ) : (
          message !== '' && <ErrorText>{message}</ErrorText>
        )}
      </div>
      <Group justify="flex-end" gap={8}>
        <Button {...size} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <BusyButton
          {...size}
          type="submit"
          variant="filled"
          busy={change.isBusy}
          busyLabel={texts.submitting}
          disabled={!change.isFilled}
        >
          {texts.submit}
        </BusyButton>
      </Group>
    </Form>
  )
}
