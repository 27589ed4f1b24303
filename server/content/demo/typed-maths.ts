const commands: readonly (readonly [RegExp, string])[] = [
  [/\$/g, ''],
  [/\\sqrt\{([^{}]*)\}/g, '√($1)'],
  [/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1)/($2)'],
  [/\\times/g, '×'],
  [/\\div/g, '÷'],
  [/\\cdot/g, '·'],
  [/\\pi/g, 'π'],
  [/\\(?:left|right)/g, ''],
  [/\\le(?:qslant|q)?(?![a-z])/g, '≤'],
  [/\\ge(?:qslant|q)?(?![a-z])/g, '≥'],
  [/\\neq?(?![a-z])/g, '≠'],
  [/\\pm/g, '±'],
  [/\\approx/g, '≈'],
  [/\\angle/g, '∠'],
  [/\\triangle/g, '△'],
  [/\\perp/g, '⊥'],
  [/\\parallel/g, '∥'],
  [/\^\\circ|\^\{\\circ\}/g, '°'],
  [/\^\{?2\}?/g, '²'],
  [/\^\{?3\}?/g, '³'],
  [/\\begin\{[a-z]+\}|\\end\{[a-z]+\}/g, ''],
  [/\\\\/g, '；'],
  [/\\[a-zA-Z]+ ?/g, ''],
  [/\((-?[\w.]+)\)\/\(([\w.]+)\)/g, '$1/$2'],
  [/√\((\d+)\)/g, '√$1'],
  [/[{}]/g, ''],
]

/** LaTeX as a student types it on a phone: `\dfrac{1}{2}` is 1/2. */
export const typedMaths = (latex: string): string =>
  commands.reduce((text, [pattern, typed]) => text.replaceAll(pattern, typed), latex)
