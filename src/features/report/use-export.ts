import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import type { EndpointData, FileOutput, InputOf } from '#api/contract/endpoint.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useSaveFile } from '#api/queries/save-file-context.tsx'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { reportTexts } from './report.texts.ts'

type FileEndpoint = EndpointData & { readonly output: FileOutput }

/** Exports a report as a file; confirms success, and shows a failure in an alert. */
export function useExport<E extends FileEndpoint>(endpoint: E, input: InputOf<E>) {
  const texts = useTexts(reportTexts)
  const call = useCall()
  const saveFile = useSaveFile()
  const alert = useAlert()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call<FileEndpoint>(endpoint, input) as Promise<{ readonly name: string; readonly blob: Blob }>,
    onSuccess: ({ name, blob }) => {
      saveFile(name, blob)
      toast.success(texts.exported(name))
    },
    onError: (error) =>
      void alert({ tone: 'error', title: texts.exportFailed, body: messageOf(error), details: [texts.exportKept] }),
  })
  return { run: () => mutate(), isBusy: isPending }
}
