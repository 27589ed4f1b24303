import { expect, test } from 'vitest'
import { dividedPoints } from './question-points.ts'
import { typedPaper } from './testing/typed-paper.ts'

test.each([
  [40, 2, [20, 20]],
  [50, 2, [25, 25]],
  [40, 3, [20, 10, 10]],
  [5, 2, [5, 0]],
  [null, 2, [null, null]],
])('%j tenths of a point for %i blanks are %j, in half points', (points, blanks, scores) => {
  expect(dividedPoints(points, blanks)).toEqual(scores)
})

const scored = (text: string) => {
  const { questions, notUnderstood } = typedPaper(text, 'maths')
  return {
    scores: questions.map(({ items }) => items.map(({ score }) => score)),
    notes: notUnderstood.map(({ reason, text: missed, at }) => [reason, missed, at]),
  }
}

const blanks = `1. $2+3=$ ____。
2. 若 $a=2$，则 $a+1=$ ____，$2a=$ ____。
参考答案
1. 5
2. 3；4`

test.each([
  ['每小题4分，共8分', [[40], [20, 20]]],
  ['每空2分，共6分', [[20], [20, 20]]],
])('the points of a question are shared by its blanks under a heading with %s', (points, scores) => {
  expect(scored(`二、填空题（${points}）\n${blanks}`)).toEqual({ scores, notes: [] })
})

test('the points at a question are shared by its blanks, too', () => {
  expect(scored('1. 若 $a=2$，则 $a+1=$ ____，$2a=$ ____。（6分）\n答案：3；4')).toEqual({
    scores: [[30, 30]],
    notes: [],
  })
})

test('every gap of a question counts, though one answer is for all of them', () => {
  expect(
    scored('二、填空题（每空2分，共4分）\n1. 方程 $x+1=2$ 与 ____ 同解，解为 ____。\n答案：$2x=2$').scores,
  ).toEqual([[40]])
})

test('a total that the questions below do not add up to is reported with the first of them', () => {
  const heading = '二、填空题（每小题4分，共12分）'
  expect(scored(`一、选择题\n9. 选 A. 甲 B. 乙\n${heading}\n${blanks}`).notes).toEqual([['headingTotal', heading, 1]])
})

test('the total of a part is that of all its sections', () => {
  const part = (total: number) => `第二部分 知识运用（共两节，满分${total}分）`
  const sections = `第一节（每小题2分，共2分）
1. 选 A. 甲 B. 乙
第二节（每小题4分，共4分）
2. $2+3=$ ____。`
  const answers = '参考答案\n1. A\n2. 5'
  expect([6, 10].map((total) => scored(`${part(total)}\n${sections}\n${answers}`).notes)).toEqual([
    [],
    [['headingTotal', part(10), 0]],
  ])
})
