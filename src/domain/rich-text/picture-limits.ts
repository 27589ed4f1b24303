import { mebibyte } from '../values/sizes.ts'

/** Limits for a picture in questions. */
export const pictureLimits = {
  bytes: 5 * mebibyte,
  /** Bytes of the form that carries it. */
  bodyBytes: 6 * mebibyte,
  /** Width times height, of the upload. */
  pixels: 40_000_000,
  /** Longer side of the stored picture. */
  side: 2_000,
  /** Pictures a person may upload per day, and total bytes they may ever upload. */
  perDay: 500,
  bytesOfPerson: 1024 * mebibyte,
} as const

/** Why a picture is refused; the service returns these names. */
export const pictureRefusals = [
  'pictureTooLarge',
  'pictureOfOtherKind',
  'pictureTooManyPixels',
  'pictureBroken',
  'tooManyPictures',
] as const

export type PictureRefusal = (typeof pictureRefusals)[number]
