import { lettersOnSheet, namedSheet } from '#domain/answer-sheet/named-sheet.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { otherLetters } from '#domain/print/other-letters.ts'

interface OnPage {
  readonly itemId: number
  /** Of the page. */
  readonly layout: string | null
}

/** Turns letters of a paper into those beside the bubbles of its pages, and back; other answers stay as they are. */
export function lettersOnPages(paper: Paper | null) {
  const questions = paper === null ? [] : questionsOf(paper.elements)
  const placed = new Map(
    questions.flatMap((question) => question.items.map((item) => [item.itemId, { question, item }] as const)),
  )
  const lettersOf = ({ itemId, layout }: OnPage) => {
    const found = placed.get(itemId)
    const sheet = layout === null ? null : namedSheet(layout)
    if (found === undefined || sheet === null || found.item.options.length === 0) return null
    return lettersOnSheet(sheet, found.question, found.item)
  }
  return {
    shown: (answer: string, page: OnPage): string => {
      const letters = lettersOf(page)
      return letters === null ? answer : otherLetters(answer, letters.printedOf)
    },
    meant: (answer: string, page: OnPage): string => {
      const letters = lettersOf(page)
      return letters === null ? answer : otherLetters(answer, letters.originalOf)
    },
  }
}
