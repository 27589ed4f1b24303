import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { paper, paperShare } from '#server/database/schema/papers.ts'

/** Who asks; placeholders where the query is prepared. */
interface Reader {
  readonly uid: number | SQL
  readonly schoolId: number | SQL
}

/** Papers that were not thrown away, each in its latest version: what lists hold. */
export const isCurrent = (): SQL | undefined => and(isNull(paper.removedAt), isNull(paper.replacedById))

/** Papers that a school shares among its teachers. */
export const isShared = ({ schoolId }: Pick<Reader, 'schoolId'>): SQL | undefined =>
  and(eq(paper.sharedWithSchool, true), eq(paper.schoolId, schoolId), isNull(paper.removedAt))

/** Papers that a colleague gave to a teacher. */
export const isGivenTo = (uid: Reader['uid']): SQL | undefined =>
  and(
    isNull(paper.removedAt),
    sql`exists (select 1 from ${paperShare} where ${paperShare.paperId} = ${paper.paperId} and ${paperShare.uid} = ${uid})`,
  )

/** Papers that a teacher may open and assign: one's own, those given to them, and those that the school shares. */
export const isReadable = (reader: Reader): SQL | undefined =>
  or(eq(paper.ownerId, reader.uid), isShared(reader), isGivenTo(reader.uid))
