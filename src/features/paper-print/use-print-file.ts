import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import { useSavedFile } from '#api/queries/use-saved-file.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { printPreviewTexts } from './print-preview.texts.ts'

export interface PrintFile {
  readonly isMaking: boolean
  readonly save: () => void
}

/** A file of a paper that the service generates and the person saves; failures are shown and can be retried. */
export function usePrintFile(
  make: () => Promise<{ readonly name: string; readonly blob: Blob }>,
  failedTitle: string,
): PrintFile {
  const texts = useTexts(printPreviewTexts)
  const confirm = useConfirm()
  const savedFile = useSavedFile(make)
  const { isPending, mutate } = useMutation({ mutationFn: savedFile, onError: (error) => void failed(error) })
  return { isMaking: isPending, save: () => mutate() }

  async function failed(error: Error): Promise<void> {
    if (await confirm({ title: failedTitle, body: messageOf(error), confirmLabel: texts.again })) mutate()
  }
}
