import { setTimeout } from 'node:timers/promises'
import { roster } from '#api/contract/groups/roster.ts'
import { rosterLimits } from '#domain/roster/columns.ts'
import { type OpenDatabase, openDatabase } from '#server/database/database.ts'
import type { DatabaseLocation } from '#server/database/engine.types.ts'
import { readWorksheetFile } from '#server/services/roster/read-worksheet-file.ts'
import { writeRoster } from '#server/services/roster/write-roster.ts'
import { clientAt } from '#tests/support/product/product.ts'
import { inventStudents } from '#tests/support/files/roster-files.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { makeWorld } from '#tests/support/worlds/world.ts'
import { startBenchServer } from './bench-server.ts'
import { bombRows } from './bombs.ts'
import { milliseconds, type Row } from './figures.ts'
import { findPostgres, freshDatabase } from './fresh-database.ts'

const rows = rosterLimits.rows

/** Milliseconds on PostgreSQL; there is no bar for the embedded database. */
const bars = { look: 3_000, write: 10_000, file: 3_000 } as const

const mostMebibytes = 128

/** Milliseconds between polls of the progress. */
const lookEvery = 20

/** The largest class list allowed: previewed, written, exported, and previewed again; and malicious files. */
export async function rosterRows(): Promise<readonly Row[]> {
  const embedded = await rowsOn('embedded', null)
  const postgres = findPostgres()
  if (postgres === null) {
    process.stdout.write('No PostgreSQL found (DATABASE_URL): its rows are left out.\n')
    return [...embedded, ...(await bombRows())]
  }
  try {
    return [...embedded, ...(await rowsOn('PostgreSQL', postgres.url)), ...(await bombRows())]
  } finally {
    postgres.stop()
  }
}

async function rowsOn(name: string, url: string | null): Promise<readonly Row[]> {
  const { location, remove } = await freshDatabase(url)
  const bytes = await writeRoster(
    inventStudents(7, rows).map((student) => ({ ...student, username: null, groupName: '一组' })),
    'zh-CN',
  )
  const { looked, written, file, again, grown } = await imported(location, bytes)
  const reading = await took(() => readWorksheetFile(bytes, '名单.xlsx'))
  const [bareWrite, bareRead] = await inDatabase(location, async (database) => [
    await took(() => writeBare(database)),
    await took(() => database.pool.query('select * from app_user join member using (uid)')),
  ])
  await remove()
  const bar = (most: number) => (url === null ? null : most)
  const added = written.answer?.added ?? 0
  const unchanged = again.answer.rows.filter(({ kind }) => kind === 'unchanged').length
  return [
    rowOf(`look at ${rows} students, ${name}`, looked.spent, reading.spent, 'reading the file', bar(bars.look)),
    rowOf(`write them (${added}), ${name}`, written.spent, bareWrite.spent, 'bare insert', bar(bars.write)),
    rowOf(`export them, ${name}`, file.spent, bareRead.spent, 'bare select', bar(bars.file)),
    rowOf(
      `look again (${unchanged} unchanged), ${name}`,
      again.spent,
      reading.spent,
      'reading the file',
      bar(bars.look),
    ),
    {
      what: `memory of the service for all that, ${name}`,
      measured: `${grown.toFixed(0)} MiB`,
      floor: `${(bytes.length / 1024).toFixed(0)} KiB file`,
      ratio: '',
      bar: url === null ? '' : `< ${mostMebibytes} MiB`,
      isMet: url === null ? null : grown < mostMebibytes,
    },
  ]
}

/** What a service takes for a list: previewed, written, exported, and previewed again; and its memory, in MiB. */
async function imported(location: DatabaseLocation, bytes: Uint8Array) {
  const { uid, cookie, courseId } = await inDatabase(location, makeTeacher)
  const server = await startBenchServer(location)
  const teacher = clientAt(`http://127.0.0.1:${server.product}`, uid, cookie)
  const look = async (content: Uint8Array) => {
    const { list } = await teacher.get(roster.read, { courseId, fileName: '名单.xlsx', content })
    return teacher.get(roster.view, { importId: list?.importId ?? 0 })
  }
  const before = server.memory().now
  const looked = await took(() => look(bytes))
  const { importId, digest } = looked.answer
  const written = await took(async () => {
    await teacher.get(roster.apply, { importId, digest, decisions: {} })
    return applied(teacher, importId)
  })
  const file = await took(async () =>
    Buffer.from(await (await teacher.file(roster.exportList, { courseId })).arrayBuffer()),
  )
  const again = await took(() => look(file.answer))
  const grown = (server.memory().most - before) / 1024 / 1024
  await server.stop()
  return { looked, written, file, again, grown }
}

async function inDatabase<Result>(
  location: DatabaseLocation,
  work: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(location)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A teacher with a class, and the cookie of a session. */
async function makeTeacher({ db }: OpenDatabase) {
  const now = new Date()
  const client = (uid = 0, cookie = '') => clientAt('', uid, cookie)
  const { teacher, courseId } = await makeWorld({ db, clock: { now }, client }, 0)
  return { uid: teacher.uid, cookie: teacher.cookie, courseId }
}

/** The outcome of a list, as soon as the page that shows the progress can tell. */
async function applied(teacher: TestClient, importId: number) {
  for (;;) {
    const { state, result } = await teacher.get(roster.progress, { importId })
    if (state === 'done' || state === 'failed') return result
    await setTimeout(lookEvery)
  }
}

async function took<Answer>(run: () => Promise<Answer>): Promise<{ readonly answer: Answer; readonly spent: number }> {
  const start = performance.now()
  const answer = await run()
  return { answer, spent: performance.now() - start }
}

/** The same rows written by two plain SQL statements. */
async function writeBare({ pool }: OpenDatabase): Promise<void> {
  await pool.query(
    `with made as (
       insert into app_user (username, realname, student_no, u_type, school_id, password_hash, created_at)
       select 'bare' || n, '学生' || n, 'bare' || n, 102, 1, '', now() from generate_series(1, $1::int) as n returning uid)
     insert into member (course_id, uid, joined_at) select 1, uid, now() from made`,
    [rows],
  )
}

const rowOf = (what: string, spent: number, floor: number, by: string, bar: number | null): Row => ({
  what,
  measured: milliseconds(spent),
  floor: `${milliseconds(floor)} ${by}`,
  ratio: `${(spent / floor).toFixed(2)} ×`,
  bar: bar === null ? '' : `≤ ${bar} ms`,
  isMet: bar === null ? null : spent <= bar,
})
