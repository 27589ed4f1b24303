import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { basket } from '#api/contract/areas/basket.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useCommand } from '#api/queries/use-command.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { basketElements } from './bank-elements.ts'
import { paperEditorTexts } from './paper-editor.texts.ts'
import type { OpenEditor } from './use-paper-editor.ts'

/** Access to the basket from the editor. */
export interface Basket {
  /** Why it could not be loaded. */
  readonly error: Error | null
  /** Adds its questions to the paper. */
  readonly take: () => void
}

/**
 * Adds the basket's questions to the paper, immediately if the paper is opened for that, and removes them from the
 * basket once the service has saved them: questions that entered the basket meanwhile stay there.
 */
export function useBasket(editor: OpenEditor | null, isOpenedForIt: boolean, onTaken: () => void): Basket {
  const texts = useTexts(paperEditorTexts)
  const toast = useToast()
  const call = useCall()
  const subjectId = editor?.paper.subjectId ?? 0
  const command = useCommand(basket.remove, { invalidates: [basket.list, basket.count, basket.stat] })
  const asking = useMutation({
    mutationFn: () => call(basket.list, { subjectId }),
    onSuccess: ({ list }) => put(list),
  })
  /** On the paper, but not removed from the basket yet. */
  const taken = useRef<readonly number[]>([])
  const empty = () => {
    const questionIds = [...taken.current]
    taken.current = []
    if (questionIds.length > 0) command.mutate({ subjectId, questionIds })
  }
  const put = (questions: readonly BankQuestion[]) => {
    if (editor === null) return
    const elements = basketElements(editor.paper, questions)
    taken.current = questions.map(({ questionId }) => questionId)
    if (questions.length === 0) toast.warning(texts.basketEmpty)
    else if (elements.length > 0) editor.edit({ kind: 'add', elements, place: null })
    else if (!editor.isUnsaved) empty()
    onTaken()
  }
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (!hasBegun.current) asking.mutate()
    hasBegun.current = true
  })
  const isReady = isOpenedForIt && editor !== null && !editor.isReadOnly
  useEffect(() => {
    if (isReady) begin()
  }, [isReady])
  const onSaved = useEffectEvent(() => empty())
  const savedAt = editor?.context.savedAt ?? null
  // A save that was already under way does not contain the questions.
  const isAllSaved = savedAt !== null && editor?.isUnsaved === false
  useEffect(() => {
    if (isAllSaved) onSaved()
  }, [isAllSaved])
  return { error: asking.error, take: () => asking.mutate() }
}
