import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '#server/database/schema.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'

const day = 24 * 3_600_000

/** Tables whose rows expire, with the column and the number of milliseconds after it. */
const limited: Readonly<Record<string, readonly [column: string, keptFor: number]>> = {
  captcha: ['expires_at', day],
  idempotency: ['created_at', day],
  job_progress: ['created_at', 7 * day],
  login_event: ['at', 180 * day],
  member_change: ['changed_at', 3_600_000],
  one_time_token: ['expires_at', day],
  paper_import: ['created_at', 7 * day],
  paper_turn: ['seen_at', 3_600_000],
  qr_login: ['expires_at', day],
  roster_import: ['created_at', 7 * day],
  scan_part: ['created_at', day],
  sender_count: ['window_start', day],
  session: ['expires_at', day],
  sms_code: ['sent_at', day],
}

/** Failed sign-ins are counted by school days, not by instants. */
const limitedByDay = ['login_failure']

/** Rows that are deleted with a row of another table. */
const owned: Readonly<Record<string, string>> = { member_change_row: 'member_change' }

/** What a school keeps for good, or until somebody deletes it. */
const lasting = [
  'annotation',
  'answer',
  'answer_note',
  'app_user',
  'application',
  'assignment',
  'assignment_exception',
  'assignment_handover',
  'audit',
  'bank_search',
  'basket',
  'basket_question',
  'book',
  'book_version',
  'chapter',
  'consent',
  'correction',
  'course',
  'course_book',
  'course_teacher',
  'double_mark',
  'feature_grant',
  'feedback',
  'installation',
  'item',
  'key_change',
  'key_change_score',
  'key_value',
  'knowledge',
  'knowledge_chapter',
  'lesson',
  'mark',
  'marking_rule',
  'member',
  'member_removal',
  'message',
  'messaging_account',
  'notice',
  'paper',
  'paper_item',
  'paper_section',
  'paper_share',
  'paper_taken_back',
  'picture',
  'question',
  'reminder',
  'rubric_line',
  'scan',
  'scan_file',
  'scan_page',
  'scan_reading',
  'scan_result',
  'school',
  'settlement',
  'submission',
  'trial',
  'wrong_cause',
  'wrong_note_setting',
  'wrong_remark',
  'wrong_retry',
]

const tables = Object.values(schema)
  .filter((value) => value instanceof PgTable)
  .map((table) => getTableConfig(table))

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})

afterAll(() => service.close())

const columnsOf = (name: string) => tables.find((table) => table.name === name)?.columns ?? []

/** Some value that fits a column, different for each row. */
function anyValue({ columnType }: PgColumn, row: number) {
  if (columnType === 'PgText') return sql`${`value ${row}`}`
  if (columnType === 'PgJsonb') return sql`'{}'::jsonb`
  if (columnType === 'PgCustomColumn') return sql`''::bytea`
  if (columnType === 'PgTimestamp') return sql`${service.clock.now.toISOString()}::timestamptz`
  return sql`${row}::int`
}

/** A row that belongs to nobody, with this value in one of its columns. */
async function insert(name: string, column: string, value: string, row: number): Promise<void> {
  const needed = columnsOf(name).filter(
    (one) => one.name !== column && one.notNull && !one.hasDefault && one.generatedIdentity === undefined,
  )
  const names = [column, ...needed.map((one) => one.name)].map((one) => sql.identifier(one))
  const values = [sql`${value}`, ...needed.map((one) => anyValue(one, row))]
  await service.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(
      sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
    )
  })
}

const valuesIn = async (name: string, column: string) => {
  const { rows } = await service.db.execute(
    sql`select ${sql.identifier(column)} as value from ${sql.identifier(name)} order by 1`,
  )
  return rows.map(({ value }) => value)
}

/** Milliseconds since an instant from the database. */
const age = (instant: unknown) => service.clock.now.getTime() - new Date(String(instant)).getTime()

test('every table is either permanent or cleaned up, and nothing permanent expires', () => {
  const known = [...Object.keys(limited), ...limitedByDay, ...Object.keys(owned), ...lasting]
  expect(tables.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
  const expiring = lasting.filter((name) => columnsOf(name).some((column) => column.name === 'expires_at'))
  expect(expiring).toEqual([])
  const cascades = tables
    .filter(({ name }) => name in owned)
    .map(({ name, foreignKeys }) => {
      const owners = foreignKeys.filter(({ onDelete }) => onDelete === 'cascade')
      return [name, ...owners.map((key) => getTableName(key.reference().foreignTable))]
    })
  expect(cascades).toEqual(Object.entries(owned))
})

test('a row stays for its full time and is deleted a millisecond later', async () => {
  const now = service.clock.now.getTime()
  for (const [name, [column, keptFor]] of Object.entries(limited))
    for (const beyond of [0, 1]) await insert(name, column, new Date(now - keptFor - beyond).toISOString(), beyond)
  for (const [row, date] of ['2026-11-18', '2026-11-19', '2026-11-20'].entries())
    await insert('login_failure', 'day', date, row)
  await service.runJobs()
  const left: Record<string, unknown[]> = {}
  for (const [name, [column]] of Object.entries(limited)) left[name] = (await valuesIn(name, column)).map(age)
  const expected = Object.entries(limited).map(([name, [, keptFor]]) => [name, [keptFor]])
  expect({ ...left, login_failure: await valuesIn('login_failure', 'day') }).toEqual({
    ...Object.fromEntries(expected),
    login_failure: ['2026-11-19', '2026-11-20'],
  })
  expect(service.faults).toEqual([])
})
