/** Values of the variables of a formula, by their name without braces (`x`, `\alpha`). */
export type Variables = Readonly<Record<string, number>>

const functions: Readonly<Record<string, (value: number) => number>> = {
  '\\sin': Math.sin,
  '\\cos': Math.cos,
  '\\tan': Math.tan,
  '\\ln': Math.log,
  '\\lg': Math.log10,
}

/**
 * The value of a formula as printed, computed without any of the generators' arithmetic: a reader for the part of LaTeX
 * that school formulas use. NaN or infinite if the formula has no value; throws if it cannot be read.
 */
export function latexValue(latex: string, variables: Variables = {}): number {
  const tokens = latex
    .replaceAll(/\\left(?![a-z])|\\right(?![a-z])|\\,|\\boldsymbol/g, '')
    .match(/\\[a-zA-Z]+|\\%|\d+(?:\.\d+)?|\S/g)
  const reader = new FormulaReader(tokens ?? [], variables)
  const value = reader.sum()
  if (!reader.atEnd()) throw new SyntaxError(`cannot read ${latex}`)
  return value
}

class FormulaReader {
  private position = 0
  private readonly tokens: readonly string[]
  private readonly variables: Variables

  constructor(tokens: readonly string[], variables: Variables) {
    this.tokens = tokens
    this.variables = variables
  }

  atEnd(): boolean {
    return this.position === this.tokens.length
  }

  sum(): number {
    let value = 0
    do {
      const sign = this.takes('-') ? -1 : 1
      if (sign === 1) this.takes('+')
      value += sign * this.product()
    } while (this.next() === '+' || this.next() === '-')
    return value
  }

  private product(): number {
    let value = this.power()
    for (;;) {
      if (this.takes('\\times') || this.takes('\\cdot')) value *= this.power()
      else if (this.takes('\\div')) value /= this.power()
      else if (this.startsFactor()) value *= this.power()
      else return value
    }
  }

  /** Whether the next token starts a factor in an implicit multiplication. */
  private startsFactor(): boolean {
    return /^(?:[\da-zA-Z([]|\\(?!times|cdot|div|%)[a-zA-Z]+)/.test(this.next())
  }

  private power(): number {
    let value = this.atom()
    for (;;) {
      if (this.takes('\\%')) value /= 100
      else if (this.takes('^')) value = this.takes('\\circ') ? (value * Math.PI) / 180 : value ** this.group()
      else return value
    }
  }

  private atom(): number {
    const token = this.take()
    if (/^\d/.test(token)) return Number(token)
    if (token === '(' || token === '[') return this.enclosed(token === '(' ? ')' : ']')
    if (token === '|') return Math.abs(this.enclosed('|'))
    if (token === '\\dfrac' || token === '\\frac') return this.group() / this.group()
    if (token === '\\sqrt') return this.takes('[') ? Math.cbrt(this.afterDegree()) : Math.sqrt(this.group())
    if (token === '\\pi') return Math.PI
    if (token === '\\mathrm') return this.euler()
    if (token === '\\log') return this.logarithm()
    const apply = functions[token]
    if (apply !== undefined) return this.functionValue(apply)
    const value = this.variables[token]
    if (value === undefined) throw new SyntaxError(`no value for ${token}`)
    return value
  }

  private functionValue(apply: (value: number) => number): number {
    const exponent = this.takes('^') ? this.group() : 1
    let argument = this.power()
    while (this.startsFactor() && functions[this.next()] === undefined) argument *= this.power()
    return apply(argument) ** exponent
  }

  private logarithm(): number {
    this.expect('_')
    const base = this.group()
    return Math.log(this.group()) / Math.log(base)
  }

  private afterDegree(): number {
    this.expect('3')
    this.expect(']')
    return this.group()
  }

  private euler(): number {
    this.expect('{')
    this.expect('e')
    this.expect('}')
    return Math.E
  }

  private group(): number {
    return this.takes('{') ? this.enclosed('}') : this.atom()
  }

  private enclosed(end: string): number {
    const value = this.sum()
    this.expect(end)
    return value
  }

  private next(): string {
    return this.tokens[this.position] ?? ''
  }

  private take(): string {
    const token = this.next()
    this.position += 1
    return token
  }

  private takes(token: string): boolean {
    if (this.next() !== token) return false
    this.position += 1
    return true
  }

  private expect(token: string): void {
    if (!this.takes(token)) throw new SyntaxError(`expected ${token}, found ${this.next()}`)
  }
}
