import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { type Call, newKey } from '#api/client/client.ts'
import { CallError, isPassing } from '#api/client/failures.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { paper } from '#api/contract/groups/paper.ts'
import type { ResultOf } from '#api/client/client.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { queryOf } from '#api/queries/query-of.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { changedBasket } from '#domain/paper/basket-change.ts'
import { inUsualOrder } from '#domain/paper/usual-order.ts'
import type { Gathered, GatherRequest, SendAnswer, SendRequest } from '#machines/basket/basket.types.ts'
import { fillFromBank } from './fill-from-bank.ts'
import { notOn, questionsOn } from './target-paper.ts'

/** What questions are chosen for; null for a new paper, and without a class. */
export interface ChosenFor {
  readonly paperId: number | null
  readonly courseId: number | null
}

/**
 * The basket's actors, calling the service. A change is sent even if the page is left; once accepted it is applied to
 * the cached list, without reading it again. `paperId` is the paper that questions are chosen for,
 * `courseId` the class that should not get any of them twice.
 */
export const basketActors = (call: Call, cache: QueryClient, { paperId, courseId }: ChosenFor) => {
  return {
    send: fromPromise<SendAnswer, SendRequest>(async ({ input: { subjectId, change } }) => {
      const { queryKey } = queryOf(call, basket.list, { subjectId })
      const before = cache.getQueryData<ResultOf<typeof basket.list>>(queryKey)?.list ?? []
      try {
        const leftOut = await sendChange(call, { subjectId, change })
        await cache.cancelQueries({ queryKey })
        cache.setQueryData<ResultOf<typeof basket.list>>(
          queryKey,
          (known) => known && { list: [...changedBasket(known.list, change, basketLimit)] },
        )
        const cleared = change.kind === 'clear' ? change.questionIds : []
        return { kind: 'done', leftOut, cleared: before.filter(({ questionId }) => cleared.includes(questionId)) }
      } catch (error) {
        if (!(error instanceof CallError) || isPassing(error)) throw error
        void cache.invalidateQueries({ queryKey })
        return { kind: 'refused', message: error.message }
      }
    }),
    gather: fromPromise<Gathered, GatherRequest>(async ({ input: { subjectId, blueprint, changes } }) => {
      const { list } = await cache.fetchQuery(queryOf(call, basket.list, { subjectId }))
      const present = changes.reduce<readonly BankQuestion[]>((all, one) => changedBasket(all, one, basketLimit), list)
      const onPaper =
        paperId === null ? [] : questionsOn(await cache.fetchQuery(queryOf(call, paper.detail, { paperId })))
      const there = { counted: [...onPaper, ...notOn(onPaper, present)], basket: present }
      const { chosen, unmet, reused } = await fillFromBank(call, { subjectId, blueprint, courseId }, there)
      return { chosen: inUsualOrder(subjectId, chosen), unmet, reused, key: newKey() }
    }),
  }
}

async function sendChange(call: Call, { subjectId, change }: SendRequest) {
  const { key: idempotencyKey } = change
  if (change.kind === 'add') {
    const questionIds = change.questions.map(({ questionId }) => questionId)
    return (await call(basket.add, { subjectId, questionIds }, { idempotencyKey })).leftOut
  }
  // Clearing by name too: however late it is repeated, it never takes out what has been added since.
  await call(basket.remove, { subjectId, questionIds: [...change.questionIds] }, { idempotencyKey })
  return []
}
