import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import { report } from '#api/contract/areas/report.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useSaveFile } from '#api/queries/save-file-context.tsx'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { reportTexts } from './report.texts.ts'

/** Exports a class report as .xlsx; says that it is done, and a failure in a notice above the page. */
export function useExport(assignmentId: number) {
  const texts = useTexts(reportTexts)
  const call = useCall()
  const saveFile = useSaveFile()
  const alert = useAlert()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(report.exportClass, { assignmentId }),
    onSuccess: ({ name, blob }) => {
      saveFile(name, blob)
      toast.success(texts.exported(name))
    },
    onError: (error) =>
      void alert({ tone: 'error', title: texts.exportFailed, body: messageOf(error), details: [texts.exportKept] }),
  })
  return { run: () => mutate(), isBusy: isPending }
}
