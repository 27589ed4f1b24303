import { englishTypes } from '#domain/questions/question-types.ts'
import type { PaperItem } from '#domain/paper/paper.ts'

/** Room for an answer: a gap in the line, white space of this many millimetres, or this many ruled lines. */
export type AnswerRoom =
  | { readonly kind: 'none' | 'gap' }
  | { readonly kind: 'space'; readonly size: number }
  | { readonly kind: 'lines'; readonly count: number }

/** Room according to what is asked and what it is worth; none if the text itself leaves some. */
export function roomOf({ key, score }: PaperItem, stem: string, type: number, isEnglish: boolean): AnswerRoom {
  switch (key.kind) {
    case 'single':
    case 'multiple':
      return { kind: 'none' }
    case 'written':
      return isEnglish
        ? { kind: 'lines', count: within(Math.round(score * 0.07), 5, 14) }
        : { kind: 'space', size: within((score / 10) * 6, 28, 90) }
    case 'blank':
    case 'number':
      if (/__|\[\[\d+\]\]/.test(stem)) return { kind: 'none' }
      return isEnglish && type === englishTypes.listenAndWriteSentence ? { kind: 'lines', count: 1 } : { kind: 'gap' }
  }
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
