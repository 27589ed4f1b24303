import type { Language } from '#domain/portal/language.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Unfinished, UnfinishedQuestion } from './unfinished.ts'
import { unfinishedTexts } from './unfinished.texts.ts'

/** Everything that a question still lacks, item by item; empty for a complete one. */
export function lacksText({ itemCount, lacks }: Pick<UnfinishedQuestion, 'itemCount' | 'lacks'>, language: Language) {
  const texts = unfinishedTexts[language]
  const words = (found: readonly Unfinished[]) => [...new Set(found.map(({ fault }) => texts[fault]))].join(texts.comma)
  return [...groupedBy(lacks, ({ item }) => item)]
    .map(([item, found]) =>
      item === null || itemCount === 1 ? texts.lacks(words(found)) : texts.itemLacks(item + 1, words(found)),
    )
    .join(texts.semicolon)
}

/** The questions by their numbers, each with what it lacks. */
export function unfinishedText(questions: readonly UnfinishedQuestion[], language: Language): string {
  const texts = unfinishedTexts[language]
  return questions
    .map((question) => texts.questionLacks(question.printed, lacksText(question, language)))
    .join(texts.between)
}
