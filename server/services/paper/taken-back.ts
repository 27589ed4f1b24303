import { and, eq, exists, isNotNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { paper, paperTakenBack } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { isReadable, shareOf } from './readable-papers.ts'

/** Why somebody who had a paper may not open it any more; null if they may, or never had it. */
export async function whyTakenBack(db: Executor, paperId: number, caller: Caller) {
  const [row] = await db
    .select({ ownerName: user.realname, removedAt: paper.removedAt })
    .from(paper)
    .innerJoin(user, eq(user.uid, paper.ownerId))
    .where(and(eq(paper.paperId, paperId), not(isReadable(caller) ?? sql`false`), hadIt(db, caller)))
  return row === undefined ? null : { ownerName: row.ownerName, isDeleted: row.removedAt !== null }
}

/** Papers that somebody had until they were taken back, or deleted. */
function hadIt(db: Executor, { uid, schoolId }: Caller): SQL | undefined {
  const isReceiver = and(eq(paperTakenBack.paperId, paper.paperId), eq(paperTakenBack.uid, uid))
  return or(
    exists(db.select({ uid: paperTakenBack.uid }).from(paperTakenBack).where(isReceiver)),
    and(isNotNull(paper.removedAt), sql`exists (${shareOf(uid)})`),
    and(
      eq(paper.schoolId, schoolId),
      or(
        joinedBefore(db, uid, paper.schoolEndedAt),
        and(eq(paper.sharedWithSchool, true), joinedBefore(db, uid, paper.removedAt)),
      ),
    ),
  )
}

const joined = alias(user, 'joined')

/** Whoever joined the school later never had what it had until then. */
const joinedBefore = (db: Executor, uid: number, until: AnyPgColumn): SQL =>
  exists(
    db
      .select({ uid: joined.uid })
      .from(joined)
      .where(and(eq(joined.uid, uid), lt(joined.createdAt, until))),
  )
