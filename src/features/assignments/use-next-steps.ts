import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { paths } from '#domain/paths/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import type { NextStep } from '#ui/toast/toast.types.ts'
import { pathOf } from './row-acts.ts'
import { assignmentActsTexts } from './assignment-acts.texts.ts'

/** Acts carried out by other parts of the screen. */
export interface ActOpeners {
  readonly onRemind: (assignmentId: number) => void
  readonly onEdit: (assignmentId: number) => void
  /** Assigns a copy to other classes. */
  readonly onCopy: (assignmentId: number) => void
  readonly onExport: (assignmentId: number) => void
  /** Offers it to another teacher. */
  readonly onHandOver: (row: AssignmentRow) => void
  /** Asks for a new end: of a running assignment, or to reopen a finished one. */
  readonly onEnd: (row: AssignmentRow) => void
}

/** The next steps offered in an assignment's toast; undefined if there is nothing or nobody to do it for. */
export function useNextSteps({ onRemind, onEdit }: Pick<ActOpeners, 'onRemind' | 'onEdit'>) {
  const texts = useTexts(assignmentActsTexts)
  const { push } = useNavigation()
  const goTo = (label: string, act: 'REVIEW' | 'REPORT', row: AssignmentRow): NextStep => ({
    label,
    onSelect: () => push(pathOf(act, row) ?? ''),
  })
  const mark = (row: AssignmentRow) => goTo(texts.REVIEW, 'REVIEW', row)
  const discuss = (row: AssignmentRow) => goTo(texts.discuss, 'REPORT', row)
  return {
    mark,
    discuss,
    markOrDiscuss: (row: AssignmentRow): NextStep | undefined => {
      if (row.reportData.submittedCount === 0) return undefined
      return row.reportData.unmarkedCount > 0 ? mark(row) : discuss(row)
    },
    remind: ({ assignmentInfo, reportData: { unsubmittedCount } }: AssignmentRow): NextStep | undefined =>
      unsubmittedCount === 0
        ? undefined
        : { label: texts.remindCount(unsubmittedCount), onSelect: () => onRemind(assignmentInfo.assignmentId) },
    edit: ({ assignmentInfo }: AssignmentRow): NextStep => ({
      label: texts.EDIT,
      onSelect: () => onEdit(assignmentInfo.assignmentId),
    }),
    seePaper: ({ assignmentInfo }: AssignmentRow): NextStep => ({
      label: texts.seePaper,
      onSelect: () => push(paths.paper(assignmentInfo.paperId)),
    }),
  }
}

export type NextSteps = ReturnType<typeof useNextSteps>
