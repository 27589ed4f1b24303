import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './sign-in.module.css'
import { signInTexts } from './sign-in.texts.ts'

export interface PasswordFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error: ReactNode
}

/** The password, hidden until the teacher wants to see it. */
export function PasswordField({ value, onChange, error }: PasswordFieldProps) {
  const texts = useTexts(signInTexts)
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      size="lg"
      label={texts.password}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
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
      rightSectionWidth={44}
    />
  )
}
