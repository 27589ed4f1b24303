import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { unsortedPoint } from '#domain/content-names/unsorted-point.ts'
import { bankSearch, item, knowledge } from '#server/database/schema/questions.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { startTestService } from '#tests/support/service/test-service.ts'
import { makeWorld, worldItems } from '#tests/support/worlds/world.ts'
import { addQuestions } from '../bank/add-questions.ts'
import { addAssignment, addSubmissions } from '../report/testing/given-submissions.ts'

test('the similar question that is printed shares most points with the wrong item, not with its question, however hard; unsorted is no point', async () => {
  const service = await startTestService()
  const { db, clock } = service
  const world = await makeWorld(service, 1)
  const [student] = world.students
  const [itemId = 0] = world.itemIds
  const submittedAt = new Date('2026-11-19T08:30:00Z')
  await addSubmissions(db, await addAssignment(db, world), { items: worldItems, itemIds: world.itemIds }, [
    { uid: student?.uid ?? 0, submittedAt, values: ['A', 'AC', 'library', '1/2', 'My day'], written: 150 },
  ])
  const [{ questionId, knowledgeId } = { questionId: 0, knowledgeId: 0 }] = await db
    .select()
    .from(item)
    .where(eq(item.itemId, itemId))
  const [{ further } = { further: 0 }] = await db
    .insert(knowledge)
    .values({ subjectId: 203, name: '第二个考点' })
    .returning({ further: knowledge.knowledgeId })
  await db
    .update(item)
    .set({ furtherKnowledgeIds: [further] })
    .where(eq(item.itemId, itemId))
  const [asked] = await db.select().from(bankSearch).where(eq(bankSearch.questionId, questionId))
  const like = (stem: string, difficulty: number, furtherKnowledgeIds: readonly number[]) => ({
    subjectId: 203,
    type: asked?.type ?? 0,
    difficulty,
    passage: '',
    chapterId: null,
    isImported: false,
    items: [{ ...(worldItems[0] as (typeof worldItems)[number]), stem, knowledgeId, furtherKnowledgeIds }],
  })
  const near = asked?.difficulty ?? 0
  const questions = [like('Sharesone ____', near, []), like('Sharesboth ____', near === 3 ? 1 : 3, [further])]
  await addQuestions(db, questions, { uid: world.teacher.uid, now: clock.now })
  const switches = { ownAnswer: false, rightAnswer: false, analysis: false, space: false, similar: true }
  const wanted = { courseId: world.courseId, ...switches, whose: 'class' as const, uids: [], itemIds: [itemId] }
  const printed = async () =>
    textOfPdf(new Uint8Array(await (await world.teacher.file(wrongNote.print, wanted)).arrayBuffer())).join()
  expect((await printed()).match(/Shares\w+|相似题/g)).toEqual(['相似题', 'Sharesboth'])
  await db.update(knowledge).set({ name: unsortedPoint }).where(eq(knowledge.knowledgeId, knowledgeId))
  await db.update(item).set({ furtherKnowledgeIds: [] }).where(eq(item.itemId, itemId))
  expect((await printed()).match(/相似题/g)).toBe(null)
  await service.close()
})
