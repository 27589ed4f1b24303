import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWorksheetFile } from '#server/services/roster/read-worksheet-file.ts'
import { bundleChild } from '#tests/support/product/child-bundle.ts'
import { honestParts, workbookBombs } from '#tests/support/files/workbook-bombs.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'

let folder: string
let bundle: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workbook-bombs-'))
  bundle = await bundleChild('worlds/sheet-child')
})

afterAll(() => rm(folder, { recursive: true }))

/** What a process of its own says of a file. */
async function readAlone(bytes: Uint8Array): Promise<{ answer: object; milliseconds: number; mebibytes: number }> {
  const file = path.join(folder, 'list.xlsx')
  await writeFile(file, bytes)
  const { stdout } = await promisify(execFile)(process.execPath, [bundle, file])
  return JSON.parse(stdout)
}

const unsafe = (fault: string) => ({ reason: 'unsafeFile', fault })

const answers: Readonly<Record<string, object>> = {
  'much from little': unsafe('tooDense'),
  'much altogether': { reason: 'tooManyCells', fault: 'tooLarge' },
  'entries that overlap': unsafe('overlap'),
  'a zip within': unsafe('nested'),
  'a zip that holds itself by name': unsafe('nested'),
  'a header that tells less': unsafe('wrongSize'),
  'a million entries': { reason: 'fileTooLarge' },
  'entries beyond their count': unsafe('tooManyEntries'),
  'a million rows': { reason: 'tooManyRows', fault: 'tooManyRows' },
  'a cell at the far end': { reason: 'tooManyRows', fault: 'tooManyRows' },
  'a cell in the far column': { reason: 'tooManyCells', fault: 'tooManyColumns' },
  'one string in very many cells': { reason: 'tooManyCells', fault: 'tooManyTags' },
  'very many strings': { reason: 'tooManyCells', fault: 'tooManyTags' },
  'one endless tag': { reason: 'tooManyCells', fault: 'longText' },
  'tags that never close': unsafe('strangeXml'),
  'an entity that reads a file': unsafe('doctype'),
  'entities of entities': unsafe('doctype'),
  'a document type in another encoding': unsafe('strangeXml'),
  'a path that leaves': unsafe('unsafeName'),
  'a path with backslashes': unsafe('unsafeName'),
  'an absolute path': unsafe('unsafeName'),
  'a path of a drive': unsafe('unsafeName'),
  'a path with escapes': unsafe('unsafeName'),
  'a path with NUL': unsafe('unsafeName'),
  'a path of four thousand characters': unsafe('unsafeName'),
  'an encrypted entry': { reason: 'passwordProtected', fault: 'encrypted' },
  'an unknown packing': unsafe('unknownMethod'),
  'sizes of the large format': unsafe('zip64'),
  'an entry twice': unsafe('repeatedName'),
  'another name in front': unsafe('unlikeHeaders'),
  'an entry that the directory hides': unsafe('hiddenData'),
  'packed bytes that break off': { reason: 'brokenFile', fault: 'broken' },
}

test('every bomb has its answer', () => {
  expect(Object.keys(answers).sort()).toEqual(Object.keys(workbookBombs).sort())
})

test('a list that is built like them is read, and its memory is seen', async () => {
  const { answer, mebibytes } = await readAlone(writeZip(honestParts()))
  expect(answer).toEqual({ kind: 'read' })
  expect(mebibytes).toBeGreaterThan(1)
})

/** Those that would become large, each by a way of its own; the others are refused by a few bytes of their directory. */
const large = [
  'much from little',
  'much altogether',
  'entries that overlap',
  'a header that tells less',
  'a million entries',
  'a million rows',
  'one string in very many cells',
  'very many strings',
  'one endless tag',
  'tags that never close',
  'entities of entities',
]

test.each(Object.entries(workbookBombs).filter(([what]) => !large.includes(what)))(
  '%s: refused',
  async (what, make) => {
    const reading = await readWorksheetFile(make(), 'list.xlsx')
    expect(reading).toEqual({ kind: 'refused', ...answers[what] })
  },
)

test.each(large)('%s: refused in less than 64 MiB', async (what) => {
  const { answer, mebibytes } = await readAlone(workbookBombs[what]?.() ?? Buffer.alloc(0))
  expect(answer).toEqual(answers[what])
  expect(mebibytes).toBeLessThan(64)
})
