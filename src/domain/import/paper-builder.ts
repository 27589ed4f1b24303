import type { Lost } from './lost.ts'
import { importLimits } from './import-limits.ts'
import type {
  ImportedItem,
  ImportedPaper,
  ImportedQuestion,
  SourcePosition,
  NotUnderstood,
  NotUnderstoodReason,
} from './imported-paper.ts'

/** Collects what a reader finds, in file order. */
export class PaperBuilder {
  title = ''
  /** Minutes; null if the file has none. */
  duration: number | null = null
  readonly #questions: ImportedQuestion[] = []
  readonly #notUnderstood: NotUnderstood[] = []

  /** Number of questions so far: the index of the next one. */
  get count(): number {
    return this.#questions.length
  }

  get items(): readonly ImportedItem[] {
    return this.#questions.flatMap(({ items }) => items)
  }

  add(question: ImportedQuestion, lost: readonly Lost[] = []): void {
    for (const { reason, text } of lost) this.miss(question.position, reason, text, this.count)
    this.#questions.push(question)
  }

  /** Records a part that is in no question, or one lost by the question `at` an index. */
  miss(position: SourcePosition, reason: NotUnderstoodReason, text: string, at: number | null = null): void {
    const trimmed = text.trim()
    this.#notUnderstood.push({ position, reason, text: cut(trimmed), at })
  }

  paper(): ImportedPaper {
    const { title, duration } = this
    const ofHead = { title, ...(duration !== null && { duration }) }
    return { ...ofHead, questions: this.#questions, notUnderstood: this.#notUnderstood }
  }
}

/** A longer text ends with a mark that there is more. */
function cut(text: string): string {
  const characters = [...text]
  return characters.length <= importLimits.missedText
    ? text
    : `${characters.slice(0, importLimits.missedText - 1).join('')}…`
}

const noDetails = { options: [], right: [], analysis: '', knowledge: '', score: null } as const

/** An item with defaults for whatever is not given. */
export const itemOf = (given: Pick<ImportedItem, 'kind' | 'stem'> & Partial<ImportedItem>): ImportedItem => ({
  ...noDetails,
  ...given,
})

/** A question with one item. */
export const oneItem = (position: SourcePosition, original: string, item: ImportedItem): ImportedQuestion => ({
  position,
  original,
  section: '',
  passage: '',
  difficulty: 2,
  items: [item],
})

/** The letter of an option by its index. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index)
