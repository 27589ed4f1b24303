import { Textarea } from '@mantine/core'
import type { KeyRow } from '#api/contract/schemas/key-sheets.ts'
import { lettersWith } from '#machines/scan-review/scan-review.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from '../key-picture.module.css'
import { keyPictureTexts } from '../key-picture.texts.ts'

interface WantedKeyProps {
  readonly row: KeyRow
  readonly text: string
  readonly isOff: boolean
  readonly onWrite: (text: string) => void
}

/** What an item's key is to be: letters that are pressed, or answers that are written down. */
export function WantedKey({ row, text, isOff, onWrite }: WantedKeyProps) {
  const texts = useTexts(keyPictureTexts)
  const { choices, present, printed } = row
  if (choices.length === 0)
    return (
      <Textarea
        autosize
        minRows={1}
        maxRows={4}
        size="xs"
        maxLength={500}
        disabled={isOff}
        aria-label={texts.wantedOf(printed)}
        placeholder={texts.writeHint}
        value={text}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
    )
  // A letter that is pressed again leaves the item as it is.
  const pressed = (letter: string) =>
    present.kind === 'multiple' ? lettersWith(text, letter) : text === letter ? '' : letter
  return (
    <div className={css['letters']} role="group" aria-label={texts.wantedOf(printed)}>
      {choices.map((letter) => (
        <button
          key={letter}
          type="button"
          disabled={isOff}
          className={classNames(text.includes(letter) && css['on'])}
          aria-pressed={text.includes(letter)}
          aria-label={texts.letterOf(printed, letter)}
          onClick={() => onWrite(pressed(letter))}
        >
          {letter}
        </button>
      ))}
    </div>
  )
}
