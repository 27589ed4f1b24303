import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { basket } from '#api/contract/groups/basket.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useCommand } from '#api/queries/use-command.ts'
import type { KeptPlans } from '#parts/blueprint/kept-plans.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { basketElements, idsOn } from './bank-elements.ts'
import { paperEditorTexts } from './paper-editor.texts.ts'
import type { OpenEditor } from './use-paper-editor.ts'

/** Access to the basket from the editor. */
export interface Basket {
  /** Its questions when they were last added to the paper. */
  readonly questions: readonly BankQuestion[]
  /** Why it could not be loaded. */
  readonly error: Error | null
  /** Adds its questions to the paper. */
  readonly take: () => void
}

interface BasketUse {
  /** The paper is opened to take the basket. */
  readonly isOpenedForIt: boolean
  readonly onTaken: () => void
  readonly plans: KeptPlans
}

/**
 * Adds the basket's questions to the paper, immediately if the paper is opened for that. Those that the service has on
 * the paper are removed from the basket; those that did not fit, or were taken back by undoing, stay in it, as do those
 * that entered it meanwhile. Once a new paper has them, the plan that they were chosen by is its own.
 */
export function useBasket(editor: OpenEditor | null, { isOpenedForIt, onTaken, plans }: BasketUse): Basket {
  const texts = useTexts(paperEditorTexts)
  const toast = useToast()
  const call = useCall()
  const subjectId = editor?.paper.subjectId ?? 0
  const { mutate: remove } = useCommand(basket.remove, { invalidates: [basket.list, basket.count, basket.stat] })
  /** Ids of questions read from the basket and not removed from it yet. */
  const [taken, setTaken] = useState<readonly number[]>([])
  /** It was taken for a paper that the service did not have yet. */
  const isForNew = useRef(false)
  const put = (questions: readonly BankQuestion[]) => {
    if (editor === null) return
    const elements = basketElements(editor.paper, questions)
    isForNew.current ||= editor.context.paperId === null
    setTaken(questions.map(({ questionId }) => questionId))
    if (questions.length === 0) toast.warning(texts.basketEmpty)
    else if (elements.length > 0) editor.edit({ kind: 'add', elements, position: null })
    onTaken()
  }
  const { data, error, isIdle, mutate } = useMutation({
    mutationFn: () => call(basket.list, { subjectId }),
    onSuccess: ({ list }) => put(list),
  })
  const take = useCallback(() => mutate(), [mutate])
  const isDue = isOpenedForIt && isIdle && editor !== null && !editor.isReadOnly
  useEffect(() => {
    if (isDue) take()
  }, [isDue, take])
  const paperId = editor?.context.paperId ?? null
  const stored = editor?.isUnsaved === false ? (editor.context.history?.saved ?? null) : null
  useEffect(() => {
    const questionIds = stored === null ? [] : idsOn(stored, taken)
    if (questionIds.length > 0 && isForNew.current && paperId !== null) {
      isForNew.current = false
      plans.giveTo(paperId)
    }
    const forget = () => setTaken((now) => now.filter((one) => !questionIds.includes(one)))
    if (questionIds.length > 0) remove({ subjectId, questionIds }, { onSuccess: forget })
  }, [stored, taken, subjectId, paperId, plans, remove])
  return { questions: data?.list ?? [], error, take }
}
