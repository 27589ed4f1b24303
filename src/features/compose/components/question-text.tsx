import { Box, Flex, Text } from '@mantine/core'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { pointsText } from '#domain/values/score.ts'
import { optionColumns } from '#domain/print/option-columns.ts'
import { passageParts, pointsOf } from '#domain/paper/question-words.ts'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { composeTexts } from '../compose.texts.ts'
import css from './question.module.css'

type Item = BankQuestion['items'][number]

/** A question in a list: a single one in full, a combination question with its beginning and its size. */
export function QuestionText({ question }: { readonly question: BankQuestion }) {
  const { passage, items } = question
  const [first] = items
  return (
    <div className={css['text']}>
      {passage !== '' && <PassageBeginning question={question} />}
      {items.length === 1 && first !== undefined && <ItemText item={first} />}
    </div>
  )
}

function PassageBeginning({ question }: { readonly question: BankQuestion }) {
  const texts = useTexts(composeTexts)
  const { title, text } = passageParts(question.passage)
  return (
    <>
      <Flex align="baseline" wrap="wrap" columnGap={10} fw={600}>
        {title !== null && <SheetText text={title} />}
        <Text span c="dimmed" ff="text" fz="xs" fw={400} lh="normal">
          {texts.passage(question.items.length, pointsText(pointsOf(question)))}
        </Text>
      </Flex>
      <Text component="div" lineClamp={2}>
        <SheetText text={text} />
      </Text>
    </>
  )
}

/** Short options side by side. */
const tracks = { 1: 'none', 2: 'repeat(2, minmax(0, max-content))', 4: 'repeat(4, auto)' } as const

/** An item's text, with its options below. */
export function ItemText({ item: { stem, options } }: { readonly item: Item }) {
  const columns = optionColumns(options.map(({ text }) => text))
  return (
    <>
      {stem !== '' && <SheetText text={stem} block />}
      {options.length > 0 && (
        <div className={css['options']} style={{ gridTemplateColumns: tracks[columns] }}>
          {options.map(({ id, text }) => (
            <Box
              key={id}
              component="span"
              display="grid"
              style={{
                gridTemplateColumns: 'auto minmax(0, 1fr)',
                alignItems: 'baseline',
                columnGap: 'calc(7 * var(--u))',
              }}
            >
              <span>{id}.</span>
              <SheetText text={text} />
            </Box>
          ))}
        </div>
      )}
    </>
  )
}
