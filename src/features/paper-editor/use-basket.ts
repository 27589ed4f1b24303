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

/** The basket beside a paper. */
export interface Basket {
  /** Why it could not be fetched. */
  readonly error: Error | null
  /** Puts what is in it onto the paper. */
  readonly take: () => void
}

/**
 * Puts the basket onto the paper, at once where the paper is opened for that, and takes what is on the paper out of the basket
 * once the service has it: what came into the basket meanwhile stays there.
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
  /** On the paper, and not out of the basket yet. */
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
  // What was on its way before says nothing of the questions.
  const isAllSaved = savedAt !== null && editor?.isUnsaved === false
  useEffect(() => {
    if (isAllSaved) onSaved()
  }, [isAllSaved])
  return { error: asking.error, take: () => asking.mutate() }
}
