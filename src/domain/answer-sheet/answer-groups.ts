import type { AnswerKind, Choice } from '#domain/questions/question.ts'
import type { Tenths } from '#domain/values/score.ts'

/** What a sheet needs to know about an item. */
export interface SheetItem {
  /** Counts through the whole paper; identifies the item's marks. */
  readonly no: number
  /** What is printed before the space for the answer: "7", "5(2)". */
  readonly printed: string
  readonly kind: AnswerKind
  readonly choices: readonly Choice[]
  readonly score: Tenths
}

/** How answers are given. */
export type AnswerForm = 'bubbles' | 'boxes' | 'lines'

/** Consecutive items that are answered the same way. */
export interface SheetGroup {
  readonly form: AnswerForm
  readonly items: readonly SheetItem[]
}

/** The paper's items in order, grouped by how they are answered. */
export function answerGroups(items: readonly SheetItem[]): readonly SheetGroup[] {
  const groups: { readonly form: AnswerForm; readonly items: SheetItem[] }[] = []
  for (const item of items) {
    const form = formOf(item)
    const last = groups.at(-1)
    if (last?.form === form) last.items.push(item)
    else groups.push({ form, items: [item] })
  }
  return groups
}

function formOf({ kind, choices }: SheetItem): AnswerForm {
  if (kind === 'written') return 'lines'
  return (kind === 'single' || kind === 'multiple') && choices.length > 0 ? 'bubbles' : 'boxes'
}
