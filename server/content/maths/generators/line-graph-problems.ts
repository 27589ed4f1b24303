/** 八年级下册 第 22、23 章 函数、一次函数：综合 */
import { fillBlanks, multiChoice, numberChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, decimal, fraction, polynomial, signed } from '../notation.ts'
import type { Random } from '../../random.ts'

const inFunctions = { chapter: 'ma-rj2024-8b-22', questions: 6 } as const
const inLines = { chapter: 'ma-rj2024-8b-23', questions: 6 } as const

const saying = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })

function rootInDenominator(random: Random): Draft {
  const [k, bound] = [random.int(2, 5), random.nonZero(-6, 6)]
  const isReversed = random.pick([true, false])
  const inside = isReversed ? `${k * bound}-${k}x` : polynomial([k, -k * bound])
  const [sign, other, closed] = isReversed ? ['<', '>', '\\le '] : ['>', '<', '\\ge ']
  return singleChoice(random, {
    stem: `函数 $y=\\dfrac{1}{\\sqrt{${inside}}}$ 中，自变量 $x$ 的取值范围是`,
    right: `$x${sign}${bound}$`,
    wrong: [`$x${closed}${bound}$`, `$x${other}${bound}$`, `$x\\ne${bound}$`],
    analysis: `被开方数不小于 0，又在分母中，不能等于 0，所以 $${inside}>0$，$x${sign}${bound}$。`,
  })
}

function fencedGarden(random: Random): Draft {
  const [half, wall] = [random.int(10, 20), random.int(8, 14)]
  const fence = 2 * half
  const least = decimal((fence - wall) / 2)
  if (wall >= fence - 2) return fencedGarden(random)
  const length = random.int(Math.ceil((fence - wall) / 2), half - 1)
  return workedAnswer({
    stem: `用 ${fence} m 长的篱笆，一边靠墙（墙长 ${wall} m）围成一个长方形菜园，篱笆恰好用完。设垂直于墙的一边长 $x$ m，平行于墙的一边长 $y$ m。\n（1）写出 $y$ 关于 $x$ 的函数解析式；\n（2）求自变量 $x$ 的取值范围；\n（3）当 $x=${length}$ 时，求菜园的面积。`,
    model: [
      `解：（1）篱笆围三边，$2x+y=${fence}$，所以 $y=${fence}-2x$。`,
      `（2）边长是正数，且平行于墙的一边不超过墙长，$0<${fence}-2x\\le${wall}$，解得 $${least}\\le x<${half}$。`,
      `（3）当 $x=${length}$ 时，$y=${fence}-2\\times${length}=${fence - 2 * length}$，面积是 $${length}\\times${fence - 2 * length}=${length * (fence - 2 * length)}$（$\\text{m}^2$）。`,
    ],
    criteria: [
      ['列解析式', '篱笆只围三边', 20],
      ['列不等式', '边长为正，且不超过墙长', 30],
      ['求取值范围', `$${least}\\le x<${half}$`, 20],
      ['求面积', `${length * (fence - 2 * length)} $\\text{m}^2$`, 20],
    ],
    analysis: '实际问题中，自变量的取值除使解析式有意义外，还要符合实际：边长是正数，且不能超过墙长。',
  })
}

function lineThroughOrigin(random: Random): Draft {
  const [k, b, x] = [random.nonZero(-5, 5), random.nonZero(-8, 8), random.nonZero(-4, 5)]
  const y = k * x + b
  return numberChoice({
    stem: `已知一次函数 $y=kx${signed(b)}$ 的图象经过点 $(${x},${y})$，则 $k$ 的值是`,
    right: k,
    wrong: [-k, k + 1, k - 2, k + 3],
    analysis: `把 $x=${x}$，$y=${y}$ 代入解析式，得 $${polynomial([x, b], 'k')}=${y}$，所以 $k=${k}$。`,
  })
}

function areaGivesLine(random: Random): Draft {
  const [a, half] = [random.nonZero(-4, 4), random.int(1, 4)]
  const size = Math.abs(a)
  const area = size * half
  const slope = fraction(2 * half, size)
  const rise = `${slope === '1' ? '' : slope}x`
  const isRight = a > 0
  return workedAnswer({
    stem: `一次函数 $y=kx+b$ 的图象与 $x$ 轴相交于点 $A(${a},0)$，与 $y$ 轴相交于点 $B$，三角形 $AOB$（$O$ 是原点）的面积是 ${area}。求这个一次函数的解析式。`,
    model: [
      `解：$OA=\\left|${a}\\right|=${size}$。由 $\\dfrac{1}{2}\\times${size}\\times OB=${area}$，得 $OB=${2 * half}$，所以点 $B$ 的坐标是 $(0,${2 * half})$ 或 $(0,-${2 * half})$。`,
      `当点 $B$ 是 $(0,${2 * half})$ 时，$b=${2 * half}$，$${polynomial([a, 2 * half], 'k')}=0$，$k=${fraction(-2 * half, a)}$，解析式是 $y=${isRight ? '-' : ''}${rise}+${2 * half}$；`,
      `当点 $B$ 是 $(0,-${2 * half})$ 时，$b=-${2 * half}$，$${polynomial([a, -2 * half], 'k')}=0$，$k=${fraction(2 * half, a)}$，解析式是 $y=${isRight ? '' : '-'}${rise}-${2 * half}$。`,
    ],
    criteria: [
      ['求 $OB$', `由面积得 $OB=${2 * half}$`, 20],
      ['确定点 $B$', '两个位置，不漏解', 20],
      ['点 $B$ 在正半轴', '求出解析式', 30],
      ['点 $B$ 在负半轴', '求出解析式', 30],
    ],
    analysis: '面积只能确定 $OB$ 的长，点 $B$ 可能在 $y$ 轴的正半轴或负半轴上，要分两种情况。',
  })
}

function lineStatements(random: Random): Draft {
  const [k, b, x] = [-random.int(2, 4), 12 * random.int(1, 4), random.int(1, 3)]
  const zero = -b / k
  const rule = `y=${polynomial([k, b])}`
  return multiChoice(random, `关于一次函数 $${rule}$，下列说法正确的有`, [
    saying(`当 $x>${zero}$ 时，$y<0$`, true, `令 $y=0$，得 $x=${zero}$；$y$ 随 $x$ 的增大而减小。`),
    saying(
      `图象与两条坐标轴围成的三角形的面积是 ${(b * zero) / 2}`,
      true,
      `与坐标轴的交点是 $(${zero},0)$ 和 $(0,${b})$，面积是 $\\dfrac{1}{2}\\times${zero}\\times${b}=${(b * zero) / 2}$。`,
    ),
    saying(`若点 $(-${x},y_1)$，$(${x},y_2)$ 在图象上，则 $y_1>y_2$`, true, '$k<0$，$y$ 随 $x$ 的增大而减小。'),
    saying(`图象向下平移 ${b} 个单位长度后经过原点`, true, `平移后的解析式是 $y=${polynomial([k, 0])}$，经过原点。`),
    saying('图象经过第一、二、三象限', false, '$k<0$，$b>0$，图象经过第一、二、四象限。'),
    saying(`当 $x>0$ 时，$y>${b}$`, false, `$y$ 随 $x$ 的增大而减小，当 $x>0$ 时，$y<${b}$。`),
    saying(`图象与 $x$ 轴的交点是 $(0,${b})$`, false, `与 $x$ 轴的交点是 $(${zero},0)$。`),
    saying(`图象与直线 $y=${polynomial([-k, b])}$ 平行`, false, '一次项系数不相等，两直线相交。'),
  ])
}

function systemFromGraph(random: Random): Draft {
  const [x, y, k, m] = [random.nonZero(-4, 4), random.nonZero(-5, 5), random.int(1, 4), -random.int(1, 4)]
  const [first, second] = [polynomial([k, y - k * x]), polynomial([m, y - m * x])]
  return fillBlanks(
    `直线 $y=${first}$ 与 $y=${second}$ 都经过点 $P(a,${y})$，则 $a=$ [[1]]；当 $x=$ [[2]] 时，两个函数的值相等；两条直线与 $y$ 轴的交点之间的距离是 [[3]]。`,
    [
      [x, `把 $y=${y}$ 代入 $y=${first}$，得 $${first}=${y}$，所以 $a=${x}$。`],
      [x, `两条直线的交点是 $P(${x},${y})$，所以当 $x=${x}$ 时两个函数的值相等。`],
      [
        Math.abs((k - m) * x),
        `两条直线与 $y$ 轴的交点是 $(0,${y - k * x})$ 和 $(0,${y - m * x})$，距离是 $\\left|${y - k * x}-${bracketed(y - m * x)}\\right|=${Math.abs((k - m) * x)}$。`,
      ],
    ],
  )
}

function twoPlans(random: Random): Draft {
  const [monthly, cheap, gain] = [10 * random.int(3, 12), random.int(5, 15), random.pick([5, 10, 15])]
  const dear = cheap + gain
  const equal = monthly / gain
  if (!Number.isInteger(equal)) return twoPlans(random)
  return workedAnswer({
    stem: `某健身馆有两种收费方式。方式一：每月固定费 ${monthly} 元，每次另收 ${cheap} 元；方式二：没有固定费，每次收 ${dear} 元。设一个月健身 $x$ 次，两种方式的费用分别是 $y_1$ 元和 $y_2$ 元。\n（1）分别写出 $y_1$，$y_2$ 关于 $x$ 的函数解析式；\n（2）求两个函数图象的交点坐标，并说明它的实际意义；\n（3）怎样选择收费方式更省钱？`,
    model: [
      `解：（1）$y_1=${polynomial([cheap, monthly])}$，$y_2=${polynomial([dear, 0])}$。`,
      `（2）由 $${polynomial([cheap, monthly])}=${polynomial([dear, 0])}$，得 $x=${equal}$，这时 $y=${dear * equal}$，交点坐标是 $(${equal},${dear * equal})$。它表示一个月健身 ${equal} 次时，两种方式的费用相等，都是 ${dear * equal} 元。`,
      `（3）当 $x<${equal}$ 时，$y_1>y_2$，选方式二；当 $x=${equal}$ 时，两种方式费用相等；当 $x>${equal}$ 时，$y_1<y_2$，选方式一。`,
    ],
    criteria: [
      ['写解析式', '两个函数都正确', 30],
      ['求交点', `$(${equal},${dear * equal})$`, 20],
      ['说明意义', '次数相同、费用相等', 20],
      ['比较', '分三种情况', 30],
    ],
    analysis: '两个一次函数图象的交点是对应的方程组的解；在交点的两侧，函数值的大小关系相反。',
  })
}

export const lineGraphProblems: readonly QuestionGenerator[] = [
  {
    ...inFunctions,
    name: 'root-in-denominator',
    knowledge: '自变量的取值范围',
    difficulty: 2,
    generate: rootInDenominator,
  },
  { ...inFunctions, name: 'fenced-garden', knowledge: '自变量的取值范围', difficulty: 3, generate: fencedGarden },
  { ...inLines, name: 'common-point', knowledge: '一次函数与二元一次方程组', difficulty: 2, generate: systemFromGraph },
  { ...inLines, name: 'two-tariffs', knowledge: '一次函数与二元一次方程组', difficulty: 3, generate: twoPlans },
  { ...inLines, name: 'line-statements', knowledge: '一次函数的图象与性质', difficulty: 3, generate: lineStatements },
  {
    ...inLines,
    name: 'slope-from-point',
    knowledge: '待定系数法求一次函数解析式',
    difficulty: 1,
    generate: lineThroughOrigin,
  },
  {
    ...inLines,
    name: 'line-from-area',
    knowledge: '待定系数法求一次函数解析式',
    difficulty: 3,
    generate: areaGivesLine,
  },
]
