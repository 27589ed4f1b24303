/** 八年级下册 第 22–24 章 函数、一次函数、数据的分析 */
import { fillBlank, fillBlanks, gap, orderedChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { bracketed, decimal, fraction, polynomial, signed } from '../notation.ts'

const functionDomain: QuestionGenerator = {
  name: 'function-domain',
  chapter: 'ma-rj2024-8b-22',
  knowledge: '自变量的取值范围',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, distance] = [random.nonZero(-8, 5), random.int(1, 6)]
    const b = a + distance
    if (b === 0) return functionDomain.generate(random)
    return singleChoice(random, {
      stem: `函数 $y=\\dfrac{\\sqrt{${polynomial([1, -a])}}}{${polynomial([1, -b])}}$ 中，自变量 $x$ 的取值范围是`,
      right: `$x\\ge${a}$ 且 $x\\ne${b}$`,
      wrong: [`$x\\ge${a}$`, `$x\\ne${b}$`, `$x>${a}$ 且 $x\\ne${b}$`],
      analysis: `被开方数 $${polynomial([1, -a])}\\ge0$，得 $x\\ge${a}$；分母 $${polynomial([1, -b])}\\ne0$，得 $x\\ne${b}$。两个条件要同时满足。`,
    })
  },
}

const lineQuadrants: QuestionGenerator = {
  name: 'line-quadrants',
  chapter: 'ma-rj2024-8b-23',
  knowledge: '一次函数的图象与性质',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const [k, b] = [random.nonZero(-6, 6), random.nonZero(-9, 9)]
    const missing = k > 0 ? (b > 0 ? 3 : 1) : b > 0 ? 2 : 0
    const quadrants = ['第一象限', '第二象限', '第三象限', '第四象限']
    return orderedChoice(
      `一次函数 $y=${polynomial([k, b])}$ 的图象不经过`,
      quadrants,
      quadrants[missing] ?? '',
      `$k=${k}${k > 0 ? '>' : '<'}0$，$y$ 随 $x$ 的增大而${k > 0 ? '增大' : '减小'}；$b=${b}${b > 0 ? '>' : '<'}0$，图象与 $y$ 轴交于${b > 0 ? '正' : '负'}半轴，所以不经过${quadrants[missing] ?? ''}。`,
    )
  },
}

const lineThroughPoints: QuestionGenerator = {
  name: 'line-through-points',
  chapter: 'ma-rj2024-8b-23',
  knowledge: '待定系数法求一次函数解析式',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [k, b, x1, gapX] = [random.nonZero(-4, 4), random.nonZero(-8, 8), random.nonZero(-4, 2), random.int(1, 4)]
    const x2 = x1 + gapX
    const [y1, y2] = [k * x1 + b, k * x2 + b]
    if (x2 === 0 || y1 === 0 || y2 === 0 || Math.abs(k) === 1) return lineThroughPoints.generate(random)
    const line = polynomial([k, b])
    const crossing = fraction(-b, k)
    const area = fraction(b * b, 2 * Math.abs(k))
    const equations = `\\begin{cases}${polynomial([x1, 0], 'k')}+b=${y1},\\\\${polynomial([x2, 0], 'k')}+b=${y2}\\end{cases}`
    return workedAnswer({
      stem: `已知一次函数 $y=kx+b$ 的图象经过点 $A(${x1},${y1})$ 和点 $B(${x2},${y2})$。\n（1）求这个一次函数的解析式；\n（2）求它的图象与两条坐标轴围成的三角形的面积。`,
      model: [
        `解：（1）把点 $A$，$B$ 的坐标代入 $y=kx+b$，得 $${equations}$，解得 $k=${k}$，$b=${b}$。`,
        `所以解析式为 $y=${line}$。`,
        `（2）令 $x=0$，得 $y=${b}$；令 $y=0$，得 $x=${crossing}$。`,
        `所以面积 $S=\\dfrac{1}{2}\\times\\left|${crossing}\\right|\\times\\left|${b}\\right|=${area}$。`,
      ],
      criteria: [
        ['列方程组', '两点坐标代入正确', 20],
        ['求出解析式', `$y=${line}$`, 30],
        ['求交点', `与坐标轴的交点 $(0,${b})$，$\\left(${crossing},0\\right)$`, 30],
        ['求面积', `$S=${area}$，注意用绝对值`, 20],
      ],
      analysis: '两点确定一条直线，用待定系数法求 $k$，$b$；围成的三角形是直角三角形，直角边长是两个截距的绝对值。',
    })
  },
}

/** Seven sorted scores between 80 and 100 with an integer mean and a unique mode. */
const dataCentre: QuestionGenerator = {
  name: 'data-centre',
  chapter: 'ma-rj2024-8b-24',
  knowledge: '平均数、中位数、众数',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const mode = random.int(84, 94)
    const others = random.sample(
      Array.from({ length: 21 }, (_, index) => 79 + index).filter((score) => score !== mode),
      5,
    )
    const scores = [mode, mode, ...others]
    const total = scores.reduce((sum, score) => sum + score, 0)
    if (total % 7 !== 0) return dataCentre.generate(random)
    const sorted = [...scores].sort((a, b) => a - b)
    const median = sorted[3] ?? 0
    return fillBlanks(
      `在一次朗诵比赛中，七位评委给某位选手的打分（单位：分）为：${random.shuffle(scores).join('，')}。这组数据的平均数是 [[1]]，中位数是 [[2]]，众数是 [[3]]。`,
      [
        [total / 7, `七个数据的和是 ${total}，平均数是 $${total}\\div7=${total / 7}$。`],
        [median, `从小到大排列为 ${sorted.join('，')}，正中间的数是 ${median}。`],
        [mode, `${mode} 出现了两次，次数最多。`],
      ],
    )
  },
}

const variance: QuestionGenerator = {
  name: 'variance',
  chapter: 'ma-rj2024-8b-24',
  knowledge: '方差',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const mean = random.int(6, 12)
    const deviations = Array.from({ length: 4 }, () => random.int(-3, 3))
    const last = -deviations.reduce((total, deviation) => total + deviation, 0)
    if (Math.abs(last) > 4 || deviations.every((deviation) => deviation === 0)) return variance.generate(random)
    const all = random.shuffle([...deviations, last])
    const value = decimal(all.reduce((total, deviation) => total + deviation * deviation, 0) / 5)
    const squares = all.map((deviation) => `(${mean + deviation}-${mean})^2`).join('+')
    return fillBlank(
      `一组数据 ${all.map((deviation) => mean + deviation).join('，')} 的方差是 ${gap}。`,
      value,
      `平均数是 ${mean}，方差 $s^2=\\dfrac{1}{5}\\left[${squares}\\right]=${value}$。`,
    )
  },
}

const crossingLines: QuestionGenerator = {
  name: 'crossing-lines',
  chapter: 'ma-rj2024-8b-23',
  knowledge: '一次函数与二元一次方程组',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const [x, y, k, m] = [random.nonZero(-5, 5), random.nonZero(-6, 6), random.nonZero(-4, 4), random.nonZero(-4, 4)]
    if (k === m || y === k * x || y === m * x) return crossingLines.generate(random)
    const [first, second] = [polynomial([k, y - k * x]), polynomial([m, y - m * x])]
    return fillBlanks(`直线 $y=${first}$ 与直线 $y=${second}$ 的交点的横坐标是 [[1]]，纵坐标是 [[2]]。`, [
      [x, `令 $${first}=${second}$，解得 $x=${x}$。`],
      [y, `把 $x=${x}$ 代入 $y=${first}$，得 $y=${k}\\times${bracketed(x)}${signed(y - k * x)}=${y}$。`],
    ])
  },
}

export const functionAndDataGenerators: readonly QuestionGenerator[] = [
  functionDomain,
  lineQuadrants,
  lineThroughPoints,
  crossingLines,
  dataCentre,
  variance,
]
