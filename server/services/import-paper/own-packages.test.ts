/** The portal's own QTI comes back unchanged: over all papers of the demo. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportedItem, ImportedPaper } from '#domain/import/imported-paper.ts'
import { isSection, leavesOf } from '#domain/paper/elements.ts'
import type { Paper, PaperItem, PaperQuestion } from '#domain/paper/paper.ts'
import { item, paperWith, question, section, written } from '#domain/paper/testing/papers.ts'
import { familyOf } from '#domain/questions/question-types.ts'
import { type Criterion, multipleRules } from '#domain/questions/question.ts'
import { answered } from '#domain/questions/is-answered.ts'
import { parseBlocks } from '#domain/rich-text/rich-text-parser.ts'
import { fillBank } from '#server/content/fill/bank.ts'
import { fillBooks } from '#server/content/fill/books.ts'
import { fillPapers } from '#server/content/fill/papers.ts'
import { fillPeople } from '#server/content/fill/people.ts'
import { shippedQuestions } from '#server/content/shipped.ts'
import { paper as paperTable } from '#server/database/schema/papers.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { storedPaper } from '../paper/stored-paper.ts'
import { picturesByKey } from '../print/paper-pictures.ts'
import { picturesOfPackage, qtiPackage } from '../print/qti-package.ts'
import { readImportFile } from './read-import-file.ts'

readHere()

const now = new Date('2026-11-20T06:00:00Z')

let service: TestService

beforeAll(async () => {
  service = await startTestService(now)
  await service.db.transaction(async (tx) => {
    const books = await fillBooks(tx)
    const questions = await fillBank(tx, shippedQuestions(), books, now)
    const people = await fillPeople(tx, books, { now, hash: async () => 'hash' })
    await fillPapers(tx, { books, questions, people }, now)
  })
})

afterAll(() => service.close())

const rightOf = (item: PaperItem): readonly string[] => {
  const key = answered(item.key)
  if (key.kind === 'single') return [key.choice]
  if (key.kind === 'multiple') return key.choices
  return key.kind === 'written' ? [key.model] : key.accept
}

/** A picture is drawn anew, which gives it another key. */
const shown = (source: string) =>
  parseBlocks(source.replaceAll(/\(picture:[0-9a-f]{32}/g, `(picture:${'0'.repeat(32)}`))

const ofItem = (item: PaperItem) => ({
  kind: item.key.kind,
  stem: shown(item.stem),
  options: item.options.map(({ text }) => shown(text)),
  right: rightOf(item),
  analysis: shown(item.analysis),
  knowledge: item.knowledge,
  score: item.score,
})

const ofImported = ({ kind, stem, options, right, analysis, knowledge, score }: ImportedItem) => ({
  kind,
  stem: shown(stem),
  options: options.map(shown),
  right,
  analysis: shown(analysis),
  knowledge,
  score,
})

const given = ({ paperTitle, elements }: Paper) => ({
  title: paperTitle,
  questions: elements.flatMap((element) => {
    const section = isSection(element) ? element.sectionText : ''
    const leaves = isSection(element) ? element.children : [element]
    const questions = leaves.filter((leaf): leaf is PaperQuestion => leaf.kind === 'question')
    return questions.map(({ passage, difficulty, items }) => ({
      section,
      passage: shown(passage),
      difficulty,
      items: items.map(ofItem),
    }))
  }),
})

const returned = ({ title, questions }: ImportedPaper) => ({
  title,
  questions: questions.map(({ section, passage, difficulty, items }) => ({
    section,
    passage: shown(passage),
    difficulty,
    items: items.map(ofImported),
  })),
})

const isWholeScore = (criteria: readonly Criterion[]): boolean =>
  criteria.length === 1 && criteria[0]?.name === '' && criteria[0].hint === ''

const linesOf = ({ elements }: Paper): number => leavesOf(elements).filter(({ kind }) => kind !== 'question').length

const criteriaOf = ({ elements }: Paper): number =>
  elements
    .flatMap((element) => (isSection(element) ? element.children : [element]))
    .flatMap((leaf) => (leaf.kind === 'question' ? leaf.items : []))
    .filter(({ key }) => key.kind === 'written' && !isWholeScore(key.criteria)).length

test('every paper of the demo comes back the same; only lines between questions and criteria are reported', async () => {
  const rows = await service.db.select().from(paperTable)
  for (const row of rows) {
    const paper = await storedPaper(service.db, row)
    const bytes = Buffer.from(qtiPackage(paper, await picturesByKey(service.db, picturesOfPackage(paper)), now))
    const read = await readImportFile({ bytes, fileName: 'a.zip', family: familyOf(paper.subjectId) })
    if (typeof read === 'string') throw new Error(`${paper.paperTitle}: ${read}`)
    expect(returned(read)).toEqual(given(paper))
    expect(read.notUnderstood.map(({ reason }) => reason).toSorted()).toEqual([
      ...Array.from({ length: linesOf(paper) }, () => 'noQuestion'),
      ...Array.from({ length: criteriaOf(paper) }, () => 'scoring'),
    ])
  }
  expect(rows.length).toBeGreaterThan(11)
})

test('what some of several right options give is reported unless it is the usual share', async () => {
  const papers = multipleRules.map((rule) => {
    const key = { kind: 'multiple', choices: ['A', 'B', 'C'], rule } as const
    const options = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: id }))
    return paperWith([question(1, { items: [item(10, { key, options, score: 40 })] })])
  })
  const reported = await Promise.all(
    papers.map(async (paper) => {
      const bytes = Buffer.from(qtiPackage(paper, new Map(), now))
      const read = await readImportFile({ bytes, fileName: 'a.zip', family: 'maths' })
      return typeof read === 'string' ? read : read.notUnderstood.map(({ reason, text }) => `${reason} ${text}`)
    }),
  )
  expect(Object.fromEntries(multipleRules.map((rule, index) => [rule, reported[index]]))).toEqual({
    whole: ['scoring responseProcessing'],
    half: [],
    each: ['scoring responseProcessing'],
  })
})

test('headings, lines between questions and a single criterion are listed with the question they are before', async () => {
  const paper = paperWith([
    { kind: 'title', elementId: 'title', text: '**听力**部分' },
    written(1, [50]),
    {
      ...section('part', [question(2), { kind: 'text', elementId: 'line', text: '听第二段 $x^2$' }, question(3)]),
      sectionText: '一、选择题',
    },
    { ...section('notes', [{ kind: 'text', elementId: 'end', text: '考试结束' }]), sectionText: '注意' },
  ])
  const bytes = Buffer.from(qtiPackage(paper, new Map(), now))
  const read = await readImportFile({ bytes, fileName: 'a.zip', family: 'maths' })
  if (typeof read === 'string') throw new Error(read)
  expect(returned(read).questions.map(({ section: heading, items }) => ({ heading, items: items.length }))).toEqual(
    given(paper).questions.map(({ section: heading, items }) => ({ heading, items: items.length })),
  )
  expect(read.notUnderstood.map(({ position, reason, text }) => ({ no: position.no, reason, text }))).toEqual([
    { no: 1, reason: 'noQuestion', text: '**听力**部分' },
    { no: 1, reason: 'scoring', text: 'criterion 1 5' },
    { no: 3, reason: 'noQuestion', text: '听第二段 $x^2$' },
    { no: 4, reason: 'noQuestion', text: '考试结束' },
  ])
})
