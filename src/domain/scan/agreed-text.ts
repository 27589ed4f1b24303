import { markItem } from '#domain/marking/mark-item.ts'
import type { AnswerKind } from '#domain/questions/question.ts'
import { comparable } from '#domain/marking/same-text.ts'

/** What one engine reads of writing, and how sure it is of the weakest letter, from 0 to 1. */
export interface EngineText {
  readonly text: string
  readonly confidence: number
}

/** What two engines of different making read of the same writing. */
export interface TwoTexts {
  readonly paddle: EngineText
  readonly tesseract: EngineText
}

/** What an engine must be sure of. Less, and its reading is none. */
const leastConfidence = { paddle: 0.8, tesseract: 0.6 } as const

/** What both say. It is proposed beside its original and never counts by itself: both are wrong together now and then. */
export interface AgreedText {
  readonly text: string
  /** Of a hundred, of the less sure one. */
  readonly confidence: number
}

/** The text on which two engines agree as typed answers are compared; null where a person reads from nothing. */
export function agreedText({ paddle, tesseract }: TwoTexts): AgreedText | null {
  if (paddle.confidence < leastConfidence.paddle || tesseract.confidence < leastConfidence.tesseract) return null
  const text = paddle.text.normalize('NFKC').trim()
  if (comparable(text) === '' || comparable(text) !== comparable(tesseract.text)) return null
  return { text, confidence: Math.round(Math.min(paddle.confidence, tesseract.confidence) * 100) }
}

interface TypedItem {
  readonly kind: AnswerKind
  readonly accept: readonly string[]
}

/** Whether a text gives the score, as it would typed. */
export function countsAsRight({ kind, accept }: TypedItem, text: string): boolean {
  if (kind !== 'blank' && kind !== 'number') return false
  const mark = markItem({ kind, accept }, text, 1)
  return mark !== 'byPerson' && mark.score === 1
}
