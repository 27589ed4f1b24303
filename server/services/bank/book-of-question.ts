import { sql } from 'drizzle-orm'
import { chapter } from '#server/database/schema/books.ts'
import { bankSearch, knowledgeChapter, question } from '#server/database/schema/questions.ts'

/**
 * The ids of a question's chapters: of its own one, and for one in none, like an imported one, of those of its knowledge
 * points.
 */
const chaptersOfQuestion = sql`case when ${question.chapterId} is not null then array[${question.chapterId}]
  else array(select ${knowledgeChapter.chapterId} from ${knowledgeChapter}
    where ${knowledgeChapter.knowledgeId} = any(${bankSearch.knowledgeIds})) end`

/**
 * Restricts `chapter` to those of a question, and to nothing if they are of several books. Ends a subquery in a query of
 * `question` joined to `bankSearch`.
 */
export const areOfOneBook = sql`${chapter.chapterId} = any(${chaptersOfQuestion})
  having count(distinct ${chapter.bookId}) = 1`

/** The book that all chapters of a question are in; null for none and for several. */
export const bookOfQuestion = sql`(select min(${chapter.bookId}) from ${chapter} where ${areOfOneBook})`
