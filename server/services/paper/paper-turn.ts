import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { paperEditing } from '#api/contract/groups/paper-editing.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import { paperTurnTimes } from '#domain/paper/turn-times.ts'
import { Gone } from '#server/core/implement.ts'
import type { SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { paper, paperTurn } from '#server/database/schema/papers.ts'
import { session, user } from '#server/database/schema/people.ts'
import type { PaperRow } from './stored-paper.ts'
import { firstVersionOf } from './versions.ts'

type Asking = InputOf<(typeof paperEditing)['turn']>

interface Asker {
  readonly caller: Pick<SignedIn, 'sessionId' | 'uid'>
  readonly now: Date
}

/**
 * Gives a session the turn to write a paper, or says that another one has it. What is known anyway is not written: each
 * commit waits for the disk.
 */
export async function askForTurn(
  db: Executor,
  { paperId, wish }: Asking,
  { caller: { sessionId, uid }, now }: Asker,
): Promise<OutputOf<(typeof paperEditing)['turn']>> {
  const { firstId, rev, seen, hasEnded, writer } = await turnOf(db, paperId)
  const mine = { isYours: true, rev, writerName: null }
  const notMine = { isYours: false, rev, writerName: writer === null || writer.uid === uid ? null : writer.realname }
  const isOurs = seen?.sessionId === sessionId
  if (wish === 'leave') {
    if (isOurs) await db.delete(paperTurn).where(and(eq(paperTurn.paperId, firstId), isOf(sessionId)))
    return { ...notMine, writerName: null }
  }
  if (isOurs && seen.seenAt > ago(now, paperTurnTimes.noted)) return mine
  const isFree = isOurs || hasEnded || seen === null || seen.seenAt <= ago(now, paperTurnTimes.passesOn)
  if (!isFree && wish !== 'takeOver') return notMine
  const mayReplace = wish === 'takeOver' ? sql`true` : or(isOf(sessionId), isStill(seen))
  return (await take(db, { paperId: firstId, sessionId, seenAt: now }, sql`${mayReplace}`)) ? mine : notMine
}

const asked = alias(paper, 'asked')

/**
 * The turn as it is noted, whose it is, and the paper's latest version; `hasEnded` is whether the session of the turn
 * has.
 */
async function turnOf(db: Executor, paperId: number) {
  const [row] = await db
    .select({
      firstId: firstVersionOf(asked).mapWith(Number),
      rev: paper.rev,
      seen: paperTurn,
      hasEnded: isNull(session.sessionId).mapWith(Boolean),
      writer: { uid: user.uid, realname: user.realname },
    })
    .from(asked)
    .innerJoin(paper, and(eq(firstVersionOf(paper), firstVersionOf(asked)), isNull(paper.replacedById)))
    .leftJoin(paperTurn, eq(paperTurn.paperId, firstVersionOf(asked)))
    .leftJoin(session, eq(session.sessionId, paperTurn.sessionId))
    .leftJoin(user, eq(user.uid, session.uid))
    .where(eq(asked.paperId, paperId))
  if (row === undefined) throw new Gone()
  return row
}

type Turn = typeof paperTurn.$inferSelect

const isOf = (sessionId: number): SQL => eq(paperTurn.sessionId, sessionId)

/** No other session was faster. */
const isStill = (seen: Turn | null) =>
  seen === null ? undefined : and(isOf(seen.sessionId), eq(paperTurn.seenAt, seen.seenAt))

/** Notes a turn where there is none, or in place of one of which this is true; false if there is another. */
async function take(db: Executor, turn: Turn, mayReplace: SQL): Promise<boolean> {
  const { sessionId, seenAt } = turn
  const taken = await db
    .insert(paperTurn)
    .values(turn)
    .onConflictDoUpdate({ target: paperTurn.paperId, set: { sessionId, seenAt }, setWhere: mayReplace })
    .returning({ paperId: paperTurn.paperId })
  return taken.length > 0
}

/** Ends the turn of these people, who may no longer edit the paper, so that nobody waits for it to pass on. */
export async function endTurnOf(
  db: Executor,
  { firstVersionId, paperId }: Pick<PaperRow, 'firstVersionId' | 'paperId'>,
  uids: readonly number[],
): Promise<void> {
  const ofThem = db
    .select({ sessionId: session.sessionId })
    .from(session)
    .where(inArray(session.uid, [...uids]))
  await db
    .delete(paperTurn)
    .where(and(eq(paperTurn.paperId, firstVersionId ?? paperId), inArray(paperTurn.sessionId, ofThem)))
}

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)
