import { scanLimits } from '#domain/scan/scan-limits.ts'
import { kindOfFile } from '../sheet-reading/file-kind.ts'

/** Why a file is refused. */
export type UploadFault = 'scanFileEmpty' | 'scanFileTooLarge' | 'scanFileOfOtherKind'

/** Why these bytes cannot be uploaded as sheets; null if they can. */
export function uploadFault(bytes: Uint8Array): UploadFault | null {
  if (bytes.length === 0) return 'scanFileEmpty'
  if (bytes.length > scanLimits.bytes) return 'scanFileTooLarge'
  return kindOfFile(bytes) === null ? 'scanFileOfOtherKind' : null
}

/** Why a part of a file is refused. */
export type PartFault = UploadFault | 'scanPartsTooLarge'

interface FilePart {
  readonly number: number
  /** Of the whole file. */
  readonly size: number
}

/** Why this part of a file cannot be uploaded; null if it can. The first one tells what the file is. */
export function partFault({ number, size }: FilePart, bytes: Uint8Array): PartFault | null {
  const { partBytes, partedBytes } = scanLimits
  if (bytes.length === 0) return 'scanFileEmpty'
  if (size > partedBytes || bytes.length > partBytes || number > Math.ceil(size / partBytes)) return 'scanPartsTooLarge'
  if (number > 1) return null
  const kind = kindOfFile(bytes)
  if (kind === 'picture' && size > scanLimits.bytes) return 'scanFileTooLarge'
  return kind === null ? 'scanFileOfOtherKind' : null
}
