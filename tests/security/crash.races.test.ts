import { randomInt } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { student } from '#api/contract/groups/student.ts'
import type { EndpointData, InputOf } from '#api/contract/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { answer, reminder, submission } from '#server/database/schema/assignments.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { copiedDatabase, withDatabase } from '#tests/support/database/copied-database.ts'
import type { DatabaseCopy } from '#tests/support/database/database-template.ts'
import { bundleChild } from '#tests/support/product/child-bundle.ts'
import { type KillableService, startKillable } from '#tests/support/service/killable-service.ts'
import { timesOf } from '#tests/support/runs/figures.ts'
import { noteResult } from '#tests/support/runs/resilience-figures.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { clientOf, request, type TestClient } from '#tests/support/service/test-client.ts'
import { itemIdAt, makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'

/** Kills under load: whatever was acknowledged is stored; anything else happened once or not at all. */
const rounds = timesOf(5, 20)

const students = 16

const now = new Date('2026-11-20T06:00:00Z')

const seed = Number(process.env['CRASH_SEED'] ?? randomInt(1_000_000))

const random = seededRandom(seed)

let copy: DatabaseCopy
let world: World
let assignmentIds: number[]
let remindedAssignment: number
let bundle: string
let running: KillableService

beforeAll(async () => {
  copy = await copiedDatabase()
  await withDatabase(copy, async (db) => {
    const client = (uid = 0, cookie = '') => clientOf((asked) => running.service(asked), uid, cookie)
    const ground = { db, clock: { now }, client }
    world = await makeWorld(ground, students)
    assignmentIds = []
    for (let round = 0; round < rounds; round += 1) assignmentIds.push(await assign(ground, world))
    remindedAssignment = await assign(ground, world)
  })
  bundle = await bundleChild('database/crash-child')
  running = await startKillable(bundle, copy.location, now)
})

afterAll(async () => {
  await running.kill()
  await copy.remove()
})

/** An intended write of a page, under one key until its outcome is known; `answer` is null until then. */
interface Intent {
  readonly endpoint: EndpointData
  readonly input: unknown
  /** The write's effect on a submission. */
  readonly answers: Readonly<Record<string, string>>
  readonly key: string
  answer: string | null
}

/** A page at work, with its intents so far, in order. */
interface Writer {
  readonly client: TestClient
  readonly intents: Intent[]
}

let intentCount = 0

function intend<E extends EndpointData>(
  { intents }: Writer,
  endpoint: E,
  input: InputOf<E>,
  answers: Intent['answers'] = {},
): Intent {
  const intent = { endpoint, input, answers, key: `intent-${(intentCount += 1)}`, answer: null }
  intents.push(intent)
  return intent
}

/** Sends an intent and stores the answer; rejects if it is lost. */
async function send({ client }: Writer, { endpoint, input, key }: Intent): Promise<string> {
  const response = await running.service(request(endpoint, input, client, { key }))
  return response.text()
}

/** Free text for three items in turn, never the same twice; hands in after several drafts. */
async function work(writer: Writer, assignmentId: number, drafts: number, acknowledged: () => void): Promise<void> {
  for (let step = 0; step <= drafts; step += 1) {
    const itemId = itemIdAt(world, 2 + (step % 3))
    const answers = { [itemId]: `${writer.client.uid} in ${assignmentId}, step ${step}` }
    const intent = intend(
      writer,
      step < drafts ? student.saveDraft : student.submit,
      { assignmentId, answers },
      answers,
    )
    intent.answer = await send(writer, intent)
    acknowledged()
  }
}

async function remindAll(writer: Writer, acknowledged: () => void): Promise<void> {
  for (;;) {
    const uids = [uidAt(world, writer.intents.length % students)]
    const intent = intend(writer, assigning.remind, { assignmentId: remindedAssignment, uids })
    intent.answer = await send(writer, intent)
    acknowledged()
  }
}

/** All write at once; the service is killed after this many answers. */
async function writeUntilKilled(pages: readonly Writer[], teacher: Writer, assignmentId: number): Promise<void> {
  const lastAnswer = random(students * 6)
  let answers = 0
  let killed: Promise<void> | undefined
  const acknowledged = () => {
    answers += 1
    if (answers > lastAnswer) killed ??= running.kill()
  }
  const pagesAtWork = pages.map((page) => work(page, assignmentId, 1 + random(8), acknowledged))
  await Promise.allSettled([...pagesAtWork, remindAll(teacher, acknowledged)])
  await killed
}

/** The expected content of a student's submission after these intents. */
const submissionOf = (intents: readonly Intent[]) => ({
  isSubmitted: intents.some(({ endpoint }) => endpoint === student.submit),
  answers: Object.fromEntries(intents.flatMap(({ answers }) => Object.entries(answers))),
})

/** What a student can see of it: once handed in, only that it is. */
const seenOf = ({ isSubmitted, answers }: ReturnType<typeof submissionOf>) =>
  isSubmitted ? { isSubmitted } : { isSubmitted, answers }

async function readSubmission({ client }: Writer, assignmentId: number) {
  const { list } = await client.get(student.assignments, {})
  const isSubmitted = list.find((one) => one.assignmentId === assignmentId)?.submittedAt != null
  return isSubmitted
    ? { isSubmitted }
    : { isSubmitted, answers: (await client.get(student.open, { assignmentId, begins: true })).draft }
}

/** Before anything is resent: everything acknowledged is stored; of the rest, the last intent may be. */
async function expectAcknowledged(page: Writer, assignmentId: number): Promise<void> {
  const known = page.intents.filter(({ answer }) => answer !== null)
  const possible = [known, page.intents].map((intents) => seenOf(submissionOf(intents)))
  const found = await readSubmission(page, assignmentId)
  expect(possible).toContainEqual(found)
}

/**
 * A page without an answer repeats its request under the same key: it gets one answer, however often; known answers
 * stay the same.
 */
async function expectRepeatable(page: Writer): Promise<void> {
  for (const intent of page.intents.slice(-2)) {
    const again = [await send(page, intent), await send(page, intent)]
    intent.answer ??= again[0] ?? null
    expect(again).toEqual([intent.answer, intent.answer])
    expect(intent.answer).toMatch(/"result":\{"code":0,"msg":""\}\}$/)
  }
}

test(`${rounds} kills under load, seed ${seed}`, async () => {
  const teacher: Writer = { client: world.teacher, intents: [] }
  const pages: (readonly [Writer, number])[] = []
  for (const assignmentId of assignmentIds) {
    const writers = world.students.map((client): Writer => ({ client, intents: [] }))
    await writeUntilKilled(writers, teacher, assignmentId)
    expect(running.complaints()).toBe('')
    running = await startKillable(bundle, copy.location, now)
    await Promise.all(writers.map((page) => expectAcknowledged(page, assignmentId)))
    await Promise.all([...writers, teacher].map(expectRepeatable))
    pages.push(...writers.map((page) => [page, assignmentId] as const))
  }
  await running.kill()
  await withDatabase(copy, async (db) => {
    const [reminders] = await db.select({ rows: count() }).from(reminder)
    expect(reminders?.rows).toBe(teacher.intents.length)
    for (const assignmentId of assignmentIds) await expectStored(db, assignmentId, pages)
  })
  noteResult({
    row: 'P25 killed under load',
    figure: `${rounds} kills, ${students} students and a teacher writing`,
    result: 'nothing lost, nothing twice',
  })
})

/** At the end every submission holds exactly what its page sent, once. */
async function expectStored(
  db: Database,
  assignmentId: number,
  pages: readonly (readonly [Writer, number])[],
): Promise<void> {
  const rows = await db
    .select({ uid: submission.uid, draft: submission.draft, itemId: answer.itemId, value: answer.value })
    .from(submission)
    .leftJoin(answer, eq(answer.submissionId, submission.submissionId))
    .where(eq(submission.assignmentId, assignmentId))
  for (const [{ client, intents }] of pages.filter(([, one]) => one === assignmentId)) {
    const { isSubmitted, answers } = submissionOf(intents)
    const own = rows.filter(({ uid }) => uid === client.uid)
    const given = Object.fromEntries(own.filter(({ value }) => value).map(({ itemId, value }) => [itemId, value]))
    expect(own).toHaveLength(isSubmitted ? world.itemIds.length : 1)
    expect(isSubmitted ? given : { ...own[0]?.draft }).toEqual(answers)
  }
}
