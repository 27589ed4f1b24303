import { Flex } from '@mantine/core'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { pointsText } from '#domain/values/score.ts'
import { optionColumns } from '#domain/print/option-columns.ts'
import { passageParts, pointsOf } from '#domain/paper/question-words.ts'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { classNames } from '#ui/class-names.ts'
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
      <Flex align="baseline" wrap="wrap" columnGap={10}>
        {title !== null && <SheetText className={css['title']} text={title} />}
        <span className={css['size']}>{texts.passage(question.items.length, pointsText(pointsOf(question)))}</span>
      </Flex>
      <div className={css['beginning']}>
        <SheetText text={text} />
      </div>
    </>
  )
}

/** An item's text, with its options below. */
export function ItemText({ item: { stem, options } }: { readonly item: Item }) {
  const columns = optionColumns(options.map(({ text }) => text))
  return (
    <>
      {stem !== '' && <SheetText text={stem} block />}
      {options.length > 0 && (
        <div className={classNames(css['options'], columns === 4 && css['four'], columns === 2 && css['two'])}>
          {options.map(({ id, text }) => (
            <span key={id} className={css['option']}>
              <span>{id}.</span>
              <SheetText text={text} />
            </span>
          ))}
        </div>
      )}
    </>
  )
}
