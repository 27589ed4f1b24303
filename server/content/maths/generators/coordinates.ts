/** 七年级下册 第 9 章 平面直角坐标系 */
import { fillBlank, fillBlanks, gap, orderedChoice } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { bracketed, fraction } from '../notation.ts'

const chapter = 'ma-rj2024-7b-9'

const quadrants = ['第一象限', '第二象限', '第三象限', '第四象限'] as const
const signsOf = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

const expressions: readonly { readonly latex: string; readonly at: (m: number, n: number) => number }[] = [
  { latex: '-m', at: (m) => -m },
  { latex: '-n', at: (_, n) => -n },
  { latex: 'm', at: (m) => m },
  { latex: 'n', at: (_, n) => n },
  { latex: 'mn', at: (m, n) => m * n },
  { latex: '-mn', at: (m, n) => -m * n },
  { latex: 'm-n', at: (m, n) => m - n },
  { latex: 'n-m', at: (m, n) => n - m },
  { latex: 'm+n', at: (m, n) => m + n },
  { latex: 'm^2+1', at: (m) => m * m + 1 },
  { latex: 'm-2', at: (m) => m - 2 },
  { latex: '2-n', at: (_, n) => 2 - n },
]

const sizes = [
  [0.1, 0.2],
  [0.1, 9],
  [9, 0.1],
  [9, 8],
  [8, 9],
] as const

const pointQuadrant: QuestionGenerator = {
  name: 'point-quadrant',
  chapter,
  knowledge: '各象限内点的坐标特征',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const given = random.int(0, 3)
    const [signM, signN] = signsOf[given] ?? [1, 1]
    const values = (at: (m: number, n: number) => number) => sizes.map(([m, n]) => Math.sign(at(signM * m, signN * n)))
    const definite = expressions.filter(({ latex, at }) => latex.length > 1 && new Set(values(at)).size === 1)
    const [first, second] = random.sample(definite, 2)
    if (first === undefined || second === undefined) throw new RangeError('no expression of a definite sign')
    const sign = (at: (m: number, n: number) => number) => (at(signM, signN * 3) > 0 ? '>0' : '<0')
    const signs = [sign(first.at), sign(second.at)] as const
    const index = signsOf.findIndex(
      ([x, y]) => (x > 0 ? '>0' : '<0') === signs[0] && (y > 0 ? '>0' : '<0') === signs[1],
    )
    const right = quadrants[index] ?? quadrants[0]
    return orderedChoice(
      `若点 $P(m,n)$ 在${quadrants[given] ?? ''}，则点 $Q(${first.latex},${second.latex})$ 在`,
      quadrants,
      right,
      `由点 $P$ 在${quadrants[given] ?? ''}，得 $m${signM > 0 ? '>' : '<'}0$，$n${signN > 0 ? '>' : '<'}0$，所以 $${first.latex}${signs[0]}$，$${second.latex}${signs[1]}$，点 $Q$ 在${right}。`,
    )
  },
}

const translatedPoint: QuestionGenerator = {
  name: 'translated-point',
  chapter,
  knowledge: '用坐标表示平移',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [x, y] = [random.nonZero(-7, 7), random.nonZero(-7, 7)]
    const [across, up] = [random.nonZero(-8, 8), random.nonZero(-8, 8)]
    const [newX, newY] = [x + across, y + up]
    const sideways = `${across > 0 ? '右' : '左'}平移 ${Math.abs(across)}`
    const upwards = `${up > 0 ? '上' : '下'}平移 ${Math.abs(up)}`
    return fillBlanks(
      `在平面直角坐标系中，把点 $A(${x},${y})$ 先向${sideways} 个单位长度，再向${upwards} 个单位长度，得到点 $B$。点 $B$ 的横坐标是 [[1]]，纵坐标是 [[2]]，点 $B$ 到 $x$ 轴的距离是 [[3]]。`,
      [
        [newX, `左右平移只改变横坐标，向右加、向左减：$${x}${across > 0 ? '+' : '-'}${Math.abs(across)}=${newX}$。`],
        [newY, `上下平移只改变纵坐标，向上加、向下减：$${y}${up > 0 ? '+' : '-'}${Math.abs(up)}=${newY}$。`],
        [Math.abs(newY), `点到 $x$ 轴的距离是纵坐标的绝对值，$\\left|${newY}\\right|=${Math.abs(newY)}$。`],
      ],
    )
  },
}

const triangleArea: QuestionGenerator = {
  name: 'triangle-area',
  chapter,
  knowledge: '坐标与图形的面积',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [start, length, height] = [random.int(-6, 1), random.int(3, 9), random.nonZero(-7, 7)]
    const [level, apex] = [random.int(-3, 3), random.int(-6, 6)]
    const area = fraction(length * Math.abs(height), 2)
    const [a, b, c] = [`A(${start},${level})`, `B(${start + length},${level})`, `C(${apex},${level + height})`]
    return fillBlank(
      `在平面直角坐标系中，点 $${a}$，$${b}$，$${c}$，则三角形 $ABC$ 的面积是 ${gap}。`,
      area,
      `$AB$ 平行于 $x$ 轴（或在 $x$ 轴上），$AB=${start + length}-${bracketed(start)}=${length}$，点 $C$ 到直线 $AB$ 的距离是 ${Math.abs(height)}，面积为 $\\dfrac{1}{2}\\times${length}\\times${Math.abs(height)}=${area}$。`,
    )
  },
}

export const coordinateGenerators: readonly QuestionGenerator[] = [pointQuadrant, translatedPoint, triangleArea]
