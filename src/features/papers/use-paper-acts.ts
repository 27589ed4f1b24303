import { messageOf } from '#api/client/failures.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { paperKeeping } from '#domain/bank/bank-limits.ts'
import { paperLimits } from '#domain/paper/paper-limits.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { NextStep } from '#ui/toast/toast.types.ts'
import { paperActsTexts } from './paper-acts.texts.ts'

type NamedPaper = Pick<PaperRow, 'paperId' | 'paperTitle'>

type RemovablePaper = NamedPaper & Pick<PaperRow, 'sharedWithSchool' | 'givenCount' | 'usedCount'>

/** Every list or count of papers. */
const lists = { invalidates: [paper.list, paper.unassigned, paper.unassignedCount, paperEditing.removed] }

/**
 * The acts on a paper in a list: each reports its outcome, and can be undone if something was lost. `whenCopied` is the
 * next step offered after copying.
 */
export function usePaperActs(whenCopied?: (paperId: number) => NextStep) {
  const texts = useTexts(paperActsTexts)
  const toast = useToast()
  const copying = useCommand(paperEditing.copy, lists)
  const removal = useRemoval()
  const leaving = useCommand(paperSharing.leave, lists)
  const fail = useFail()
  const copy = ({ paperId, paperTitle }: NamedPaper) =>
    copying
      .mutateAsync({ paperId, title: titleOfCopy(paperTitle, texts.copySuffix) })
      .then((made) => toast.success(texts.copied(made.paperTitle), whenCopied?.(made.paperId)), fail)
  const leave = ({ paperId, paperTitle }: NamedPaper) =>
    leaving.mutateAsync({ paperId }).then(() => toast.success(texts.left(paperTitle)), fail)
  return {
    isBusy: copying.isPending || leaving.isPending || removal.isBusy,
    copy: (row: NamedPaper) => void copy(row),
    leave: (row: NamedPaper) => void leave(row),
    remove: removal.remove,
    restore: removal.restore,
  }
}

export type PaperActs = ReturnType<typeof usePaperActs>

/** Reports why an act was refused. */
function useFail() {
  const texts = useTexts(paperActsTexts)
  const alert = useAlert()
  return (error: unknown) => alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error) })
}

/** A copy keeps its suffix even if the title has the maximum length. */
const titleOfCopy = (title: string, suffix: string): string =>
  [...title].slice(0, paperLimits.titleLength - suffix.length).join('') + suffix

/** Removing a paper, and restoring it. */
function useRemoval() {
  const texts = useTexts(paperActsTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const removing = useCommand(paperEditing.remove, lists)
  const restoring = useCommand(paperEditing.restore, lists)
  const fail = useFail()
  const restore = ({ paperId, paperTitle }: NamedPaper) =>
    restoring.mutateAsync({ paperId }).then(() => toast.success(texts.restored(paperTitle)), fail)
  const remove = async (row: RemovablePaper) => {
    const { paperId, paperTitle, sharedWithSchool, givenCount, usedCount } = row
    const details = [
      ...(sharedWithSchool ? [texts.removeFromSchool] : []),
      ...(givenCount > 0 ? [texts.removeFromColleagues(givenCount)] : []),
      // Others may have assigned what they have, too.
      ...(sharedWithSchool || givenCount > 0 || usedCount > 0 ? [texts.removeKept] : []),
      texts.removeDays(paperKeeping.removedDays),
    ]
    const question = { body: texts.confirmRemove(paperTitle), details, confirmLabel: texts.remove, destroy: true }
    if (!(await confirm(question))) return
    const undo = () => void restore(row)
    await removing.mutateAsync({ paperId }).then(() => toast.undo(texts.removed(paperTitle), undo), fail)
  }
  return {
    isBusy: removing.isPending || restoring.isPending,
    remove: (row: RemovablePaper) => void remove(row),
    restore: (row: NamedPaper) => void restore(row),
  }
}
