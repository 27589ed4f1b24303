import { expect, test } from 'vitest'
import { questionKinds } from './question-kinds.ts'

const asking = (stem: string, generator: string | null = null) => ({
  passage: '',
  items: [{ stem, options: [] }],
  generator,
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
