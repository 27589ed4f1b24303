/** One notation for maths typed on a keyboard, on a phone, or in LaTeX. */

const signs: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/\$/g, ''],
  [/\\(?:left|right|displaystyle)(?![A-Za-z])|\\[,;:! ]|\\q?quad(?![A-Za-z])|~/g, ' '],
  [/\\(?:text|mathrm|rm)\{([^{}]*)\}/g, '$1'],
  [/\\[dtc]?frac(?![A-Za-z])/g, '\\frac'],
  [/\\sqrt(?![A-Za-z])/g, '√'],
  [/\\times(?![A-Za-z])|[*∗✕✖]/g, '×'],
  [/\\div(?![A-Za-z])/g, '÷'],
  [/\\cdot(?![A-Za-z])|[⋅∙•・]/g, '·'],
  [/\\pm(?![A-Za-z])/g, '±'],
  [/\\mp(?![A-Za-z])/g, '∓'],
  [/\\pi(?![A-Za-z])|(?<![A-Za-z])[Pp]i(?![A-Za-z])/g, 'π'],
  [/\\%/g, '%'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2044\u2215]/g, '/'],
]

/** Runs before general compatibility normalization, which would turn 2² into 22 and 1½ into 11/2. */
const expanded = (text: string): string =>
  text
    .replaceAll(/[¼-¾⅐-⅞]/g, (part) => part.normalize('NFKC').replace(/^(\d+)\u2044(\d+)$/, '\\frac{$1}{$2}'))
    .replaceAll(/[⁰¹²³⁴-⁹⁻]+/g, (power) => `^{${power.normalize('NFKC')}}`)

/**
 * Full-width characters, LaTeX commands and look-alikes as one sign each: `\dfrac{1}{2}` → `\frac{1}{2}`, `\sqrt` → √,
 * `\times` → ×, `x²` → `x^{2}`. A mixed number typed with a space or 又 ("1 1/2") becomes `1\frac{1}{2}`.
 */
export function mathsText(text: string): string {
  let result = expanded(text).normalize('NFKC')
  for (const [pattern, sign] of signs) result = result.replaceAll(pattern, sign)
  return result
    .replaceAll(/(?<![\d.)}])(\d+)(?: +| *又 *)(\d+)\/(\d+)(?![\d.])/g, '$1\\frac{$2}{$3}')
    .trim()
    .replace(/。$/, '')
}
