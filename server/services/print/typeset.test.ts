import { spawn } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { typesetter } from '../apart/typesetter.ts'
import { type Document, notedIn, pagesOf, pdfOf } from './typeset.ts'

afterEach(() => vi.restoreAllMocks())

/** A process that answers, but without anything that it has made. */
const answering = `process.once('message', () => process.send({ codes: [] }, () => process.disconnect()))`

const document: Document = { template: 'paper', data: {}, formulas: [], pictures: [] }

test.each([
  ['pdf', () => pdfOf(document, new Date(0))],
  ['pages', () => pagesOf(document)],
  ['found', () => notedIn(document, 'place')],
])('an answer without its %s is an error, not an empty document', async (field, make) => {
  vi.spyOn(typesetter, 'take').mockImplementation(() =>
    spawn(process.execPath, ['-e', answering], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  )
  await expect(make()).rejects.toThrow(new RegExp(`"path": \\[\\s*"${field}"`))
})
