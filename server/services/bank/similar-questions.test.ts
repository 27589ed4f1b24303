import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { addBankBook, addQuestion, type BankBook } from '#tests/support/worlds/bank-world.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let book: BankBook

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  book = await addBankBook(service.db)
})

afterAll(() => service.close())

test('similar questions have its type and knowledge points, the nearest in difficulty first', async () => {
  const { db } = service
  const [, guess] = book.knowledgeIds
  const asked = await addQuestion(db, { stem: 'asked', difficulty: 3, knowledgeId: guess })
  const easy = await addQuestion(db, { stem: 'easy', difficulty: 1, knowledgeId: guess })
  const [tense] = book.knowledgeIds
  await addQuestion(db, { stem: 'another point', difficulty: 3, knowledgeId: tense })
  await addQuestion(db, { stem: 'another type', type: 904, difficulty: 3, knowledgeId: guess })
  await addQuestion(db, { stem: 'another’s', difficulty: 3, ownerId: world.colleague.uid, knowledgeId: guess })
  const hard = await addQuestion(db, { stem: 'hard', difficulty: 3, knowledgeId: guess })
  const { list: rows } = await world.teacher.get(bank.similar, { questionId: asked })
  expect(rows.map(({ questionId }) => questionId)).toEqual([hard, easy])
})

test('a colleague’s question can be exchanged on a paper that the teacher may read, or has copied', async () => {
  const { db } = service
  const [{ paperId }, [, guess]] = [await addPaper(db, 1, world.colleague.uid, worldItems), book.knowledgeIds]
  const questionId = await addQuestion(db, {
    stem: 'hers',
    type: 906,
    ownerId: world.colleague.uid,
    knowledgeId: guess,
  })
  const other = await addQuestion(db, { stem: 'instead', type: 906, knowledgeId: guess })
  await db.update(paperItem).set({ questionId }).where(eq(paperItem.paperId, paperId))
  const similar = async () => {
    const answer = await world.teacher.call(bank.similar, { questionId })
    const result = resultId(answer)
    return result === 'ok' ? answer.data.list.map((row) => row.questionId) : result
  }
  const uids = [world.teacher.uid]
  const before = await similar()
  await world.colleague.get(paperSharing.share, { paperId, uids })
  const shared = await similar()
  await world.colleague.get(paperSharing.revoke, { paperId, uids })
  const revoked = await similar()
  await world.colleague.get(paperSharing.share, { paperId, uids })
  await world.teacher.get(paperEditing.copy, { paperId })
  await world.colleague.get(paperSharing.revoke, { paperId, uids })
  expect({ before, shared, revoked, copied: await similar() }).toEqual({
    before: 'notFound',
    shared: [other],
    revoked: 'notFound',
    copied: [other],
  })
})

test('if few share its knowledge points, others of its type follow, from the nearest chapters first', async () => {
  const { db } = service
  const [tense, guess] = book.knowledgeIds
  const [first, second] = book.chapterIds
  const type = 905
  const asked = await addQuestion(db, { stem: 'alone', type, knowledgeId: tense, chapterId: second })
  const [nowhere, far, near, hard, same] = [
    await addQuestion(db, { stem: 'in no chapter', type, knowledgeId: guess }),
    await addQuestion(db, { stem: 'a chapter away', type, knowledgeId: guess, chapterId: first }),
    await addQuestion(db, { stem: 'of the chapter', type, knowledgeId: guess, chapterId: second }),
    await addQuestion(db, { stem: 'hard', type, difficulty: 3, knowledgeId: guess, chapterId: second }),
    await addQuestion(db, { stem: 'same point', type, knowledgeId: tense, chapterId: first }),
  ]
  const ownUnplaced = await addQuestion(db, { stem: 'own', type, knowledgeId: tense, ownerId: world.teacher.uid })
  const found = async (questionId: number, leaveOut?: readonly number[]) => {
    const { list, sameType } = await world.teacher.get(bank.similar, {
      questionId,
      ...(leaveOut && { leaveOut: [...leaveOut] }),
    })
    return [list, sameType].map((rows) => rows.map((row) => row.questionId))
  }
  expect({
    all: await found(asked),
    withoutNearest: await found(asked, [same, near, ownUnplaced]),
    unplaced: await found(ownUnplaced),
  }).toEqual({
    all: [
      [same, ownUnplaced],
      [near, hard, far, nowhere],
    ],
    withoutNearest: [[], [hard, far, nowhere]],
    unplaced: [
      [asked, same],
      [far, near, hard, nowhere],
    ],
  })
})

test('of similar questions that are equal, those that the class has not used come first, and each says when it was used', async () => {
  const { db, clock } = service
  const [tense, guess] = book.knowledgeIds
  const add = (stem: string, knowledgeId: number) => addQuestion(db, { stem, type: 907, knowledgeId })
  const [asked, used, fresh] = [await add('asked', tense), await add('used', tense), await add('fresh', tense)]
  const [usedFar, freshFar] = [await add('used, other point', guess), await add('fresh, other point', guess)]
  const { paperId, itemIds } = await addPaper(db, 1, world.teacher.uid, worldItems.slice(0, 2))
  for (const [index, questionId] of [used, usedFar].entries())
    await db
      .update(paperItem)
      .set({ questionId })
      .where(and(eq(paperItem.paperId, paperId), eq(paperItem.itemId, idOf(itemIds[index]))))
  await assign(service, world, { paperId, beginTime: clock.now })
  const found = async (input: { readonly courseId?: number }) => {
    const { list, sameType } = await world.teacher.get(bank.similar, { questionId: asked, ...input })
    return [list, sameType].map((rows) => rows.map((row) => [row.questionId, row.usedAt]))
  }
  const usedAt = clock.now.toISOString()
  const foreign = await world.teacher.call(bank.similar, { questionId: asked, courseId: world.strangerCourseId })
  expect({
    ofClass: await found({ courseId: world.courseId }),
    ofNone: await found({}),
    foreign: resultId(foreign),
  }).toEqual({
    ofClass: [
      [
        [fresh, null],
        [used, usedAt],
      ],
      [
        [freshFar, null],
        [usedFar, usedAt],
      ],
    ],
    ofNone: [
      [
        [used, null],
        [fresh, null],
      ],
      [
        [usedFar, null],
        [freshFar, null],
      ],
    ],
    foreign: 'notFound',
  })
})
