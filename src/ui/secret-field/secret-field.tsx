import { TextInput } from '@mantine/core'
import { type KeyboardEventHandler, type ReactNode, useState } from 'react'
import { Drawing } from '../icon/drawing.tsx'
import { earlyPaths } from '../icon/early-paths.ts'
import { useTexts } from '../language/language-context.tsx'
import css from './secret-field.module.css'
import { secretFieldTexts } from './secret-field.texts.ts'

export interface SecretFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>
  readonly error?: ReactNode
  /** For password managers. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** Id of its description while it has no error of its own. */
  readonly describedBy?: string
  /** The error is shown elsewhere and linked by `describedBy`. */
  readonly isInvalid?: boolean
  /** Takes the focus when its dialog opens. */
  readonly isFirst?: boolean
  /** Finger-sized. */
  readonly large?: boolean
}

/** A password field, hidden until the person wants to see it. */
export function SecretField(props: SecretFieldProps) {
  const {
    name,
    label,
    value,
    onChange,
    onBlur,
    onKeyDown,
    error,
    autoComplete,
    describedBy,
    isInvalid = false,
    isFirst = false,
    large = false,
  } = props
  const texts = useTexts(secretFieldTexts)
  const [isShown, setIsShown] = useState(false)
  // Passed as input attributes: as a plain prop the input would drop its description.
  const inputAttributes = {
    ...(describedBy && !error && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': true }),
  }
  return (
    <TextInput
      {...(large && { size: 'lg' })}
      type={isShown ? 'text' : 'password'}
      name={name}
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(onBlur && { onBlur })}
      {...(onKeyDown && { onKeyDown })}
      attributes={{ input: inputAttributes }}
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
          <Drawing path={earlyPaths[isShown ? 'eye' : 'eye-off']} />
        </button>
      }
    />
  )
}
