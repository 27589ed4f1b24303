import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { captchaLimits } from '#domain/portal/constants.ts'
import { Refusal } from '#server/core/refusal.ts'
import type { Executor, Transaction } from '#server/database/database.ts'
import { captcha } from '#server/database/schema/sign-on.ts'
import { issueToken, useToken } from '../platform/one-time-tokens.ts'
import type {
  CaptchaAnswer,
  CaptchaProvider,
  CaptchaRequest,
  CaptchaToken,
  Puzzle,
  SolveOutcome,
} from './captcha-provider.ts'
import { captchaSubject } from './captcha-subject.ts'
import { pieceSize } from './jigsaw.ts'
import { pngDataUrl } from './png.ts'
import { drawPuzzle, pictureSize, placePuzzle } from './puzzle-picture.ts'
import { minute } from '#domain/time/units.ts'

/** Our own slide puzzles. */
export const slideCaptcha: CaptchaProvider = {
  newPuzzle,
  solve: (db, answer) => db.transaction((transaction) => solve(transaction, answer)),
  verify,
  isDown: () => false,
}

/** Counted by browser and by IP address before anything is drawn. */
async function newPuzzle(db: Executor, request: CaptchaRequest): Promise<Puzzle> {
  const { purpose, subject, visitorHash, address, now } = request
  const position = placePuzzle(randomInt)
  const captchaId = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now.getTime() + captchaLimits.life)
  const bound = { purpose, subject: await captchaSubject(db, purpose, subject), visitorHash, address }
  await db.transaction(async (transaction) => {
    await refuseTooMany(transaction, request)
    await transaction.insert(captcha).values({ ...bound, captchaId, answerX: position.x, expiresAt })
  })
  const { picture, piece } = drawPuzzle(randomInt, position)
  const [pictureUrl, pieceUrl] = await Promise.all([pngDataUrl(picture), pngDataUrl(piece)])
  return { captchaId, picture: pictureUrl, piece: pieceUrl, pieceY: position.y, pieceSize, ...pictureSize }
}

async function refuseTooMany(transaction: Transaction, { visitorHash, address, now }: CaptchaRequest): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('captcha'))`)
  // Anything that expires later than this was made within the last minute.
  const recent = gt(captcha.expiresAt, new Date(now.getTime() + captchaLimits.life - minute))
  const [made] = await transaction
    .select({
      byVisitor: sql<number>`(count(*) filter (where ${captcha.visitorHash} = ${visitorHash}))::int`,
      byAddress: sql<number>`(count(*) filter (where ${captcha.address} = ${address}))::int`,
    })
    .from(captcha)
    .where(recent)
  const isTooMany =
    (made?.byVisitor ?? 0) >= captchaLimits.perVisitorMinute || (made?.byAddress ?? 0) >= captchaLimits.perAddressMinute
  if (isTooMany) throw new Refusal(429, '换图过于频繁，请一分钟后再试', 'Too many puzzles; try again in a minute', 60)
}

/**
 * A try is counted before it is evaluated, so that no more than three ever are. In a transaction: a puzzle is used up
 * together with its token.
 */
async function solve(
  transaction: Transaction,
  { captchaId, x, visitorHash, now }: CaptchaAnswer,
): Promise<SolveOutcome> {
  const [row] = await transaction
    .update(captcha)
    .set({ tries: sql`${captcha.tries} + 1` })
    .where(
      and(
        eq(captcha.captchaId, captchaId),
        eq(captcha.visitorHash, visitorHash),
        isNull(captcha.solvedAt),
        gt(captcha.expiresAt, now),
        lt(captcha.tries, captchaLimits.tries),
      ),
    )
    .returning()
  if (row === undefined) return { kind: 'expired' }
  if (Math.abs(row.answerX - x) > captchaLimits.tolerance)
    return { kind: 'wrong', left: captchaLimits.tries - row.tries }
  await transaction.update(captcha).set({ solvedAt: now }).where(eq(captcha.captchaId, captchaId))
  const { subject } = row
  return { kind: 'solved', token: await issueToken(transaction, { purpose: 'captcha', subject, visitorHash }, now) }
}

async function verify(
  db: Executor,
  { token: value, purpose, subject, visitorHash, now }: CaptchaToken,
): Promise<boolean> {
  const token = await useToken(db, { purpose: 'captcha', value, visitorHash }, now)
  return token !== null && token.subject === (await captchaSubject(db, purpose, subject))
}
