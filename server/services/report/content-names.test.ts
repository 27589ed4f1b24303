import { eq } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { paperSection } from '#server/database/schema/papers.ts'
import { item, knowledge } from '#server/database/schema/questions.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { request, startTestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, worldItems } from '#tests/support/worlds/world.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { addAssignment, addSubmissions } from './testing/given-submissions.ts'
import { unzip } from './testing/unzip.ts'

test('English files name knowledge points, sections and criteria as the English screen does', async () => {
  const service = await startTestService()
  const { db } = service
  const world = await makeWorld(service, 1)
  const [first = 0, , , , writing = 0] = world.itemIds
  const [known] = await db.insert(knowledge).values({ subjectId: 203, name: '一般现在时' }).returning()
  await db
    .update(item)
    .set({ knowledgeId: known?.knowledgeId ?? 0 })
    .where(eq(item.itemId, first))
  await db.update(paperSection).set({ sectionText: '三、阅读理解' }).where(eq(paperSection.paperId, world.paperId))
  const assignmentId = await addAssignment(db, world)
  const submittedAt = new Date('2026-11-19T08:30:00Z')
  await addSubmissions(db, assignmentId, { items: worldItems, itemIds: world.itemIds }, [
    { uid: uidAt(world, 0), submittedAt, values: ['A', 'AC', 'library', '1/2', 'Day'], written: 150 },
  ])
  await db
    .update(answer)
    .set({ criteria: [50, 60, 40] })
    .where(eq(answer.itemId, writing))
  const english = { headers: { 'accept-language': 'en' } }
  const bytesOf = async (call: Request) => Buffer.from(await (await service.service(call)).arrayBuffer())
  const worksheetsIn = async (bytes: Buffer) => JSON.stringify(await readExcelFile(bytes, { trim: false }))
  const family = { assignmentId, anonymous: false }
  const texts = {
    class: await worksheetsIn(await bytesOf(request(report.exportClass, { assignmentId }, world.teacher, english))),
    word:
      unzip(await bytesOf(request(report.wordOfClass, { assignmentId }, world.teacher, english))).get(
        'word/document.xml',
      ) ?? '',
    handout: textOfPdf(
      new Uint8Array(await bytesOf(request(report.handouts, { assignmentId }, world.teacher, english))),
    ).join(''),
    paper: await worksheetsIn(
      await bytesOf(request(report.exportFamily, { ...family, family: 'paper' }, world.teacher, english)),
    ),
    composition: await worksheetsIn(
      await bytesOf(request(report.exportFamily, { ...family, family: 'composition' }, world.teacher, english)),
    ),
    track: await worksheetsIn(
      await bytesOf(
        request(report.exportTrack, { courseId: world.courseId, anonymous: false }, world.teacher, english),
      ),
    ),
  }
  const named = /Present|Reading|Content|Language|Structure|一般现在时|阅读理解|内容|结构/g
  expect(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [...new Set(text.match(named))].toSorted()])),
  ).toEqual({
    class: ['Present', 'Reading'],
    word: ['Present', 'Reading'],
    handout: ['Content', 'Language', 'Present', 'Structure'],
    paper: ['Present', 'Reading'],
    composition: ['Content', 'Language', 'Structure'],
    track: ['Present'],
  })
  await service.close()
})
