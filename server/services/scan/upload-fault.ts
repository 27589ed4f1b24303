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
