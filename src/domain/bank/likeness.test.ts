import { expect, test } from 'vitest'
import { areNear, trigramsOf } from './likeness.ts'

const stem = 'our cat ____ on the roof last night. sleep slept sleeping sleeps'

test.each([
  ['other punctuation and spaces', 'our cat ____ on the roof, last night! sleep slept sleeping sleeps', true],
  ['a letter more', 'our cats ____ on the roof last night. sleep slept sleeping sleeps', true],
  ['options in another order', 'our cat ____ on the roof last night. slept sleep sleeps sleeping', true],
  ['another animal and place', 'our dog ____ in the garden last night. sleep slept sleeping sleeps', false],
  ['only its beginning', 'our cat ____ on the roof last night.', false],
  ['nothing', '', false],
])('a question is told apart from one with %s', (_, text, isNear) => {
  const [one, other] = [trigramsOf(stem), trigramsOf(text)]
  expect([areNear(one, other), areNear(other, one)]).toEqual([isNear, isNear])
})

test('a sum with other numbers is another question, a longer text with one other character is not', () => {
  const near = (one: string, other: string) => areNear(trigramsOf(one), trigramsOf(other))
  expect([
    near('计算 3+5=', '计算 3+6='),
    near(
      '小明从家到学校先走了一段上坡路再走了一段平路,已知上坡的速度是每分钟六十米,平路是每分钟九十米,求平均速度',
      '小红从家到学校先走了一段上坡路再走了一段平路,已知上坡的速度是每分钟六十米,平路是每分钟九十米,求平均速度',
    ),
  ]).toEqual([false, true])
})
