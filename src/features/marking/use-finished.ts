import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/groups/home.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { actionsOf, stateOf } from '#domain/assignments/actions.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { unsavedDrafts } from '#machines/marking/marking.rules.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { finishedTexts } from './finished.texts.ts'
import type { MarkingData } from './use-marking-data.ts'
import type { Marking } from './use-marking.ts'

type Ready = MarkingData & { readonly kind: 'ready' }

/**
 * What comes next once an item is marked; the first that applies. Another item waits for nothing: its page sends what
 * is unsent.
 */
export type NextStep =
  | { readonly kind: 'sending' | 'checking' }
  | { readonly kind: 'arrived'; readonly count: number }
  | {
      readonly kind: 'otherItem'
      readonly itemId: number
      readonly no: number
      readonly unmarked: number
      readonly waiting: readonly number[]
    }
  | { readonly kind: 'others' | 'stillOpen' | 'running'; readonly count: number }
  | { readonly kind: 'published' | 'publish' }

export function nextStepOf(
  { info, items, item, isDouble, numbersAt }: Ready,
  unsent: number,
  savedAt: number | null,
): NextStep {
  const isKnown = unsent === 0 && numbersAt >= (savedAt ?? 0)
  if (isKnown && item.unmarked > 0) return { kind: 'arrived', count: item.unmarked }
  const other = items.find(({ itemId, unmarked }) => itemId !== item.itemId && unmarked > 0)
  if (other !== undefined) return { kind: 'otherItem', ...other }
  if (!isKnown) return { kind: unsent > 0 ? 'sending' : 'checking' }
  const { unmarkedCount, unsubmittedCount, stillOpenCount = 0 } = info.reportData
  if (isDouble && unmarkedCount > 0) return { kind: 'others', count: unmarkedCount }
  const state = stateOf(info.assignmentInfo, info.reportData)
  if (state.areScoresPublished) return { kind: 'published' }
  if (actionsOf(state).includes('PUBLISH_SCORE')) return { kind: 'publish' }
  return state.isStillOpen && state.status === assignmentStatuses.finished
    ? { kind: 'stillOpen', count: stillOpenCount }
    : { kind: 'running', count: unsubmittedCount }
}

/** Refreshes the numbers once everything is sent. */
export function useFreshNumbers(unsent: number): void {
  const cache = useQueryClient()
  const isSent = unsent === 0
  useEffect(() => {
    if (!isSent) return
    for (const { path } of [assigning.info, marking.items]) void cache.invalidateQueries({ queryKey: [path] })
  }, [cache, isSent])
}

/** Publishing the scores, after a question with numbers; unsaved drafts are not among them. */
export function usePublishing({ info }: Ready, { now }: Pick<Marking, 'now'>) {
  const texts = useTexts(finishedTexts)
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const command = useCommand(assigning.publishScores, { invalidates: [assigning.info, assigning.list, home.today] })
  const { assignmentId, assignmentName } = info.assignmentInfo
  const { markedCount, unsubmittedCount } = info.reportData
  const publish = async () => {
    const missing = unsubmittedCount > 0 ? [texts.publishMissing(unsubmittedCount)] : []
    const unsaved = unsavedDrafts(now()).length
    const left = unsaved > 0 ? [texts.publishUnsaved(unsaved)] : []
    const details = [texts.publishMarked(markedCount), ...missing, ...left]
    const isSure = await confirm({ body: texts.publishAsk(assignmentName), details, confirmLabel: texts.publish })
    if (!isSure) return
    try {
      const { count } = await command.mutateAsync({ assignmentId })
      toast.success(texts.publishDone(count))
    } catch (error) {
      await alert({ tone: 'error', body: messageOf(error) })
    }
  }
  return { isPublishing: command.isPending, publish: () => void publish() }
}
