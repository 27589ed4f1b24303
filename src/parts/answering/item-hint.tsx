import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip/chip.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { itemTexts } from './item.texts.ts'
import type { SheetItem } from './paper-work.ts'

/** How an item is to be answered, where its question does not say so. */
export function ItemHint({ placed: { item, typeName } }: { readonly placed: SheetItem }) {
  const texts = useTexts(itemTexts)
  return (
    <>
      {item.kind === 'multiple' && (
        <Hint>
          <Chip tone="line">{texts.multiple}</Chip> {texts.multipleHint}
        </Hint>
      )}
      {typeName === 'listenAndWriteWord' && <Hint>{texts.word}</Hint>}
      {typeName === 'listenAndWriteSentence' && <Hint>{texts.sentence}</Hint>}
    </>
  )
}

const Hint = ({ children }: { readonly children: ReactNode }) => (
  <Flex component="p" align="center" gap={8} mt={-4} mb={10} c="dimmed" fz="sm">
    {children}
  </Flex>
)
