import { useMutation } from '@tanstack/react-query'
import { useSaveFile } from './save-file-context.tsx'

interface MadeFile {
  readonly name: string
  readonly blob: Blob
}

/** Saves a file that the service makes; a failure is told to whoever asked for it. */
export function useSavedFile(make: () => Promise<MadeFile>, onError: (error: unknown) => void) {
  const saveFile = useSaveFile()
  const { mutate, isPending } = useMutation({
    mutationFn: make,
    onSuccess: ({ name, blob }) => saveFile(name, blob),
    onError,
  })
  return { run: () => mutate(), isBusy: isPending }
}
