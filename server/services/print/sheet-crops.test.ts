import { asc } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan, scanFile, scanPage } from '#server/database/schema/scans.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { makeWorld } from '#tests/support/worlds/world.ts'
import type { StudentHandout } from '../report/handout/student-handouts.ts'
import { textSetter } from './set-text.ts'
import { withSheetCrops } from './sheet-crops.ts'
import { pdfOf } from './typeset.ts'

const now = new Date('2026-11-20T06:00:00Z')

/** From how many pages one file shows parts. */
const shownAtMost = 200

const words = '（见答题卡）'

const area = { x: 2, y: 2, w: 6, h: 4 }

let service: TestService
let pageIds: readonly number[]

beforeAll(async () => {
  service = await startTestService()
  const world = await makeWorld(service, 1)
  const assignmentId = await givenAssignment(service, world, { submissions: [null] })
  const { uid } = world.teacher
  const { db } = service
  const [begun] = await db.insert(scan).values({ assignmentId, uid, createdAt: now, changedAt: now }).returning()
  const { scanId } = begun ?? { scanId: 0 }
  const file = { scanId, uid, fileName: 'sheets.pdf', digest: 'of no file', size: 1, createdAt: now }
  const [brought] = await db.insert(scanFile).values(file).returning()
  const { scanFileId } = brought ?? { scanFileId: 0 }
  const picture = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const numbers = Array.from({ length: shownAtMost + 1 }, (_, index) => index + 1)
  await db
    .insert(scanPage)
    .values(numbers.map((number) => ({ scanId, scanFileId, number, state: 'read' as const, picture })))
  const rows = await db.select({ scanPageId: scanPage.scanPageId }).from(scanPage).orderBy(asc(scanPage.number))
  pageIds = rows.map(({ scanPageId }) => scanPageId)
})

afterAll(() => service.close())

test('a file shows parts of 200 sheets; any other part is replaced by a note that it is on the sheet', async () => {
  const setter = textSetter()
  const answers = pageIds.map((scanPageId) => setter.setCrop({ scanPageId, area }, 50, words))
  // Another part of a page that is shown is shown too.
  answers.push(setter.setCrop({ scanPageId: pageIds[0] ?? 0, area }, 50, words))
  const noPictures = setter.pictures.map(() => null)
  const pictures = await withSheetCrops(service.db, noPictures, setter.crops)
  const isShown = pictures.map((picture) => picture !== null)
  expect(isShown).toEqual([...Array.from({ length: shownAtMost }, () => true), false, true])
  const student: StudentHandout = {
    name: '学生',
    facts: [],
    columns: [{ name: 'own', heading: '我的答案' }],
    rows: answers.map((answer) => ({ cells: [answer], across: [] })),
  }
  const data = { title: '期中', className: '七(1)班', lineWidth: 44, students: [student] }
  const { bytes } = await pdfOf({ template: 'student-report', data, formulas: [], pictures }, now)
  const text = textOfPdf(bytes).join('').replaceAll(/\s/g, '')
  expect(text.split(words).length - 1).toBe(1)
})
