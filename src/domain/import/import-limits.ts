const mebibyte = 1024 * 1024

/** What a file of questions may be. */
export const importLimits = {
  bytes: 20 * mebibyte,
  /** Bytes of the form that carries it, in base64url. */
  bodyBytes: 29_000_000,
  /** Bytes of the form that carries corrected questions, each character of which may take nine. */
  confirmBytes: 8 * mebibyte,
  /** Characters. */
  fileName: 255,
  title: 100,
  sectionText: 200,
  text: 20_000,
  optionText: 4_000,
  questions: 300,
  itemsOfQuestion: 60,
  options: 7,
  /** Of one file; those behind are listed. */
  pictures: 200,
  rightAnswers: 20,
  /** What is told of a part that was not understood. */
  told: 2_000,
  /** Files of one teacher that are read or waited for at the same time. */
  atOnce: 5,
  /** How long a file and what was read of it are kept. */
  keptFor: 7 * 24 * 3600 * 1000,
} as const

/** What a zip may hold: a Word file, a workbook or a QTI package. */
export const importZipLimits = {
  entries: 1_000,
  /** Of all entries together, counted while they are unpacked. */
  unpacked: 100 * mebibyte,
  ratio: 100,
  ratioFrom: 64 * 1024,
  nameLength: 255,
} as const

/** Why a file is not read at all; the service answers by these names. */
export const importRefusals = [
  'paperFileTooLarge',
  'paperFileEmpty',
  'paperFileOfOtherKind',
  'oldOfficeFile',
  'paperFileLocked',
  'paperFileBroken',
  'paperTextUnreadable',
  'tooManyEntries',
  'unpacksTooLarge',
  'packedTooDense',
  'archiveInside',
  'unsafePaths',
  'documentType',
  'paperTooSlow',
  'paperTooLong',
  'tooManyQuestions',
  'pdfWithoutText',
  'noQuestionsFound',
] as const

export type ImportRefusal = (typeof importRefusals)[number]

/** Why a file is refused before it is kept; the others are found while it is read. */
export type UploadRefusal = Exclude<
  ImportRefusal,
  | 'documentType'
  | 'paperTextUnreadable'
  | 'paperTooSlow'
  | 'paperTooLong'
  | 'tooManyQuestions'
  | 'pdfWithoutText'
  | 'noQuestionsFound'
>
