const mebibyte = 1024 * 1024

/** What sheets may be brought as. */
export const scanLimits = {
  /** Of one file. */
  bytes: 40 * mebibyte,
  /** Of the form that carries it, in base64url. */
  bodyBytes: 58_000_000,
  /** Characters. */
  fileName: 255,
  /** Of one scan. */
  files: 1_000,
  pages: 3_000,
  /** Of one file. */
  pagesOfFile: 2_000,
  /** Of a file that is read as key. */
  keyPages: 12,
  /** Boxes of such a file that engines look at: whoever brought it waits. */
  keyBoxes: 60,
  /** Keys that are corrected at once. */
  keysAtOnce: 200,
  /** Characters of a decision. */
  value: 200,
  /** Readings that are decided at once. */
  atOnce: 500,
  /** How long what was cancelled can be taken up again. */
  restorable: 3_600_000,
} as const
