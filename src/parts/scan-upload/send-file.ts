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

export interface Kept {
  readonly isSame: boolean
}

/** Brings a file to the service. */
export type Bring = (request: SendRequest) => Promise<Kept>

interface SentSheets {
  readonly scanId: number
  readonly fileName: string
  readonly content: Uint8Array
}

/** Brings a file as a whole. */
export const atOnce =
  (upload: (sent: SentSheets) => Promise<Kept>): Bring =>
  async ({ scanId, fileName, size, content }) =>
    upload({ scanId, fileName, content: await content(0, size) })

/** Sends one file; a refusal of the service is returned, and a missing response is thrown, to be retried. */
export async function sendFile(request: SendRequest, bring: Bring): Promise<SendAnswer> {
  try {
    const { isSame } = await bring(request)
    return { kind: isSame ? 'same' : 'kept' }
  } catch (error) {
    if (mayPass(error)) throw error
    return { kind: 'refused', message: messageOf(error) }
  }
}

/** Whether sending the same file again may succeed: not if the service rejected it, or it cannot be read. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError ? !isAnswered(error) : error instanceof TransportError && error.isPassing
