import { newKey } from '#api/client/client.ts'
import { CallError, isAnswered, messageOf, TransportError } from '#api/client/failures.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { ChosenFile, SendAnswer, SendRequest } from '#machines/scan-upload/scan-upload.types.ts'
import { fileContent, shortFileName } from '../file-drop/file-content.ts'

/** A chosen file, which is read only when it is sent. */
export const chosenFile = (file: File): ChosenFile => ({
  fileName: shortFileName(file, scanLimits.fileName),
  size: file.size,
  sending: newKey(),
  content: (from, to) => fileContent(file.slice(from, to)),
})

interface Kept {
  readonly isSame: boolean
}

interface SentSheets {
  readonly scanId: number
  readonly fileName: string
  readonly content: string
}

type Sending = Pick<SendRequest, 'scanId' | 'sending' | 'size'>

/** The calls by which a page sends files. */
export interface SheetCalls {
  readonly upload: (sent: SentSheets) => Promise<Kept>
  /** For files larger than a part; without them such files are sent at once. */
  readonly inParts?: {
    readonly add: (part: Sending & { readonly part: number; readonly content: string }) => Promise<{ next: number }>
    readonly join: (file: Sending & { readonly fileName: string }) => Promise<Kept>
  }
}

/** Sends one file; a refusal of the service is returned, and a missing response is thrown, to be retried. */
export async function sendFile(request: SendRequest, calls: SheetCalls): Promise<SendAnswer> {
  try {
    const { isSame } = await sent(request, calls)
    return { kind: isSame ? 'same' : 'kept' }
  } catch (error) {
    if (mayPass(error)) throw error
    return { kind: 'refused', message: messageOf(error) }
  }
}

async function sent(request: SendRequest, { upload, inParts }: SheetCalls): Promise<Kept> {
  const { scanId, sending, size, fileName, content } = request
  const { partBytes } = scanLimits
  if (inParts === undefined || size <= partBytes) return upload({ scanId, fileName, content: await content(0, size) })
  const file = { scanId, sending, size }
  for (let number = 1; (number - 1) * partBytes < size;) {
    const part = await content((number - 1) * partBytes, number * partBytes)
    number = (await inParts.add({ ...file, part: number, content: part })).next
  }
  return inParts.join({ ...file, fileName })
}

/** Whether sending the same file again may succeed: not if the service rejected it, or it cannot be read. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError ? !isAnswered(error) : error instanceof TransportError && error.isPassing
