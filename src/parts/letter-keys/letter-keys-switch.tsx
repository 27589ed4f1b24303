import { Switch, type SwitchProps } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { letterKeysTexts } from './letter-keys.texts.ts'
import type { LetterKeys } from './use-letter-keys.ts'

export interface LetterKeysSwitchProps extends Pick<SwitchProps, 'mb' | 'ml' | 'size'>, LetterKeys {
  /** Whether it says what becomes of the other keys. */
  readonly isExplained?: boolean
}

/** For somebody whom letters as shortcuts disturb. */
export function LetterKeysSwitch({ usesLetters, onUseLetters, isExplained = false, ...rest }: LetterKeysSwitchProps) {
  const texts = useTexts(letterKeysTexts)
  return (
    <Switch
      {...rest}
      label={texts.letters}
      {...(isExplained ? { description: texts.lettersWhat } : { title: texts.lettersWhat })}
      checked={usesLetters}
      onChange={({ currentTarget }) => onUseLetters(currentTarget.checked)}
    />
  )
}
