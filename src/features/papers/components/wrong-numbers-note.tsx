import { Text } from '@mantine/core'
import { wrongNumbersIn } from '#domain/paper/slots/wrong-numbers.ts'
import type { PaperDetail } from '#parts/paper-sheet/paper-sheet.types.ts'
import { wrongNumberTexts } from '#parts/paper-sheet/wrong-numbers.texts.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { paperPreviewTexts } from '../paper-preview.texts.ts'
import css from './papers.module.css'

/** Which questions have blanks or numbered slots that do not fit their items, before they are printed. */
export function WrongNumbersNote({ paper }: { readonly paper: PaperDetail }) {
  const texts = useTexts(paperPreviewTexts)
  const { language } = useLanguage()
  const words = useTexts(wrongNumberTexts)
  const said = paper.sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ passage, items }) => {
      const wrong = [...wrongNumbersIn(passage, items.length)].map(([number, why]) =>
        texts.wrongNumber(number, words[why]),
      )
      const [first, last] = [items[0]?.no ?? 0, items.at(-1)?.no ?? 0]
      return wrong.length === 0
        ? []
        : [texts.wrongNumbers(first === last ? `${first}` : `${first}–${last}`, listOf(language, wrong))]
    })
  if (said.length === 0) return null
  return (
    <Text className={css['wrongNumbers']} c="var(--need)" fz="sm" mb={12} role="note">
      {said.join(texts.semicolon)}
    </Text>
  )
}
