import { Box, Flex, Stack } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { languageOfText } from '#domain/values/text-language.ts'
import { rightAnswers } from '#domain/questions/right-answers.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Projected } from './projected-items.ts'
import { projectorTexts } from './projector.texts.ts'

interface ProjectedItemProps {
  readonly shown: Projected
  readonly isAnswerShown: boolean
}

/** One question at projection size, with the answer below it. */
export function ProjectedItem({ shown: { item, passage }, isAnswerShown }: ProjectedItemProps) {
  const texts = useTexts(projectorTexts)
  const { key } = item
  const right: readonly string[] = key.kind === 'single' ? [key.choice] : key.kind === 'multiple' ? key.choices : []
  return (
    <article aria-label={texts.item(item.no)}>
      {passage !== '' && (
        <Box mb={28} pl={24} style={{ borderLeft: '3px solid var(--line-strong)' }}>
          <RichText text={passage} lang={languageOfText(passage)} size="room" passage />
        </Box>
      )}
      <Flex gap={18} fz={32}>
        <b>{item.no}.</b>
        <RichText text={item.stem} lang={languageOfText(item.stem)} size="room" />
      </Flex>
      <Stack component="ul" gap={14} mt={24}>
        {item.options.map(({ id, text }) => (
          <Flex
            key={id}
            component="li"
            gap={18}
            px={20}
            py={10}
            bdrs="var(--r-3)"
            fz={32}
            style={{ border: `2px solid ${isAnswerShown && right.includes(id) ? 'var(--action)' : 'transparent'}` }}
          >
            <b>{id}</b>
            <RichText text={text} lang={languageOfText(text)} size="room" inline />
          </Flex>
        ))}
      </Stack>
      {isAnswerShown && <Answer item={item} />}
    </article>
  )
}

function Answer({ item }: Pick<Projected, 'item'>) {
  const texts = useTexts(projectorTexts)
  const answer = rightAnswers(item.key).join(` ${texts.or} `)
  const part = useRef<HTMLElement>(null)
  // Below a long passage it would appear out of sight. Browsers return a promise, which is not a clean-up.
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Box component="section" ref={part} mt={28} pt={16} fz={28} style={{ borderTop: 'var(--hairline)' }} role="status">
      <Head>{texts.answer}</Head>
      <RichText text={answer} lang={languageOfText(answer)} size="room" />
      {item.analysis !== '' && (
        <Box mt={20}>
          <Head>{texts.analysis}</Head>
          <RichText text={item.analysis} lang={languageOfText(item.analysis)} size="room" />
        </Box>
      )}
    </Box>
  )
}

const Head = ({ children }: { readonly children: string }) => (
  <Box component="h2" c="dimmed" fz={20}>
    {children}
  </Box>
)
