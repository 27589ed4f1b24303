import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { copiedDatabase } from '#tests/support/database/copied-database.ts'
import type { DatabaseCopy } from '#tests/support/database/database-template.ts'
import type { Environment } from './configuration.ts'
import { lockFolder } from './database/folder-lock.ts'
import { openDatabase } from './database/database.ts'
import type { DatabaseLocation } from './database/engine.types.ts'
import { firstTeacher } from './first-teacher.ts'
import { matchesDigest } from './services/sign-on/passwords.ts'

let copy: DatabaseCopy

beforeAll(async () => {
  copy = await copiedDatabase()
})

afterAll(() => copy.remove())

const environmentOf = (location: DatabaseLocation): Environment => ({
  PODIUM_MODE: 'production',
  ...(location.kind === 'postgres'
    ? { DATABASE_URL: location.url }
    : { PODIUM_DATABASE: 'embedded', PODIUM_DATA: location.folder ?? '' }),
})

const lin = {
  school: '启明中学',
  code: 'qiming',
  name: '林知夏',
  mobile: '13800000001',
  subject: 'english',
  stage: 'junior',
}

interface Run {
  readonly code: number
  readonly output: string
  readonly complaints: string
}

async function run(change: Partial<typeof lin>, environment: Environment, password = 'Podium@2026'): Promise<Run> {
  let [output, complaints] = ['', '']
  const parameters = Object.entries({ ...lin, ...change }).flatMap(([name, value]) => [`--${name}`, value])
  const code = await firstTeacher(parameters, environment, {
    input: PassThrough.from([`${password}\n`]),
    write: (text) => void (output += text),
    complain: (text) => void (complaints += text),
  })
  return { code, output, complaints }
}

const failure = (line: string): Run => ({ code: 1, output: '', complaints: `No teacher was added. ${line}\n` })

async function people() {
  const { db, close } = await openDatabase(copy.location)
  const { rows } = await db.execute(sql`
    select u.mobile, u.username, u.realname, u.u_type, u.stage_id, u.subject_id, u.password_hash,
      s.name, s.code, s.owner_id = u.uid as owns, (select count(*)::int from book) > 0 as books
    from app_user u join school s on s.school_id = u.school_id order by u.uid`)
  await close()
  return rows
}

test('the first teacher opens the school and owns it, the next one joins it', async () => {
  const environment = environmentOf(copy.location)
  const second = { name: '许望舒', mobile: '13800000002', subject: 'maths', stage: 'senior' }
  expect({ first: await run({}, environment), second: await run(second, environment, 'Other#9999') }).toEqual({
    first: {
      code: 0,
      output: 'Opened 启明中学 (qiming); its owner is 林知夏, who signs in as 13800000001\n',
      complaints: '',
    },
    second: { code: 0, output: 'Added 许望舒 to 启明中学 (qiming), who signs in as 13800000002\n', complaints: '' },
  })
  const rows = await people()
  const school = { name: '启明中学', code: 'qiming', books: true, u_type: 101, password_hash: expect.any(String) }
  expect(rows).toEqual([
    {
      ...school,
      mobile: '13800000001',
      username: '13800000001',
      realname: '林知夏',
      stage_id: 2,
      subject_id: 203,
      owns: true,
    },
    {
      ...school,
      mobile: '13800000002',
      username: '13800000002',
      realname: '许望舒',
      stage_id: 3,
      subject_id: 302,
      owns: false,
    },
  ])
  const hashes = rows.map((row) => String(row['password_hash']))
  expect(hashes.map((hash) => hash.slice(0, 10))).toEqual(['$argon2id$', '$argon2id$'])
  const digests = ['Podium@2026', 'Other#9999'].map(passwordDigest)
  expect(await Promise.all(hashes.map((hash, index) => matchesDigest(hash, digests[index] ?? '')))).toEqual([
    true,
    true,
  ])

  expect(await run({ code: 'other' }, environment)).toEqual(failure('The mobile 13800000001 has an account already'))
  expect(await run({ school: '别校', mobile: '13800000003' }, environment)).toEqual(
    failure('The code qiming belongs to 启明中学: give that name, or another code'),
  )
  expect(await run({ mobile: '13800000003' }, environment, 'Linzhixia@1990')).toEqual(
    failure(
      'The password is easy to guess: many people use it, or it is made of the own name or number. Choose another one',
    ),
  )
  expect(await people()).toEqual(rows)
  // Every run reopens the database.
})

test('it is for production only, explains a wrong command, and does not wait for a running service', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-held-'))
  const lock = await lockFolder(folder)
  const environment = { PODIUM_MODE: 'production', PODIUM_DATABASE: 'embedded', PODIUM_DATA: folder }
  expect({
    demo: await run({}, { ...environment, PODIUM_MODE: 'demo' }),
    wrongMobile: await run({ mobile: '138' }, environment),
    heldFolder: await run({}, environment),
  }).toEqual({
    demo: failure('This is for PODIUM_MODE=production; the demo has its own accounts'),
    wrongMobile: failure('--mobile 138 is no mobile number'),
    heldFolder: failure(
      `${folder} is in use by process ${process.pid}: stop it first, or set PODIUM_DATA to another folder`,
    ),
  })
  await lock.release()
  rmSync(folder, { recursive: true })
})
