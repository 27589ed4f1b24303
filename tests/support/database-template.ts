import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/database/database.ts'
import type { DatabasePlace } from '#server/database/engine.ts'
import { startJobs } from '#server/services/jobs/jobs.ts'

/**
 * A migrated database, with the queues of its jobs, that tests copy. With `DATABASE_URL` it is a PostgreSQL database used as
 * template, else a folder of the embedded one.
 */
const templateName = 'podium_template'

const copyName = 'podium_test_'

export interface Template {
  readonly url: string | null
  readonly folder: string | null
}

export async function makeTemplate(url = process.env['DATABASE_URL'] || null): Promise<Template> {
  const folder = url === null ? path.join(mkdtempSync(path.join(os.tmpdir(), 'podium-tests-')), 'template') : null
  if (url !== null) await recreate(url, templateName)
  const { pool, db, close } = await openDatabase(placeOf(url, folder, templateName))
  const log = { fault: ({ error }: { readonly error: unknown }) => console.error(error) }
  const jobs = await startJobs({ pool, db, now: () => new Date(), log, pollEvery: null })
  await jobs.stop()
  await close()
  return { url, folder }
}

/** A fresh copy of the template; `remove` takes it away again. */
export async function copyTemplate({
  url,
  folder,
}: Template): Promise<{ place: DatabasePlace; remove: () => Promise<void> }> {
  const name = `${copyName}${process.pid}_${(copies += 1)}`
  if (url !== null) {
    await recreate(url, name, templateName)
    return { place: placeOf(url, null, name), remove: () => drop(url, name) }
  }
  const copy = mkdtempSync(path.join(path.dirname(folder ?? ''), 'copy-'))
  cpSync(folder ?? '', copy, { recursive: true })
  return { place: placeOf(null, copy, name), remove: async () => rmSync(copy, { recursive: true, force: true }) }
}

/** Removes the template and every copy that is still there. */
export async function removeTemplate({ url, folder }: Template): Promise<void> {
  if (folder !== null) rmSync(path.dirname(folder), { recursive: true, force: true })
  if (url === null) return
  const rows = await administer(url, `select datname from pg_database where starts_with(datname, '${copyName}')`)
  for (const { datname } of [...rows, { datname: templateName }]) await drop(url, datname)
}

let copies = 0

function placeOf(url: string | null, folder: string | null, name: string): DatabasePlace {
  if (url === null) return { kind: 'embedded', folder }
  return { kind: 'postgres', url: databaseUrl(url, name), connections: 8 }
}

function databaseUrl(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function recreate(url: string, name: string, template = 'template0'): Promise<void> {
  await drop(url, name)
  await administer(url, `create database ${name} template ${template}`)
}

const drop = async (url: string, name: string): Promise<void> =>
  void (await administer(url, `drop database if exists ${name} with (force)`))

async function administer(url: string, statement: string): Promise<{ readonly datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
