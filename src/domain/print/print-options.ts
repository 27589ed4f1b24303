/** How a paper is printed. */
export const paperSizes = ['a4', 'a3'] as const
export const columnCounts = ['one', 'two'] as const
export const answerPositions = ['none', 'each', 'end'] as const
export const paperVersions = ['A', 'B'] as const

export type PaperVersion = (typeof paperVersions)[number]

export interface PrintOptions {
  /** A3 is landscape. */
  readonly size: (typeof paperSizes)[number]
  readonly columns: (typeof columnCounts)[number]
  /** Where answers are printed: nowhere, below each question, or on separate pages. */
  readonly answers: (typeof answerPositions)[number]
  /** Whether answers include an explanation; no effect without answers. */
  readonly analysis: boolean
  /** A seal line on the left, with name and class behind it. */
  readonly sealed: boolean
  /** `A` has the options as they are, `B` in another order. */
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
