import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { loginTexts } from '../login.texts.ts'
import { fieldNames } from '../use-password-login.ts'
import css from './login-form.module.css'

export interface PasswordFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly error: ReactNode
}

/** The password, hidden until the teacher wants to see it. */
export function PasswordField({ value, onChange, onKeyDown, error }: PasswordFieldProps) {
  const texts = useTexts(loginTexts)
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      size="lg"
      name={fieldNames.password}
      label={texts.password}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      error={error}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
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
