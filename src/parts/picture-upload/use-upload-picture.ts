import type { ResultOf } from '#api/client/client.ts'
import { picture } from '#api/contract/groups/picture.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { fileContent } from '../file-drop/file-content.ts'

/**
 * Uploads a picture and returns its key and its size in pixels. Rejects with `CallFailure`. The same picture has the same
 * key, so uploading it again changes nothing.
 */
export function useUploadPicture(): (file: Blob) => Promise<ResultOf<typeof picture.upload>> {
  const call = useCall()
  return async (file) => call(picture.upload, { content: await fileContent(file) })
}
