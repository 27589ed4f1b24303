import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { prepare } from '#api/contract/groups/prepare.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import type { LessonNode } from '#domain/textbooks/lesson.ts'
import { Gone } from '#server/core/implement.ts'
import type { Acting, Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { chapter } from '#server/database/schema/books.ts'
import { lesson } from '#server/database/schema/courses.ts'
import { paper } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { isReadable } from '../paper/readable-papers.ts'
import { bookClosed } from './textbook-contents.ts'

type OfChapter = InputOf<(typeof prepare)['list']>

/** The lesson for a chapter, with what its reader may open; or why the book is closed. */
export async function lessonOf(db: Executor, of: OfChapter, { caller, now }: Acting) {
  const refused = await chapterClosed(db, of, now)
  if (refused !== null) return refused
  const [saved] = await db
    .select({ nodes: lesson.nodes, rev: lesson.rev, savedBy: user.realname, savedAt: lesson.savedAt })
    .from(lesson)
    .innerJoin(user, eq(user.uid, lesson.savedBy))
    .where(isLesson(of))
  if (saved === undefined) return { rev: 0, savedBy: null, savedAt: null, list: [] }
  const papers = await readablePapers(db, papersIn(saved.nodes), caller)
  const list = saved.nodes.map((node, index) => ({ ...node, ...seen(node, papers), nodeId: index + 1 }))
  return { rev: saved.rev, savedBy: saved.savedBy, savedAt: saved.savedAt.toISOString(), list }
}

/** Saves a lesson over the one that was read at `rev`; papers that are new in it must be open to the caller. */
export async function saveLesson(
  db: Executor,
  { rev, lessonNodes: nodes, ...of }: InputOf<(typeof prepare)['save']>,
  { caller, now }: Acting,
) {
  const refused = await chapterClosed(db, of, now)
  if (refused !== null) return refused
  const first = { courseId: of.courseId, chapterId: of.chapterId, nodes: [], rev: 0, savedBy: caller.uid, savedAt: now }
  await db.insert(lesson).values(first).onConflictDoNothing()
  const [before] = await db.select().from(lesson).where(isLesson(of)).for('update')
  if (before === undefined) throw new Gone()
  if (before.rev !== rev) return 'lessonChangedMeanwhile'
  const added = [...papersIn(nodes)].filter((paperId) => !papersIn(before.nodes).has(paperId))
  const readable = await readablePapers(db, added, caller)
  if (nodes.some(isPaperMissing) || readable.size < added.length) return 'paperUnknown'
  await db
    .update(lesson)
    .set({ nodes, rev: rev + 1, savedBy: caller.uid, savedAt: now })
    .where(isLesson(of))
  return { rev: rev + 1 }
}

async function chapterClosed(db: Executor, of: OfChapter, now: Date) {
  const isOfBook = and(eq(chapter.chapterId, of.chapterId), eq(chapter.bookId, of.bookId))
  if ((await db.$count(chapter, isOfBook)) === 0) throw new Gone()
  return bookClosed(db, of, now)
}

const isLesson = ({ courseId, chapterId }: OfChapter) =>
  and(eq(lesson.courseId, courseId), eq(lesson.chapterId, chapterId))

const papersIn = (nodes: readonly LessonNode[]): ReadonlySet<number> =>
  new Set(nodes.flatMap(({ paperId }) => paperId ?? []))

const isPaperMissing = ({ nodeType, paperId }: LessonNode): boolean =>
  (nodeType === 'paper') !== (paperId !== undefined)

interface Readable {
  readonly paperTitle: string
  readonly source: 'own' | 'school'
}

async function readablePapers(
  db: Executor,
  paperIds: Iterable<number>,
  caller: Caller,
): Promise<ReadonlyMap<number, Readable>> {
  const { paperId, paperTitle, ownerId } = paper
  const rows = await db
    .select({ paperId, paperTitle, ownerId })
    .from(paper)
    .where(and(inArray(paperId, [...paperIds]), isNull(paper.removedAt), isReadable(caller)))
  return new Map(
    rows.map((row) => [
      row.paperId,
      { paperTitle: row.paperTitle, source: row.ownerId === caller.uid ? 'own' : 'school' },
    ]),
  )
}

/** A paper is shown with its current title. */
function seen({ nodeType, name, paperId = 0 }: LessonNode, papers: ReadonlyMap<number, Readable>) {
  if (nodeType === 'step') return { name, source: 'typed' as const }
  const readable = papers.get(paperId)
  return readable === undefined
    ? { name, source: 'closed' as const }
    : { name: readable.paperTitle, source: readable.source }
}
