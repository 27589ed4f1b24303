import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { pictureKeysOf } from '#domain/rich-text/picture-keys.ts'
import { pictureLimits } from '#domain/rich-text/picture-limits.ts'
import { picture as pictureTable } from '#server/database/schema/pictures.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { openedBy } from '#tests/support/worlds/edited-papers.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { readPictures } from '../pictures/kept-pictures.ts'
import { line, picture, wordFile } from './testing/word-files.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

type Info = OutputOf<typeof importPaper.info>

const upload = (text: string, fileName: string, subjectId: 203 | 202 = 203) =>
  world.teacher.get(importPaper.upload, { subjectId, fileName, content: Buffer.from(text) })

const infoOf = (made: { readonly paperImportId: number }) => world.teacher.get(importPaper.info, made)

/** What was read from a file. */
async function readFile(text: string, fileName: string): Promise<Info> {
  const made = await upload(text, fileName)
  await service.runJobs()
  return infoOf(made)
}

/** The questions of a file, unchanged, to be confirmed. */
const chosenOf = ({ questions }: Info) =>
  questions.map(({ passage, difficulty, items, section }) => ({ passage, difficulty, items, section }))

const gift = `// warm-up
$CATEGORY: weather

::Cloud::Which of these is a kind of cloud? {=cumulus ~granite#That is a rock. ~willow}

The colour of snow is {=white =White =white as milk}.

Rain comes from an = sign {=cloud

Match the words. {=hot -> cold =wet -> dry}
`

test('a GIFT file is read question by question; anything else is reported with its position', async () => {
  const { import: row, questions, notUnderstood } = await readFile(gift, 'weather.gift')
  expect({ state: row.state, questionCount: row.questionCount, notUnderstoodCount: row.notUnderstoodCount }).toEqual({
    state: 'ready',
    questionCount: 2,
    notUnderstoodCount: 3,
  })
  expect(
    questions.map(({ position: { no }, items: [item] }) => ({
      no,
      kind: item?.kind,
      stem: item?.stem,
      right: item?.right,
    })),
  ).toEqual([
    { no: 4, kind: 'single', stem: 'Which of these is a kind of cloud?', right: ['A'] },
    { no: 6, kind: 'blank', stem: 'The colour of snow is _____.', right: ['white', 'White', 'white as milk'] },
  ])
  expect(questions[0]?.items[0]).toEqual({
    kind: 'single',
    stem: 'Which of these is a kind of cloud?',
    options: ['cumulus', 'granite', 'willow'],
    right: ['A'],
    analysis: 'B：That is a rock.',
    knowledge: '',
    score: null,
  })
  expect(notUnderstood.map(({ position, reason, at }) => ({ no: position.no, reason, at }))).toEqual([
    { no: 2, reason: 'setting', at: null },
    { no: 8, reason: 'syntax', at: null },
    { no: 10, reason: 'questionKind', at: null },
  ])
})

const paper = `小河中学英语练习
（满分4分 时间30分钟）
一、单项选择（每小题 2 分）
1. Our cat ____ on the roof last night. A. sleep B. slept C. sleeping
2. There ____ a pond behind the school. A. is B. are
答案
1-2 BA`

/** A single-choice question as the editor opens it, worth two points and without a knowledge point. */
const singleChoice = (stem: string, choice: string, options: readonly string[]) => ({
  kind: 'question',
  elementId: expect.stringMatching(/^question-\d+$/),
  questionId: expect.any(Number),
  type: 1,
  typeName: '单项选择',
  difficulty: 2,
  condition: null,
  passage: '',
  items: [
    {
      itemId: expect.any(Number),
      stem,
      options: options.map((text, index) => ({ id: 'ABC'.charAt(index), text })),
      key: { kind: 'single', choice },
      score: 20,
      knowledge: '未分类',
      analysis: '',
    },
  ],
})

test('a pasted paper becomes questions in the bank and a paper with its headings, once', async () => {
  const info = await readFile(paper, '')
  expect({ paperTitle: info.paperTitle, notUnderstood: info.notUnderstood }).toEqual({
    paperTitle: '小河中学英语练习',
    notUnderstood: [],
  })
  const confirm = { ...info.import, questions: chosenOf(info), paperTitle: info.paperTitle }
  const { paperImportId } = info.import
  const done = await world.teacher.get(importPaper.confirm, {
    paperImportId,
    questions: confirm.questions,
    paperTitle: '练习一',
  })
  expect(done.questionCount).toBe(2)
  const { paper: made } = await openedBy(world.teacher, done.paperId ?? 0)
  expect(made).toEqual({
    paperId: done.paperId,
    ownerId: world.teacher.uid,
    assignmentId: null,
    subjectId: 203,
    bookId: null,
    paperTitle: '练习一',
    duration: 30,
    mediaPrefix: '',
    elements: [
      {
        kind: 'section',
        elementId: 'section-1',
        sectionText: '一、单项选择',
        firstNumber: null,
        numberRule: 'byItem',
        children: [
          singleChoice('Our cat ____ on the roof last night.', 'B', ['sleep', 'slept', 'sleeping']),
          singleChoice('There ____ a pond behind the school.', 'A', ['is', 'are']),
        ],
      },
    ],
  })
  const again = await world.teacher.call(importPaper.confirm, { paperImportId, questions: confirm.questions })
  expect(again.msg).toBe('这份导入已不能再用，请重新上传文件')
  const found = await world.teacher.get(bank.list, {
    subjectId: 203,
    keyword: 'slept',
    sort: 'newest',
    pager: { currentPage: 1, pageSize: 5 },
  })
  expect(found.list.map(({ source }) => source)).toEqual(['imported'])
})

test('a question that is in the bank, or twice in the file, is marked as such', async () => {
  const text = '1. The river ____ past our town. A. flow B. flows\n答案：B\n'
  const first = await readFile(text, 'one.txt')
  expect(first.questions.map(({ sameInBank }) => sameInBank)).toEqual([null])
  const { paperImportId } = first.import
  await world.teacher.get(importPaper.confirm, { paperImportId, questions: chosenOf(first) })
  const second = await readFile(`${text}${text.replace('1.', '2.')}`, 'two.txt')
  const [kept] = await service.db
    .select()
    .from(question)
    .where(eq(question.ownerId, world.teacher.uid))
    .orderBy(question.questionId)
    .limit(1)
    .offset(2)
  expect(second.questions.map(({ sameInBank, sameBefore }) => ({ sameInBank, sameBefore }))).toEqual([
    { sameInBank: kept?.questionId, sameBefore: null },
    { sameInBank: kept?.questionId, sameBefore: 0 },
  ])
})

test('questions with the same text but other pictures are different', async () => {
  const withPicture = (digit: string, no = 1) =>
    `${no}. ![](picture:${digit.repeat(32)}) Which shape is it? A. a disc B. a cube\n答案：B\n`
  const first = await readFile(withPicture('1'), 'shape.txt')
  const { paperImportId } = first.import
  await world.teacher.get(importPaper.confirm, { paperImportId, questions: chosenOf(first) })
  const [kept] = await service.db
    .select({ questionId: item.questionId })
    .from(item)
    .where(like(item.stem, '%Which shape is it?%'))
  const second = await readFile(`${withPicture('2')}${withPicture('2', 2)}${withPicture('1', 3)}`, 'shapes.txt')
  expect(second.questions.map(({ sameInBank, sameBefore }) => ({ sameInBank, sameBefore }))).toEqual([
    { sameInBank: null, sameBefore: null },
    { sameInBank: null, sameBefore: 0 },
    { sameInBank: kept?.questionId, sameBefore: null },
  ])
})

test('incomplete questions are refused with what is missing, and nothing is stored', async () => {
  const info = await readFile('1. What time is it? A. noon B. night\n2. Say hello. A. one B. two\n答案：C', 'open.txt')
  const { paperImportId } = info.import
  const before = await service.db.$count(question)
  const refused = await world.teacher.call(importPaper.confirm, { paperImportId, questions: chosenOf(info) })
  expect({ result: resultId(refused), msg: refused.msg }).toEqual({
    result: 'importedQuestionsWrong',
    msg: '有的题目还缺内容，没有入库，请按提示补好',
  })
  expect(await service.db.$count(question)).toBe(before)
})

test('a file can be given up before and after it is read', async () => {
  const made = await upload(paper, '')
  await world.teacher.get(importPaper.cancel, made)
  await service.runJobs()
  const { import: row, questions } = await infoOf(made)
  expect({ state: row.state, questions }).toEqual({ state: 'cancelled', questions: [] })
  const read = await readFile(paper, '')
  await world.teacher.get(importPaper.cancel, { paperImportId: read.import.paperImportId })
  const list = await world.teacher.get(importPaper.list, { pager: { currentPage: 1, pageSize: 2 } })
  expect(list.list.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
})

test.each([
  ['', 'empty.txt', '文件是空的，请重新选择'],
  [
    '{\\rtf1',
    'a.rtf',
    '读不了这种文件，请用 .docx、.xlsx 模板、GIFT、Aiken、Moodle XML、QTI 压缩包或带文字的 PDF；别的压缩包请先解压',
  ],
  ['PK\u0003\u0004', 'a.docx', '文件已损坏，请在原来的程序里打开并另存一份'],
])('%j is refused at once', async (text, fileName, reason) => {
  const { msg } = await world.teacher.call(importPaper.upload, { subjectId: 203, fileName, content: Buffer.from(text) })
  expect(msg).toBe(reason)
})

test('a text without questions fails with its reason', async () => {
  const { state, refusal, done, total } = (await readFile('\n\n', 'a.txt')).import
  const ended = { state: 'failed', refusal: 'noQuestionsFound', done: 3, total: 3 }
  expect({ state, refusal, done, total }).toEqual(ended)
})

test('the template reads back as its examples', async () => {
  const file = await world.teacher.file(importPaper.template, { subjectId: 202 })
  const content = Buffer.from(await file.arrayBuffer())
  const made = await world.teacher.get(importPaper.upload, { subjectId: 202, fileName: 'a.xlsx', content })
  await service.runJobs()
  const { questions, notUnderstood } = await infoOf(made)
  expect(questions.map(({ items: [item] }) => ({ kind: item?.kind, right: item?.right, score: item?.score }))).toEqual([
    { kind: 'single', right: ['B'], score: 30 },
    { kind: 'multiple', right: ['A', 'C'], score: 40 },
    { kind: 'number', right: ['7'], score: 30 },
    { kind: 'written', right: ['$x=3$'], score: 60 },
  ])
  expect(notUnderstood).toEqual([])
})

test('the pictures of a file are stored with what was read, and appear in the questions of the bank', async () => {
  const content = await wordFile([line('1. 看图填空 ____。', picture()), line('答案：5')])
  const made = await world.teacher.get(importPaper.upload, { subjectId: 203, fileName: '图.docx', content })
  await service.runJobs()
  const info = await infoOf(made)
  const [key = ''] = pictureKeysOf(info.questions[0]?.items[0]?.stem ?? '')
  const kept = await readPictures(service.db, [key])
  expect([...kept.values()].map(({ mediaType, width, height }) => ({ mediaType, width, height }))).toEqual([
    { mediaType: 'image/png', width: 1, height: 1 },
  ])
  await world.teacher.get(importPaper.confirm, { ...made, questions: chosenOf(info), paperTitle: '有图' })
  const found = await service.db
    .select({ stem: item.stem })
    .from(item)
    .where(like(item.stem, `%${key}%`))
  expect(found).toEqual([{ stem: `看图填空 ____。![三角形 ABC](picture:${key}|25)` }])
})

test('a teacher who has uploaded too many pictures keeps none of a file’s, and each is listed', async () => {
  const { uid } = world.teacher
  const row = { mediaType: 'image/png', width: 1, height: 1, bytes: Buffer.from('x'), uid, createdAt: new Date(0) }
  await service.db.insert(pictureTable).values({ ...row, key: 'large', size: pictureLimits.bytesOfPerson })
  const content = await wordFile([line('1. 看图 ____。', picture()), line('答案：6')])
  const made = await world.teacher.get(importPaper.upload, { subjectId: 203, fileName: '图.docx', content })
  await service.runJobs()
  const { questions, notUnderstood } = await infoOf(made)
  await service.db.delete(pictureTable).where(eq(pictureTable.key, 'large'))
  expect({
    stem: questions[0]?.items[0]?.stem,
    notUnderstood: notUnderstood.map(({ reason, at }) => ({ reason, at })),
  }).toEqual({ stem: '看图 ____。', notUnderstood: [{ reason: 'picture', at: 0 }] })
})
