import { unfinishedText } from '#domain/paper/unfinished-message.ts'
import type { Language } from '#domain/portal/language.ts'
import { errorTexts } from './error-texts.ts'
import type { ErrorId } from './errors.ts'
import { unfinishedQuestions } from './schemas/unfinished-questions.ts'

/** A declared error in words for a person: its text, and for a paper that is not finished what is left to write. */
export function errorMessage(id: ErrorId, data: unknown, language: Language): string {
  const text = errorTexts[id][language]
  if (id !== 'paperUnfinished') return text
  const { questions } = unfinishedQuestions.parse(data)
  return `${text}${language === 'en' ? ': ' : '：'}${unfinishedText(questions, language)}`
}
