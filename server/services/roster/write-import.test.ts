import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { rosterImports } from '#domain/classes/class-limits.ts'
import { rosterLimits } from '#domain/roster/columns.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { rosterImport } from '#server/database/schema/rosters.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import { startedBehind } from '#tests/support/database/started-behind.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { addStudent } from './add-student.ts'
import { membersOf } from './class-members.ts'
import { lockClass } from '../classes/lock-classes.ts'
import { membersIn, noCounts, pasted } from './testing/class-lists.ts'
import { writeImport, writeImportBatch, writtenSoFar } from './write-import.ts'

let service: TestService
let world: World
let courseId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

beforeEach(async () => {
  const fields = { courseName: '新班', stageId: 2, subjectId: 203, needsApproval: true, courseType: 1 } as const
  courseId = (await world.teacher.get(courseArea.save, fields)).courseId
})

const now = () => service.clock.now

/** An applied list whose job is run by this test, not by the queue. */
async function applied(text: string) {
  const { importId, digest } = await pasted(world.teacher, courseId, text)
  await world.teacher.get(roster.apply, { importId, digest, decisions: {} })
  const [row] = await service.db.select().from(rosterImport).where(eq(rosterImport.importId, importId))
  return { importId, jobId: row?.jobId ?? '' }
}

const progress = (importId: number) => world.teacher.get(roster.progress, { importId })

const listOf = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => `学生${String.fromCodePoint(0x4e_00 + index)} ${from + index}`).join('\n')

test('a job that died between two batches, or within one, resumes there and writes every row once', async () => {
  const { batchRows } = rosterImports
  const total = batchRows * 2 + 7
  const job = await applied(listOf(total, 100_000))
  expect(await service.db.transaction((transaction) => writeImportBatch(transaction, job, now()))).toBe(true)
  expect(await progress(job.importId)).toEqual({
    state: 'running',
    done: batchRows,
    total,
    result: { ...noCounts, added: batchRows },
  })
  const dying = service.db.transaction(async (transaction) => {
    await writeImportBatch(transaction, job, now())
    throw new Error('killed')
  })
  await expect(dying).rejects.toThrow('killed')
  await writeImport(service.db, job, now)
  expect(await progress(job.importId)).toEqual({
    state: 'done',
    done: total,
    total,
    result: { ...noCounts, added: total },
  })
  await service.runJobs()
  const members = await membersOf(service.db, courseId)
  expect({ members: members.length, numbers: new Set(members.map(({ number }) => number)).size }).toEqual({
    members: total,
    numbers: total,
  })
})

test('two runs of one job take turns', async () => {
  const job = await applied(listOf(30, 200_000))
  await Promise.all([writeImport(service.db, job, now), writeImport(service.db, job, now)])
  expect((await progress(job.importId)).result).toEqual({ ...noCounts, added: 30 })
  expect((await membersOf(service.db, courseId)).length).toBe(30)
})

/** Makes this many students members of the class. */
async function fillClass(count: number): Promise<void> {
  await service.db.execute(sql`
    with made as (
      insert into app_user (username, realname, u_type, school_id, password_hash, created_at)
      select 'full' || n, '同学' || n, 102, 1, '-', now() from generate_series(1, ${count}::int) as n
      returning uid
    )
    insert into member (course_id, uid, approve_status, joined_at)
    select ${courseId}::bigint, uid, ${memberStatus.approved}::int, now() from made`)
}

test('a list is written after a student who is being added, and the two never wait for each other', async () => {
  const job = await applied('褚五 501')
  const typed = { courseId, realname: '朱六', asNew: true }
  const { end } = await service.db.transaction(async (transaction) => {
    await lockClass(transaction, courseId)
    const behind = await startedBehind(service.db, () => writeImport(service.db, job, now))
    await addStudent(transaction, typed, world.teacher.uid, now())
    return behind
  })
  await end
  expect(await membersIn(service.db, courseId)).toEqual(['朱六', '褚五 501'])
})

test('rows for which the class has no place left meanwhile are not written, and say so', async () => {
  const job = await applied('秦七 601\n尤八 602\n许九 603')
  await fillClass(rosterLimits.rows - 1)
  await writeImport(service.db, job, now)
  expect((await progress(job.importId)).result).toEqual({ ...noCounts, added: 1, failed: 2 })
  const [stored] = await service.db
    .select({ result: jobProgress.result })
    .from(jobProgress)
    .where(eq(jobProgress.jobId, job.jobId))
  const isFull = [{ field: 'realname', value: '', reason: 'classFull' }]
  expect(z.parse(writtenSoFar, stored?.result).faults).toEqual([
    { row: 2, problems: isFull },
    { row: 3, problems: isFull },
  ])
  expect(await service.db.$count(member, eq(member.courseId, courseId))).toBe(rosterLimits.rows)
})

test('a job that fails for good reports it; what it wrote stays and the same list resumes from there', async () => {
  const text = listOf(rosterImports.batchRows + 5, 300_000)
  const job = await applied(text)
  const execute = vi.spyOn(service.db, 'transaction').mockRejectedValue(new Error('down'))
  for (let run = 0; run < 7; run += 1) {
    await service.db.execute(
      sql`update pgboss.job set start_after = now() - interval '1 second' where state < 'completed'`,
    )
    await service.runJobs()
  }
  execute.mockRestore()
  expect(service.faults.splice(0).length).toBeGreaterThan(0)
  expect((await progress(job.importId)).state).toBe('failed')
  const again = await applied(text)
  await service.runJobs()
  expect((await progress(again.importId)).result?.added).toBe(rosterImports.batchRows + 5)
})

test('a student who is removed, changed, or whose number is reassigned while the list waits is left unchanged', async () => {
  await applied('卫一 401\n蒋二 402\n沈三 403')
  await service.runJobs()
  const [gone, changed, numbered] = await membersOf(service.db, courseId)
  const other = await applied(`姓名,学号,手机号,账号
卫一,401,13800000401,
蒋二,402,13800000402,
沈三,413,,${numbered?.username}
韩四,7704,,`)
  const ofMember = and(eq(member.courseId, courseId), eq(member.uid, gone?.uid ?? 0))
  await service.db.update(member).set({ joinStatus: memberStatus.removed }).where(ofMember)
  await service.db
    .update(user)
    .set({ contactMobile: '13900000000' })
    .where(eq(user.uid, changed?.uid ?? 0))
  const [student] = world.students
  await service.db
    .update(user)
    .set({ studentNo: '413' })
    .where(eq(user.uid, student?.uid ?? 0))
  await service.runJobs()
  expect((await progress(other.importId)).result).toEqual({ ...noCounts, added: 1, failed: 3 })
  const left = await membersOf(service.db, courseId)
  expect(left.map(({ realname, number, mobile }) => ({ realname, number, mobile }))).toEqual([
    { realname: '蒋二', number: '402', mobile: '13900000000' },
    { realname: '沈三', number: '403', mobile: null },
    { realname: '韩四', number: '7704', mobile: null },
  ])
  expect(left[1]?.uid).toBe(numbered?.uid)
})
