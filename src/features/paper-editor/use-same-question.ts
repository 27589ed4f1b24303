import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { bank } from '#api/contract/areas/bank.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { beginningOf, picturesIn, shownQuestion } from '#domain/bank/question-beginning.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'

/** Milliseconds without a key after which somebody may have typed a whole question. */
const pause = 900

/** Characters of which a question is at least, to be looked for. */
const shortest = 6

/** A question of the bank that reads as one does that was changed since it was opened; null for none, and where nobody knows. */
export function useSameQuestion(question: PaperQuestion, subjectId: number): BankQuestion | null {
  const [typed] = useDebouncedValue(question, pause)
  const [first] = useState(question)
  const shown = shownQuestion(typed)
  const [text, pictures] = [beginningOf(shown), [...picturesIn(shown)]]
  const before = shownQuestion(first)
  const isChanged = text !== beginningOf(before) || pictures.join(' ') !== picturesIn(before).join(' ')
  const enabled = isChanged && text.length >= shortest && text.length <= bankLimits.sameText
  const except = typed.questionId
  const isStill = text === beginningOf(shownQuestion(question))
  const { data } = useEndpoint(bank.same, { subjectId, text, pictures, except }, { enabled, staleTime: 60_000 })
  return enabled && isStill ? (data?.question ?? null) : null
}
