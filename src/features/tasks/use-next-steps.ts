import type { TestRow } from '#api/contract/schemas/tests.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import type { NextStep } from '#ui/toast/toast.types.ts'
import { pathOf } from './row-acts.ts'
import { taskActsTexts } from './task-acts.texts.ts'

/** What another part of the screen does. */
export interface ActOpeners {
  readonly onRemind: (testId: number) => void
  readonly onEdit: (testId: number) => void
  readonly onExport: (testId: number) => void
  /** Asks for another end: of a running task, or to open an ended one again. */
  readonly onEnd: (row: TestRow) => void
}

/** What a teacher does next with a task, as its toast offers it; nothing where there is nobody or nothing to do it with. */
export function useNextSteps({ onRemind, onEdit }: Pick<ActOpeners, 'onRemind' | 'onEdit'>) {
  const texts = useTexts(taskActsTexts)
  const { push } = useNavigation()
  const goTo = (label: string, act: 'REVIEW' | 'REPORT' | 'FULL_SCREEN', row: TestRow): NextStep => ({
    label,
    onSelect: () => push(pathOf(act, row) ?? ''),
  })
  const mark = (row: TestRow) => goTo(texts.REVIEW, 'REVIEW', row)
  const discuss = (row: TestRow) => goTo(texts.discuss, 'REPORT', row)
  return {
    mark,
    discuss,
    markOrDiscuss: (row: TestRow): NextStep | undefined => {
      if (row.reportData.submittedCount === 0) return undefined
      return row.reportData.unmarkedCount > 0 ? mark(row) : discuss(row)
    },
    remind: ({ testInfo, reportData: { unsubmittedCount } }: TestRow): NextStep | undefined =>
      unsubmittedCount === 0
        ? undefined
        : { label: texts.remindCount(unsubmittedCount), onSelect: () => onRemind(testInfo.testId) },
    edit: ({ testInfo }: TestRow): NextStep => ({ label: texts.EDIT, onSelect: () => onEdit(testInfo.testId) }),
    seePaper: (row: TestRow) => goTo(texts.FULL_SCREEN, 'FULL_SCREEN', row),
  }
}

export type NextSteps = ReturnType<typeof useNextSteps>
