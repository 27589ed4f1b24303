import { messageOf } from '#api/client/failures.ts'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import type { PaperImportRow } from '#api/contract/schemas/paper-imports.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { importPaperTexts } from './import-paper.texts.ts'

/** Asks whether to cancel an import; true for yes. */
export function useAskCancel() {
  const texts = useTexts(importPaperTexts)
  const confirm = useConfirm()
  return ({ fileName }: Pick<PaperImportRow, 'fileName'>) =>
    confirm({
      title: texts.cancel,
      body: texts.cancelBody(fileName === '' ? texts.pasted : fileName),
      details: [texts.cancelDetail],
      confirmLabel: texts.cancel,
      cancelLabel: texts.keep,
      destroy: true,
    })
}

/** Cancels an import after a question. */
export function useCancelImport() {
  const texts = useTexts(importPaperTexts)
  const ask = useAskCancel()
  const alert = useAlert()
  const toast = useToast()
  const cancel = useCommand(importPaper.cancel, { invalidates: [importPaper.list] })
  return async (row: PaperImportRow) => {
    if (!(await ask(row))) return
    try {
      await cancel.mutateAsync({ paperImportId: row.paperImportId })
      toast.success(texts.cancelled)
    } catch (error) {
      await alert({ tone: 'error', body: messageOf(error) })
    }
  }
}
