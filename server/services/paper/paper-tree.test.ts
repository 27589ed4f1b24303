import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paper, paperItem, paperSection } from '#server/database/schema/papers.ts'
import { question } from '#server/database/schema/questions.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { loadKeyedItem, loadKeyedPaper, loadOpenPaper } from './paper-tree.ts'

let service: TestService
let world: World
let questionIds: number[]

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  questionIds = await putIntoTwoSections()
})

afterAll(() => service.close())

/** Makes items 1 and 2 one question with a passage in section 1; the others stay single in section 2. */
async function putIntoTwoSections(): Promise<number[]> {
  const { db } = service
  const rows = await db.select().from(paperItem).where(eq(paperItem.paperId, world.paperId)).orderBy(paperItem.no)
  const ids = rows.map(({ questionId }) => questionId)
  await db.insert(paperSection).values({ paperId: world.paperId, no: 2, sectionText: '二、填空与写作' })
  await db
    .update(question)
    .set({ passage: 'Read this.' })
    .where(eq(question.questionId, ids[0] ?? 0))
  const ofPaper = eq(paperItem.paperId, world.paperId)
  await db
    .update(paperItem)
    .set({ questionId: ids[0] ?? 0 })
    .where(sql`${ofPaper} and ${paperItem.no} = 2`)
  await db
    .update(paperItem)
    .set({ sectionNo: 2 })
    .where(sql`${ofPaper} and ${paperItem.no} > 2`)
  await db
    .update(paperItem)
    .set({ keyRev: 3 })
    .where(sql`${ofPaper} and ${paperItem.no} = 5`)
  return ids
}

const openItems = () =>
  worldItems.map(({ stem, options, score, key }, index) => ({
    itemId: world.itemIds[index],
    no: index + 1,
    kind: key.kind,
    stem,
    options,
    score,
  }))

const keyedItems = () =>
  openItems().map((item, index) => ({
    ...item,
    key: worldItems[index]?.key,
    keyRev: index === 4 ? 3 : 0,
    analysis: '解析',
    knowledge: worldItems[index]?.knowledge,
  }))

const treeWith = (items: readonly object[]) => ({
  paperId: world.paperId,
  paperTitle: '第五单元检测',
  subjectId: 203,
  duration: 40,
  score: 350,
  itemCount: 5,
  sections: [
    {
      no: 1,
      sectionText: '一、综合',
      questions: [
        { questionId: questionIds[0], type: 1, difficulty: 1, passage: 'Read this.', items: items.slice(0, 2) },
      ],
    },
    {
      no: 2,
      sectionText: '二、填空与写作',
      questions: [2, 4, 3].map((type, index) => ({
        questionId: questionIds[index + 2],
        type,
        difficulty: 1,
        passage: '',
        items: [items[index + 2]],
      })),
    },
  ],
})

test('the keyed paper has sections, questions and items in the order of their numbers', async () => {
  expect(await loadKeyedPaper(service.db, world.paperId)).toEqual(treeWith(keyedItems()))
})

test('the open paper is the same tree without key, analysis and knowledge points', async () => {
  const open = await loadOpenPaper(service.db, world.paperId)
  expect(open).toEqual(treeWith(openItems()))
  const json = JSON.stringify(open)
  const secrets = [
    'library',
    'libraries',
    'I get up',
    '内容',
    '要点',
    '解析',
    '考点',
    'keyRev',
    '"key"',
    'accept',
    'choice"',
  ]
  expect(secrets.filter((secret) => json.includes(secret))).toEqual([])
})

test('both trees take the same number of queries for a small and a large paper', async () => {
  const count = async (load: typeof loadKeyedPaper | typeof loadOpenPaper, paperId: number) => {
    let queries = 0
    const counting = new Proxy(service.db, {
      get: (target, name, receiver) => {
        if (name === 'select') queries += 1
        return Reflect.get(target, name, receiver)
      },
    })
    await load(counting, paperId)
    return queries
  }
  const [empty] = await service.db
    .insert(paper)
    .values({
      paperTitle: '空卷',
      ownerId: world.teacher.uid,
      schoolId: 1,
      subjectId: 203,
      duration: 10,
      score: 0,
      itemCount: 0,
      createdAt: service.clock.now,
      updatedAt: service.clock.now,
    })
    .returning()
  const emptyId = empty?.paperId ?? 0
  expect(await loadOpenPaper(service.db, emptyId)).toEqual({
    paperId: emptyId,
    paperTitle: '空卷',
    subjectId: 203,
    duration: 10,
    score: 0,
    itemCount: 0,
    sections: [],
  })
  const counts = async (paperId: number) => ({
    keyed: await count(loadKeyedPaper, paperId),
    open: await count(loadOpenPaper, paperId),
  })
  const two = { keyed: 2, open: 2 }
  expect({ small: await counts(emptyId), large: await counts(world.paperId) }).toEqual({ small: two, large: two })
})

test('a single item has its passage, and is null if the paper has no such item', async () => {
  const [first, second] = world.itemIds
  expect(await loadKeyedItem(service.db, world.paperId, second ?? 0)).toEqual({
    questionId: questionIds[0],
    item: keyedItems()[1],
    passage: 'Read this.',
  })
  expect(await loadKeyedItem(service.db, world.strangerPaperId, first ?? 0)).toBeNull()
})
