import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import type { OpenDatabase } from './database.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await lendDatabase()
})

afterAll(() => database.close())

const lasting = 'rows of the table that it names are never deleted'
const few = 'a few rows per class, assignment, paper or school: they are read in no time when an account is deleted'
const brief = 'rows are deleted after minutes or days, so there are few'

/** References that no index begins with, and why none is needed to delete the rows that they name. */
const without: Readonly<Record<string, string>> = {
  'application.decided_by': few,
  'assignment.creator_id': few,
  'assignment_handover.handed_by': few,
  'assignment_handover.teacher_id': few,
  'basket_question.question_id': lasting,
  'book.option_id': lasting,
  'course.book_id': lasting,
  'course.school_id': lasting,
  'course_book.added_by': few,
  'course_book.book_id': lasting,
  'course_teacher.added_by': few,
  'item.knowledge_id': lasting,
  'job_progress.uid': brief,
  'key_change.creator_id': few,
  'knowledge_chapter.chapter_id': lasting,
  'lesson.chapter_id': lasting,
  'lesson.saved_by': few,
  'marking_rule.third_marker_id': few,
  'marking_rule.unblinded_by_id': few,
  'member_change.changed_by': brief,
  'member_change.course_id': lasting,
  'member_change.removal_id': brief,
  'member_removal.removed_by': few,
  'message.course_id': lasting,
  'notice.uid': few,
  'one_time_token.uid': brief,
  'paper.book_id': lasting,
  'paper.chapter_id': lasting,
  'paper.first_version_id': lasting,
  'paper.replaced_by_id': lasting,
  'paper_import.paper_id': lasting,
  'qr_login.scanned_by': brief,
  'roster_import.change_id': brief,
  'roster_import.course_id': lasting,
  'school.owner_id': few,
}

test('a deleted row is looked for in no whole table: an index begins with each reference to it, or none is needed', async () => {
  const { rows } = await database.db.execute<{ line: string }>(sql`
    select a.attrelid::regclass || '.' || a.attname as line
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1]
        and coalesce(pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(a.attname) || ' IS NOT NULL)', true))`)
  expect(rows.map(({ line }) => line).toSorted()).toEqual(Object.keys(without).toSorted())
})

test('each reference names one column, as this is all that is looked for', async () => {
  const { rows } = await database.db.execute(sql`
    select conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and cardinality(conkey) <> 1`)
  expect(rows).toEqual([])
})
