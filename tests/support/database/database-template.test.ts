import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { keptFolder } from './template-folder.ts'
import { templateMakers, templateVersion } from './template-version.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'podium-kept-'))
})

afterEach(() => rmSync(root, { recursive: true }))

const making = (name: string) => async (folder: string) => {
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'made-by'), name)
}

const madeBy = (folder: string) => readFileSync(path.join(folder, 'made-by'), 'utf8')

test('a template is made once for each version, whole or not at all', async () => {
  const broken = keptFolder('a', () => Promise.reject(new Error('killed')), root)
  await expect(broken).rejects.toThrow('killed')
  const first = await keptFolder('a', making('first'), root)
  const again = await keptFolder('a', making('again'), root)
  const other = await keptFolder('b', making('other'), root)
  expect([first, again, other].map(madeBy)).toEqual(['first', 'first', 'other'])
})

test('two runs at once both use the template of the faster one', async () => {
  const faster = () => keptFolder('a', making('faster'), root)
  const slower = await keptFolder(
    'a',
    async (folder) => {
      await making('slower')(folder)
      await faster()
    },
    root,
  )
  expect({ folder: slower, madeBy: madeBy(slower), kept: readdirSync(root) }).toEqual({
    folder: await faster(),
    madeBy: 'faster',
    kept: ['template-a'],
  })
})

test('whatever is a day older than the newest is deleted, including leftovers of killed runs', async () => {
  for (const name of ['template-old', 'making-killed', 'template-late', 'others']) mkdirSync(path.join(root, name))
  const now = statSync(root).mtimeMs
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000)
  for (const name of ['template-old', 'making-killed', 'others'])
    utimesSync(path.join(root, name), hoursAgo(25), hoursAgo(25))
  utimesSync(path.join(root, 'template-late'), hoursAgo(23), hoursAgo(23))
  await keptFolder('new', making('new'), root)
  expect(readdirSync(root).toSorted()).toEqual(['others', 'template-late', 'template-new'])
})

test('anything used to make it changes its version', () => {
  for (const name of ['server/database/migrations', ...templateMakers])
    cpSync(path.join(projectRoot(), name), path.join(root, name), { recursive: true })
  const versions = [templateVersion(root)]
  for (const name of [
    ...templateMakers,
    'server/database/migrations/0000_main_job.sql',
    'server/database/migrations/9999.sql',
  ]) {
    writeFileSync(path.join(root, name), '-- changed', { flag: 'a' })
    versions.push(templateVersion(root))
  }
  expect(versions[0]).toBe(templateVersion())
  expect(new Set(versions).size).toBe(versions.length)
})
