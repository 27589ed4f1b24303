import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { phoneSheets } from '#api/contract/groups/phone-sheets.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { user } from '#server/database/schema/people.ts'
import { signIn } from '#tests/support/fixtures/sessions.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { openScanRoom, type ScanRoom, type ScanWork } from './testing/scan-room.ts'

let room: ScanRoom
let work: ScanWork

beforeAll(async () => {
  room = await openScanRoom()
  for (const [seat, { uid }] of room.world.students.entries())
    await room.service.db
      .update(user)
      .set({ realname: `金丝雀${seat}号`, studentNo: `7788990${seat}` })
      .where(eq(user.uid, uid))
})

beforeEach(async () => {
  work = await room.begin()
})

afterAll(() => room.service.close())

const hideNames = (assignmentId = work.assignmentId) =>
  room.world.teacher.get(markingRule.save, { assignmentId, isBlind: true, isDouble: false, differenceLimit: 0 })

const nobodys = () => room.sheet(2, { studentCode: null })

/** What a call must not say of the students: names, accounts, numbers and ids. */
async function secretsIn(answers: readonly unknown[]): Promise<readonly string[]> {
  const { assignmentId } = work
  const rows = await room.service.db.select().from(submission).where(eq(submission.assignmentId, assignmentId))
  const secrets = [
    ...rows.flatMap(({ uid, submissionId }) => [`"uid":${uid},`, `"submissionId":${submissionId},`]),
    '金丝雀',
    'qm07010',
    '7788990',
    '姓名 ',
  ]
  const text = JSON.stringify(answers)
  return secrets.filter((secret) => text.includes(secret))
}

test('while marking is blind, no call about sheets whose students are known names anybody', async () => {
  await work.bring(room.sheet(0), room.sheet(1))
  await hideNames()
  const { teacher } = room.world
  const { assignmentId, scanId } = work
  const info = await work.info()
  const phone = await signIn(room.service, teacher.uid, 'phone')
  const seen = await phone.get(phoneSheets.info, { scanId })
  const listed = await teacher.get(scan.students, { assignmentId })
  expect(await secretsIn([info, listed, seen])).toEqual([])
  const aliases = new Map(info.students.map(({ uid, realname }) => [uid, realname]))
  const shown = info.pages.map(({ uid }) => aliases.get(Number(uid)) ?? '')
  expect({
    roster: info.roster,
    names: [...aliases.values()],
    pages: info.pages.map(({ fileName, isHeadHidden }) => ({ fileName, isHeadHidden })),
    photos: seen.photos.map(({ realname }) => realname).toReversed(),
    listed: listed.students,
  }).toEqual({
    roster: [],
    names: ['学生 1', '学生 2', '学生 3'],
    pages: info.pages.map(() => ({ fileName: null, isHeadHidden: true })),
    photos: shown,
    listed: info.students,
  })
  expect(new Set(shown).size).toBe(2)
})

test('a page that needs a student shows the class to choose from; once placed, its alias, and it can be placed anew', async () => {
  await work.bring(room.sheet(0), nobodys())
  await hideNames()
  const { teacher, students } = room.world
  const before = await work.info()
  const open = before.pages[1]
  expect({
    roster: before.roster?.map(({ uid, realname }) => ({ uid, realname })),
    open: { uid: open?.uid, isHeadHidden: open?.isHeadHidden, fileName: open?.fileName },
  }).toEqual({
    roster: students.map(({ uid }, seat) => ({ uid, realname: `金丝雀${seat}号` })),
    open: { uid: null, isHeadHidden: false, fileName: 'sheets.pdf' },
  })
  const scanPageId = Number(open?.scanPageId)
  const place = (uid: number) => teacher.call(scan.place, { scanId: work.scanId, pages: [{ scanPageId, uid }] })
  await place(Number(students[2]?.uid))
  const { roster, ...after } = await work.info()
  expect(await secretsIn([after])).toEqual([])
  const [placed] = after.pages.filter((page) => page.scanPageId === scanPageId)
  const [whose] = after.students.filter(({ uid }) => uid === placed?.uid)
  expect({ ...whose, isPlaced: placed?.isPlaced, named: roster?.length }).toEqual({
    ...whose,
    scanPageIds: [scanPageId],
    isPlaced: true,
    named: 3,
  })
  const another = Number(after.students.find(({ scanPageIds }) => scanPageIds.length === 0)?.uid)
  expect([resultId(await place(another)), resultId(await place(another - 1))]).toEqual(['ok', 'studentNotInClass'])
  const again = await work.info()
  expect(again.pages.find((page) => page.scanPageId === scanPageId)?.uid).toBe(another)
})

test('the second of two pages of one student shows its head, so that a person can say whose it is', async () => {
  await work.bring(room.sheet(0), room.sheet(0, { answers: { Q1: 'C', Q2: '' } }))
  await hideNames()
  const { pages, roster } = await work.info()
  expect({
    pages: pages.map(({ problem, isHeadHidden, uid }) => ({
      kind: problem?.kind,
      isHeadHidden,
      isNobodys: uid === null,
    })),
    named: roster?.length,
  }).toEqual({
    pages: [
      { kind: undefined, isHeadHidden: true, isNobodys: false },
      { kind: 'twice', isHeadHidden: false, isNobodys: true },
    ],
    named: 3,
  })
})

/** How bright a picture is at its head and below, and whether it may be kept; null if there is none. */
async function pictureOf(path: string, cookie: string | undefined) {
  const address = `http://127.0.0.1:4173/client/scan/${path}`
  const response = await room.service.service(new Request(address, { headers: { cookie: String(cookie) } }))
  if (response.status !== 200) return null
  const picture = sharp(await response.arrayBuffer()).greyscale()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const kept = response.headers.get('cache-control')
  return { head: data[0], foot: data[info.width * info.height - 1], isKept: kept !== 'private, no-store' }
}

test('while marking is blind, teachers get a known student’s page and its parts without its head', async () => {
  await work.bring(room.sheet(0), nobodys())
  const { pages } = await work.info()
  const [known, open] = pages.map(({ scanPageId }) => scanPageId)
  const { teacher, students } = room.world
  const before = await pictureOf(`page/${known}`, teacher.cookie)
  await hideNames()
  const seen = {
    before,
    page: await pictureOf(`page/${known}?head=hidden`, teacher.cookie),
    crop: await pictureOf(`crop/${known}/200-200-600-600`, teacher.cookie),
    below: await pictureOf(`crop/${known}/100-1110-100-50`, teacher.cookie),
    open: await pictureOf(`page/${open}`, teacher.cookie),
  }
  await work.publish()
  const { assignmentId } = work
  const isOut = { scoreTime: room.service.clock.now }
  await room.service.db.update(assignment).set(isOut).where(eq(assignment.assignmentId, assignmentId))
  const [white, covered] = [255, 221]
  expect({ ...seen, own: await pictureOf(`page/${known}`, students[0]?.cookie) }).toEqual({
    before: { head: white, foot: white, isKept: true },
    page: { head: covered, foot: white, isKept: false },
    crop: { head: covered, foot: covered, isKept: false },
    below: { head: white, foot: white, isKept: false },
    open: { head: white, foot: white, isKept: false },
    own: { head: white, foot: white, isKept: true },
  })
})

test('while marking is blind, answers handed in online are replaced by the sheet of the student whose alias is named', async () => {
  const handedIn = { at: '2026-11-20T06:00:00Z' }
  work = await room.begin([handedIn, handedIn, null])
  await work.bring(room.sheet(0))
  await hideNames()
  const { students } = await work.info()
  const replaceUids = students.filter(({ scanPageIds }) => scanPageIds.length > 0).map(({ uid }) => uid)
  expect((await work.publish({ replaceUids })).data).toEqual({ publishedCount: 1, heldCount: 0 })
  const rows = await room.service.db
    .select({ uid: submission.uid, value: answer.value })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .where(eq(submission.assignmentId, work.assignmentId))
  const first = room.world.students[0]?.uid
  expect({ isReplaced: rows.some(({ uid, value }) => uid === first && value === 'B') }).toEqual({ isReplaced: true })
})
