import { expect, test } from 'vitest'
import { typedItems } from './testing/typed-paper.ts'

test('answers of maths that are not numbers are compared as maths, words letter by letter', () => {
  const text = `1. 方程的解是____．
【答案】$x_1=1，x_2=2$
2. 解集是____．
【答案】x≥3且x≠5
3. 面积是____．
【答案】25 cm²
4. 正确的是____．
【答案】①③
5. 依据是____．
【答案】SAS`
  expect(typedItems(text, 'maths').map(({ kind, right }) => ({ kind, right }))).toEqual([
    { kind: 'number', right: ['$x_1=1，x_2=2$'] },
    { kind: 'number', right: ['x≥3且x≠5'] },
    { kind: 'number', right: ['25 cm²'] },
    { kind: 'number', right: ['①③'] },
    { kind: 'blank', right: ['SAS'] },
  ])
})
