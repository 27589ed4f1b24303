import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import { useSavedFile } from '#api/queries/use-saved-file.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'

/** A file of a paper that the service makes and the person keeps; what hinders it is told. */
export function usePrintFile(
  make: () => Promise<{ readonly name: string; readonly blob: Blob }>,
  failedTitle: string,
): { readonly isMaking: boolean; readonly save: () => void } {
  const alert = useAlert()
  const savedFile = useSavedFile(make)
  const { isPending, mutate } = useMutation({
    mutationFn: savedFile,
    onError: (error) => void alert({ tone: 'error', title: failedTitle, body: messageOf(error) }),
  })
  return { isMaking: isPending, save: () => mutate() }
}
