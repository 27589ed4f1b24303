import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { question } from '#server/database/schema/questions.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { fillContent } from './fill-content.ts'

const now = new Date('2026-12-20T06:00:00Z')
const options = { mode: 'production', now } as const

let school: TestService
let whole: Awaited<ReturnType<typeof bank>>

beforeAll(async () => {
  school = await startTestService(now)
  await fillContent(school.db, options)
  whole = await bank()
})

afterAll(() => school.close())

const run = (query: string) => school.db.execute(sql.raw(query))

/** What the bank says of its questions, by their codes. */
async function bank() {
  const { rows } = await run(
    `select question.code, chapter.code as chapter, book.code as book, question.type, question.difficulty, passage,
      item.no, knowledge.name, stem, options, key, analysis, score, search_text,
      exists (select 1 from knowledge_chapter as tie where tie.knowledge_id = knowledge.knowledge_id
        and tie.chapter_id = chapter.chapter_id) as is_tied
    from question join item using (question_id) join knowledge using (knowledge_id) join bank_search using (question_id)
      join chapter on chapter.chapter_id = question.chapter_id join book using (book_id)
    order by question.code, item.no`,
  )
  return rows
}

const idsByCode = async () => (await run('select code, question_id from question order by code')).rows

const lacking = `select question_id from question join chapter using (chapter_id) where chapter.code like 'ma-rj2024-7%'`

/** As an earlier Podium left it, which had neither two of the books nor the questions of their chapters. */
beforeEach(async () => {
  await run(`delete from item where question_id in (${lacking})`)
  await run(`delete from question where question_id in (${lacking})`)
  await run(`delete from knowledge_chapter where chapter_id in
    (select chapter_id from chapter where code like 'ma-rj2024-7%')`)
  await run(
    `delete from knowledge where not exists (select 1 from item where item.knowledge_id = knowledge.knowledge_id)`,
  )
  await run(`delete from chapter where code like 'ma-rj2024-7%'`)
  await run(`delete from book where code like 'ma-rj2024-7%'`)
  await run(`update installation set value = 'an earlier one' where key = 'content-version'`)
})

test('a school that updates gets the books and questions it lacks, as a new school has them, once', async () => {
  const lacked = whole.length - (await bank()).length
  const outcomes = [await fillContent(school.db, options), await fillContent(school.db, options)]
  expect({ isMuch: lacked > 500, outcomes, bank: await bank() }).toEqual({
    isMuch: true,
    outcomes: ['added', 'present'],
    bank: whole,
  })
})

test('what a school has stays as it is, under the ids by which papers refer to it', async () => {
  const [before] = await school.db.select().from(question).where(eq(question.code, 'en-7a-sc-001'))
  const kept = await idsByCode()
  await school.db.update(question).set({ passage: 'as it was' }).where(eq(question.code, 'en-7a-sc-001'))
  await fillContent(school.db, options)
  const [after] = await school.db.select().from(question).where(eq(question.code, 'en-7a-sc-001'))
  const codes = new Set(kept.map(({ code }) => code))
  expect(after).toEqual({ ...before, passage: 'as it was' })
  expect((await idsByCode()).filter(({ code }) => codes.has(code))).toEqual(kept)
  await school.db
    .update(question)
    .set({ passage: before?.passage ?? '' })
    .where(eq(question.code, 'en-7a-sc-001'))
})

test('the questions of a chapter that a list shows first are of all its kinds after an update, too', async () => {
  await fillContent(school.db, options)
  const { rows } = await run(
    `select count(*)::int as shown, count(distinct regexp_replace(code, '\\d+$', ''))::int as kinds
      from (select question.code from question join chapter using (chapter_id) join bank_search using (question_id)
        where chapter.code = 'ma-rj2024-7a-1' order by list_position limit 10) as first`,
  )
  expect(rows).toEqual([{ shown: 10, kinds: 10 }])
})

test('of two services that start at once, both end with each new question once', async () => {
  await Promise.all([fillContent(school.db, options), fillContent(school.db, options)])
  expect(await bank()).toEqual(whole)
})

test('an update that is cut off keeps what it has added, and the next start adds the rest', async () => {
  const before = (await idsByCode()).length
  await run(`create function refuse() returns trigger language plpgsql as $$ begin
    if (select count(*) from question) > ${before} + 600 then raise 'cut off'; end if; return null; end $$`)
  await run('create trigger refuse after insert on question for each statement execute function refuse()')
  onTestFinished(() => void run('drop function if exists refuse cascade'))
  await expect(fillContent(school.db, options)).rejects.toThrow('insert into "question"')
  const added = (await idsByCode()).length - before
  await run('drop function refuse cascade')
  const outcome = await fillContent(school.db, options)
  expect({ added, outcome, bank: await bank() }).toEqual({ added: 500, outcome: 'added', bank: whole })
})
