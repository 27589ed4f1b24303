import { desc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { beginningOf, picturesIn } from '#domain/bank/question-beginning.ts'
import { pictureKeysOf } from '#domain/rich-text/picture-keys.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { user } from '#server/database/schema/people.ts'
import { picture } from '#server/database/schema/pictures.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { loadQuestions } from './load-questions.ts'
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

test('returns the whole question: items, key, analysis, source', async () => {
  const [first] = book.chapterIds
  const reading = await addQuestion(service.db, {
    stem: 'What does it mean?',
    passage: 'A tiger lives in the library.',
    type: 903,
    difficulty: 2,
    count: 3,
    chapterId: first,
    knowledgeId: book.knowledgeIds[1],
  })
  const items = await service.db.select().from(item).where(eq(item.questionId, reading)).orderBy(item.no)
  expect(await world.teacher.get(bank.detail, { questionId: reading })).toEqual({
    questionId: reading,
    subjectId: 203,
    type: 903,
    typeName: '阅读理解',
    difficulty: 2,
    measured: null,
    passage: 'A tiger lives in the library.',
    source: 'platform',
    generator: null,
    bookName: '人教版2024 七年级上册',
    chapterNames: ['Unit 1'],
    usage: { papers: [], answers: 0, facility: null },
    items: items.map(({ itemId, options }) => ({
      itemId,
      stem: 'What does it mean?',
      options,
      key: { kind: 'single', choice: 'A' },
      analysis: '解析',
      knowledge: '词义猜测',
      score: 20,
    })),
  })
})

test('shows on which of the caller’s papers a question is, and how hard it was once enough students have answered it', async () => {
  const { db, clock } = service
  const { paperId, itemIds } = await addPaper(db, 1, world.teacher.uid, worldItems)
  const [single] = await db
    .select()
    .from(item)
    .where(eq(item.itemId, idOf(itemIds[0])))
  const questionId = idOf(single?.questionId)
  const assignmentId = await assign(service, world, { paperId }, [])
  const answered = async (count: number, score: number) => {
    const [{ uid: last } = { uid: 0 }] = await db.select({ uid: user.uid }).from(user).orderBy(desc(user.uid)).limit(1)
    const people = Array.from({ length: count }, (_, index) => `answers${last}-${index}`)
    const uids = await db
      .insert(user)
      .values(
        people.map((username) => ({
          username,
          realname: '',
          userType: 102,
          schoolId: 1,
          passwordHash: '-',
          createdAt: clock.now,
        })),
      )
      .returning({ uid: user.uid })
    const submissions = await db
      .insert(submission)
      .values(uids.map(({ uid }) => ({ assignmentId, uid, submittedAt: clock.now })))
      .returning({ submissionId: submission.submissionId })
    await db
      .insert(answer)
      .values(submissions.map(({ submissionId }) => ({ submissionId, itemId: idOf(itemIds[0]), value: 'B', score })))
  }
  const usage = async (teacher = world.teacher) => (await teacher.get(bank.detail, { questionId })).usage
  await answered(29, 50)
  const papers = [{ paperId, paperTitle: '第五单元检测' }]
  const before = await usage()
  await answered(1, 0)
  expect({ before, after: await usage(), ofColleague: await usage(world.colleague) }).toEqual({
    before: { papers, answers: 29, facility: null },
    after: { papers, answers: 30, facility: 29 / 30 },
    ofColleague: { papers: [], answers: 30, facility: 29 / 30 },
  })
})

test('a generator’s question is redrawn with other numbers, new ones each time, and can be found from then on', async () => {
  const { db } = service
  const code = 'ma-like-terms-1'
  const [tense] = book.knowledgeIds
  const questionId = await addQuestion(db, { stem: 'first', subjectId: 202, type: 21, knowledgeId: tense })
  await db.update(question).set({ code }).where(eq(question.questionId, questionId))
  const drawn = await world.teacher.get(bank.redraw, { questionId })
  const again = await world.teacher.get(bank.redraw, { questionId: drawn.questionId })
  const codes = await db.select({ code: question.code }).from(question).where(like(question.code, 'ma-like-terms-%'))
  expect(new Set(codes.map((row) => row.code)).size).toBe(3)
  const made = { source: 'drawn', generator: 'ma-like-terms-', knowledge: '一般现在时' }
  expect(
    [drawn, again].map(({ source, generator, items }) => ({ source, generator, knowledge: items[0]?.knowledge })),
  ).toEqual([made, made])
  const { list, isDrawn } = await world.teacher.get(bank.similar, { questionId })
  expect({ isDrawn, questionIds: list.map((one) => one.questionId) }).toEqual({
    isDrawn: true,
    questionIds: [drawn.questionId, again.questionId],
  })
})

test('the figure of a redrawn question is stored', async () => {
  const { db } = service
  const questionId = await addQuestion(db, {
    stem: 'first',
    subjectId: 202,
    type: 21,
    knowledgeId: book.knowledgeIds[0],
  })
  await db.update(question).set({ code: 'ma-angle-at-centre-1' }).where(eq(question.questionId, questionId))
  const { items } = await world.teacher.get(bank.redraw, { questionId })
  const [key = ''] = pictureKeysOf(items[0]?.stem ?? '')
  const stored = await db.select({ mediaType: picture.mediaType }).from(picture).where(eq(picture.key, key))
  expect(stored).toEqual([{ mediaType: 'image/png' }])
})

test('a question that no generator made keeps its numbers', async () => {
  const [tense] = book.knowledgeIds
  const questionId = await addQuestion(service.db, { stem: 'typed', knowledgeId: tense })
  expect(resultId(await world.teacher.call(bank.redraw, { questionId }))).toBe('notDrawn')
})

test('a question that reads the same as the one being typed is reported, except the one being edited', async () => {
  const key = (digit: string) => `![](picture:${digit.repeat(32)})`
  const ask = { stem: 'How many legs has it?', knowledgeId: book.knowledgeIds[0] }
  const plain = await addQuestion(service.db, ask)
  const drawn = await addQuestion(service.db, { ...ask, stem: `${ask.stem} ${key('a')}` })
  const ofColleague = await addQuestion(service.db, { ...ask, stem: 'Mine alone?', ownerId: world.colleague.uid })
  const found = async (stem: string, except?: number, optionCount = 4) => {
    const [{ items } = { items: [] }] = await loadQuestions(service.db, [plain])
    const shown = {
      passage: '',
      items: [{ stem, options: items[0]?.options.map(({ text }) => text).slice(0, optionCount) ?? [] }],
    }
    const input = { subjectId: 203, text: beginningOf(shown), pictures: [...picturesIn(shown)] }
    const answer = await world.teacher.get(bank.same, { ...input, ...(except !== undefined && { except }) })
    return answer.isSame ? answer.question?.questionId : null
  }
  const none = { otherPicture: null, beginning: null, fewerOptions: null, itself: null, ofColleague: null }
  expect({
    alike: await found('how many  LEGS has **it**?'),
    samePicture: await found(`How many legs has it? ${key('a')}`),
    otherPicture: await found(`How many legs has it? ${key('b')}`),
    beginning: await found('How many legs has'),
    fewerOptions: await found('How many legs has it?', undefined, 3),
    itself: await found('How many legs has it?', plain),
    ofColleague: await found('Mine alone?'),
  }).toEqual({ alike: plain, samePicture: drawn, ...none })
  expect(ofColleague).toBeGreaterThan(0)
})

test('a question that reads nearly like the one being typed is found where none reads the same', async () => {
  const stem = 'Where does the old man with the two white dogs live?'
  const near = await addQuestion(service.db, { stem, knowledgeId: book.knowledgeIds[0] })
  const found = async (typed: string) => {
    const [{ items } = { items: [] }] = await loadQuestions(service.db, [near])
    const shown = { passage: '', items: [{ stem: typed, options: items[0]?.options.map(({ text }) => text) ?? [] }] }
    const input = { subjectId: 203, text: beginningOf(shown), pictures: [...picturesIn(shown)] }
    const { question: like, isSame } = await world.teacher.get(bank.same, input)
    return [like?.questionId ?? null, isSame]
  }
  expect({
    same: await found(stem),
    oneWord: await found(stem.replace('dogs', 'dog')),
    withPicture: await found(`${stem} ![](picture:${'a'.repeat(32)})`),
    otherWords: await found(stem.replace('the old man with the two white dogs', 'your little sister')),
  }).toEqual({ same: [near, true], oneWord: [near, false], withPicture: [null, false], otherWords: [null, false] })
})
