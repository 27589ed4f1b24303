import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { mark, submission } from '#server/database/schema/assignments.ts'
import { doubleMark } from '#server/database/schema/marking.ts'
import { teachClass } from '../marking/testing/double-assignment.ts'
import { openScanRoom, type ScanRoom, type ScanWork } from './testing/scan-room.ts'

let room: ScanRoom
let work: ScanWork
let itemId: number

beforeAll(async () => {
  room = await openScanRoom()
  itemId = Number(room.world.itemIds[4])
  await teachClass(room.service, room.world, room.world.colleague.uid)
})

beforeEach(async () => {
  work = await room.begin()
})

afterAll(() => room.service.close())

const tick = { kind: 'tick' as const, x: 100, y: 200 }
const writing = (Q5: number) => ({ ink: { Q3: 0, Q4: 0, Q5 } })

const seen = async () =>
  (await room.world.teacher.get(marking.submissions, { assignmentId: work.assignmentId, itemId })).list

/** Marks, flags and draws over the writing of a student, by seat, as it is in view. */
async function markSeat(seat: number, criteria: readonly number[], comment: string) {
  const { teacher, students } = room.world
  const one = (await seen()).find(({ student }) => student?.uid === students[seat]?.uid)
  const { submissionId = 0, round = 0, rev = 0, shapesRev = 0 } = one ?? {}
  const of = { assignmentId: work.assignmentId, itemId, submissionId }
  await teacher.get(marking.save, { ...of, round, rev, criteria: [...criteria], comment })
  await teacher.get(marking.annotate, { ...of, round, rev: shapesRev, shapes: [{ ...tick, x: 100 + seat }] })
  if (seat === 0) await teacher.get(marking.flag, { ...of, isFlagged: true })
}

/** Gives each page to the student at this seat. */
async function place(...seats: readonly number[]) {
  const { pages } = await work.info()
  const placed = seats.map((seat, index) => ({
    scanPageId: Number(pages[index]?.scanPageId),
    uid: Number(room.world.students[seat]?.uid),
  }))
  await room.world.teacher.get(scan.place, { scanId: work.scanId, pages: placed })
}

const shown = async () =>
  (await seen()).map(({ student, score, criteria, comment, isFlagged, shapes }) => ({
    seat: room.world.students.findIndex(({ uid }) => uid === student?.uid),
    given: [score, criteria?.join() ?? null, comment],
    isFlagged,
    drawnAt: shapes.map((shape) => ('x' in shape ? shape.x : null)),
  }))

const first = { given: [120, '40,50,30', '好'], isFlagged: true, drawnAt: [100] }
const second = { given: [60, '20,20,20', '再写'], isFlagged: false, drawnAt: [101] }
const unmarked = { given: [null, null, ''], isFlagged: false, drawnAt: [] }

async function bothMarked() {
  await work.bring(room.sheet(0, writing(0.05)), room.sheet(1, writing(0.07)))
  await work.publish()
  await markSeat(0, [40, 50, 30], '好')
  await markSeat(1, [20, 20, 20], '再写')
}

test('once two pages are swapped, marks, drawings and flags are with the right students, and the history says so', async () => {
  await bothMarked()
  const before = (await seen()).map(({ rev }) => rev)
  await place(1, 0)
  await work.publish()
  expect(await shown()).toEqual([
    { seat: 0, ...second },
    { seat: 1, ...first },
  ])
  const revs = (await seen()).map(({ rev }, index) => rev > (before[index] ?? 0))
  const rows = await room.service.db
    .select({ uid: submission.uid, before: mark.scoreBefore, after: mark.scoreAfter, by: mark.markerId })
    .from(mark)
    .innerJoin(submission, eq(submission.submissionId, mark.submissionId))
    .where(and(eq(submission.assignmentId, work.assignmentId), eq(mark.itemId, itemId)))
    .orderBy(submission.uid, mark.markId)
  const [uid, other] = room.world.students.map((student) => student.uid)
  const by = room.world.teacher.uid
  expect({ revs, rows }).toEqual({
    revs: [true, true],
    rows: [
      { uid, before: null, after: 120, by },
      { uid, before: 120, after: 60, by },
      { uid: other, before: null, after: 60, by },
      { uid: other, before: 60, after: 120, by },
    ],
  })
  await work.publish()
  expect((await shown()).map(({ given }) => given)).toEqual([second.given, first.given])
})

test('a page given to a student without a sheet takes its mark along; a new page in its place waits for one', async () => {
  await bothMarked()
  await place(2)
  await work.bring(room.sheet(0, writing(0.09)))
  await work.publish()
  expect(await shown()).toEqual([
    { seat: 0, ...unmarked },
    { seat: 1, ...second },
    { seat: 2, ...first },
  ])
  const sums = await room.service.db
    .select({ written: submission.writtenScore, unmarked: submission.unmarkedCount })
    .from(submission)
    .where(eq(submission.assignmentId, work.assignmentId))
    .orderBy(submission.uid)
  expect(sums).toEqual([
    { written: 0, unmarked: 1 },
    { written: 60, unmarked: 0 },
    { written: 120, unmarked: 0 },
  ])
})

test('the one mark of two that a page has goes with it', async () => {
  const rule = { assignmentId: work.assignmentId, isBlind: false, isDouble: true, differenceLimit: 0 }
  await room.world.teacher.get(markingRule.save, rule)
  await bothMarked()
  await place(1, 0)
  await work.publish()
  const rows = await room.service.db
    .select({ uid: submission.uid, score: doubleMark.score })
    .from(doubleMark)
    .innerJoin(submission, eq(submission.submissionId, doubleMark.submissionId))
    .where(eq(submission.assignmentId, work.assignmentId))
    .orderBy(submission.uid)
  const seats = new Map(room.world.students.map(({ uid }, seat) => [uid, seat]))
  expect(rows.map(({ uid, score }) => ({ seat: seats.get(uid), score }))).toEqual([
    { seat: 0, score: 60 },
    { seat: 1, score: 120 },
  ])
})
