import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { report } from '#api/contract/groups/report.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { answer, assignment } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { scanPage } from '#server/database/schema/scans.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { addSheets } from '#tests/support/worlds/read-sheets.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { addAssignment, addSubmissions } from '../testing/given-submissions.ts'

let service: TestService
let world: World
let assignmentId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 2)
  assignmentId = await addAssignment(service.db, world)
  await addSubmissions(service.db, assignmentId, { items: worldItems, itemIds: world.itemIds }, [
    {
      uid: uidAt(world, 0),
      submittedAt: new Date('2026-11-19T08:30:00Z'),
      values: ['B', 'AC', 'library', String.raw`\dfrac{3}{7}`, 'My day: ![a](x) #set text'],
      written: 120,
    },
  ])
})

afterAll(() => service.close())

test('formulas in answers are set as formulas in handouts, and none of their text is read as code', async () => {
  const response = await world.teacher.file(report.handouts, { assignmentId })
  const text = textOfPdf(new Uint8Array(await response.arrayBuffer()))
    .join('')
    .replaceAll(/\s/g, '')
  expect(text).not.toContain('dfrac')
  expect(text).toContain('姓名qm0701001')
  expect(text).toContain('#settext')
})

test('right answers are printed beside a student’s own once the student may see the result', async () => {
  const printed = async () => {
    const response = await world.teacher.file(report.handouts, { assignmentId })
    const words = textOfPdf(new Uint8Array(await response.arrayBuffer()))
      .join('')
      .replaceAll(/\s/g, '')
    return [words.includes('正确答案'), words.includes('Igetupateight.')]
  }
  const before = await printed()
  await service.db
    .update(assignment)
    .set({ scoreTime: service.clock.now })
    .where(eq(assignment.assignmentId, assignmentId))
  expect({ before, after: await printed() }).toEqual({ before: [false, false], after: [true, true] })
})

test('a student gets the same report once the score may be seen, with the class’s mean if students may see it', async () => {
  const { db } = service
  const [own] = world.students
  if (own === undefined) throw new Error('The world has no student')
  const state = (change: Partial<typeof assignment.$inferInsert>) =>
    db.update(assignment).set(change).where(eq(assignment.assignmentId, assignmentId))
  const wordsOf = async () => {
    const response = await own.file(report.ownHandout, { assignmentId })
    const words = textOfPdf(new Uint8Array(await response.arrayBuffer())).join('')
    return ['qm0701001', '正确答案', '班级均分', 'qm0701002'].map((word) => words.includes(word))
  }
  await state({ scoreTime: null, showsMean: false })
  const early = await own.call(report.ownHandout, { assignmentId })
  await state({ scoreTime: service.clock.now })
  const withoutMean = await wordsOf()
  await state({ showsMean: true })
  expect({ early: resultId(early), withoutMean, withMean: await wordsOf() }).toEqual({
    early: 'scoresNotPublished',
    withoutMean: [true, true, false, false],
    withMean: [true, true, true, false],
  })
})

test('the column of comments is left out if there is none, so that long answers get its room', async () => {
  const { db } = service
  const printed = async () => {
    const response = await world.teacher.file(report.handouts, { assignmentId })
    return textOfPdf(new Uint8Array(await response.arrayBuffer()))
      .join('')
      .includes('评语')
  }
  const comment = (text: string) =>
    db
      .update(answer)
      .set({ comment: text })
      .where(eq(answer.itemId, itemIdAt(world, 4)))
  await comment('')
  const without = await printed()
  await comment('注意时态')
  expect({ without, with: await printed() }).toEqual({ without: false, with: true })
})

test('a long text to learn from is printed across the page as well, so that a report takes no second one', async () => {
  const { db } = service
  const where = eq(paperItem.itemId, itemIdAt(world, 4))
  const [before] = await db.select().from(paperItem).where(where)
  await db.update(assignment).set({ scoreTime: service.clock.now }).where(eq(assignment.assignmentId, assignmentId))
  const model = 'We often work in the garden. '.repeat(55)
  await db
    .update(paperItem)
    .set({ key: { kind: 'written', model, criteria: [] } })
    .where(where)
  const response = await world.teacher.file(report.handouts, { assignmentId, uids: [uidAt(world, 0)] })
  const pages = textOfPdf(new Uint8Array(await response.arrayBuffer()))
  await db.update(paperItem).set({ key: before?.key }).where(where)
  expect(pages.map((page) => page.split('garden').length - 1)).toEqual([55])
})

test('a text of 330 words is printed across the page, so that it and the items take one', async () => {
  const { db } = service
  const where = eq(answer.itemId, itemIdAt(world, 4))
  const [before] = await db.select().from(answer).where(where)
  await db
    .update(answer)
    .set({ value: 'We often work in the garden. '.repeat(55) })
    .where(where)
  const response = await world.teacher.file(report.handouts, { assignmentId })
  const pages = textOfPdf(new Uint8Array(await response.arrayBuffer()))
  await db.update(answer).set({ value: before?.value }).where(where)
  expect(pages.map((page) => page.split('garden').length - 1)).toEqual([55])
})

test('writing shows what it got for each criterion, below a model answer that is called one', async () => {
  const { db } = service
  const where = eq(answer.itemId, itemIdAt(world, 4))
  await db.update(assignment).set({ scoreTime: service.clock.now }).where(eq(assignment.assignmentId, assignmentId))
  await db
    .update(answer)
    .set({ criteria: [50, 40, 30] })
    .where(where)
  const response = await world.teacher.file(report.handouts, { assignmentId })
  await db.update(answer).set({ criteria: null }).where(where)
  const words = textOfPdf(new Uint8Array(await response.arrayBuffer()))
    .join('')
    .replaceAll(/\s/g, '')
  expect(words.slice(words.indexOf('#settext'))).toMatch(
    /^#settext评分标准内容5\/5、语言4\/6、结构3\/4范文Igetupateight\./,
  )
})

test('the file of one student is named after the student, and the class’s is not', async () => {
  const nameOf = async (asked: { uids?: number[]; anonymous?: boolean }) => {
    const { headers } = await world.teacher.file(report.handouts, { assignmentId, ...asked })
    return decodeURIComponent(headers.get('content-disposition')?.replace(/^.*''/, '') ?? '')
  }
  const one = { uids: [uidAt(world, 0)] }
  expect([await nameOf({}), await nameOf(one), await nameOf({ ...one, anonymous: true })]).toEqual([
    '七(2)班-第五单元检测-学生报告.pdf',
    '七(2)班-姓名 qm0701001-第五单元检测-学生报告.pdf',
    '七(2)班-学生 1-第五单元检测-学生报告.pdf',
  ])
})

test('a report a little longer than a sheet is set smaller, so that it takes one', async () => {
  const { db } = service
  const where = eq(answer.itemId, itemIdAt(world, 4))
  const [before] = await db.select().from(answer).where(where)
  const pagesOf = async (sentences: number) => {
    await db
      .update(answer)
      .set({ value: 'We often work in the garden. '.repeat(sentences) })
      .where(where)
    const response = await world.teacher.file(report.handouts, { assignmentId })
    return textOfPdf(new Uint8Array(await response.arrayBuffer())).length
  }
  const pages = { short: await pagesOf(55), aLittleLonger: await pagesOf(150), long: await pagesOf(250) }
  await db.update(answer).set({ value: before?.value }).where(where)
  expect(pages).toEqual({ short: 1, aLittleLonger: 1, long: 2 })
})

/** A blank page of an answer sheet, as stored. */
const page = sharp({ create: { width: 1680, height: 2376, channels: 3, background: '#ffffff' } })

test('writing on a sheet is printed as it is there, and replaced by words if the sheet is gone', async () => {
  const { db } = service
  const [itemId = 0] = world.itemIds
  const uid = uidAt(world, 0)
  await db.update(answer).set({ value: onSheet, score: 0 }).where(eq(answer.itemId, itemId))
  const printed = async () => {
    const files = [
      await world.teacher.file(report.handouts, { assignmentId }),
      await world.teacher.file(wrongNote.print, {
        courseId: world.courseId,
        uids: [uid],
        itemIds: [itemId],
        whose: 'students',
        ownAnswer: true,
        rightAnswer: false,
        analysis: false,
        space: false,
        similar: false,
      }),
    ]
    return Promise.all(
      files.map(async (file) => {
        const bytes = new Uint8Array(await file.arrayBuffer())
        const images =
          Buffer.from(bytes)
            .toString('latin1')
            .match(/\/Subtype\s*\/Image/g) ?? []
        return [textOfPdf(bytes).join('').includes('见答题卡'), images.length]
      }),
    )
  }
  const gone = await printed()
  const sheets = { assignmentId, uid, owner: world.teacher.uid, itemId }
  const [scanPageId = 0] = await addSheets(db, sheets, [40])
  await db
    .update(scanPage)
    .set({ picture: await page.jpeg().toBuffer() })
    .where(eq(scanPage.scanPageId, scanPageId))
  expect({ gone, kept: await printed() }).toEqual({
    gone: [
      [true, 0],
      [true, 0],
    ],
    kept: [
      [false, 1],
      [false, 1],
    ],
  })
})
