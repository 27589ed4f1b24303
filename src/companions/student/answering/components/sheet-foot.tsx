import { ActionIcon, Button, Flex } from '@mantine/core'
import { itemTexts } from '#parts/answering/item.texts.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { answeringTexts } from '../answering.texts.ts'
import type { AnswerSheet } from '../use-answer-sheet.ts'
import { SafeMark } from './safe-mark.tsx'
import css from './sheet.module.css'

/** Whether the answers are saved, and the way to the other items; after the last one, handing in. */
export function SheetFoot({ sheet }: { readonly sheet: AnswerSheet }) {
  const texts = useTexts(answeringTexts)
  const itemWords = useTexts(itemTexts)
  const { items, context, send } = sheet
  const { index } = context
  const isLast = index >= items.length - 1
  return (
    <>
      <Flex className={css['safe']} justify="center" mih={30} pb={10}>
        <SafeMark sheet={sheet} />
      </Flex>
      <Flex gap={10}>
        <ActionIcon
          variant="default"
          flex="none"
          w={48}
          h="auto"
          aria-label={texts.overview}
          onClick={() => send({ type: 'overview.open' })}
        >
          <Icon name="grid" />
        </ActionIcon>
        <Button size="lg" flex={1} disabled={index === 0} onClick={() => send({ type: 'item.go', index: index - 1 })}>
          {itemWords.previous}
        </Button>
        <Button
          size="lg"
          variant="filled"
          flex={1.6}
          onClick={() => send(isLast ? { type: 'handIn.ask' } : { type: 'item.go', index: index + 1 })}
        >
          {isLast ? texts.handIn : itemWords.next}
        </Button>
      </Flex>
    </>
  )
}
