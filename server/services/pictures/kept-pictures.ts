import { hash } from 'node:crypto'
import { and, count, eq, gte, inArray, sum } from 'drizzle-orm'
import { pictureLimits, type PictureRefusal } from '#domain/rich-text/picture-limits.ts'
import type { Executor } from '#server/database/database.ts'
import { picture } from '#server/database/schema/pictures.ts'
import { lockPeople } from '../lock-people.ts'
import { drawApart, type DrawnPicture } from './draw-apart.ts'
import { day } from '#domain/time/units.ts'

export interface SavedPicture {
  readonly key: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** Who uploads pictures, and when. */
export interface Bringing {
  readonly uid: number
  readonly now: Date
}

/** The key of a drawn picture. */
export const keyOf = ({ bytes }: DrawnPicture): string => hash('sha256', bytes, 'hex').slice(0, 32)

/** Stores a file with a picture, or returns why not. */
export async function savePicture(
  db: Executor,
  file: Uint8Array,
  bringing: Bringing,
): Promise<SavedPicture | PictureRefusal> {
  const [drawn = 'pictureBroken'] = await drawApart([file])
  if (typeof drawn === 'string') return drawn
  return keepPicture(db, drawn, bringing)
}

/** Stores a drawn picture, or returns why not; run it in a write. */
export async function keepPicture(
  db: Executor,
  drawn: DrawnPicture,
  bringing: Bringing,
): Promise<SavedPicture | 'tooManyPictures'> {
  await lockPeople(db, [bringing.uid])
  if (!hasRoomFor(drawn, await roomOf(db, bringing))) return 'tooManyPictures'
  await keepPictures(db, [drawn], bringing)
  return { key: keyOf(drawn), width: drawn.width, height: drawn.height }
}

/** How much somebody may still upload. */
export interface PictureRoom {
  readonly pictures: number
  readonly bytes: number
}

export async function roomOf(db: Executor, { uid, now }: Bringing): Promise<PictureRoom> {
  const isOwn = eq(picture.uid, uid)
  const isRecent = and(isOwn, gte(picture.createdAt, new Date(now.getTime() - day)))
  const [recent] = await db.select({ number: count() }).from(picture).where(isRecent)
  const [all] = await db
    .select({ bytes: sum(picture.size) })
    .from(picture)
    .where(isOwn)
  return {
    pictures: pictureLimits.perDay - (recent?.number ?? 0),
    bytes: pictureLimits.bytesOfPerson - Number(all?.bytes ?? 0),
  }
}

const hasRoomFor = ({ bytes }: DrawnPicture, room: PictureRoom): boolean =>
  room.pictures >= 1 && room.bytes >= bytes.length

/**
 * Stores pictures; existing ones keep their owner. In the order of their keys, so that concurrent uploads of the same
 * pictures do not deadlock.
 */
export async function keepPictures(
  db: Executor,
  drawn: readonly DrawnPicture[],
  { uid, now }: Bringing,
): Promise<void> {
  for (const one of drawn.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))))
    await db
      .insert(picture)
      .values({ ...one, key: keyOf(one), size: one.bytes.length, uid, createdAt: now })
      .onConflictDoNothing()
}

/** The total size of the stored pictures with these keys. */
export async function bytesOf(db: Executor, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0
  const [all] = await db
    .select({ bytes: sum(picture.size) })
    .from(picture)
    .where(inArray(picture.key, [...keys]))
  return Number(all?.bytes ?? 0)
}

/** The stored pictures with these keys; unknown ones are left out. */
export async function readPictures(
  db: Executor,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Omit<DrawnPicture, 'mediaType'> & { readonly mediaType: string }>> {
  if (keys.length === 0) return new Map()
  const { key, bytes, mediaType, width, height } = picture
  const rows = await db
    .select({ key, bytes, mediaType, width, height })
    .from(picture)
    .where(inArray(key, [...keys]))
  return new Map(rows.map(({ key: name, ...row }) => [name, row]))
}
