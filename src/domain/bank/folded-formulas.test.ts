import { expect, test } from 'vitest'
import { bankQuery, normalized, tokensOf } from './search-tokens.ts'

const subjectId = 202

/** Whether a question with this text is found, as both databases find it. */
function isFound(typed: string, text: string): boolean {
  const { tokens, unsure } = bankQuery(typed, subjectId)
  const stored = tokensOf(normalized(text), subjectId)
  const isThere = (term: string): boolean => {
    const token = term
      .replace(/:\*$/, '')
      .slice(1, -1)
      .replaceAll(String.raw`\\`, '\\')
      .replaceAll("''", "'")
    return stored.some((one) => (term.endsWith(':*') ? one.startsWith(token) : one === token))
  }
  return (tokens ?? '').split(' & ').every(isThere) && unsure.every((part) => normalized(text).includes(part))
}

test.each([
  [
    String.raw`如图，$\angle AOB=30^{\circ}$`,
    ['∠AOB', '∠', 'AOB', '∠AOB = 30°', String.raw`\angle`, String.raw`\angle AOB`],
  ],
  [String.raw`在 $\triangle ABC$ 中，$\angle A$`, ['△ABC', 'ΔABC', '△', String.raw`\triangle ABC`, '△ 中', '∠ △']],
  [
    String.raw`若 $x \leqslant 3$`,
    ['≤', 'x≤3', '⩽3', 'x <= 3', String.raw`x\le 3`, String.raw`\leq`, String.raw`\leqslant`],
  ],
  [String.raw`若 $x\ne 3$`, ['≠', String.raw`\neq`]],
  [String.raw`$\dfrac{\sqrt{3}}{2}$`, ['√', '√3', String.raw`\sqrt`, String.raw`\sqrt{3}`, String.raw`\sqrt3`, '√3/2']],
  [String.raw`$\frac{1}{2}$`, ['1/2', '½', String.raw`\frac`, String.raw`\frac{1}{2}`, String.raw`\dfrac{1}{2}`]],
  [String.raw`$\pi r^{2}$`, ['π', 'πr²', 'πr', 'r2', 'r^2', String.raw`\pi`, String.raw`\pi r^2`]],
  [String.raw`$2x^2+x^{-1}$`, ['x²', 'x2', 'x^2', 'x^{2}', '^2', '2x²', 'x⁻¹', '2x^2 + x']],
  [String.raw`$x_{1}+x_2$`, ['x₁', 'x_1', 'x₁ + x₂', 'x_{2}', '_2']],
  ['2³ 与 10^{3}', ['2^3', '2^{3}', '10³']],
  [String.raw`$\odot O$`, ['⊙O', '⊙', String.raw`\odot O`]],
  [
    String.raw`$AB \perp CD$，$EF\parallel GH$`,
    ['AB⊥CD', '⊥', String.raw`\perp`, 'EF∥GH', 'EF//GH', '‖', '∥ ⊥', '⊥ CD'],
  ],
  [String.raw`$2\times3\div4\pm5$`, ['2×3', '÷', '±', String.raw`\times`, String.raw`\div`]],
  [String.raw`$\sin A$，$\cos\alpha$`, ['sin', 'sinA', 'sin A', String.raw`\sin`, String.raw`\sin A`, 'cosα', 'α']],
  [String.raw`$\triangle A'B'C'$`, ['△A′B′C′', 'A’B’C’']],
  [String.raw`$\mathrm{H_{2}O}$，$5\,\mathrm{cm}$，$30\%$`, ['H2O', 'H₂O', '5cm', '5 cm', '30%']],
  ['H₂O 和 ∠AOB，√2', ['H2O', String.raw`\mathrm{H_2O}`, String.raw`\angle AOB`, String.raw`\sqrt{2}`]],
  [String.raw`$\overline{AB}$，$\vec{a}$`, ['AB', String.raw`\overline{AB}`, String.raw`\vec a`, String.raw`\vec{a}`]],
  [String.raw`$\begin{cases}x+y=1\\x-y=2\end{cases}$`, ['x+y=1', 'x-y=2', 'x − y = 2', String.raw`\begin{cases}`]],
  ["I don't know “that”—yet", ["don't", 'don’t', '"that"', '“that”', 'that” — yet']],
])('%s is found by what can be typed for it', (text, typed) => {
  expect(typed.filter((one) => !isFound(one, text))).toEqual([])
})

test.each([
  ['$2^{3}$', '23'],
  [String.raw`$\frac{1}{23}$`, '12'],
  ['since then', 'sin ce'],
  [String.raw`$\angle A$`, '△A'],
  ['$x^{2}$', '2x'],
  ['$x^{2}$', 'x_2'],
  ['$x_{2}$', 'x²'],
])('%s is not found by %s', (text, typed) => expect(isFound(typed, text)).toBe(false))
