import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { isTogether } from '#machines/scan-review/scan-review.rules.ts'
import { LetterKeysSwitch } from '#parts/letter-keys/letter-keys-switch.tsx'
import type { LetterKeys } from '#parts/letter-keys/use-letter-keys.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Kbd } from '#ui/kbd/kbd.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { groupTexts } from '../group.texts.ts'
import type { ScanReview } from '../use-scan-job.ts'

export interface KeyLineProps {
  readonly review: ScanReview
  readonly letterKeys: LetterKeys
}

/** The keyboard shortcuts along the bottom; only those that currently do something. */
export function KeyLine({ review: { context }, letterKeys }: KeyLineProps) {
  const texts = useTexts(groupTexts)
  const group = context.groups[context.index]
  if (group === undefined) return null
  const { choices } = group.item
  const { usesLetters } = letterKeys
  return (
    <Group
      component="footer"
      gap={20}
      mih={38}
      px={20}
      py={4}
      bg="var(--spine)"
      c="dimmed"
      fz="xs"
      style={{ borderTop: 'var(--hairline)' }}
      aria-label={texts.keys}
    >
      <Group gap={6}>
        <Icon name="keyboard" small />
        {texts.keys}
      </Group>
      {choices.length > 0 && usesLetters && (
        <Hint words={texts.keyLetters}>
          <Kbd>{choices[0]}</Kbd>–<Kbd>{choices.at(-1)}</Kbd>
        </Hint>
      )}
      {!isTogether(group) && (
        <Hint words={texts.keyOpen}>
          <Kbd>0</Kbd>
        </Hint>
      )}
      <Hint words={texts.keyDecide}>
        <Kbd>Enter</Kbd>
      </Hint>
      {group.readings.length > 1 && (
        <Hint words={texts.keyTick}>
          <Kbd>1</Kbd>–<Kbd>{Math.min(9, group.readings.length)}</Kbd>
        </Hint>
      )}
      <Hint words={texts.keySkip}>
        <Kbd>→</Kbd>
      </Hint>
      {usesLetters && (
        <Hint words={texts.keyUndo}>
          <Kbd>Z</Kbd>
        </Hint>
      )}
      <LetterKeysSwitch ml="auto" size="xs" {...letterKeys} />
    </Group>
  )
}

function Hint({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <Group gap={6}>
      {children}
      {words}
    </Group>
  )
}
