/** 七年级下册 第 10 章 二元一次方程组 */
import { fillBlank, fillBlanks, gap, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { bracketed, sum } from '../notation.ts'

const chapter = 'ma-rj2024-7b-10'

const linear = (a: number, b: number) =>
  sum([
    [a, 'x'],
    [b, 'y'],
  ])

/** Two equations joined by a brace. */
const system = (first: string, second: string) => `\\begin{cases}${first},\\\\${second}\\end{cases}`

const linearSystem: QuestionGenerator = {
  name: 'linear-system',
  chapter,
  knowledge: '解二元一次方程组',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [x, y] = [random.nonZero(-6, 8), random.nonZero(-6, 8)]
    const [a, b, c, d] = [random.int(1, 5), random.nonZero(-5, 5), random.int(1, 5), random.nonZero(-5, 5)]
    const determinant = a * d - b * c
    if (determinant === 0) return linearSystem.generate(random)
    const [e, f] = [a * x + b * y, c * x + d * y]
    const equations = system(`${linear(a, b)}=${e}`, `${linear(c, d)}=${f}`)
    return fillBlanks(`方程组 $${equations}$ 的解是 $x=$ [[1]]，$y=$ [[2]]。`, [
      [
        x,
        `用加减法消去 $y$，得 $${sum([[Math.abs(determinant), 'x']])}=${Math.abs(determinant) * x}$，所以 $x=${x}$。`,
      ],
      [
        y,
        `把 $x=${x}$ 代入 $${linear(a, b)}=${e}$，得 $${sum([
          [a * x, ''],
          [b, 'y'],
        ])}=${e}$，所以 $y=${y}$。`,
      ],
    ])
  },
}

const systemParameter: QuestionGenerator = {
  name: 'system-parameter',
  chapter,
  knowledge: '含参数的二元一次方程组',
  difficulty: 3,
  questions: 8,
  generate(random) {
    const [k, total, p, q, a] = [
      random.nonZero(-6, 6),
      random.int(1, 6),
      random.int(1, 3),
      random.int(1, 3),
      random.nonZero(-5, 5),
    ]
    const b = 3 * total - (p + q) * k - a
    const right = (factor: number, constant: number) =>
      sum([
        [factor, 'k'],
        [constant, ''],
      ])
    const equations = system(`2x+y=${right(p, a)}`, `x+2y=${right(q, b)}`)
    return fillBlank(
      `关于 $x$，$y$ 的方程组 $${equations}$ 的解满足 $x+y=${total}$，则 $k=$ ${gap}。`,
      k,
      `两个方程相加，得 $3(x+y)=${right(p + q, a + b)}$。把 $x+y=${total}$ 代入，得 $${3 * total}=${right(p + q, a + b)}$，所以 $k=${k}$。`,
    )
  },
}

interface Purchase {
  readonly story: (count: number, total: number, first: number, second: number) => string
  readonly names: readonly [string, string]
  readonly unit: string
  readonly prices: readonly [number, number]
  readonly counts: readonly [number, number]
}

const purchases: readonly Purchase[] = [
  {
    story: (count, total, first, second) =>
      `某班师生共 ${count} 人参观科技馆，成人票每张 ${first} 元，学生票每张 ${second} 元，购票一共用去 ${total} 元。成人和学生各有多少人？`,
    names: ['成人', '学生'],
    unit: '人',
    prices: [20, 40],
    counts: [3, 9],
  },
  {
    story: (count, total, first, second) =>
      `学校为运动会购买奖品，买钢笔和笔记本共 ${count} 件，钢笔每支 ${first} 元，笔记本每本 ${second} 元，一共用去 ${total} 元。钢笔和笔记本各买了多少？`,
    names: ['钢笔', '笔记本'],
    unit: '件',
    prices: [12, 20],
    counts: [10, 25],
  },
  {
    story: (count, total, first, second) =>
      `某公司用大、小两种货车共 ${count} 辆运送救灾物资，大货车每辆运 ${first} t，小货车每辆运 ${second} t，一次正好运完 ${total} t。大、小货车各用了多少辆？`,
    names: ['大货车', '小货车'],
    unit: '辆',
    prices: [8, 15],
    counts: [4, 12],
  },
]

const systemProblem: QuestionGenerator = {
  name: 'system-problem',
  chapter,
  knowledge: '二元一次方程组的应用',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const { story, names, unit, prices, counts } = random.pick(purchases)
    const first = random.int(...prices)
    const second = Math.floor(first / 2) - random.int(0, 2)
    const x = random.int(...counts)
    const y = names[1] === '学生' ? random.int(35, 48) : random.int(...counts) + 3
    const total = first * x + second * y
    const equations = system(`x+y=${x + y}`, `${linear(first, second)}=${total}`)
    return workedAnswer({
      stem: story(x + y, total, first, second),
      model: [
        `解：设${names[0]}有 $x$ ${unit}，${names[1]}有 $y$ ${unit}。`,
        `根据题意，得 $${equations}$。`,
        `由第一个方程，得 $y=${x + y}-x$。代入第二个方程，得 $${first}x+${second}(${x + y}-x)=${total}$，解得 $x=${x}$。`,
        `所以 $y=${x + y}-${bracketed(x)}=${y}$。`,
        `答：${names[0]} ${x} ${unit}，${names[1]} ${y} ${unit}。`,
      ],
      criteria: [
        ['设未知数', '两个未知数都写清含义和单位', 10],
        ['列方程组', '两个方程都符合题意，每个占一半分', 40],
        ['解方程组', '消元过程清楚，结果正确', 20],
        ['作答', '写出完整的答', 10],
      ],
      analysis: `题中有两个等量关系：数量之和是 ${x + y}，总量是 ${total}。`,
    })
  },
}

export const linearSystemGenerators: readonly QuestionGenerator[] = [linearSystem, systemParameter, systemProblem]
