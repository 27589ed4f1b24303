import { useState } from 'react'
import { paths } from '#domain/paths/paths.ts'
import { markOf, nextOpenIndex, submissionAt } from '#machines/marking/marking.rules.ts'
import type { MarkingContext } from '#machines/marking/marking.types.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import type { MarkingData } from './use-marking-data.ts'
import { markedSubmission, type Marking } from './use-marking.ts'
import { useNotes } from './use-notes.ts'
import { useRubric } from './use-rubric.ts'

/** The order in which answers are marked. */
export type MarkingOrder = 'item' | 'student'

type ToolDialog = 'keys' | 'sendBack' | 'markers'

/** Everything around the scores of an item: rubric lines, flags, drawings, navigation, and open dialogs. */
export function useMarkingTools(read: MarkingData & { readonly kind: 'ready' }, marking: Marking, order: MarkingOrder) {
  const { info, item, submissions } = read
  const { assignmentId } = info.assignmentInfo
  const { itemId } = item
  const { list } = submissions
  const reload = async () => {
    const anew = await read.reload()
    if (anew !== null) marking.send({ type: 'submissions.change', submissions: anew.map(markedSubmission) })
  }
  const notes = useNotes({
    assignmentId,
    itemId,
    submissions: list,
    reload: () => void reload().then(() => goOn(marking)),
  })
  const rubric = useRubric(assignmentId, itemId)
  const [dialog, setDialog] = useState<ToolDialog | null>(null)
  const [onlyFlagged, setOnlyFlagged] = useState(false)
  const { push } = useNavigation()
  const idAt = (index: number) => marking.now().submissions[index]?.submissionId ?? 0
  const here = () => idAt(marking.now().index)
  const isLimited = onlyFlagged && notes.flagged.size > 0
  const isWanted = (index: number) => !isLimited || notes.flagged.has(idAt(index))
  return {
    notes,
    rubric,
    reload,
    dialog,
    setDialog,
    onlyFlagged: isLimited,
    limitToFlagged: (isWished: boolean) => {
      setOnlyFlagged(isWished)
      const at = isWished ? flaggedFrom(marking.now(), notes.flagged) : null
      if (at !== null) marking.send({ type: 'submission.go', index: at })
    },
    order,
    sendBackBlockedBy: sendBackBlockedBy(read),
    flag: () => notes.toggle(here()),
    applyLine: (index: number) => {
      const line = rubric.lines[index]
      if (line !== undefined) marking.send({ type: 'rubric.apply', ...line })
    },
    /** Moves to the previous or next submission, skipping unflagged ones if only flagged ones are wanted. */
    step: (direction: 1 | -1) => {
      let next = marking.now().index + direction
      while (list[next] !== undefined && !isWanted(next)) next += direction
      marking.send({ type: 'submission.go', index: next })
    },
    /** The address of another item, in the same order of marking. */
    itemPath: (other: number) => paths.marking(assignmentId, other, order === 'student' ? { by: 'student' } : {}),
    changeOrder: () =>
      push(paths.marking(assignmentId, itemId, order === 'item' ? { by: 'student', submissionId: here() } : {})),
  }
}

/** Once a submission is sent back, the next one without a mark, not one that only took its place. */
function goOn(marking: Marking): void {
  const context = marking.now()
  const submission = submissionAt(context)
  if (submission !== null && markOf(context, submission) !== null)
    marking.send({ type: 'submission.go', index: nextOpenIndex(context) })
}

/** Where the next flagged submission is, from this one on, otherwise the first; null without any. */
function flaggedFrom({ index, submissions }: MarkingContext, flagged: ReadonlySet<number>): number | null {
  const places = submissions.flatMap(({ submissionId }, at) => (flagged.has(submissionId) ? [at] : []))
  return places.find((at) => at >= index) ?? places[0] ?? null
}

export type MarkingTools = ReturnType<typeof useMarkingTools>

/**
 * Why nothing can be sent back, null if it can: once scores are out, nobody answers any more; while names are hidden,
 * lists of students would show whose answer it was.
 */
function sendBackBlockedBy({ info, isBlind }: MarkingData & { readonly kind: 'ready' }): 'published' | 'hidden' | null {
  if (info.assignmentInfo.scoreTime !== null) return 'published'
  return isBlind ? 'hidden' : null
}
