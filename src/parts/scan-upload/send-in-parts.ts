import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { SendRequest } from '#machines/scan-upload/scan-upload.types.ts'
import { atOnce, type Bring, type Kept } from './send-file.ts'

type Sending = Pick<SendRequest, 'scanId' | 'sending' | 'size'>

/** The calls by which a page sends files of any size. */
export interface PartCalls {
  readonly upload: Parameters<typeof atOnce>[0]
  readonly add: (part: Sending & { readonly part: number; readonly content: Uint8Array }) => Promise<{ next: number }>
  readonly join: (file: Sending & { readonly fileName: string }) => Promise<Kept>
}

/** Brings a file that is larger than a part in parts; after a lost response it resumes with the first missing one. */
export const inParts =
  ({ upload, add, join }: PartCalls): Bring =>
  async (request) => {
    const { scanId, sending, size, fileName, content } = request
    const { partBytes } = scanLimits
    if (size <= partBytes) return atOnce(upload)(request)
    const file = { scanId, sending, size }
    for (let number = 1; (number - 1) * partBytes < size;) {
      const part = await content((number - 1) * partBytes, number * partBytes)
      number = (await add({ ...file, part: number, content: part })).next
    }
    return join({ ...file, fileName })
  }
