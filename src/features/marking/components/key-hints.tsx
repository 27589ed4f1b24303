import { Flex } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import type { Criterion } from '#domain/questions/question.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Kbd } from '#ui/kbd/kbd.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { keysTexts } from '../keys.texts.ts'

export interface KeyHintsProps {
  readonly criteria: readonly Criterion[]
  readonly usesLetters: boolean
  readonly onHelp: () => void
}

/** The keys, along the bottom. */
export const KeyHints = memo(function KeyHints({ criteria, usesLetters, onHelp }: KeyHintsProps) {
  const texts = useTexts(keysTexts)
  const highest = Math.min(9, Math.floor(Math.max(0, ...criteria.map(({ max }) => max)) / 10))
  return (
    <Flex
      component="footer"
      mih={38}
      px={20}
      py={4}
      bg="var(--spine)"
      c="dimmed"
      fz="xs"
      style={{ borderTop: 'var(--hairline)', whiteSpace: 'nowrap' }}
      rowGap={2}
      columnGap={20}
      align="center"
      wrap="wrap"
      aria-label={texts.keyboard}
    >
      <Hint words={texts.keyboard}>
        <Icon name="keyboard" small />
      </Hint>
      <Hint words={texts.give}>
        <Kbd>0</Kbd>–<Kbd>{highest}</Kbd>
      </Hint>
      <Hint words={texts.half}>
        <Kbd>.</Kbd>
      </Hint>
      <Hint words={texts.criterion}>
        <Kbd>Tab</Kbd>
      </Hint>
      <Hint words={texts.save}>
        <Kbd>Enter</Kbd>
      </Hint>
      <Hint words={texts.submissions}>
        <Kbd>←</Kbd>
        <Kbd>→</Kbd>
      </Hint>
      {usesLetters && (
        <>
          <Hint words={texts.skip}>
            <Kbd>S</Kbd>
          </Hint>
          <Hint words={texts.undo}>
            <Kbd>Z</Kbd>
          </Hint>
          <Hint words={texts.comment}>
            <Kbd>C</Kbd>
          </Hint>
        </>
      )}
      <Flex component="button" type="button" align="center" gap={6} ml="auto" c="var(--action)" onClick={onHelp}>
        <Kbd>?</Kbd>
        {texts.help}
      </Flex>
    </Flex>
  )
})

function Hint({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <Flex component="span" align="center" gap={6}>
      {children}
      {words}
    </Flex>
  )
}
