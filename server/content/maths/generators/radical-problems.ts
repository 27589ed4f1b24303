/** 八年级下册 第 19、20 章 二次根式、勾股定理：综合 */
import { fillBlank, fillBlanks, gap, numberChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator } from '../draft.ts'
import { fraction, root, signed } from '../notation.ts'
import type { Random } from '../../random.ts'

const inRadicals = { chapter: 'ma-rj2024-8b-19', questions: 6 } as const
const inRightTriangles = { chapter: 'ma-rj2024-8b-20', questions: 6 } as const

/** Sides of right triangles, the hypotenuse last. */
export const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [6, 8, 10],
  [8, 15, 17],
  [7, 24, 25],
  [9, 12, 15],
  [12, 16, 20],
] as const

function fractionRadicals(random: Random): Draft {
  const [base, a, b] = [random.pick([2, 3, 5, 6, 7]), random.int(2, 4), random.int(2, 5)]
  const answer = `${root(base, a + b - 1)}+${b}`
  return fillBlank(
    `计算：$${a * base}\\sqrt{\\dfrac{1}{${base}}}+\\sqrt{${b * b * base}}-(\\sqrt{${base}}-${b})=$ ${gap}。`,
    answer,
    `$${a * base}\\sqrt{\\dfrac{1}{${base}}}=${a * base}\\times\\dfrac{\\sqrt{${base}}}{${base}}=${root(base, a)}$，$\\sqrt{${b * b * base}}=${root(base, b)}$，原式 $=${root(base, a)}+${root(base, b)}-\\sqrt{${base}}+${b}=${answer}$。`,
  )
}

function conjugates(random: Random): Draft {
  const [p, q] = random.pick([
    [3, 2],
    [5, 2],
    [5, 3],
    [6, 2],
    [6, 5],
    [7, 2],
    [7, 3],
    [7, 5],
    [10, 3],
    [11, 2],
    [10, 7],
    [13, 5],
  ] as const)
  const isSum = random.pick([true, false])
  const [total, product] = [2 * p + 2 * q, p - q]
  const value = isSum ? total + product : total - 2 * product
  return workedAnswer({
    stem: `已知 $x=\\sqrt{${p}}+\\sqrt{${q}}$，$y=\\sqrt{${p}}-\\sqrt{${q}}$。\n（1）求 $x+y$ 和 $xy$ 的值；\n（2）求 $x^2${isSum ? '+xy' : '-2xy'}+y^2$ 的值。`,
    model: [
      `解：（1）$x+y=2\\sqrt{${p}}$，$xy=(\\sqrt{${p}})^2-(\\sqrt{${q}})^2=${p}-${q}=${product}$。`,
      isSum
        ? `（2）原式 $=(x+y)^2-xy=(2\\sqrt{${p}})^2-${product}=${4 * p}-${product}=${4 * p - product}$。`
        : `（2）原式 $=(x-y)^2$，$x-y=2\\sqrt{${q}}$，所以原式 $=(2\\sqrt{${q}})^2=${4 * q}$。`,
    ],
    criteria: [
      ['求和', '合并同类二次根式', 20],
      ['求积', `用平方差公式，$xy=${product}$`, 20],
      ['变形', '用完全平方公式整体变形', 20],
      ['求值', `结果是 ${value}`, 20],
    ],
    analysis: '不必把 $x$，$y$ 分别代入，先求和、差与积，再把所求的式子变形，整体代入。',
  })
}

function simplifyDifficult(random: Random): Draft {
  const [square, a, b] = [random.int(2, 4), random.pick([2, 3, 5, 6, 7]), random.pick([2, 3, 5, 6, 7])]
  const hidden = square * square * a
  return fillBlanks(
    `把下列二次根式化成最简二次根式：$\\sqrt{${hidden}}=$ [[1]]，$\\sqrt{\\dfrac{1}{${b}}}=$ [[2]]，$\\sqrt{${a}}\\times\\sqrt{${2 * a}}=$ [[3]]。`,
    [
      [root(a, square), `$\\sqrt{${hidden}}=\\sqrt{${square}^2\\times${a}}=${root(a, square)}$。`],
      [
        `\\dfrac{\\sqrt{${b}}}{${b}}`,
        `分子、分母同乘 $\\sqrt{${b}}$，$\\sqrt{\\dfrac{1}{${b}}}=\\dfrac{\\sqrt{${b}}}{${b}}$。`,
      ],
      [root(2, a), `$\\sqrt{${a}}\\times\\sqrt{${2 * a}}=\\sqrt{${a}^2\\times2}=${root(2, a)}$。`],
    ],
  )
}

function sameRadicand(random: Random): Draft {
  const [base, factor, x] = [random.pick([2, 3, 5, 6, 7]), random.int(2, 5), random.int(2, 6)]
  const p = random.int(2, 3)
  const shift = base - p * x
  if (shift === 0) return sameRadicand(random)
  const hidden = factor * factor * base
  return fillBlanks(
    `若最简二次根式 $\\sqrt{${p}a${signed(shift)}}$ 与 $\\sqrt{${hidden}}$ 能合并，则 $a=$ [[1]]，它们的和是 [[2]]。`,
    [
      [
        x,
        `$\\sqrt{${hidden}}=${root(base, factor)}$。两个二次根式能合并，化成最简后被开方数相同，$${p}a${signed(shift)}=${base}$，所以 $a=${x}$。`,
      ],
      [root(base, factor + 1), `$\\sqrt{${base}}+${root(base, factor)}=${root(base, factor + 1)}$。`],
    ],
  )
}

function altitudeOnHypotenuse(random: Random): Draft {
  const [a, b, c] = random.pick(triples)
  const k = random.int(1, 2)
  const [x, y, z] = [a * k, b * k, c * k]
  return fillBlanks(
    `在 $\\mathrm{Rt}\\triangle ABC$ 中，$\\angle C=90^\\circ$，$AC=${x}$，$BC=${y}$，$CD\\perp AB$ 于点 $D$，则 $AB=$ [[1]]，$CD=$ [[2]]。`,
    [
      [z, `由勾股定理，$AB=\\sqrt{${x}^2+${y}^2}=${z}$。`],
      [
        fraction(x * y, z),
        `由面积相等，$\\dfrac{1}{2}AB\\cdot CD=\\dfrac{1}{2}AC\\cdot BC$，$CD=\\dfrac{${x}\\times${y}}{${z}}=${fraction(x * y, z)}$。`,
      ],
    ],
  )
}

function brokenTree(random: Random): Draft {
  const [a, b, c] = random.pick(triples)
  const isTree = random.pick([true, false])
  if (isTree) {
    return numberChoice({
      stem: `一棵竖直的大树在离地面 ${a} m 处折断，树的顶端落在离树根 ${b} m 的地面上，则大树折断前的高度（单位：m）是`,
      right: a + c,
      wrong: [c, a + b, b + c, a + b + c],
      analysis: `折断的部分是直角三角形的斜边，长 $\\sqrt{${a}^2+${b}^2}=${c}$（m），原来的高度是 $${a}+${c}=${a + c}$（m）。`,
    })
  }
  return numberChoice({
    stem: `一个长方形门框的宽是 ${a} dm，高是 ${b} dm，一块长方形薄木板斜着恰好能从门框内通过，则这块木板的宽（单位：dm）是`,
    right: c,
    wrong: [a + b, b, c + 1, b - a + c],
    analysis: `木板的宽等于门框对角线的长，$\\sqrt{${a}^2+${b}^2}=${c}$（dm）。`,
  })
}

function shipsAtSea(random: Random): Draft {
  const [a, b, c] = random.pick(triples)
  const hours = random.pick([2, 3, 4])
  const [first, second, apart] = [a * hours, b * hours, c * hours]
  const bearing = random.int(20, 70)
  return workedAnswer({
    stem: `甲、乙两艘船同时从港口 $O$ 出发，甲船以 ${a} n mile/h 的速度沿北偏东 $${bearing}^\\circ$ 的方向航行，乙船以 ${b} n mile/h 的速度沿另一个固定的方向航行，且乙船在甲船航线的右侧。${hours} h 后，甲、乙两船分别到达 $A$，$B$ 两处，此时两船相距 ${apart} n mile。乙船沿哪个方向航行？`,
    model: [
      `解：$OA=${a}\\times${hours}=${first}$（n mile），$OB=${b}\\times${hours}=${second}$（n mile），$AB=${apart}$ n mile。`,
      `因为 $OA^2+OB^2=${first ** 2}+${second ** 2}=${apart ** 2}$，$AB^2=${apart ** 2}$，`,
      `所以 $OA^2+OB^2=AB^2$，由勾股定理的逆定理，$\\angle AOB=90^\\circ$。`,
      `因为 $180^\\circ-${bearing}^\\circ-90^\\circ=${90 - bearing}^\\circ$，所以乙船的航向是南偏东 $${90 - bearing}^\\circ$。`,
      `答：乙船沿南偏东 ${90 - bearing}° 的方向航行。`,
    ],
    criteria: [
      ['求路程', '$OA$，$OB$ 的长', 20],
      ['验证三边关系', '两边的平方和等于第三边的平方', 20],
      ['判定直角', '用勾股定理的逆定理', 30],
      ['求方向', `南偏东 $${90 - bearing}^\\circ$`, 20],
    ],
    analysis: '已知三边求方向，先用勾股定理的逆定理判断直角，再由方位角求出乙船的方向。',
  })
}

function pythagorasCases(random: Random): Draft {
  const [a, b, c] = random.pick(triples)
  const k = random.int(1, 3)
  const [x, y, z] = [a * k, b * k, c * k]
  const other = root(y * y - x * x)
  return workedAnswer({
    stem: `已知直角三角形的两边长分别是 ${x} 和 ${y}，求第三边的长。`,
    model: [
      `解：当 ${x} 和 ${y} 都是直角边的长时，第三边是斜边，长为 $\\sqrt{${x}^2+${y}^2}=${z}$；`,
      `当 ${y} 是斜边的长时，第三边是直角边，长为 $\\sqrt{${y}^2-${x}^2}=${other}$。`,
      `答：第三边的长是 $${z}$ 或 $${other}$。`,
    ],
    criteria: [
      ['分情况', `说明 ${y} 可能是直角边，也可能是斜边`, 20],
      ['第三边是斜边', `$${z}$`, 20],
      ['第三边是直角边', `$${other}$`, 20],
    ],
    analysis: '没有说明哪条边是斜边，较长的已知边可能是直角边，也可能是斜边，要分类讨论。',
  })
}

export const radicalProblems: readonly QuestionGenerator[] = [
  {
    ...inRadicals,
    name: 'radicals-with-fractions',
    knowledge: '二次根式的加减',
    difficulty: 2,
    generate: fractionRadicals,
  },
  { ...inRadicals, name: 'conjugate-radicals', knowledge: '二次根式的加减', difficulty: 3, generate: conjugates },
  { ...inRadicals, name: 'to-simplest-radical', knowledge: '最简二次根式', difficulty: 2, generate: simplifyDifficult },
  { ...inRadicals, name: 'same-radicand', knowledge: '最简二次根式', difficulty: 3, generate: sameRadicand },
  {
    ...inRightTriangles,
    name: 'altitude-on-hypotenuse',
    knowledge: '勾股定理',
    difficulty: 2,
    generate: altitudeOnHypotenuse,
  },
  {
    ...inRightTriangles,
    name: 'third-of-right-triangle',
    knowledge: '勾股定理',
    difficulty: 3,
    generate: pythagorasCases,
  },
  { ...inRightTriangles, name: 'broken-tree', knowledge: '勾股定理的应用', difficulty: 1, generate: brokenTree },
  { ...inRightTriangles, name: 'ships-at-sea', knowledge: '勾股定理的应用', difficulty: 3, generate: shipsAtSea },
]
