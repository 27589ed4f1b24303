import { deflateRawSync } from 'node:zlib'
import { worksheetRow, workbookParts } from './workbook-parts.ts'
import { writeEnd, writePart, writeZip, type ZipPart } from './zip-writer.ts'
import { mebibyte } from '#domain/values/sizes.ts'

/** A class list of two students that is accepted. */
export const honestParts = (): readonly ZipPart[] =>
  workbookParts({
    sheets: [{ name: '名单', rows: worksheetRow(1, ['姓名', '学号']) + worksheetRow(2, ['林雅婷', '007']) }],
  })

const withPart = (part: ZipPart): Buffer => writeZip([...honestParts(), part])

/** The same bytes listed under many names. */
function overlapping(): Buffer {
  const kernel = writePart({ name: 'xl/a.xml', data: Buffer.alloc(mebibyte / 2, 'a') })
  const entries = Array.from({ length: 100 }, (_, index) =>
    writePart({ name: `xl/${index}.xml`, data: Buffer.alloc(mebibyte / 2, 'a') }).listed(0),
  )
  const directory = Buffer.concat([kernel.listed(0), ...entries])
  return Buffer.concat([kernel.local, directory, writeEnd(101, directory.length, kernel.local.length)])
}

/** Many empty entries; their 16-bit count wraps around after 65,535. */
function manyEntries(count: number): Buffer {
  const digits = 7
  const part = writePart({ name: '0'.repeat(digits), data: '', isStored: true })
  const listed = part.listed(0)
  const locals = Buffer.alloc(count * part.local.length, part.local)
  const directory = Buffer.alloc(count * listed.length, listed)
  for (let index = 0; index < count; index += 1) {
    const [local, entry] = [index * part.local.length, index * listed.length]
    const name = String(index).padStart(digits, '0')
    locals.write(name, local + 30, 'latin1')
    directory.write(name, entry + 46, 'latin1')
    directory.writeUInt32LE(local, entry + 42)
  }
  return Buffer.concat([locals, directory, writeEnd(count, directory.length, locals.length)])
}

const worksheetOf = (rows: string, strings = '', prologue = ''): Buffer =>
  writeZip(workbookParts({ sheets: [{ name: '名单', rows }], strings, prologue }))

const numbered = (count: number, textOf: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => textOf(index)).join('')

const millionRows = (): string =>
  numbered(1_000_000, (index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>1</v></c></row>`)

/** One long string shown by very many cells. */
const sharedString = (): Buffer =>
  worksheetOf(
    numbered(
      9_900,
      (row) =>
        `<row>${numbered(60, (column) => `<c r="${String.fromCodePoint(65 + (column % 26))}${row}" t="s"><v>0</v></c>`)}</row>`,
    ),
    `<si><t>${numbered(30_000, (index) => String.fromCodePoint(0x4e_00 + ((index * 7919) % 20_000)))}</t></si>`,
  )

const entities =
  '<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa">' +
  Array.from('bcdefghi', (name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('') +
  ']>'

const external = '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/hostname">]>'

/** A zip with one more local header than directory entries. */
function smuggling(): Buffer {
  const shown = honestParts().map(writePart)
  const hidden = writePart({ name: 'xl/worksheets/sheet1.xml', data: '<worksheet/>' })
  let offset = hidden.local.length
  const directory = Buffer.concat(
    shown.map(({ local, listed }) => {
      const entry = listed(offset)
      offset += local.length
      return entry
    }),
  )
  const end = writeEnd(shown.length, directory.length, offset)
  return Buffer.concat([hidden.local, ...shown.map(({ local }) => local), directory, end])
}

/** Sizes in the fields of the large format (zip64). */
function largeFormat(): Buffer {
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(2n ** 40n, 4)
  extra.writeBigUInt64LE(2n ** 40n, 12)
  return withPart({ name: 'xl/large.xml', data: '<a/>', declaredSize: 0xff_ff_ff_ff, extra })
}

/** Small files that would unpack to large ones, or that declare one thing and contain another, by what they do. */
export const workbookBombs: Readonly<Record<string, () => Buffer>> = {
  'much from little': () => withPart({ name: 'xl/media/zeros.bin', data: Buffer.alloc(60 * mebibyte) }),
  'much altogether': () =>
    writeZip([
      ...honestParts(),
      ...Array.from({ length: 90 }, (_, index) => ({
        name: `xl/media/${index}.bin`,
        data: Buffer.alloc(mebibyte - 1),
      })),
    ]),
  'entries that overlap': overlapping,
  'a zip within': () => withPart({ name: 'xl/media/a.bin', data: writeZip(honestParts()), isStored: true }),
  'a zip that holds itself by name': () => withPart({ name: 'r/r.zip', data: 'PK' }),
  'a header that tells less': () =>
    withPart({ name: 'xl/media/a.bin', data: Buffer.alloc(64 * mebibyte), declaredSize: 1000 }),
  'a million entries': () => manyEntries(1_000_000),
  'entries beyond their count': () => manyEntries(65_536 + 100),
  'a million rows': () => worksheetOf(millionRows()),
  'a cell at the far end': () => worksheetOf('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1048576"><v>1</v></c></row>'),
  'a cell in the far column': () => worksheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'),
  'one string in very many cells': sharedString,
  'very many strings': () =>
    worksheetOf(
      '',
      numbered(600_000, (index) => `<si><t>${index}</t></si>`),
    ),
  'one endless tag': () => worksheetOf(`<row a="${numbered(400_000, String)}"/>`),
  'tags that never close': () =>
    writeZip([
      ...honestParts().filter(({ name }) => !name.includes('sheet1')),
      { name: 'xl/worksheets/sheet1.xml', data: '<mergeCell '.repeat(500_000), isStored: true },
    ]),
  'an entity that reads a file': () => worksheetOf('<row><c t="str"><v>&file;</v></c></row>', '', external),
  'entities of entities': () => worksheetOf('<row><c t="str"><v>&i;</v></c></row>', '', entities),
  'a document type in another encoding': () =>
    withPart({ name: 'xl/a.xml', data: Buffer.from('\uFEFF<!DOCTYPE a><a/>', 'utf16le') }),
  'a path that leaves': () => withPart({ name: 'xl/../../../../tmp/owned.xml', data: '<a/>' }),
  'a path with backslashes': () => withPart({ name: 'xl\\..\\owned.xml', data: '<a/>' }),
  'an absolute path': () => withPart({ name: '/etc/owned.xml', data: '<a/>' }),
  'a path of a drive': () => withPart({ name: 'C:owned.xml', data: '<a/>' }),
  'a path with escapes': () => withPart({ name: 'xl/%2e%2e/owned.xml', data: '<a/>' }),
  'a path with NUL': () => withPart({ name: 'xl/a.xml\0.png', data: '<a/>' }),
  'a path of four thousand characters': () => withPart({ name: 'a'.repeat(4096), data: '<a/>' }),
  'an encrypted entry': () => withPart({ name: 'xl/a.xml', data: '<a/>', flags: 1 }),
  'an unknown packing': () => withPart({ name: 'xl/a.xml', data: '<a/>', method: 12 }),
  'sizes of the large format': largeFormat,
  'an entry twice': () => withPart({ name: 'XL/workbook.xml', data: '<a/>' }),
  'another name in front': () => withPart({ name: 'xl/a.xml', localName: 'xl/b.xml', data: '<a/>' }),
  'an entry that the directory hides': smuggling,
  'packed bytes that break off': () =>
    withPart({ name: 'xl/a.xml', data: 'a'.repeat(5000), packed: deflateRawSync('ab'.repeat(2500)).subarray(0, 10) }),
}
