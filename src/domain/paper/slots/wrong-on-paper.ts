import { questionsOf } from '../elements.ts'
import { numberPaper } from '../numbering.ts'
import type { Paper } from '../paper.ts'
import { type WrongNumber, wrongNumbersIn } from './wrong-numbers.ts'

interface WrongIn {
  /** The number printed before the question: "7", or "21–25". */
  readonly printed: string
  readonly wrong: [number: number, why: WrongNumber][]
}

/** The questions of a paper whose blanks or numbered slots do not fit their items. */
export function wrongNumbersOn(paper: Paper): WrongIn[] {
  const numbers = numberPaper(paper)
  return questionsOf(paper.elements).flatMap(({ elementId, passage, items }) => {
    const wrong = [...wrongNumbersIn(passage, items.length)]
    return wrong.length === 0 ? [] : [{ printed: numbers.questions.get(elementId)?.printed ?? '', wrong }]
  })
}
