import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { assignment } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { paper, paperShare } from '#server/database/schema/papers.ts'
import { isTaughtBy } from '../classes/taught-by.ts'

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

/** The share of a paper with a teacher. */
export const shareOf = (uid: Reader['uid']): SQL =>
  sql`select 1 from ${paperShare} where ${paperShare.paperId} = ${paper.paperId} and ${paperShare.uid} = ${uid}`

/** Papers that a colleague shared with a teacher. */
export const isGivenTo = (uid: Reader['uid']): SQL | undefined =>
  and(isNull(paper.removedAt), sql`exists (${shareOf(uid)})`)

/** Papers that a teacher may edit: their own, and those of colleagues who let them. */
export const isEditable = ({ uid }: Pick<Reader, 'uid'>): SQL | undefined =>
  or(eq(paper.ownerId, uid), and(isNull(paper.removedAt), sql`exists (${shareOf(uid)} and ${paperShare.canEdit})`))

/** Papers that a teacher may open and assign: their own, those shared with them, and those shared within the school. */
export const isReadable = (reader: Reader): SQL | undefined =>
  or(eq(paper.ownerId, reader.uid), isShared(reader), isGivenTo(reader.uid))

/**
 * Papers that classes of a teacher have, besides those above: whoever teaches a class shows, prints and changes what was
 * assigned to it, whoever owns the paper, and even after its owner deleted it.
 */
export const isReadableInClass = (reader: Reader): SQL | undefined => or(isReadable(reader), isAssignedBy(reader.uid))

const isAssignedBy = (uid: Reader['uid']): SQL =>
  sql`exists (select 1 from ${assignment} inner join ${course} on ${course.courseId} = ${assignment.courseId}
    where ${assignment.paperId} = ${paper.paperId} and ${isTaughtBy(uid)})`
