import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../language/language-context.tsx'
import css from './secret-field.module.css'
import { secretFieldTexts } from './secret-field.texts.ts'

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
  /** For fingers. */
  readonly large?: boolean
}

/** A password, hidden until the person wants to see it. */
export function SecretField(props: SecretFieldProps) {
  const {
    name,
    label,
    value,
    onChange,
    onBlur,
    error,
    autoComplete,
    describedBy,
    isFirst = false,
    large = false,
  } = props
  const texts = useTexts(secretFieldTexts)
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      {...(large && { size: 'lg' })}
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
          aria-label={isShown ? texts.hide : texts.show}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'eye-off'} />
        </button>
      }
    />
  )
}
