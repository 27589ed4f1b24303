import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { newKey } from '#api/client/client.ts'
import { basket } from '#api/contract/groups/basket.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { inspected } from '#api/ports/inspection.ts'
import type { NetworkState } from '#api/ports/network.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { type BasketChange, changedBasket } from '#domain/paper/basket-change.ts'
import { basketSections } from '#domain/paper/basket-sections.ts'
import { type Blueprint, blueprintFigure } from '#domain/paper/blueprint.ts'
import { asPaperQuestion } from '#domain/paper/as-paper-question.ts'
import { sumOf } from '#domain/paper/numbering.ts'
import { basketMachine } from '#machines/basket/basket.machine.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { keptPlans } from '#parts/blueprint/kept-plans.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { basketActors, type ChosenFor } from './basket.actors.ts'
import { basketTexts } from './basket.texts.ts'
import { keptBasket } from './kept-basket.ts'
import { notOn, type QuestionOnPaper, useTargetPaper } from './target-paper.ts'
import { useLeavingBasket } from './use-leaving-basket.ts'

export interface BasketPorts {
  readonly storage: TextStorage
  readonly network: NetworkState
}

export interface BasketOf extends BasketPorts, ChosenFor {
  readonly uid: number
  readonly subjectId: number
}

/** The question basket of a subject, including changes still being sent, and its blueprint. */
export function useBasket({ uid, subjectId, paperId, courseId, storage, network }: BasketOf) {
  const kept = useMemo(() => keptBasket(storage, uid, subjectId), [storage, uid, subjectId])
  const list = useEndpoint(basket.list, { subjectId })
  const { snapshot, send, change, isKept } = useBasketMachine({ subjectId, paperId, courseId, kept, network })
  const target = useTargetPaper(paperId)
  const onPaper = target.value?.questions ?? noQuestions
  const { changes, notice } = snapshot.context
  const { blueprint, plan } = usePlan({ uid, subjectId, paperId, storage })
  const questions = useMemo(
    () =>
      changes.reduce<readonly BankQuestion[]>(
        (all, one) => changedBasket(all, one, basketLimit),
        list.data?.list ?? [],
      ),
    [list.data, changes],
  )
  const sections = useMemo(() => basketSections(subjectId, questions), [subjectId, questions])
  const added = useMemo(() => notOn(onPaper, questions), [onPaper, questions])
  const figure = useMemo(() => blueprintFigure(blueprint, onPaper, added), [blueprint, onPaper, added])
  return {
    fetched: fetchedPart(list, () => questions),
    questions,
    sections,
    sum: useMemo(() => sumOf(questions.map(asPaperQuestion)), [questions]),
    maximum: basketLimit,
    blueprint,
    figure,
    notice,
    isSending: snapshot.hasTag('sending'),
    isOffline: snapshot.hasTag('offline'),
    isComposing: snapshot.hasTag('composing'),
    unsent: changes.length,
    /** Whether the browser has stored what is unsent. */
    isKept,
    has: (questionId: number) => questions.some((one) => one.questionId === questionId),
    target,
    /** Each question on the paper or in the basket, once. */
    counted: useMemo(() => [...onPaper, ...added], [onPaper, added]),
    isOnPaper: (questionId: number) => onPaper.some((one) => one.questionId === questionId),
    add: (added: readonly BankQuestion[]) => change({ kind: 'add', questions: [...added] }),
    remove: (questionIds: readonly number[]) => change({ kind: 'remove', questionIds }),
    clear: () => change({ kind: 'clear', questionIds: questions.map(({ questionId }) => questionId) }),
    compose: () => send({ type: 'basket.compose', blueprint }),
    closeNotice: () => send({ type: 'notice.close' }),
    plan,
  }
}

/** The plan of the paper that questions are chosen for. */
function usePlan({ uid, subjectId, paperId, storage }: Pick<BasketOf, 'uid' | 'subjectId' | 'paperId' | 'storage'>) {
  const plans = useMemo(() => keptPlans(storage, uid, subjectId), [storage, uid, subjectId])
  const [shown, show] = useState(() => ({ paperId, blueprint: plans.of(paperId) }))
  if (shown.paperId !== paperId) show({ paperId, blueprint: plans.of(paperId) })
  const plan = (blueprint: Blueprint) => {
    plans.keep(paperId, blueprint)
    show({ paperId, blueprint })
  }
  return { blueprint: shown.blueprint, plan }
}

const noQuestions: readonly QuestionOnPaper[] = []

export type Basket = ReturnType<typeof useBasket>

interface MachineOf extends Omit<BasketOf, 'uid' | 'storage'> {
  readonly kept: ReturnType<typeof keptBasket>
}

function useBasketMachine({ subjectId, paperId, courseId, kept, network }: MachineOf) {
  const call = useCall()
  const cache = useQueryClient()
  const texts = useTexts(basketTexts)
  const toast = useToast()
  const [isKept, setKept] = useState(true)
  const machine = useMemo(
    () =>
      basketMachine.provide({
        actors: basketActors(call, cache, { paperId, courseId }),
        actions: { keep: ({ context }) => setKept(kept.keepChanges(context.changes)) },
      }),
    [call, cache, paperId, courseId, kept],
  )
  const [changes] = useState(kept.changes)
  const [snapshot, send, actor] = useMachine(machine, { ...inspected, input: { subjectId, changes } })
  const change = (made: BasketChange<BankQuestion>) =>
    send({ type: 'basket.change', change: { ...made, key: newKey() } })
  const tellCleared = useEffectEvent((questions: readonly BankQuestion[]) =>
    toast.undo(texts.cleared(questions.length), () => change({ kind: 'add', questions: [...questions] })),
  )
  useEffect(() => {
    const subscription = actor.on('cleared', ({ questions }) => tellCleared(questions))
    return () => subscription.unsubscribe()
  }, [actor])
  useEffect(() => network.onChange(() => network.isOnline() && send({ type: 'network.return' })), [network, send])
  useLeavingBasket(isKept ? 0 : snapshot.context.changes.length)
  return { snapshot, send, change, isKept }
}
