/** What a file is, as far as pages are taken from it. */
export type FileKind = 'picture' | 'tiff' | 'pdf'

/** Told by the first bytes; what a file is called says nothing. */
export function kindOfFile(bytes: Uint8Array): FileKind | null {
  const beginning = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024)).toString('latin1')
  if (/^(?:\x89PNG\r\n|\xFF\xD8\xFF|RIFF....WEBP)/s.test(beginning)) return 'picture'
  if (/^(?:II\*\0|MM\0\*)/.test(beginning)) return 'tiff'
  return beginning.includes('%PDF-') ? 'pdf' : null
}
