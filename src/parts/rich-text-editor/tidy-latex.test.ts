import { expect, test } from 'vitest'
import { tidyLatex } from './tidy-latex.ts'

test.each([
  [String.raw`\sqrt3+\frac12`, String.raw`\sqrt{3}+\frac{1}{2}`],
  [String.raw`\frac{x}2`, String.raw`\frac{x}{2}`],
  [String.raw`\frac1{x}`, String.raw`\frac{1}{x}`],
  ['速度=v', String.raw`\text{速度}=v`],
  [String.raw`\text{速度}=\mathrm{路程}`, String.raw`\text{速度}=\mathrm{路程}`],
  [String.raw`\frac{\placeholder{}}{2}`, String.raw`\frac{}{2}`],
  [String.raw`\exponentialE^{\imaginaryI\pi}`, String.raw`e^{i\pi}`],
  [String.raw`30\degree`, String.raw`30^{\circ}`],
  [' x ', 'x'],
])('%s is kept as %s', (typed, kept) => {
  expect(tidyLatex(typed)).toBe(kept)
  expect(tidyLatex(kept)).toBe(kept)
})
