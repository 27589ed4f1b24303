import { fillBlank, gap, type QuestionGenerator, singleChoice, withFigure } from '../draft.ts'
import { minus, numberLine } from '../figures/number-line.ts'

const distanceOnLine: QuestionGenerator = {
  name: 'distance-on-line',
  chapter: 'ma-rj2024-7a-1',
  knowledge: '数轴',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const [left, right] = [random.int(-5, -1), random.int(1, 5)]
    const draft = fillBlank(
      `如图，数轴上点 $A$ 与点 $B$ 之间的距离是 ${gap}。`,
      right - left,
      `由图可知，点 $A$ 表示的数是 $${left}$，点 $B$ 表示的数是 $${right}$，它们之间的距离是 $${right}-(${left})=${right - left}$。`,
    )
    const points = [
      { at: left, name: 'A' },
      { at: right, name: 'B' },
    ]
    return withFigure(draft, {
      svg: numberLine({ from: -5, to: 5, written: [0, 1], points }),
      alt: `数轴，点 A 在 ${minus(left)}，点 B 在 ${right}`,
      width: 60,
    })
  },
}

const signs = [
  [false, false],
  [false, true],
  [true, false],
  [true, true],
] as const

const solutionsOnLine: QuestionGenerator = {
  name: 'solutions-on-line',
  chapter: 'ma-rj2024-7b-11',
  knowledge: '解一元一次不等式组',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const low = random.int(-4, 0)
    const high = random.int(low + 2, 4)
    const set = ([isLowIn, isHighIn]: readonly [boolean, boolean]) =>
      `$${low}${isLowIn ? '\\le ' : '<'}x${isHighIn ? '\\le ' : '<'}${high}$`
    const shown = random.pick(signs)
    const [isLowIn, isHighIn] = shown
    const endOf = (isIn: boolean) => (isIn ? '实心点' : '空心圈')
    const draft = singleChoice(random, {
      stem: '如图，数轴上表示的是一个关于 $x$ 的不等式组的解集，这个解集是',
      right: set(shown),
      wrong: signs.filter((one) => one !== shown).map(set),
      analysis: `图中 $${low}$ 处是${endOf(isLowIn)}，$${high}$ 处是${endOf(isHighIn)}；实心点能取到，空心圈不能取到，解集是两处之间的部分。`,
    })
    const span = { from: { at: low, isExcluded: !isLowIn }, to: { at: high, isExcluded: !isHighIn } }
    return withFigure(draft, {
      svg: numberLine({ from: -5, to: 5, written: [low, high], span }),
      alt: `数轴，${minus(low)} 处是${endOf(isLowIn)}，${minus(high)} 处是${endOf(isHighIn)}，两处之间的部分被画出`,
      width: 60,
    })
  },
}

export const numberLineGenerators: readonly QuestionGenerator[] = [distanceOnLine, solutionsOnLine]
