import type { PaperQuestion } from '#domain/paper/paper.ts'
import { type Unfinished, unfinishedIn } from '#domain/paper/unfinished.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { newQuestionTexts } from './new-question.texts.ts'

/** Says everything that a question still lacks, item by item; empty for a complete one. */
export function useLacks(subjectId: number): (question: PaperQuestion) => string {
  const texts = useTexts(newQuestionTexts)
  const faultTexts = (found: readonly Unfinished[]) =>
    [...new Set(found.map(({ fault }) => texts[fault]))].join(texts.comma)
  return (question) =>
    [...groupedBy(unfinishedIn(subjectId, question), ({ item }) => item)]
      .map(([item, found]) =>
        item === null || question.items.length === 1
          ? texts.lacks(faultTexts(found))
          : texts.itemLacks(item + 1, faultTexts(found)),
      )
      .join(texts.semicolon)
}
