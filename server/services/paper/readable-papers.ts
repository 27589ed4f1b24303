import { and, eq, or, type SQL } from 'drizzle-orm'
import { paper } from '#server/database/schema/papers.ts'

/** Who asks; placeholders where the query is prepared. */
interface Reader {
  readonly uid: number | SQL
  readonly schoolId: number | SQL
}

/** Papers that a school shares among its teachers. */
export const isShared = ({ schoolId }: Pick<Reader, 'schoolId'>): SQL | undefined =>
  and(eq(paper.sharedWithSchool, true), eq(paper.schoolId, schoolId))

/** Papers that a teacher may open and assign: one's own, and those that the school shares. */
export const isReadable = (reader: Reader): SQL | undefined => or(eq(paper.ownerId, reader.uid), isShared(reader))
