import { Flex } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import type { Criterion } from '#domain/questions/question.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Kbd } from '#ui/kbd/kbd.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { keysTexts } from '../keys.texts.ts'
import css from '../marking.module.css'

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
      className={css['hints']}
      c="dimmed"
      fz="xs"
      rowGap={2}
      columnGap={20}
      align="center"
      wrap="wrap"
      aria-label={texts.keyboard}
    >
      <span className={css['hint']}>
        <Icon name="keyboard" small />
        {texts.keyboard}
      </span>
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
      <button type="button" className={css['help']} onClick={onHelp}>
        <Kbd>?</Kbd>
        {texts.help}
      </button>
    </Flex>
  )
})

function Hint({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <span className={css['hint']}>
      {children}
      {words}
    </span>
  )
}
