import { mathsText } from './maths-text.ts'

/** A product of numbers, except for powers of ten: 2×3, ½·4, but not 2×10³, 2×√3 or 2·π. */
const product = /[\d)}] *[×·÷] *[-(]?(?:\d|\\frac)(?!0\^)/

/** A sum of plain numbers: 1+2, but not 1+√2, 1+2√3 or 1+2x. */
const sum = /(?<![\w.)}^√π/]|\^\{)\d+(?:\.\d+)? *[+-] *\d+(?:\.\d+)?(?! *[\w.√π({^\\%×·/])/

/**
 * Whether nothing is left to calculate between plain numbers: whoever copies 2×\frac14 from the question has not
 * answered it. Roots, fractions, powers of ten and letters stay as they are written.
 */
export function isWorkedOut(answer: string): boolean {
  const text = mathsText(answer)
  return !product.test(text) && !sum.test(text)
}
