import type { ImportRefusal } from '#domain/import/import-limits.ts'
import { workbookBombs } from './workbook-bombs.ts'
import { writeZip, type ZipPart } from './zip-writer.ts'
import { mebibyte } from '#domain/values/sizes.ts'

const bodyOf = (text: string) =>
  `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`

const honest: ZipPart = { name: 'word/document.xml', data: bodyOf('1. one A. a B. b') }

const withPart = (...parts: readonly ZipPart[]) => writeZip([honest, ...parts])

const zeros = (size: number) => Buffer.alloc(size)

/** A mebibyte that compresses to less than a tenth, but more than a hundredth. */
function halfTrue(seed: number): Buffer {
  const bytes = zeros(mebibyte)
  let value = seed + 1
  for (let index = 0; index < mebibyte / 16; index += 1) {
    value = Math.imul(value, 1_103_515_245) + 12_345
    bytes[index * 16] = value >>> 16
  }
  return bytes
}

const external = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>'

/** Hostile files by what they do, with the refusal shown to the teacher. */
export const paperBombs: Readonly<Record<string, readonly [ImportRefusal, () => Buffer]>> = {
  'more than 20 MiB': ['paperFileTooLarge', () => zeros(20 * mebibyte + 1)],
  'more than a thousand entries': [
    'tooManyEntries',
    () => withPart(...Array.from({ length: 1000 }, (_, index) => ({ name: `word/${index}.xml`, data: '' }))),
  ],
  'much from little': ['packedTooDense', () => withPart({ name: 'word/media/a.bin', data: zeros(mebibyte) })],
  'more than 100 MiB altogether': [
    'unpacksTooLarge',
    () =>
      withPart(
        ...Array.from({ length: 1700 / 2 }, (_, index) => ({
          name: `word/media/${index}.bin`,
          data: zeros(64 * 1024 - 1),
          declaredSize: 128 * 1024,
          packed: zeros(2 * 1024),
        })),
      ),
  ],
  'a header that tells less': [
    'unpacksTooLarge',
    () => withPart({ name: 'word/media/a.bin', data: zeros(mebibyte), declaredSize: 1000 }),
  ],
  'a header that tells less, behind much that is true': [
    'unpacksTooLarge',
    () =>
      withPart(
        ...Array.from({ length: 90 }, (_, index) => ({
          name: `word/media/${index}.png`,
          data: halfTrue(index),
        })),
        { name: 'word/media/last.png', data: zeros(mebibyte), declaredSize: 1000 },
      ),
  ],
  'an archive within': [
    'archiveInside',
    () => withPart({ name: 'word/embeddings/a.bin', data: writeZip([honest]), isStored: true }),
  ],
  'a workbook within, by its name': ['archiveInside', () => withPart({ name: 'word/embeddings/a.xlsx', data: 'PK' })],
  'a path that leaves': ['unsafePaths', () => withPart({ name: 'word/../../../etc/cron.d/a', data: 'a' })],
  'an absolute path': ['unsafePaths', () => withPart({ name: '/etc/passwd', data: 'a' })],
  'entries that overlap': ['packedTooDense', () => workbookBombs['entries that overlap']?.() ?? zeros(0)],
  'an external entity': [
    'documentType',
    () => writeZip([{ name: 'word/document.xml', data: external + bodyOf('&x;') }]),
  ],
  'a document type in another encoding': [
    'documentType',
    () => writeZip([{ name: 'word/document.xml', data: Buffer.from(`\uFEFF${external}${bodyOf('a')}`, 'utf16le') }]),
  ],
  'a password': [
    'paperFileLocked',
    () => Buffer.concat([Buffer.from('\xD0\xCF\x11\xE0', 'latin1'), Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  'an old Word file': ['oldOfficeFile', () => Buffer.from('\xD0\xCF\x11\xE0 WordDocument', 'latin1')],
  'a zip of something else': ['paperFileOfOtherKind', () => writeZip([{ name: 'a.txt', data: 'a' }])],
  'a picture': ['paperFileOfOtherKind', () => Buffer.from('\x89PNG\r\n', 'latin1')],
  'half a zip': ['paperFileBroken', () => withPart().subarray(0, 60)],
  'no text at all': ['paperTextUnreadable', () => Buffer.from([0x31, 0x00, 0x02, 0x03])],
  'deeper than any document': [
    'paperFileBroken',
    () => writeZip([{ name: 'word/document.xml', data: '<a>'.repeat(5_000) + '</a>'.repeat(5_000), isStored: true }]),
  ],
}
