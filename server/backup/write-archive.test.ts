import fs, { existsSync, fstatSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { ArchiveError } from './archive-format.ts'
import { writeArchive } from './write-archive.ts'

vi.mock('node:fs', { spy: true })

test('a folder that does not exist is named before the database is read, and no connection stays open', async () => {
  const { pool, close } = await lendDatabase()
  await expect(writeArchive(pool, '/no/such/folder/school.backup', new Date(0))).rejects.toEqual(
    new ArchiveError('There is no folder /no/such/folder: make it first'),
  )
  await close()
})

test('a backup whose name the disk does not keep is none, and leaves no file', async () => {
  const { pool, close } = await lendDatabase()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-backup-'))
  const file = path.join(folder, 'school.backup')
  const full = new Error('The disk is full')
  vi.mocked(fs.fsyncSync).mockImplementation((fd) => {
    if (fstatSync(fd).isDirectory()) throw full
  })
  await expect(writeArchive(pool, file, new Date(0))).rejects.toBe(full)
  expect(existsSync(file)).toBe(false)
  vi.mocked(fs.fsyncSync).mockRestore()
  rmSync(folder, { recursive: true })
  await close()
})
