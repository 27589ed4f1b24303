import { useSaveFile } from './save-file-context.tsx'

interface MadeFile {
  readonly name: string
  readonly blob: Blob
}

/** Saves a file that the service makes; rejects where it makes none. */
export function useSavedFile(make: () => Promise<MadeFile>): () => Promise<void> {
  const saveFile = useSaveFile()
  return async () => {
    const { name, blob } = await make()
    saveFile(name, blob)
  }
}
