import { markItem } from '#domain/marking/mark-item.ts'
import type { AnswerKind } from '#domain/questions/question.ts'
import { comparable } from '#domain/marking/same-text.ts'

/** An engine's reading of handwriting, and its confidence in the weakest letter, from 0 to 1. */
export interface EngineText {
  readonly text: string
  readonly confidence: number
}

/** Readings of the same handwriting by two unrelated engines. */
export interface TwoTexts {
  readonly paddle: EngineText
  readonly tesseract: EngineText
}

/** Minimum confidence per engine; readings below it are discarded. */
const leastConfidence = { paddle: 0.8, tesseract: 0.6 } as const

/**
 * The reading both agree on. It is proposed beside the original and never counts by itself: occasionally both are wrong
 * together.
 */
export interface AgreedText {
  readonly text: string
  /** In percent, of the less confident one. */
  readonly confidence: number
}

/** The text two engines agree on, compared like typed answers; null if a person has to read without a proposal. */
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

/** Whether a text scores as it would if typed. */
export function countsAsRight({ kind, accept }: TypedItem, text: string): boolean {
  if (kind !== 'blank' && kind !== 'number') return false
  const mark = markItem({ kind, accept }, text, 1)
  return mark !== 'byPerson' && mark.score === 1
}
