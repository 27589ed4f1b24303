/** The type of a file, as far as extracting pages needs it. */
export type FileKind = 'picture' | 'tiff' | 'pdf'

/** Decided by the first bytes; the file's name does not matter. */
export function kindOfFile(bytes: Uint8Array): FileKind | null {
  const beginning = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024)).toString('latin1')
  if (/^(?:\x89PNG\r\n|\xFF\xD8\xFF|RIFF....WEBP)/s.test(beginning)) return 'picture'
  if (/^(?:II\*\0|MM\0\*)/.test(beginning)) return 'tiff'
  return beginning.includes('%PDF-') ? 'pdf' : null
}
