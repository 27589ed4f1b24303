import { expect, test } from 'vitest'
import { rightTriangleIn } from './right-triangle.ts'

test.each([
  ['在 $\\mathrm{Rt}\\triangle ABC$ 中，$AC=6$，$BC=8$，$AB=10$，求面积。', '', [6, 8, 10]],
  ['一个门框宽 5 dm，高 12 dm，木板斜着恰好能通过，木板的宽是', '$\\sqrt{5^2+12^2}=13$（dm）。', [5, 12, 13]],
  ['已知 $AB=13$，$AC=5$，求 $BC$。', '$BC=\\sqrt{13^2-5^2}=12$。', [5, 12, 13]],
  ['已知直角边长是 2 和 3，求斜边。', '$\\sqrt{2^2+3^2}=\\sqrt{13}$。', null],
  ['2024 年的 3.4 和 5 元', '', null],
])('%s: its right triangle is recognised, by what it names or by its solution', (question, solution, sides) => {
  expect(rightTriangleIn(question, solution)).toEqual(sides)
})
