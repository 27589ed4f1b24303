import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { paper, paperShare } from '#server/database/schema/papers.ts'

/** The caller; placeholders if the query is prepared. */
interface Reader {
  readonly uid: number | SQL
  readonly schoolId: number | SQL
}

/** Papers that are not deleted, in their latest version: the content of lists. */
export const isCurrent = (): SQL | undefined => and(isNull(paper.removedAt), isNull(paper.replacedById))

/** Papers shared within a school. */
export const isShared = ({ schoolId }: Pick<Reader, 'schoolId'>): SQL | undefined =>
  and(eq(paper.sharedWithSchool, true), eq(paper.schoolId, schoolId), isNull(paper.removedAt))

/** Papers that a colleague shared with a teacher. */
export const isGivenTo = (uid: Reader['uid']): SQL | undefined =>
  and(
    isNull(paper.removedAt),
    sql`exists (select 1 from ${paperShare} where ${paperShare.paperId} = ${paper.paperId} and ${paperShare.uid} = ${uid})`,
  )

/** Papers that a teacher may open and assign: their own, those shared with them, and those shared within the school. */
export const isReadable = (reader: Reader): SQL | undefined =>
  or(eq(paper.ownerId, reader.uid), isShared(reader), isGivenTo(reader.uid))
