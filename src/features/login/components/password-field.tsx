import { ActionIcon, TextInput } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { loginTexts } from '../login.texts.ts'

export interface PasswordFieldProps {
  readonly inputRef: Ref<HTMLInputElement>
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error: ReactNode
}

/** The password, hidden until the teacher wants to see it. */
export function PasswordField({ inputRef, value, onChange, error }: PasswordFieldProps) {
  const texts = useTexts(loginTexts)
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      ref={inputRef}
      type={isShown ? 'text' : 'password'}
      size="lg"
      name="password"
      label={texts.password}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      rightSection={
        <ActionIcon
          size="xs"
          color="gray"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'eye-off'} />
        </ActionIcon>
      }
    />
  )
}
