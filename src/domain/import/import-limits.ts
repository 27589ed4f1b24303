import { mebibyte } from '../values/sizes.ts'
import { day } from '../time/units.ts'

/** Limits for a file of questions. */
export const importLimits = {
  bytes: 20 * mebibyte,
  /** Bytes of the form that carries the file. */
  bodyBytes: 21 * mebibyte,
  /** Bytes of the form with corrected questions; each character may take nine. */
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
  /** Per file; pictures beyond that are listed as left out. */
  pictures: 200,
  rightAnswers: 20,
  /** Characters shown of a part that was not understood. */
  missedText: 2_000,
  /** Files of one teacher being read or queued at the same time. */
  atOnce: 5,
  /** How long a file and its results are kept. */
  keptFor: 7 * day,
} as const

/** Limits for a zip: a Word file, a workbook or a QTI package. */
export const importZipLimits = {
  entries: 1_000,
  /** All entries together, counted while unpacking. */
  unpacked: 100 * mebibyte,
  ratio: 100,
  ratioFrom: 64 * 1024,
  nameLength: 255,
} as const

/** Why a file is not read at all; the service returns these names. */
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
  'questionsUnmarked',
  'noQuestionsFound',
] as const

export type ImportRefusal = (typeof importRefusals)[number]

/** Reasons to refuse a file before it is stored; the others are found while reading it. */
export type UploadRefusal = Exclude<
  ImportRefusal,
  | 'documentType'
  | 'paperTextUnreadable'
  | 'paperTooSlow'
  | 'paperTooLong'
  | 'tooManyQuestions'
  | 'pdfWithoutText'
  | 'questionsUnmarked'
  | 'noQuestionsFound'
>
