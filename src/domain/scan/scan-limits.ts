const mebibyte = 1024 * 1024

/** Limits for uploaded sheets. */
export const scanLimits = {
  /** Per file. */
  bytes: 40 * mebibyte,
  /** Of the form that carries a file, in base64url. */
  bodyBytes: 58_000_000,
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
  restorable: 3_600_000,
} as const
