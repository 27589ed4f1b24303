import { Stack } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { isAllowedPassword } from '#domain/accounts/password-rule.ts'
import { PasswordChecklist } from '#parts/password-rule/password-checklist.tsx'
import { passwordRuleTexts } from '#parts/password-rule/password-rule.texts.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { SecretField } from '#ui/secret-field/secret-field.tsx'
import { TwoColumns } from '#ui/two-columns/two-columns.tsx'
import { accountTexts } from '../account.texts.ts'

export interface NewPasswordFieldsProps {
  readonly password: string
  readonly confirmation: string
  readonly onPassword: (text: string) => void
  readonly onConfirmation: (text: string) => void
  /** Errors found on submitting, by field. */
  readonly passwordError: string | null
  readonly confirmationError: string | null
  readonly label?: string
  /** Side by side if there is room. */
  readonly paired?: boolean
}

/** A new password, typed twice. Errors appear when a field is left; the checklist updates while typing. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, confirmation, onPassword, onConfirmation, label, paired = false } = props
  const texts = useTexts(accountTexts)
  const rule = useTexts(passwordRuleTexts)
  const id = useId()
  const [left, setLeft] = useState({ password: false, confirmation: false })
  const isMalformed = left.password && password !== '' && !isAllowedPassword(password)
  const isOther = left.confirmation && confirmation !== '' && confirmation !== password
  return (
    <Stack gap={14}>
      <Arranged isPaired={paired}>
        <SecretField
          large
          name="password"
          label={label ?? texts.password}
          value={password}
          onChange={onPassword}
          onBlur={() => setLeft({ ...left, password: true })}
          autoComplete="new-password"
          error={errorOf(props.passwordError ?? (isMalformed ? rule.malformed : null))}
          describedBy={id}
        />
        <SecretField
          large
          name="confirmation"
          label={texts.confirmation}
          value={confirmation}
          onChange={onConfirmation}
          onBlur={() => setLeft({ ...left, confirmation: true })}
          autoComplete="new-password"
          error={errorOf(props.confirmationError ?? (isOther ? rule.mismatch : null))}
        />
      </Arranged>
      <PasswordChecklist id={id} password={password} />
    </Stack>
  )
}

function Arranged({ isPaired, children }: { readonly isPaired: boolean; readonly children: ReactNode }) {
  if (!isPaired) return <Stack gap={14}>{children}</Stack>
  return (
    <TwoColumns foldsBelow={600} gap={16} rowGap={14}>
      {children}
    </TwoColumns>
  )
}

const errorOf = (text: string | null) => text !== null && <ErrorText>{text}</ErrorText>
