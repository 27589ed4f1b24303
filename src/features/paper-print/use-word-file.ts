import { print } from '#api/contract/groups/print.ts'
import { useCall } from '#api/queries/client-context.tsx'
import type { PrintOptions } from '#domain/print/print-options.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { printPreviewTexts } from './print-preview.texts.ts'
import { type PrintFile, usePrintFile } from './use-print-file.ts'

/** The paper as a Word file; formulas without a Word equation are listed after the download. */
export function useWordFile(paperId: number, options: PrintOptions): PrintFile {
  const texts = useTexts(printPreviewTexts)
  const call = useCall()
  const alert = useAlert()
  return usePrintFile(async () => {
    const asked = { paperId, ...options }
    const [file, { formulas }] = await Promise.all([call(print.word, asked), call(print.plainInWord, asked)])
    if (formulas.length > 0)
      void alert({ title: texts.plainTitle, body: texts.plainInWord(formulas.length), details: formulas })
    return file
  }, texts.failedTitle)
}
