import { CallError, isAnswered, messageOf, TransportError } from '#api/client/failures.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { ChosenFile, SendAnswer, SendRequest } from '#machines/scan-upload/scan-upload.types.ts'
import { fileContent, shortFileName } from '../file-drop/file-content.ts'

/** A file as it was chosen, which is read when it is sent. */
export const chosenFile = (file: File): ChosenFile => ({
  fileName: shortFileName(file, scanLimits.fileName),
  content: () => fileContent(file),
})

interface SentSheets {
  readonly scanId: number
  readonly fileName: string
  readonly content: string
}

/** Sends one file; a no of the service is its answer, and what has no answer is thrown, to be sent again. */
export async function sendFile(
  { scanId, fileName, content }: SendRequest,
  upload: (sent: SentSheets) => Promise<{ readonly isSame: boolean }>,
): Promise<SendAnswer> {
  try {
    const { isSame } = await upload({ scanId, fileName, content: await content() })
    return { kind: isSame ? 'same' : 'kept' }
  } catch (error) {
    if (mayPass(error)) throw error
    return { kind: 'refused', message: messageOf(error) }
  }
}

/** Whether the same file may arrive when it is sent again: not one that the service has judged, or that cannot be read. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError ? !isAnswered(error) : error instanceof TransportError && error.isPassing
