import { Box, Button, Flex, Text } from '@mantine/core'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './classes.module.css'
import { firstClassTexts } from './first-class.texts.ts'

export interface FirstClassProps {
  readonly onOpen: () => void
}

const steps = ['first', 'second', 'third'] as const

/** Replaces a page that needs a class, for a teacher without one: how to get the first (specification §4). */
export function FirstClassScreen({ onOpen }: FirstClassProps) {
  const texts = useTexts(firstClassTexts)
  return (
    <>
      <PageHead title={texts.title} state={texts.state} />
      <Surface label={texts.title} padded>
        <Box component="ol" className={css['steps']} pt={6} pb={20}>
          {steps.map((step) => (
            <li key={step}>
              <b>{texts[step]}</b>
              <Text span c="dimmed">
                {texts[`${step}How`]}
              </Text>
            </li>
          ))}
        </Box>
        <Flex rowGap={10} columnGap={20} align="center" wrap="wrap" pt={16} style={{ borderTop: 'var(--hairline)' }}>
          <Button variant="filled" leftSection={<Icon name="plus" />} onClick={onOpen}>
            {texts.open}
          </Button>
          <Hint>{texts.colleague}</Hint>
        </Flex>
      </Surface>
    </>
  )
}

/** The same as a single line, above a page that works without a class. */
export function FirstClassLine({ onOpen }: FirstClassProps) {
  const texts = useTexts(firstClassTexts)
  return (
    <Flex
      align="center"
      wrap="wrap"
      rowGap={6}
      columnGap={12}
      mb={16}
      px={16}
      py={8}
      bd="var(--hairline)"
      bdrs="md"
      bg="var(--amber-0)"
      c="var(--amber-8)"
      role="note"
    >
      <Icon name="info" small />
      <span>{texts.line}</span>
      <Button size="xs" onClick={onOpen}>
        {texts.open}
      </Button>
    </Flex>
  )
}
