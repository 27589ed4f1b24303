import { expect, test } from 'vitest'
import type { Choice } from '#domain/questions/question.ts'
import { analysisWith, hasDoubtfulLetters } from './analysis-letters.ts'

const printed: Readonly<Record<string, Choice>> = { A: 'C', B: 'A', C: 'D', D: 'B' }

const letterOf = (letter: Choice): Choice => printed[letter] ?? letter

test.each([
  ['移项得 $x=3$。\n故选 B。', '移项得 $x=3$。\n故选 A。'],
  ['故选：BC．', '故选：AD．'],
  ['A 正确：$a+b=2$。\nD 错误：差为 3。\n故选 A。', 'C 正确：$a+b=2$。\nB 错误：差为 3。\n故选 C。'],
  ['C 项概括最全面。', 'D 项概括最全面。'],
  ['在三角形 ABC 中，$AB=2$，故选 D。', '在三角形 ABC 中，$AB=2$，故选 B。'],
])('an analysis that surely names options names them by the letters of the paper: %s', (analysis, mapped) => {
  expect({ shown: analysisWith(analysis, letterOf), isDoubtful: hasDoubtfulLetters(analysis) }).toEqual({
    shown: mapped,
    isDoubtful: false,
  })
})

test.each(['点 A 在圆上，故选 B。', '过 $A$ 作垂线，故选 B。', 'A book is needed here.', '故选 B，不选 C。'])(
  'an analysis with a letter that may be no option stays as it is: %s',
  (analysis) => {
    expect({ shown: analysisWith(analysis, letterOf), isDoubtful: hasDoubtfulLetters(analysis) }).toEqual({
      shown: analysis,
      isDoubtful: true,
    })
  },
)
