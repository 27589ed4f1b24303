import { Button, Flex, Stack, Text, Textarea } from '@mantine/core'
import type { KeyRow } from '#api/contract/schemas/key-sheets.ts'
import { countsAsRight } from '#domain/scan/agreed-text.ts'
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

/** The new key of an item: letters to press, or accepted answers to type. */
export function WantedKey({ row, text, isOff, onWrite }: WantedKeyProps) {
  const texts = useTexts(keyPictureTexts)
  const { choices, present, printed } = row
  if (choices.length === 0)
    return (
      <Stack gap={4} align="start">
        <Textarea
          autosize
          minRows={1}
          maxRows={4}
          size="xs"
          w="100%"
          maxLength={500}
          disabled={isOff}
          aria-label={texts.wantedOf(printed)}
          placeholder={texts.writeHint}
          value={text}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        />
        {text.trim() === '' && <Proposal row={row} isOff={isOff} onTake={onWrite} />}
      </Stack>
    )
  // Pressing the letter again leaves the item's key unchanged.
  const pressed = (letter: string) =>
    present.kind === 'multiple' ? lettersWith(text, letter) : text === letter ? '' : letter
  return (
    <Flex gap={4} role="group" aria-label={texts.wantedOf(printed)}>
      {choices.map((letter) => (
        <button
          key={letter}
          type="button"
          disabled={isOff}
          className={classNames(css['letter'], text.includes(letter) && css['on'])}
          aria-pressed={text.includes(letter)}
          aria-label={texts.letterOf(printed, letter)}
          onClick={() => onWrite(pressed(letter))}
        >
          {letter}
        </button>
      ))}
    </Flex>
  )
}

interface ProposalProps {
  readonly row: KeyRow
  readonly isOff: boolean
  readonly onTake: (text: string) => void
}

/** A reading both engines agree on, one click away: it is next to its original and never becomes the key by itself. */
function Proposal({ row: { state, candidates, present, printed }, isOff, onTake }: ProposalProps) {
  const texts = useTexts(keyPictureTexts)
  const [read] = candidates
  if (state !== 'proposed' || read === undefined || !('accept' in present)) return null
  if (countsAsRight(present, read))
    return (
      <Text fz="xs" c="dimmed">
        {texts.countsAlready(read)}
      </Text>
    )
  return (
    <Button size="xs" disabled={isOff} aria-label={texts.takeFor(printed, read)} onClick={() => onTake(read)}>
      {texts.take(read)}
    </Button>
  )
}
