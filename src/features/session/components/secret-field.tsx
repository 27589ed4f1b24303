import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { sessionTexts } from '../session.texts.ts'
import css from './secret-field.module.css'

export interface SecretFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  readonly error?: ReactNode
  /** For password managers. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** Id of what describes it, besides the error. */
  readonly describedBy?: string
  /** A dialog opens with the focus here. */
  readonly isFirst?: boolean
}

/** A password, hidden until the person wants to see it. */
export function SecretField(props: SecretFieldProps) {
  const { name, label, value, onChange, onBlur, error, autoComplete, describedBy, isFirst = false } = props
  const texts = useTexts(sessionTexts)
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      name={name}
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(onBlur && { onBlur })}
      {...(describedBy && { 'aria-describedby': describedBy })}
      error={error}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus={isFirst || undefined}
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
