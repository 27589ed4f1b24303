import type { ChosenFile, FileOutcome, ScanUploadContext, SendRequest, SentFile } from './scan-upload.types.ts'

const waiting: FileOutcome = { kind: 'waiting' }

export const isWaiting = ({ outcome }: SentFile): boolean => outcome.kind === 'waiting'

/** Files the service has, including earlier ones; a refused one has to be sent again. */
export const arrivedCount = (files: readonly SentFile[]): number =>
  files.filter(({ outcome: { kind } }) => kind === 'kept' || kind === 'same').length

export const withFiles = (files: readonly SentFile[], chosen: readonly ChosenFile[]): readonly SentFile[] => [
  ...files,
  ...chosen.map((file) => ({ ...file, outcome: waiting })),
]

/** The files after the first waiting one has its outcome. */
export function withOutcome(files: readonly SentFile[], outcome: FileOutcome): readonly SentFile[] {
  const at = files.findIndex(isWaiting)
  return files.map((file, index) => (index === at ? { ...file, outcome } : file))
}

/** The next file to send. */
export function sendRequestOf({ scanId, files }: ScanUploadContext): SendRequest {
  const next = files.find(isWaiting)
  if (next === undefined) throw new Error('No file waits')
  const { outcome: _outcome, ...chosen } = next
  return { scanId, ...chosen }
}
