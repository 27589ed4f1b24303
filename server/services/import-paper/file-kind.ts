import { importLimits, importZipLimits, type UploadRefusal } from '#domain/import/import-limits.ts'
import { readZipDirectory, type ZipEntry } from '../files/zip-directory.ts'
import type { ZipFault } from '../files/zip-fault.ts'

/** The kind of a file according to its bytes; a zip with its contents. */
export type FileKind =
  | { readonly kind: 'word' | 'workbook' | 'qti'; readonly entries: readonly ZipEntry[] }
  | { readonly kind: 'pdf' | 'xml' | 'text' }

/** Determines a file's kind by its bytes, or why it is refused. Unpacks nothing. */
export function fileKindOf(file: Uint8Array): FileKind | UploadRefusal {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length > importLimits.bytes) return 'paperFileTooLarge'
  if (bytes.length === 0) return 'paperFileEmpty'
  const beginning = bytes
    .toString('latin1', 0, 64)
    .replace(/^\xEF\xBB\xBF/, '')
    .trimStart()
  if (beginning.startsWith('PK\x03\x04') || beginning.startsWith('PK\x05\x06')) return zipKindOf(bytes)
  if (beginning.startsWith('\xD0\xCF\x11\xE0')) return isLocked(bytes) ? 'paperFileLocked' : 'oldOfficeFile'
  if (beginning.startsWith('%PDF-')) return { kind: 'pdf' }
  if (
    /^(?:\x89PNG|GIF8|\xFF\xD8\xFF|\{\\rtf|BM.{4}\0{4}|Rar!|7z\xBC)/s.test(beginning) ||
    beginning.startsWith('\x1F\x8B')
  )
    return 'paperFileOfOtherKind'
  if (/^<(?:!doctype html|html|head|meta|table)/i.test(beginning)) return 'paperFileOfOtherKind'
  // A line of a text may begin with <1>.
  return { kind: /^<[?!a-z_]/i.test(beginning) ? 'xml' : 'text' }
}

/** A document with a password is in a container of the old format, in a stream of this name. */
const isLocked = (bytes: Buffer): boolean => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))

const partsOfKinds = [
  ['word', 'word/document.xml'],
  ['workbook', 'xl/workbook.xml'],
  ['qti', 'imsmanifest.xml'],
] as const

function zipKindOf(bytes: Buffer): FileKind | UploadRefusal {
  const entries = readZipDirectory(bytes, importZipLimits)
  if (typeof entries === 'string') return zipRefusals[entries]
  const names = new Set(entries.map(({ name }) => name))
  const [kind] = partsOfKinds.find(([, part]) => names.has(part)) ?? []
  return kind === undefined ? 'paperFileOfOtherKind' : { kind, entries }
}

/** How the refusal of a zip is reported to the user. */
export const zipRefusals: Readonly<Record<ZipFault, UploadRefusal>> = {
  notZip: 'paperFileBroken',
  broken: 'paperFileBroken',
  zip64: 'unpacksTooLarge',
  tooManyEntries: 'tooManyEntries',
  encrypted: 'paperFileLocked',
  unknownMethod: 'unsafePaths',
  overlap: 'unsafePaths',
  hiddenData: 'unsafePaths',
  unlikeHeaders: 'unsafePaths',
  unsafeName: 'unsafePaths',
  repeatedName: 'unsafePaths',
  tooLarge: 'unpacksTooLarge',
  tooDense: 'packedTooDense',
  wrongSize: 'unpacksTooLarge',
  nested: 'archiveInside',
}
