import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FolderHeldError, lockFolder } from './folder-lock.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a held folder can be read by nobody else, whatever its permissions were before', async () => {
  const folder = emptyFolder()
  chmodSync(folder, 0o755)
  const { release } = await lockFolder(folder)
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
  await release()
})

test('a second opener learns who holds the folder, and gets it once it is free', async () => {
  const folder = emptyFolder()
  const { release } = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toEqual(new FolderHeldError(folder, String(process.pid)))
  await release()
  const again = await lockFolder(folder)
  await again.release()
})
