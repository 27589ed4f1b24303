import { pictureLimits, type PictureRefusal } from '#domain/rich-text/picture-limits.ts'
import { readingLimits, withReadingProcess } from '../files/reading-process.ts'

export interface DrawingLimits {
  /** Limit for what is stored as PNG. */
  readonly bytes: number
  readonly pixels: number
  readonly side: number
}

export interface AskedDrawing {
  readonly pictures: readonly Uint8Array[]
  readonly limits: DrawingLimits
}

/** A picture as stored. */
export interface DrawnPicture {
  readonly bytes: Uint8Array
  readonly mediaType: 'image/png' | 'image/jpeg'
  /** In pixels. */
  readonly width: number
  readonly height: number
}

export type Drawn = DrawnPicture | PictureRefusal

/** Redraws pictures, in order, or returns why not. Never throws because of a file. */
export async function drawApart(
  files: readonly Uint8Array[],
  limits: DrawingLimits = pictureLimits,
): Promise<readonly Drawn[]> {
  const early = files.map(refusalBefore)
  const pictures = files.filter((_, index) => early[index] === null)
  const drawn = pictures.length === 0 ? [] : await draw(pictures, limits)
  let next = 0
  return early.map((refusal) => refusal ?? drawn[next++] ?? 'pictureBroken')
}

/** What the bytes alone reveal. */
function refusalBefore(file: Uint8Array): PictureRefusal | null {
  if (file.length > pictureLimits.bytes) return 'pictureTooLarge'
  const beginning = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, 12)).toString('latin1')
  return /^(?:\x89PNG\r\n|\xFF\xD8\xFF|GIF8[79]a|RIFF....WEBP)/s.test(beginning) ? null : 'pictureOfOtherKind'
}

/** One that takes too long fails the others as well. */
async function draw(pictures: readonly Uint8Array[], limits: DrawingLimits): Promise<readonly Drawn[]> {
  const answer = await withReadingProcess<AskedDrawing, readonly Drawn[], readonly Drawn[] | string>(
    'pictures/picture-process.mjs',
    { ...readingLimits, processor: readingLimits.processor + pictures.length * millisecondsOfOne },
    (read) => read({ pictures, limits }),
  )
  return typeof answer === 'string' ? pictures.map(() => 'pictureBroken' as const) : answer
}

const millisecondsOfOne = 1_000
