/** 七年级下册 第 9 章 平面直角坐标系：综合 */
import { fillBlanks, numberChoice, orderedChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator } from '../draft.ts'
import { decimal, fraction, polynomial, signed } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7b-9', questions: 6 } as const

const quadrants = ['第一象限', '第二象限', '第三象限', '第四象限'] as const

function quadrantOfPoint(random: Random): Draft {
  const [x, y] = [random.nonZero(-9, 9), random.nonZero(-9, 9)]
  const name = quadrants[x > 0 ? (y > 0 ? 0 : 3) : y > 0 ? 1 : 2]
  return orderedChoice(
    `在平面直角坐标系中，点 $P(${x},${y})$ 所在的象限是`,
    quadrants,
    name,
    `点 $P$ 的横坐标是${x > 0 ? '正' : '负'}数，纵坐标是${y > 0 ? '正' : '负'}数，所以在${name}。`,
  )
}

function pointWithParameter(random: Random): Draft {
  const [p, q, constant] = [random.int(2, 3), random.nonZero(-8, 8), random.nonZero(-9, 9)]
  const [first, second] = [polynomial([p, constant], 'a'), polynomial([1, q], 'a')]
  const same = (q - constant) / (p - 1)
  const opposite = -(q + constant) / (p + 1)
  const parts = [same, opposite]
  if (same === opposite || !parts.every(Number.isInteger)) return pointWithParameter(random)
  const atAxis = constant - p * q
  const shown = (a: number) => `(${p * a + constant},${a + q})`
  if (parts.some((a) => a + q === 0)) return pointWithParameter(random)
  return workedAnswer({
    stem: `在平面直角坐标系中，已知点 $P(${first},${second})$。\n（1）若点 $P$ 在 $x$ 轴上，求点 $P$ 的坐标；\n（2）若点 $P$ 到两条坐标轴的距离相等，求点 $P$ 的坐标。`,
    model: [
      `解：（1）点 $P$ 在 $x$ 轴上，纵坐标为 0，$${second}=0$，$a=${-q}$，所以点 $P$ 的坐标是 $(${atAxis},0)$。`,
      `（2）点 $P$ 到两条坐标轴的距离相等，横、纵坐标相等或互为相反数。`,
      `当 $${first}=${second}$ 时，$a=${same}$，点 $P$ 的坐标是 $${shown(same)}$；`,
      `当 $(${first})+(${second})=0$ 时，$a=${opposite}$，点 $P$ 的坐标是 $${shown(opposite)}$。`,
    ],
    criteria: [
      ['坐标轴上的点', '纵坐标为 0，求出点的坐标', 30],
      ['横、纵坐标相等', `$a=${same}$，点 $P${shown(same)}$`, 30],
      ['横、纵坐标互为相反数', `$a=${opposite}$，点 $P${shown(opposite)}$`, 30],
    ],
    analysis: '点到坐标轴的距离是坐标的绝对值，绝对值相等要分“相等”和“互为相反数”两种情况。',
  })
}

function directArea(random: Random): Draft {
  const [x, y] = [random.nonZero(-9, 9), random.nonZero(-9, 9)]
  const area = Math.abs(x * y) / 2
  return numberChoice({
    stem: `在平面直角坐标系中，$O$ 是原点，点 $A(${x},0)$，$B(0,${y})$，则三角形 $AOB$ 的面积是`,
    right: area,
    wrong: [2 * area, Math.abs(x) + Math.abs(y), area + 1, 4 * area, area + 2],
    analysis: `两条坐标轴互相垂直，$OA=\\left|${x}\\right|=${Math.abs(x)}$，$OB=\\left|${y}\\right|=${Math.abs(y)}$，面积是 $\\dfrac{1}{2}\\times${Math.abs(x)}\\times${Math.abs(y)}=${decimal(area)}$。`,
  })
}

function pointOfArea(random: Random): Draft {
  const [x, length, height] = [random.int(-5, 2), random.int(2, 6), random.int(2, 4)]
  const [a, b] = [x, x + 2 * length]
  const area = length * 2 * height
  const wanted = fraction(2 * area, 2 * length)
  return workedAnswer({
    stem: `在平面直角坐标系中，点 $A(${a},0)$，$B(${b},0)$，点 $C$ 在 $y$ 轴上，三角形 $ABC$ 的面积是 ${area}。\n（1）求点 $C$ 的坐标；\n（2）若点 $D$ 在 $x$ 轴上，三角形 $BCD$ 的面积是三角形 $ABC$ 的面积的一半，求点 $D$ 的坐标。`,
    model: [
      `解：（1）$AB=${b}-(${a})=${2 * length}$。设点 $C$ 的坐标是 $(0,c)$，则 $\\dfrac{1}{2}\\times${2 * length}\\times\\left|c\\right|=${area}$，$\\left|c\\right|=${wanted}$，$c=\\pm${wanted}$。`,
      `所以点 $C$ 的坐标是 $(0,${wanted})$ 或 $(0,-${wanted})$。`,
      `（2）两个三角形的高相等，都是 ${wanted}，面积减半，所以 $BD=\\dfrac{1}{2}AB=${length}$。`,
      `$${b}-${length}=${b - length}$，$${b}+${length}=${b + length}$，所以点 $D$ 的坐标是 $(${b - length},0)$ 或 $(${b + length},0)$。`,
    ],
    criteria: [
      ['求 $AB$', `$AB=${2 * length}$`, 10],
      ['求点 $C$', '两个点都要写出', 30],
      ['求 $BD$', `$BD=${length}$`, 20],
      ['求点 $D$', '点 $B$ 的左、右两侧各有一个点', 30],
    ],
    analysis: '由面积求高或底边的长，再由长度确定点的位置；长度确定时，点可能在两侧，不要漏解。',
  })
}

function translationFound(random: Random): Draft {
  const [ax, ay, bx, by] = [random.int(-6, 6), random.int(-6, 6), random.int(-6, 6), random.int(-6, 6)]
  const [across, up] = [random.nonZero(-7, 7), random.nonZero(-7, 7)]
  if (ax === bx || ay === by) return translationFound(random)
  return fillBlanks(
    `线段 $CD$ 由线段 $AB$ 平移得到，点 $A(${ax},${ay})$ 的对应点是 $C(${ax + across},${ay + up})$，则点 $B(${bx},${by})$ 的对应点 $D$ 的横坐标是 [[1]]，纵坐标是 [[2]]。`,
    [
      [
        bx + across,
        `由 $A$ 到 $C$，横坐标的变化是 $${ax + across}-${ax < 0 ? `(${ax})` : ax}=${across}$，所以点 $D$ 的横坐标是 $${bx}${signed(across)}=${bx + across}$。`,
      ],
      [
        by + up,
        `纵坐标的变化是 $${ay + up}-${ay < 0 ? `(${ay})` : ay}=${up}$，所以点 $D$ 的纵坐标是 $${by}${signed(up)}=${by + up}$。`,
      ],
    ],
  )
}

function walkingPoint(random: Random): Draft {
  const [p, q] = [random.int(1, 3), random.int(1, 3)]
  const rounds = random.int(20, 500)
  const rest = random.int(0, 3)
  const moves = 4 * rounds + rest
  const [x, y] = [2 * p * rounds + (rest > 1 ? p : 0), rest === 1 || rest === 2 ? q : 0]
  const place = [`$(0,0)$`, `$(0,${q})$`, `$(${p},${q})$`, `$(${p},0)$`]
  return fillBlanks(
    `在平面直角坐标系中，一只电子蚂蚁从原点出发，按“向上、向右、向下、向右”的方向依次不断移动，向上、向下每次移动 ${q} 个单位长度，向右每次移动 ${p} 个单位长度。第 1 次移动到 $(0,${q})$，第 2 次移动到 $(${p},${q})$，第 3 次移动到 $(${p},0)$，第 4 次移动到 $(${2 * p},0)$，……。第 ${moves} 次移动后，它的横坐标是 [[1]]，纵坐标是 [[2]]。`,
    [
      [
        x,
        `每 4 次移动为一个循环，横坐标增加 ${2 * p}，纵坐标回到 0。$${moves}=4\\times${rounds}+${rest}$，${rounds} 个循环后到达 $(${2 * p * rounds},0)$，再移动 ${rest} 次，相当于从原点移动到 ${place[rest] ?? ''}，所以横坐标是 ${x}。`,
      ],
      [y, `由循环的规律，第 ${moves} 次移动后纵坐标是 ${y}。`],
    ],
  )
}

export const coordinateProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'quadrant-of-point', knowledge: '各象限内点的坐标特征', difficulty: 1, generate: quadrantOfPoint },
  {
    ...common,
    name: 'point-with-parameter',
    knowledge: '各象限内点的坐标特征',
    difficulty: 3,
    generate: pointWithParameter,
  },
  { ...common, name: 'area-at-origin', knowledge: '坐标与图形的面积', difficulty: 1, generate: directArea },
  { ...common, name: 'points-of-area', knowledge: '坐标与图形的面积', difficulty: 3, generate: pointOfArea },
  { ...common, name: 'translation-found', knowledge: '用坐标表示平移', difficulty: 2, generate: translationFound },
  { ...common, name: 'walking-point', knowledge: '用坐标表示平移', difficulty: 3, generate: walkingPoint },
]
