import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { knowledge } from '#server/database/schema/questions.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { addBankBook, addQuestion, type BankBook } from '#tests/support/worlds/bank-world.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let book: BankBook
/** A knowledge point of no book. */
let elsewhere: number
/** Questions, each named by a word of its own. */
let ids: Readonly<Record<'library' | 'tiger' | 'reading' | 'maths' | 'own' | 'foreign', number>>

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const { db } = service
  book = await addBankBook(db)
  const [point] = await db.insert(knowledge).values({ subjectId: 203, name: '书外' }).returning()
  elsewhere = idOf(point?.knowledgeId)
  const [tense, guess] = book.knowledgeIds
  const [first, second] = book.chapterIds
  ids = {
    library: await addQuestion(db, {
      stem: '我们学校的图书馆很大。The libraries',
      chapterId: first,
      knowledgeId: tense,
    }),
    tiger: await addQuestion(db, { stem: '图画书 about tigers', difficulty: 3, chapterId: second, knowledgeId: guess }),
    reading: await addQuestion(db, {
      stem: 'What does it mean?',
      passage: 'A tiger lives in the library.',
      type: 903,
      difficulty: 2,
      count: 3,
      chapterId: first,
      knowledgeId: guess,
    }),
    maths: await addQuestion(db, { stem: String.raw`$\dfrac{1}{2}$ 图书`, subjectId: 202, knowledgeId: tense }),
    own: await addQuestion(db, { stem: 'My own tiger', ownerId: world.teacher.uid, knowledgeId: tense }),
    foreign: await addQuestion(db, { stem: 'Her tiger', ownerId: world.colleague.uid, knowledgeId: tense }),
  }
})

afterAll(() => service.close())

type ListInput = InputOf<typeof bank.list>

const list = (over: Partial<ListInput>, teacher: TestClient = world.teacher) =>
  teacher.get(bank.list, { subjectId: 203, sort: 'newest', pager: { currentPage: 1, pageSize: 20 }, ...over })

/** Ids of the questions found, without those of the world's papers. */
async function found(over: Partial<ListInput>, teacher?: TestClient): Promise<number[]> {
  const known = Object.values(ids)
  const rows = await list(over, teacher)
  return rows.list.map(({ questionId }) => questionId).filter((questionId) => known.includes(questionId))
}

test('the contents of a book show how many questions each part has', async () => {
  const { list: chapters } = await world.teacher.get(bank.chapterTree, { bookId: book.bookId, kind: 'chapter' })
  const rows = chapters.map(({ nodeName, pid, questionCount }) => ({ nodeName, isTop: pid === null, questionCount }))
  expect(rows).toEqual([
    { nodeName: 'Unit 1', isTop: true, questionCount: 3 },
    { nodeName: 'Unit 2', isTop: true, questionCount: 1 },
    { nodeName: '一般现在时', isTop: false, questionCount: 2 },
    { nodeName: '词义猜测', isTop: false, questionCount: 1 },
    { nodeName: '词义猜测', isTop: false, questionCount: 1 },
  ])
  const { list: points } = await world.teacher.get(bank.chapterTree, { bookId: book.bookId, kind: 'knowledge' })
  const [tense, guess] = book.knowledgeIds
  const row = { pid: null, level: 1, isChapter: false, nodeType: 'knowledge' }
  expect(points).toEqual([
    {
      ...row,
      cid: `k${tense}`,
      nodeName: '一般现在时',
      displayOrder: 0,
      questionCount: 2,
      refersTo: { knowledgeId: tense },
    },
    {
      ...row,
      cid: `k${guess}`,
      nodeName: '词义猜测',
      displayOrder: 1,
      questionCount: 2,
      refersTo: { knowledgeId: guess },
    },
  ])
  const unknown = await world.teacher.call(bank.chapterTree, { bookId: 987_654_321, kind: 'chapter' })
  expect(resultId(unknown)).toBe('bookUnknown')
})

test.each<readonly [string, readonly (keyof typeof ids)[]]>([
  ['图书馆', ['library']],
  ['图', ['tiger', 'library']],
  ['书馆', ['library']],
  ['馆图', []],
  ['tiger', ['own', 'reading', 'tiger']],
  ['TIGERS', ['tiger']],
  ['librar', ['reading', 'library']],
  ['library tiger', ['reading']],
  ['词义', ['reading', 'tiger']],
  ['100%', []],
])('%s finds what has it, in Chinese and English', async (keyword, names) => {
  expect(await found({ keyword })).toEqual(names.map((name) => ids[name]))
})

test('pairs of characters that are apart are not the word they would form', async () => {
  const { db } = service
  const together = await addQuestion(db, { stem: '动物园里', knowledgeId: elsewhere })
  await addQuestion(db, { stem: '动物，物园', knowledgeId: elsewhere })
  const { list: rows } = await list({ keyword: '动物园' })
  expect(rows.map(({ questionId }) => questionId)).toEqual([together])
})

test('questions that contain the words exactly as typed come first', async () => {
  expect(await found({ keyword: 'in the' })).toEqual([ids.reading])
  const nearer = await addQuestion(service.db, { stem: 'an exact phrase', knowledgeId: elsewhere })
  const farther = await addQuestion(service.db, { stem: 'a phrase exact', knowledgeId: elsewhere })
  const { list: rows } = await list({ keyword: 'exact phrase' })
  expect(rows.map(({ questionId }) => questionId)).toEqual([nearer, farther])
})

test('a LaTeX fragment is found in its own subject', async () => {
  expect(await found({ subjectId: 202, keyword: String.raw`\dfrac` })).toEqual([ids.maths])
  expect(await found({ keyword: String.raw`\dfrac{1}{3}` })).toEqual([])
})

test('filters combine, and each shows what it would find if it alone were open', async () => {
  const { bookId, chapterIds, knowledgeIds } = book
  expect({
    book: await found({ bookId }),
    chapter: await found({ chapterIds: [chapterIds[1]] }),
    knowledge: await found({ knowledgeIds: [knowledgeIds[1]] }),
    type: await found({ types: [903] }),
    difficulties: await found({ difficulties: [2, 3] }),
    own: await found({ sources: ['own'] }),
    hardest: await found({ bookId, sort: 'hardest' }),
    easiest: await found({ bookId, sort: 'easiest' }),
    combined: await found({ bookId, types: [1], difficulties: [2] }),
  }).toEqual({
    book: [ids.own, ids.reading, ids.tiger, ids.library],
    chapter: [ids.tiger],
    knowledge: [ids.reading, ids.tiger],
    type: [ids.reading],
    difficulties: [ids.reading, ids.tiger],
    own: [ids.own],
    hardest: [ids.tiger, ids.reading, ids.own, ids.library],
    easiest: [ids.own, ids.library, ids.reading, ids.tiger],
    combined: [],
  })
  const { facets, total } = await list({ bookId, types: [1] })
  const [tense, guess] = knowledgeIds
  expect({ facets, total }).toEqual({
    total: 3,
    facets: {
      types: [
        { value: 1, count: 3 },
        { value: 903, count: 1 },
      ],
      difficulties: [
        { value: 1, count: 2 },
        { value: 3, count: 1 },
      ],
      sources: [
        { value: 'own', count: 1 },
        { value: 'platform', count: 2 },
      ],
      knowledge: [
        { knowledgeId: tense, name: '一般现在时', count: 2 },
        { knowledgeId: guess, name: '词义猜测', count: 1 },
      ],
    },
  })
})

test('pages follow one another, and what is left out makes room on them', async () => {
  const { bookId } = book
  const pages = await Promise.all([1, 2, 3].map((currentPage) => list({ bookId, pager: { currentPage, pageSize: 2 } })))
  expect(pages.map((page) => ({ total: page.total, list: page.list.map(({ questionId }) => questionId) }))).toEqual([
    { total: 4, list: [ids.own, ids.reading] },
    { total: 4, list: [ids.tiger, ids.library] },
    { total: 4, list: [] },
  ])
  const left = await list({ bookId, leaveOut: [ids.own, ids.tiger], pager: { currentPage: 1, pageSize: 2 } })
  expect({ total: left.total, questionIds: left.list.map(({ questionId }) => questionId) }).toEqual({
    total: 2,
    questionIds: [ids.reading, ids.library],
  })
})

test('another teacher’s own question can be neither found nor opened', async () => {
  expect(await found({ keyword: 'tiger' }, world.colleague)).toEqual([ids.foreign, ids.reading, ids.tiger])
  const foreign = { questionId: ids.foreign }
  expect({
    detail: resultId(await world.teacher.call(bank.detail, foreign)),
    similar: resultId(await world.teacher.call(bank.similar, foreign)),
  }).toEqual({ detail: 'notFound', similar: 'notFound' })
})

test('shows what a class has had, leaves it out or puts it last on demand; a draft does not count', async () => {
  const { courseId, paperId } = world
  const [placed] = await service.db.select().from(paperItem).where(eq(paperItem.paperId, paperId))
  const usedId = idOf(placed?.questionId)
  const usesOf = async (over: Partial<ListInput> = {}) => {
    const { list: rows } = await list({ courseId, ...over })
    return rows.filter(({ questionId }) => questionId === usedId).map(({ usedAt }) => usedAt)
  }
  const assignmentId = await assign(service, world, {})
  await service.db.update(assignment).set({ publishedAt: null }).where(eq(assignment.assignmentId, assignmentId))
  const draft = await usesOf()
  const draftUnused = await usesOf({ unusedOnly: true })
  const [row] = await service.db
    .update(assignment)
    .set({ publishedAt: service.clock.now })
    .where(eq(assignment.assignmentId, assignmentId))
    .returning()
  expect({
    draft,
    draftUnused,
    published: await usesOf(),
    publishedUnused: await usesOf({ unusedOnly: true }),
  }).toEqual({ draft: [null], draftUnused: [null], published: [row?.beginTime.toISOString()], publishedUnused: [] })
  expect((await list({})).list.filter(({ usedAt }) => usedAt !== null)).toEqual([])
  const inOrder = async (order: Pick<ListInput, 'sort' | 'courseId'>) =>
    (await list({ ...order, pager: { currentPage: 1, pageSize: 50 } })).list.map(({ questionId }) => questionId)
  const newest = await inOrder({ sort: 'newest' })
  const { list: shown } = await list({ courseId, pager: { currentPage: 1, pageSize: 50 } })
  const used = shown.filter(({ usedAt }) => usedAt !== null).map(({ questionId }) => questionId)
  expect({ inClass: await inOrder({ sort: 'unused', courseId }), anywhere: await inOrder({ sort: 'unused' }) }).toEqual(
    { inClass: [...newest.filter((questionId) => !used.includes(questionId)), ...used], anywhere: newest },
  )
  const foreign = await world.teacher.call(bank.list, {
    subjectId: 203,
    courseId: world.strangerCourseId,
    sort: 'newest',
    pager: { currentPage: 1, pageSize: 1 },
  })
  expect(resultId(foreign)).toBe('notFound')
})

test('a question in no chapter is found, and counted, in the chapters of its knowledge points', async () => {
  const { bookId, chapterIds, knowledgeIds } = book
  const [first, second] = chapterIds
  const given = { stem: 'unplaced', type: 907, ownerId: world.teacher.uid }
  const guessing = await addQuestion(service.db, { ...given, knowledgeId: knowledgeIds[1] })
  const tense = await addQuestion(service.db, { ...given, knowledgeId: knowledgeIds[0] })
  const placed = await addQuestion(service.db, { ...given, chapterId: second, knowledgeId: knowledgeIds[0] })
  const all = async (over: Partial<ListInput>, teacher?: TestClient) => {
    const { list: rows, total, facets } = await list({ types: [907], ...over }, teacher)
    const types = facets.types.filter(({ value }) => value === 907)
    return { total, ids: rows.map(({ questionId }) => questionId), counts: types.map(({ count }) => count) }
  }
  expect({
    ofBook: await all({ bookId }),
    inFirst: await all({ bookId, chapterIds: [first] }),
    inSecond: await all({ chapterIds: [second] }),
    ofColleague: await all({ bookId }, world.colleague),
  }).toEqual({
    ofBook: { total: 3, ids: [placed, tense, guessing], counts: [3] },
    inFirst: { total: 2, ids: [tense, guessing], counts: [2] },
    inSecond: { total: 2, ids: [placed, guessing], counts: [2] },
    ofColleague: { total: 0, ids: [], counts: [] },
  })
  const counts = async (kind: 'chapter' | 'knowledge', teacher: TestClient) => {
    const { list: rows } = await teacher.get(bank.chapterTree, { bookId, kind })
    return new Map(rows.map(({ cid, questionCount }) => [cid, questionCount]))
  }
  for (const kind of ['chapter', 'knowledge'] as const) {
    const [own, others] = [await counts(kind, world.teacher), await counts(kind, world.colleague)]
    const added = [...own].map(([cid, count]) => [cid, count - (others.get(cid) ?? 0)])
    const [tensePoint, guessPoint] = knowledgeIds
    // Each of the two has one more in no chapter, with the first point.
    expect(added).toEqual(
      kind === 'chapter'
        ? [
            [`c${first}`, 2],
            [`c${second}`, 2],
            [`c${first}k${tensePoint}`, 1],
            [`c${first}k${guessPoint}`, 1],
            [`c${second}k${guessPoint}`, 1],
          ]
        : [
            [`k${tensePoint}`, 2],
            [`k${guessPoint}`, 1],
          ],
    )
  }
})
