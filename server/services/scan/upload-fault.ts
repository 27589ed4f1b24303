import { scanLimits } from '#domain/scan/scan-limits.ts'
import { kindOfFile } from '../sheet-reading/file-kind.ts'

/** Why a file is not kept. */
export type UploadFault = 'scanFileEmpty' | 'scanFileTooLarge' | 'scanFileOfOtherKind'

/** Whether sheets may be brought as this; null for a file that may be kept. */
export function uploadFault(bytes: Uint8Array): UploadFault | null {
  if (bytes.length === 0) return 'scanFileEmpty'
  if (bytes.length > scanLimits.bytes) return 'scanFileTooLarge'
  return kindOfFile(bytes) === null ? 'scanFileOfOtherKind' : null
}
