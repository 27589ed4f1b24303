import { prepare } from '#api/contract/areas/prepare.ts'
import { textbook } from '#api/contract/areas/textbook.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { chapter } from '#server/database/schema/books.ts'
import { courseBook, lesson } from '#server/database/schema/courses.ts'
import { addDeskBook } from './course.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import type { SampleValues } from '#tests/support/service/sample-input.ts'

interface DeskTextbooks {
  readonly name: string
  readonly canary: string
  readonly courseId: number
  readonly teacherId: number
  readonly paperId: number
  readonly now: Date
}

const days = { startDate: '2026-09-01', endDate: null }

/** A book used by the desk's class, with a lesson for its one chapter; returns what the endpoints about both need. */
export async function addDeskTextbooks(
  db: Database,
  { name, canary, courseId, teacherId, paperId, now }: DeskTextbooks,
): Promise<(endpoint: EndpointData) => SampleValues> {
  const [bookId, freeBookId] = [await addDeskBook(db, `used by ${name}`), await addDeskBook(db, `new to ${name}`)]
  await db.insert(courseBook).values({ courseId, bookId, addedBy: teacherId, addTime: now })
  const [row] = await db
    .insert(chapter)
    .values({ code: `of ${name}`, bookId, nodeName: 'Unit 1', displayOrder: 1 })
    .returning()
  const chapterId = idOf(row?.chapterId)
  const step = { nodeType: 'step', name: `环节 ${canary}`, isTaught: false } as const
  await db.insert(lesson).values({ courseId, chapterId, nodes: [step], rev: 1, savedBy: teacherId, savedAt: now })
  const paperNode = { nodeType: 'paper', name: '试卷', isTaught: false, paperId }
  const values = {
    bookId,
    bookIds: [bookId],
    bookType: 1,
    chapterId,
    addedBooks: [{ bookId: freeBookId, ...days }],
    daysOfUse: days,
    lessonNodes: [paperNode],
  }
  const areas = new Set<string>([...Object.values(textbook), ...Object.values(prepare)].map(({ path }) => path))
  return ({ path }) => (areas.has(path) ? { ...values, rev: path === prepare.save.path ? 1 : 0 } : {})
}
