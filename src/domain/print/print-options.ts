/** How a paper is printed. */
export const paperSizes = ['a4', 'a3'] as const
export const columnCounts = ['one', 'two'] as const
export const answerPlaces = ['none', 'each', 'end'] as const
export const paperVersions = ['A', 'B'] as const

export type PaperVersion = (typeof paperVersions)[number]

export interface PrintOptions {
  /** A3 lies on its side. */
  readonly size: (typeof paperSizes)[number]
  readonly columns: (typeof columnCounts)[number]
  /** Where the answers stand: nowhere, below each question, or on pages of their own. */
  readonly answers: (typeof answerPlaces)[number]
  /** Whether an answer says why; nothing without answers. */
  readonly analysis: boolean
  /** A line at the left behind which name and class stand. */
  readonly sealed: boolean
  /** `A` has the options as they stand, `B` has them in another order. */
  readonly version: PaperVersion
}

export const usualPrint: PrintOptions = {
  size: 'a4',
  columns: 'one',
  answers: 'none',
  analysis: false,
  sealed: false,
  version: 'A',
}
