import { basket } from '#api/contract/groups/basket.ts'
import { messageOf } from '#api/client/failures.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { LeftOut } from '#domain/paper/basket.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { wrongQuestionsTexts } from './wrong-questions.texts.ts'

/** The questions in the teacher's basket for a subject, with adding and removing. */
export function useBasketIds(subjectId: number) {
  const texts = useTexts(wrongQuestionsTexts)
  const toast = useToast()
  const query = useEndpoint(basket.count, { subjectId })
  const invalidates = [basket.count, basket.list, basket.stat]
  const add = useCommand(basket.add, { invalidates })
  const remove = useCommand(basket.remove, { invalidates })
  const ids = new Set(query.data?.questionIds)
  const tell = {
    onError: (error: unknown) => toast.error(messageOf(error)),
  }
  const tellAdded = (leftOut: readonly LeftOut[]) => {
    const full = leftOut.filter(({ reason }) => reason === 'full').length
    if (full > 0) toast.warning(texts.full(full))
    else if (leftOut.length > 0) toast.warning(texts.twice(leftOut.length))
    else toast.success(texts.added)
  }
  return {
    fetched: fetchedPart(query, ({ questionIds }) => questionIds),
    count: query.data?.questionCount,
    has: (questionId: number) => ids.has(questionId),
    isBusy: add.isPending || remove.isPending,
    add: (questionIds: readonly number[]) =>
      add.mutate(
        { subjectId, questionIds: [...questionIds] },
        { ...tell, onSuccess: ({ leftOut }) => tellAdded(leftOut) },
      ),
    remove: (questionIds: readonly number[]) =>
      remove.mutate(
        { subjectId, questionIds: [...questionIds] },
        { ...tell, onSuccess: () => toast.success(texts.removed) },
      ),
  }
}

export type BasketIds = ReturnType<typeof useBasketIds>
