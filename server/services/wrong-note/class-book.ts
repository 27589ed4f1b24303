import { asc, desc, eq } from 'drizzle-orm'
import type { wrongNote } from '#api/contract/groups/wrong-note.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import { bankTypeName } from '#domain/bank/type-names.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { mondayOf, weekOfDay, weeksUntil } from '#domain/wrong-note/weeks.ts'
import { wrongGroups, wrongItemsOf } from '#domain/wrong-note/wrong-groups.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { Gone } from '#server/core/implement.ts'
import { causeGroups } from './cause-groups.ts'
import { classFacts, type PlacedFact } from './class-facts.ts'
import { rightsNeededIn } from './setting.ts'

type Wanted = InputOf<typeof wrongNote.book>
type Book = OutputOf<typeof wrongNote.book>

/** The wrong questions of a class in groups, over the twelve weeks up to the end of the chosen range. */
export async function classBook(db: Executor, wanted: Wanted, now: Date): Promise<Book> {
  const { courseId, groupBy, endDate } = wanted
  const { all, facts } = await classFacts(db, wanted)
  const weeks = weeksUntil(endDate ?? schoolDay(now))
  const assignments = await assignmentNames(db, courseId)
  const groups =
    groupBy === 'cause'
      ? await causeGroups(db, wanted, facts, weeks)
      : wrongGroups(facts, groupOf[groupBy], weeks, weekOfDay).map((group) => ({
          ...group,
          weeks: [...group.weeks],
          name: nameOf(group.group, groupBy, facts, assignments),
        }))
  return {
    courseName: await courseNameOf(db, courseId),
    weeks: weeks.map(mondayOf),
    groups,
    assignmentCount: new Set(facts.map(({ assignmentId }) => assignmentId)).size,
    itemCount: wrongItemsOf(facts).length,
    wrong: facts.reduce((sum, fact) => sum + fact.wrong, 0),
    rightsNeeded: await rightsNeededIn(db, courseId),
    choices: { ...booksOf(all), assignments: assignedIn(assignments, all) },
  }
}

type Grouping = Exclude<Wanted['groupBy'], 'cause'>

/** The group that a fact belongs to. */
export const groupOf: Readonly<Record<Grouping, (fact: PlacedFact) => string>> = {
  knowledge: ({ knowledgeId }) => String(knowledgeId),
  type: ({ type }) => String(type),
  assignment: ({ assignmentId }) => String(assignmentId),
}

type AssignmentName = Awaited<ReturnType<typeof assignmentNames>>[number]

function nameOf(
  group: string,
  groupBy: Grouping,
  facts: readonly PlacedFact[],
  assignments: readonly AssignmentName[],
): string {
  if (groupBy === 'assignment')
    return assignments.find(({ assignmentId }) => String(assignmentId) === group)?.assignmentName ?? ''
  const fact = facts.find((one) => groupOf[groupBy](one) === group)
  if (fact === undefined) return ''
  return groupBy === 'type' ? bankTypeName(fact.subjectId, fact.type) : fact.knowledge
}

/** Assignments of a class, latest first. */
const assignmentNames = (db: Executor, courseId: number) =>
  db
    .select({ assignmentId: assignment.assignmentId, assignmentName: assignment.assignmentName })
    .from(assignment)
    .where(eq(assignment.courseId, courseId))
    .orderBy(desc(assignment.endTime), asc(assignment.assignmentId))

function assignedIn(assignments: readonly AssignmentName[], all: readonly PlacedFact[]): AssignmentName[] {
  const marked = new Set(all.map(({ assignmentId }) => assignmentId))
  return assignments.filter(({ assignmentId }) => marked.has(assignmentId))
}

/** Books and chapters that a class's questions come from, each once. */
function booksOf(all: readonly PlacedFact[]): Pick<Book['choices'], 'books' | 'chapters'> {
  const books = new Map<number, Book['choices']['books'][number]>()
  const chapters = new Map<number, Book['choices']['chapters'][number]>()
  for (const { bookId, bookName, chapterId, nodeName } of all) {
    if (bookId === null || bookName === null || chapterId === null || nodeName === null) continue
    books.set(bookId, { bookId, bookName })
    chapters.set(chapterId, { chapterId, bookId, nodeName })
  }
  return {
    books: [...books.values()].toSorted((left, right) => left.bookId - right.bookId),
    chapters: [...chapters.values()].toSorted((left, right) => left.chapterId - right.chapterId),
  }
}

export async function courseNameOf(db: Executor, courseId: number): Promise<string> {
  const [row] = await db.select({ name: course.courseName }).from(course).where(eq(course.courseId, courseId))
  if (row === undefined) throw new Gone()
  return row.name
}
