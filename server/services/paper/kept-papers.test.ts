import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { mapLeaves, questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { paper as paperTable } from '#server/database/schema/papers.ts'
import { question } from '#server/database/schema/questions.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
/** A paper of the teacher's for each test. */
let paperId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

beforeEach(async () => {
  ;({ paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
})

test('a copy has the same content under a new title, belongs to the copier only, and is independent', async () => {
  await service.db.update(paperTable).set({ sharedWithSchool: true }).where(eq(paperTable.paperId, paperId))
  const copy = await world.colleague.get(paperEditing.copy, { paperId, title: '我的一份' })
  const same = await world.colleague.get(paperEditing.copy, { paperId })
  expect({ named: copy.paperTitle, unnamed: same.paperTitle }).toEqual({ named: '我的一份', unnamed: '第五单元检测' })
  const opened = (await openedBy(world.teacher, paperId)).paper
  const { paper, isOwn } = await openedBy(world.colleague, copy.paperId)
  expect({ isOwn, paper }).toEqual({
    isOwn: true,
    paper: { ...opened, paperId: copy.paperId, ownerId: world.colleague.uid, paperTitle: '我的一份' },
  })
  expect(resultId(await world.teacher.call(paperEditing.open, { paperId: copy.paperId }))).toBe('notFound')
  expect(resultId(await world.stranger.call(paperEditing.copy, { paperId }))).toBe('notFound')
})

test('a colleague’s own question can be put back on a copy while the paper it came from is shared', async () => {
  const share = (sharedWithSchool: boolean) =>
    service.db.update(paperTable).set({ sharedWithSchool }).where(eq(paperTable.paperId, paperId))
  await share(true)
  const copy = await world.colleague.get(paperEditing.copy, { paperId })
  const { paper } = await openedBy(world.colleague, copy.paperId)
  const [own] = questionsOf(paper.elements)
  if (own === undefined) throw new Error('The paper has no questions')
  const isOwn = eq(question.questionId, own.questionId)
  await service.db.update(question).set({ ownerId: world.teacher.uid }).where(isOwn)
  const without = mapLeaves(paper, (leaf) => (leaf === own ? null : leaf))
  const save = async (content: Paper, rev: number) =>
    resultId(await world.colleague.call(paperEditing.save, { paperId: copy.paperId, rev, ...sentAs(content) }))
  const taken = await save(without, 0)
  const putBack = await save(paper, 1)
  await save(without, 2)
  await share(false)
  const afterwards = await save(paper, 3)
  await service.db.update(question).set({ ownerId: null }).where(isOwn)
  expect({ taken, putBack, afterwards }).toEqual({ taken: 'ok', putBack: 'ok', afterwards: 'questionUnknown' })
})

test('a deleted paper is in no list, can be restored for 30 days, and stays with its class', async () => {
  service.clock.now = new Date('2026-11-20T07:00:00Z')
  const assignmentId = await assign(service, world, { paperId })
  const pager = { currentPage: 1, pageSize: 999 }
  const isListed = async () =>
    (await world.teacher.get(paperArea.list, { scope: 'mine', subjectId: 203, pager })).list.some(
      (row) => row.paperId === paperId,
    )
  expect(resultId(await world.teacher.call(paperEditing.remove, { paperId }))).toBe('ok')
  expect(resultId(await world.teacher.call(paperEditing.remove, { paperId }))).toBe('alreadyDone')
  expect(await isListed()).toBe(false)
  const { list, total } = await world.teacher.get(paperEditing.removed, { pager })
  expect({ list, total }).toEqual({
    list: [
      {
        paperId,
        paperTitle: '第五单元检测',
        itemCount: 5,
        removedAt: '2026-11-20T07:00:00.000Z',
        goneAt: '2026-12-20T07:00:00.000Z',
      },
    ],
    total: 1,
  })
  const { paperXml, answerXml } = await world.teacher.get(paperEditing.open, { paperId })
  const saved = await world.teacher.call(paperEditing.save, { paperId, rev: 0, paperXml, answerXml })
  expect(resultId(saved)).toBe('paperRemoved')
  const assigned = await world.teacher.get(paperSharing.assigned, { paperId })
  expect(assigned.list.map((row) => row.assignmentId)).toEqual([assignmentId])
  expect(resultId(await world.teacher.call(paperEditing.restore, { paperId }))).toBe('ok')
  const again = await world.teacher.call(paperEditing.restore, { paperId })
  expect({ isListed: await isListed(), again: resultId(again) }).toEqual({ isListed: true, again: 'alreadyDone' })
  await world.teacher.get(paperEditing.remove, { paperId })
  const thirtyDaysAgo = new Date('2026-10-21T07:00:00Z')
  await service.db.update(paperTable).set({ removedAt: thirtyDaysAgo }).where(eq(paperTable.paperId, paperId))
  expect(resultId(await world.teacher.call(paperEditing.restore, { paperId }))).toBe('paperGone')
  expect((await world.teacher.get(paperEditing.removed, { pager })).total).toBe(0)
})
