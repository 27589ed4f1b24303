import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CopyRun,
  copyTemplate,
  keptTemplate,
  removeCopies,
  startCopies,
} from '#tests/support/database/database-template.ts'
import { contentVersion } from './content/content-version.ts'
import { OtherModeError } from './content/fill-content.ts'
import { openDatabase } from './database/database.ts'
import type { DatabaseLocation } from './database/engine.types.ts'
import { projectRoot } from './database/project-root.ts'
import { installation } from './database/schema/system.ts'
import { type Filled, FillError, type Filler, type Filling, openFilled } from './fill-apart.ts'
import { startFailure } from './start-failure.ts'

const newFolder = mkdtempSync(path.join(os.tmpdir(), 'podium-fill-'))
let copies: CopyRun

beforeAll(async () => {
  copies = await startCopies(null)
})

afterAll(async () => {
  rmSync(newFolder, { recursive: true })
  await removeCopies(copies)
})

const emptyDatabase = async (): Promise<DatabaseLocation> =>
  (await copyTemplate(copies, await keptTemplate(null))).location

const newDatabase: DatabaseLocation = { kind: 'embedded', folder: path.join(newFolder, 'data'), isDurable: false }

/** Stands in for the process that fills: records its input and reports what it is given to report. */
function given(report: Filled) {
  const folder = mkdtempSync(path.join(newFolder, 'filler-'))
  const script = path.join(folder, 'filler.mjs')
  const noted = path.join(folder, 'noted.json')
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from 'node:fs'
    process.once('message', (filling) => {
      writeFileSync('${noted}', JSON.stringify([filling, existsSync(filling.database.folder)]))
      process.send(${JSON.stringify(report)}, () => process.exit())
    })`,
  )
  const filler: Filler = [path.relative(projectRoot(), script)]
  return { filler, noted: (): unknown => (existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : null) }
}

const inProduction = (database: DatabaseLocation): Filling => ({ mode: 'production', database })

test('a new database is left to another process from the start; its error is reported in its words', async () => {
  const { filler, noted } = given({ fault: 'The disk is full' })
  const error = await openFilled(inProduction(newDatabase), filler).catch((reason: unknown) => reason)
  expect({ isFillError: error instanceof FillError, failure: startFailure(error, {}) }).toEqual({
    isFillError: true,
    failure: 'The disk is full',
  })
  expect(noted()).toEqual([inProduction(newDatabase), false])
})

test('a process that ends without a report is reported by its end', async () => {
  const wordless: Filler = ['scripts/root.mjs']
  const error = await openFilled(inProduction(newDatabase), wordless).catch((reason: unknown) => reason)
  expect(startFailure(error, {})).toBe('The process that fills the database ended with 0')
})

test('an existing empty database is handed over to be filled, then opened again', async () => {
  const { filler, noted } = given({ fault: null })
  const filling = inProduction(await emptyDatabase())
  const { pool, close } = await openFilled(filling, filler)
  expect({ noted: noted(), rows: (await pool.query('select 1 as one')).rows }).toEqual({
    noted: [filling, true],
    rows: [{ one: 1 }],
  })
  await close()
})

/** A database that was filled in production, by a Podium with this version of the content. */
async function filledBy(version: string): Promise<Filling> {
  const filling = inProduction(await emptyDatabase())
  const { db, close } = await openDatabase(filling.database)
  await db.insert(installation).values([
    { key: 'starting-content', value: 'production' },
    { key: 'content-version', value: version },
  ])
  await close()
  return filling
}

test('a database that has all content needs no other process; one of the other mode is refused', async () => {
  const { filler, noted } = given({ fault: 'was asked' })
  const filling = await filledBy(contentVersion())
  await (await openFilled(filling, filler)).close()
  await expect(openFilled({ ...filling, mode: 'demo' }, filler)).rejects.toThrow(new OtherModeError('demo'))
  expect(noted()).toBe(null)
})

test('a database of an earlier version is handed over for what is new, then opened again', async () => {
  const { filler, noted } = given({ fault: null })
  const filling = await filledBy('an earlier one')
  const { pool, close } = await openFilled(filling, filler)
  expect({ noted: noted(), rows: (await pool.query('select 1 as one')).rows }).toEqual({
    noted: [filling, true],
    rows: [{ one: 1 }],
  })
  await close()
})

test('a school whose new questions cannot be added starts with those it has', async () => {
  const { filler } = given({ fault: 'The disk is full' })
  const complaints: string[] = []
  const { pool, close } = await openFilled(await filledBy('an earlier one'), filler, (text) => complaints.push(text))
  expect({ complaints, rows: (await pool.query('select 1 as one')).rows }).toEqual({
    complaints: ['New questions were not added; the next start tries again. The disk is full\n'],
    rows: [{ one: 1 }],
  })
  await close()
})

test('the process that fills ends with the service that waits for it', async () => {
  const child = fork(path.join(projectRoot(), 'scripts/run-module.mjs'), ['server/fill-process.ts'])
  child.send(inProduction(newDatabase))
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([1, null])
})
