import { Box, Center, Flex } from '@mantine/core'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { sheetTexts } from './sheet.texts.ts'
import css from './sheet.module.css'

const fields = ['school', 'class', 'name', 'number'] as const

/** The sealed strip at the left edge of the first page, read from the bottom up. */
export function SheetSeal() {
  const texts = useTexts(sheetTexts)
  const { language } = useLanguage()
  return (
    <Center pos="relative" style={{ borderRight: '1.5px dashed var(--paper-5)' }}>
      <Flex
        component="p"
        className="one-line"
        fz="calc(4.6 * var(--mm))"
        lh={1.5}
        lts="0.08em"
        style={{ writingMode: 'vertical-rl', textOrientation: 'sideways', rotate: '180deg' }}
      >
        {fields.map((field) => (
          <Flex key={field} component="span" className={css['field']} align="center">
            {texts[field]}
          </Flex>
        ))}
      </Flex>
      <Box
        component="span"
        pos="absolute"
        top="50%"
        right="calc(-3.5 * var(--mm) - 1px)"
        p="calc(3 * var(--mm)) 0"
        bg="#fff"
        c="dimmed"
        fz="calc(4.6 * var(--mm))"
        lh="calc(7 * var(--mm))"
        // The letters of a Latin word stay together.
        lts={language === 'en' ? '0.1em' : '1.6em'}
        style={{ translate: '0 -50%', writingMode: 'vertical-rl' }}
        aria-hidden="true"
      >
        {texts.seal}
      </Box>
    </Center>
  )
}
