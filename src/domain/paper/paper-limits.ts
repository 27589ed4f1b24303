/** Limits of a paper other than the number of its questions, which is `basketLimit`. */
export const paperLimits = {
  /** Characters (code points). */
  titleLength: 100,
  sectionLength: 200,
  /** Minutes. */
  duration: { shortest: 1, longest: 600 },
  /** Tenths of a point for one item; scores are in steps of half a point. */
  score: { lowest: 0, highest: 9995, step: 5 },
  firstNumber: { lowest: 1, highest: 999 },
} as const

/** Limits of a paper or its answers as XML; lengths in UTF-16 units, like `string.length`. */
export const xmlLimits = { length: 1_048_576, elements: 20_000, depth: 16, attributes: 24, name: 64 } as const
