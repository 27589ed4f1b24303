/** Numbers and expressions in LaTeX (without the `$`), written as textbooks print them. */

export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b)
}

/** Terms such as `[[2, 'x'], [-1, 'y'], [3, '']]` as `2x-y+3`; terms with coefficient 0 are omitted. */
export function sum(terms: readonly (readonly [coefficient: number, name: string])[]): string {
  let text = ''
  for (const [coefficient, name] of terms) {
    if (coefficient === 0) continue
    const size = Math.abs(coefficient)
    const sign = coefficient < 0 ? '-' : text === '' ? '' : '+'
    text += sign + (size === 1 && name !== '' ? '' : decimal(size)) + name
  }
  return text === '' ? '0' : text
}

/** Coefficients from the highest power down: `[2, -3, 1]` is `2x^2-3x+1`. */
export function polynomial(coefficients: readonly number[], variable = 'x'): string {
  const degree = coefficients.length - 1
  return sum(coefficients.map((coefficient, index) => [coefficient, power(variable, degree - index)] as const))
}

function power(variable: string, exponent: number): string {
  if (exponent === 0) return ''
  return exponent === 1 ? variable : `${variable}^${exponent > 9 ? `{${exponent}}` : exponent}`
}

/** A fraction in lowest terms with the sign in front; printed as an integer if it is one. */
export function fraction(top: number, bottom: number): string {
  const common = gcd(top, bottom)
  const sign = top * bottom < 0 ? '-' : ''
  const [numerator, denominator] = [Math.abs(top / common), Math.abs(bottom / common)]
  return denominator === 1 ? `${sign}${numerator}` : `${sign}\\dfrac{${numerator}}{${denominator}}`
}

/** A fraction of pi in lowest terms: `12\pi`, `-\pi`, `\dfrac{3\pi}{2}`. */
export function piTimes(top: number, bottom = 1): string {
  const common = gcd(top, bottom)
  const size = sum([[Math.abs(top / common), '\\pi']])
  const sign = top * bottom < 0 ? '-' : ''
  const denominator = Math.abs(bottom / common)
  return denominator === 1 ? sign + size : `${sign}\\dfrac{${size}}{${denominator}}`
}

/** `factor` times the square root of `radicand`, simplified: `root(12)` is `2\sqrt{3}`, `root(9)` is `3`. */
export function root(radicand: number, factor = 1): string {
  let [outside, inside] = [factor, radicand]
  for (let divisor = 2; divisor * divisor <= inside; divisor += 1) {
    while (inside % (divisor * divisor) === 0) {
      inside /= divisor * divisor
      outside *= divisor
    }
  }
  if (inside === 1 || outside === 0 || inside === 0) return String(inside === 0 ? 0 : outside)
  return sum([[outside, `\\sqrt{${inside}}`]])
}

/** A square root over an integer, in lowest terms: `\dfrac{\sqrt{3}}{2}`. */
export function rootOver(radicand: number, factor: number, divisor: number): string {
  const [, outside = '', radical = ''] = /^(\d*)(.*)$/.exec(root(radicand, Math.abs(factor))) ?? []
  if (radical === '') return fraction(Number(outside) * Math.sign(factor), divisor)
  const size = outside === '' ? 1 : Number(outside)
  const common = gcd(size, divisor)
  const top = sum([[size / common, radical]])
  const sign = factor < 0 ? '-' : ''
  return divisor === common ? sign + top : `${sign}\\dfrac{${top}}{${divisor / common}}`
}

/** The number, in brackets if negative, as written after an operator. */
export function bracketed(value: number | string): string {
  const text = String(value)
  if (!text.startsWith('-')) return text
  return text.includes('frac') ? `\\left(${text}\\right)` : `(${text})`
}

/** The number with an explicit sign, as written inside a sum. */
export function signed(value: number | string): string {
  const text = String(value)
  return text.startsWith('-') ? text : `+${text}`
}

/** At most three decimals, without floating-point noise. */
export function decimal(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

/** Pairs of different coprime numbers from 2 to `max`: fractions in lowest terms that are not integers. */
export function coprimePairs(max: number): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = []
  for (let top = 2; top <= max; top += 1) {
    for (let bottom = 2; bottom <= max; bottom += 1) if (gcd(top, bottom) === 1) pairs.push([top, bottom])
  }
  return pairs
}
