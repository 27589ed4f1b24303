import { Text } from '@mantine/core'
import type { WrongNumber } from '#domain/paper/slots/wrong-numbers.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { wrongNumberTexts } from './wrong-numbers.texts.ts'

export interface WrongNumbersNoteProps {
  /** Questions by their printed numbers, with what is wrong in each; those with nothing wrong are not named. */
  readonly questions: readonly {
    readonly printed: string
    readonly wrong: Iterable<readonly [number: number, why: WrongNumber]>
  }[]
}

/** Which questions have blanks or numbered slots that do not fit their items, before they are printed. */
export function WrongNumbersNote({ questions }: WrongNumbersNoteProps) {
  const texts = useTexts(wrongNumberTexts)
  const { language } = useLanguage()
  const notes = questions.flatMap(({ printed, wrong }) => {
    const numbers = [...wrong].map(([number, why]) => texts.number(number, texts[why]))
    return numbers.length === 0 ? [] : [texts.question(printed, listOf(language, numbers))]
  })
  if (notes.length === 0) return null
  return (
    <Text className="print-hidden" c="var(--need)" fz="sm" mb={12} role="note">
      {notes.join(texts.semicolon)}
    </Text>
  )
}
