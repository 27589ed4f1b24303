import { TextInput } from '@mantine/core'
import { type FocusEventHandler, useState } from 'react'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'
import css from './form.module.css'

export interface SecretFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly autoComplete: 'new-password' | 'current-password'
  readonly error?: string | null
  readonly onBlur?: FocusEventHandler<HTMLInputElement>
  /** Id of what else describes it, such as the checklist. */
  readonly describedBy?: string
}

/** A password, hidden until somebody wants to see it. */
export function SecretField(props: SecretFieldProps) {
  const { name, label, value, onChange, autoComplete, error = null, onBlur, describedBy } = props
  const texts = useTexts(accountTexts)
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      size="lg"
      name={name}
      type={isShown ? 'text' : 'password'}
      classNames={{ input: css['secret'] ?? '' }}
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      error={error !== null && <ErrorText>{error}</ErrorText>}
      {...(onBlur !== undefined && { onBlur })}
      {...(describedBy !== undefined && error === null && { 'aria-describedby': describedBy })}
      rightSection={
        <button
          type="button"
          className={css['toggle']}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'eye-off'} />
        </button>
      }
    />
  )
}
