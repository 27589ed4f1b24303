import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { bank } from '#api/contract/groups/bank.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { beginningOf, picturesIn, shownQuestion } from '#domain/bank/question-beginning.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'

export interface LikeQuestion {
  readonly question: BankQuestion
  readonly isSame: boolean
}

/** Milliseconds without typing after which a whole question may have been typed. */
const pause = 900

/** Minimum length in characters of a question that is looked up. */
const shortest = 6

/**
 * A bank question that reads like this question after it was changed, with `isSame` if it reads just the same; null if
 * there is none, or it is unknown.
 */
export function useSameQuestion(question: PaperQuestion, subjectId: number): LikeQuestion | null {
  const [typed] = useDebouncedValue(question, pause)
  const [first] = useState(question)
  const shown = shownQuestion(typed)
  const [text, pictures] = [beginningOf(shown), [...picturesIn(shown)]]
  const before = shownQuestion(first)
  const isChanged = text !== beginningOf(before) || pictures.join(' ') !== picturesIn(before).join(' ')
  const enabled = isChanged && text.length >= shortest && text.length <= bankLimits.sameText
  const except = typed.questionId > 0 ? typed.questionId : undefined
  const isStill = text === beginningOf(shownQuestion(question))
  const { data } = useEndpoint(bank.same, { subjectId, text, pictures, except }, { enabled, staleTime: 60_000 })
  if (!enabled || !isStill || data === undefined || data.question === null) return null
  return { question: data.question, isSame: data.isSame }
}
