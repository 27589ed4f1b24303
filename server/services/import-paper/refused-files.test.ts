import { expect, test } from 'vitest'
import { paperBombs } from '#tests/support/files/paper-bombs.ts'
import { readImportFile } from './read-import-file.ts'

test.each(Object.entries(paperBombs))('%s is refused with its reason', async (_, [reason, make]) => {
  expect(await readImportFile({ bytes: make(), fileName: 'a.docx', family: 'english' })).toBe(reason)
})
