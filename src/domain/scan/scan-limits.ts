import { mebibyte } from '../values/sizes.ts'
import { hour } from '../time/units.ts'

/** Limits for uploaded sheets. */
export const scanLimits = {
  /** Per file sent at once, and per picture. */
  bytes: 40 * mebibyte,
  /** Of the form that carries a file. */
  bodyBytes: 41 * mebibyte,
  /** Per PDF or TIFF sent in parts: the process that draws its pages holds it twice. */
  partedBytes: 200 * mebibyte,
  /** A larger file is sent in parts, each of which arrives within the time of a call on a slow line. */
  partBytes: 8 * mebibyte,
  /** Of the form that carries a part. */
  partBodyBytes: 9 * mebibyte,
  /** Parts per scan whose files are not complete. */
  looseParts: 100,
  /** Characters. */
  fileName: 255,
  /** Per scan. */
  files: 1_000,
  pages: 3_000,
  /** Per file. */
  pagesOfFile: 2_000,
  /** Of a file read as a key. */
  keyPages: 12,
  /** Boxes of such a file sent to the engines: its uploader is waiting. */
  keyBoxes: 60,
  /** Keys corrected at once. */
  keysAtOnce: 200,
  /** Characters of a decision. */
  value: 200,
  /** Readings decided at once. */
  atOnce: 500,
  /** How long a cancellation can be undone. */
  restorable: hour,
} as const
