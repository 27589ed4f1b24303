import { expect, test } from 'vitest'
import { questionKinds } from './question-kinds.ts'

const asking = (stem: string, generator: string | null = null) => ({
  passage: '',
  items: [{ stem, options: [] }],
  generator,
})

test('questions of different kinds repeat each other if they are about the same right triangle', () => {
  const kindsOf = questionKinds()
  const solved = { analysis: String.raw`$\sqrt{5^2+12^2}=13$。` }
  const doorframe = asking('一个长方形门框宽 5 dm，高 12 dm，木板斜着恰好能从门框内通过，木板的宽是多少？', 'ma-door-')
  const kinds = [
    { ...doorframe, items: doorframe.items.map((one) => ({ ...one, ...solved })) },
    asking('三边长分别是 5，12，13 的三角形面积是多少？', 'ma-area-'),
    asking('三边长分别是 6，8，10 的三角形是什么三角形？', 'ma-side-'),
  ].map((one) => kindsOf(one).slice(0, 2))
  expect(kinds).toEqual([
    ['generator ma-door-', 'sides 5 12 13'],
    ['generator ma-area-', 'sides 5 12 13'],
    ['generator ma-side-', 'sides 6 8 10'],
  ])
})

const onLine = '如图，数轴上点 $A$ 与点 $B$ 之间的距离是 __　　　　__。'

test('questions repeat each other if one generator drew them, or if only numbers, figures or a word differ', () => {
  const kindsOf = questionKinds()
  const kinds = [
    asking(`${onLine}\n![数轴，点 A 在 −1，点 B 在 1](picture:${'a'.repeat(32)})`, 'ma-distance-'),
    asking(`${onLine}\n![数轴，点 A 在 −3，点 B 在 4](picture:${'b'.repeat(32)})`),
    asking('从表示 $3$ 的点向左数 $5$ 个单位长度，到达哪个点？', 'ma-distance-'),
    asking('从表示 $7.5$ 的点向左数 $12$ 个单位长度，到达哪个点？'),
    asking('Where does the old man with the two white dogs live?'),
    asking('Where does the old man with the two white dog live?'),
    asking(''),
  ].map(kindsOf)
  expect(kinds).toEqual([
    ['generator ma-distance-', 'wording 0'],
    ['wording 0'],
    ['generator ma-distance-', 'wording 1'],
    ['wording 1'],
    ['wording 2'],
    ['wording 2'],
    [],
  ])
})
