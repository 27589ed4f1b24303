import { expect, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { ArchiveError } from './archive-format.ts'
import { writeArchive } from './write-archive.ts'

test('a folder that does not exist is named before the database is read, and no connection stays open', async () => {
  const { pool, close } = await lendDatabase()
  await expect(writeArchive(pool, '/no/such/folder/school.backup', new Date(0))).rejects.toEqual(
    new ArchiveError('There is no folder /no/such/folder: make it first'),
  )
  await close()
})
