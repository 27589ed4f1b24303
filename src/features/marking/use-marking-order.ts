import { useQueryClient } from '@tanstack/react-query'
import { marking as endpoints } from '#api/contract/groups/marking.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { paths } from '#domain/paths/paths.ts'
import { draftOf, markFrom, markOf, submissionAt } from '#machines/marking/marking.rules.ts'
import type { MarkingContext, MarkingEvent } from '#machines/marking/marking.types.ts'
import { nextWaiting } from './next-waiting.ts'
import type { MarkingLinks } from './use-leaving-marks.ts'
import type { MarkingData, WrittenItems } from './use-marking-data.ts'
import type { Marking } from './use-marking.ts'
import type { MarkingOrder } from './use-marking-tools.ts'

/**
 * Marking by student: saving leads to what else waits of the same student, then to the next student of whom anything
 * waits.
 */
export function useMarkingOrder(
  data: MarkingData & { readonly kind: 'ready' },
  marking: Marking,
  order: MarkingOrder,
  { goToItem }: MarkingLinks,
): Marking {
  const recount = useRecount(data)
  const { items, info } = data
  if (order === 'item' || items.length < 2) return marking
  const send = (event: MarkingEvent) => {
    const saved = event.type === 'mark.save' && savesMark(marking) ? submissionAt(marking.now()) : null
    marking.send(event)
    if (saved === null) return
    const { submissions, itemId } = marking.now()
    const here = { itemId, submissionId: saved.submissionId }
    const listed = submissions.map(({ submissionId }) => submissionId)
    const next = nextWaiting(recount(marking.now()), listed, here)
    if (next === null) return
    if (next.itemId === itemId) marking.send({ type: 'submission.go', index: listed.indexOf(next.submissionId) })
    else
      void goToItem(
        paths.marking(info.assignmentInfo.assignmentId, next.itemId, {
          by: 'student',
          submissionId: next.submissionId,
        }),
      )
  }
  return { ...marking, send }
}

/**
 * Counts anew what waits, by the marks of this page, sent or not: the service is not asked after each of them, and the
 * page of the next item knows them too.
 */
function useRecount({ info, items }: MarkingData & { readonly kind: 'ready' }) {
  const cache = useQueryClient()
  const key = keyOf(endpoints.items, { assignmentId: info.assignmentInfo.assignmentId })
  return (context: MarkingContext): WrittenItems['list'] => {
    const open = context.submissions.filter((submission) => markOf(context, submission) === null)
    const counts = { unmarked: open.length, marked: context.submissions.length - open.length }
    const waiting = open.map(({ submissionId }) => submissionId)
    const recounted = items.map((item) => (item.itemId === context.itemId ? { ...item, ...counts, waiting } : item))
    cache.setQueryData<WrittenItems>(key, (now) => now && { ...now, list: recounted }, {
      updatedAt: cache.getQueryState(key)?.dataUpdatedAt ?? 0,
    })
    return recounted
  }
}

/** Whether saving is possible now, and every criterion has its score: not while a dispute is being decided. */
function savesMark({ actor, now }: Marking): boolean {
  const context = now()
  const submission = submissionAt(context)
  return (
    actor.getSnapshot().can({ type: 'mark.save' }) &&
    submission !== null &&
    markFrom(context, draftOf(context, submission)) !== null
  )
}
