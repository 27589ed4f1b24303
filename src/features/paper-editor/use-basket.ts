import { useEffect, useEffectEvent, useRef } from 'react'
import { basket } from '#api/contract/areas/basket.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { basketElements } from './bank-elements.ts'
import type { OpenEditor } from './use-paper-editor.ts'

/**
 * Puts the basket onto the paper once it is open, and takes what is on the paper out of the basket once the service has it:
 * what came into the basket meanwhile stays there.
 */
export function useBasket(editor: OpenEditor | null, isWanted: boolean, onEmptied: () => void) {
  const subjectId = editor?.paper.subjectId ?? 0
  const list = useEndpoint(basket.list, { subjectId }, { enabled: isWanted && editor !== null })
  const command = useCommand(basket.remove, { invalidates: [basket.list, basket.count, basket.stat] })
  const taken = useRef<readonly number[] | null>(null)
  const questions = list.data?.list
  const isReady = isWanted && editor !== null && !editor.isReadOnly && questions !== undefined && !list.isFetching
  const empty = useEffectEvent(() => {
    const questionIds = [...(taken.current ?? [])]
    if (!isWanted || taken.current === null) return
    onEmptied()
    if (questionIds.length > 0) command.mutate({ subjectId, questionIds })
  })
  const take = useEffectEvent(() => {
    if (editor === null || questions === undefined || taken.current !== null) return
    taken.current = questions.map(({ questionId }) => questionId)
    const elements = basketElements(editor.paper, questions)
    if (elements.length > 0) editor.edit({ kind: 'add', elements, place: null })
    else if (editor.paper.paperId !== null) empty()
  })
  useEffect(() => {
    if (isReady) take()
  }, [isReady])
  const savedAt = editor?.context.savedAt ?? null
  useEffect(() => {
    if (savedAt !== null) empty()
  }, [savedAt])
  return { error: isWanted ? list.error : null, retry: () => void list.refetch() }
}
