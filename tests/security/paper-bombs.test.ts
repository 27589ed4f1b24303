import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleChild } from '#tests/support/product/child-bundle.ts'
import { paperBombs } from '#tests/support/files/paper-bombs.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'

let folder: string
let bundle: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'paper-bombs-'))
  bundle = await bundleChild('worlds/paper-child')
})

afterAll(() => rm(folder, { recursive: true }))

/** What a child process reports about a paper. */
async function readAlone(bytes: Uint8Array): Promise<{ answer: object; mebibytes: number }> {
  const file = path.join(folder, 'paper.docx')
  await writeFile(file, bytes)
  const { stdout } = await promisify(execFile)(process.execPath, [bundle, file])
  return JSON.parse(stdout)
}

test('a well-formed paper of the same construction is read', async () => {
  const text = '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>1. one A. a B. b</w:t></w:r></w:p></w:body></w:document>'
  const { answer } = await readAlone(writeZip([{ name: 'word/document.xml', data: text }]))
  expect(answer).toEqual({ questions: 1 })
})

/** Those that would grow large, each in a different way; the others are refused after a few bytes. */
const large = [
  'more than a thousand entries',
  'much from little',
  'more than 100 MiB altogether',
  'a header that tells less',
  'a header that tells less, behind much that is true',
  'entries that overlap',
  'deeper than any document',
]

test.each(large)('%s: refused in less than 64 MiB', async (what) => {
  const [reason, make] = paperBombs[what] ?? ['noQuestionsFound', () => Buffer.alloc(0)]
  const { answer, mebibytes } = await readAlone(make())
  expect(answer).toEqual({ refusal: reason })
  expect(mebibytes).toBeLessThan(64)
})
