import { basketLimit } from '#domain/portal/constants.ts'
import type { Language } from '#domain/portal/language.ts'
import type { OperationRefusal, PaperNote } from './editing/operations.ts'
import { noteTexts, refusalTexts } from './paper.texts.ts'

/** A refusal in words for a teacher; `maximum` is that of the basket. */
export const refusalText = (reason: OperationRefusal, language: Language, maximum: number = basketLimit): string =>
  reason === 'tooManyQuestions' ? noteTexts[language].full(maximum) : refusalTexts[language][reason]

/** A note in words for a teacher; the questions left out are shown beside it. */
export function noteText(note: PaperNote, language: Language, maximum: number = basketLimit): string {
  const texts = noteTexts[language]
  switch (note.kind) {
    case 'leftOut': {
      const twice = note.questions.filter(({ reason }) => reason === 'twice').length
      const full = twice < note.questions.length ? [texts.full(maximum)] : []
      return [...full, ...(twice > 0 ? [texts.twice(twice)] : [])].join(texts.semicolon)
    }
    case 'sectionsRemoved':
      return texts.sectionsRemoved(note.sectionTexts.join(texts.comma))
    case 'mathsMerged':
    case 'numberingReset':
      return texts[note.kind]
  }
}
