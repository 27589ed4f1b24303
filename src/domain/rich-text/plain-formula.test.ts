import { expect, test } from 'vitest'
import { plainFormula } from './plain-formula.ts'

test.each([
  [String.raw`\odot O`, '⊙O'],
  [String.raw`\angle AOB=30^{\circ}`, '∠AOB=30°'],
  [String.raw`\triangle A'B'C'\cong\triangle DEF`, "△A'B'C'≅△DEF"],
  [String.raw`\dfrac{\sqrt{3}}{2}x^{2}+\sqrt{x+1}`, '√3/2x²+√(x+1)'],
  [String.raw`\frac{-b\pm\sqrt{b^2-4ac}}{2a}`, '(-b±√(b²-4ac))/(2a)'],
  [String.raw`\sqrt[3]{8}=2^{x+1}`, '³√8=2^(x+1)'],
  [String.raw`a_{n+1}=2a_n+x^{-1}`, 'aₙ₊₁=2aₙ+x⁻¹'],
  [String.raw`a\sin x+\cos\beta`, 'a sin x+cosβ'],
  [String.raw`\{x|x\leqslant 3\}`, '{x|x⩽3}'],
  [String.raw`\left\{\begin{aligned}x+y&=1\\x-y&=2\end{aligned}\right.`, '{x+y=1, x-y=2'],
  [String.raw`\overline{AB}\perp\vec{a}`, 'AB⊥a'],
  [String.raw`5\,\mathrm{cm}\times30\%`, '5cm×30%'],
  [String.raw`\sqrt{x`, '√x'],
])('%s is written %s in a line of plain text', (tex, text) => expect(plainFormula(tex)).toBe(text))
