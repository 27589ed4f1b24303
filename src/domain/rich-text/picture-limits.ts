const mebibyte = 1024 * 1024

/** What a picture for questions may be. */
export const pictureLimits = {
  bytes: 5 * mebibyte,
  /** Bytes of the form that carries it, in base64url. */
  bodyBytes: 7_100_000,
  /** Width times height, of what was sent. */
  pixels: 40_000_000,
  /** Of the longer side of what is kept. */
  side: 2_000,
  /** Pictures that one person may bring in a day, and bytes of all that they ever brought. */
  perDay: 500,
  bytesOfPerson: 1024 * mebibyte,
} as const

/** Why a picture is not kept; the service answers by these names. */
export const pictureRefusals = [
  'pictureTooLarge',
  'pictureOfOtherKind',
  'pictureTooManyPixels',
  'pictureBroken',
  'tooManyPictures',
] as const

export type PictureRefusal = (typeof pictureRefusals)[number]
