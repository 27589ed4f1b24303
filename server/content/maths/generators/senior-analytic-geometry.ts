/** 选择性必修第一册 第 1–3 章 空间向量与立体几何、直线和圆的方程、圆锥曲线的方程 */
import { fillBlank, fillBlanks, gap, multiChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, fraction, polynomial, root, rootOver, signed, sum } from '../notation.ts'

const spaceVectors: QuestionGenerator = {
  name: 'space-vectors',
  chapter: 'ma-rja2019-x1-1',
  knowledge: '空间向量的坐标运算',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a1, a2, a3] = [random.nonZero(-4, 4), random.nonZero(-4, 4), random.nonZero(-4, 4)]
    const [b1, b2, c1, c2] = [
      random.nonZero(-4, 4),
      random.nonZero(-4, 4),
      random.nonZero(-4, 4),
      random.nonZero(-4, 4),
    ]
    const b3 = random.nonZero(-3, 3)
    const product = a1 * b1 + a2 * b2 + a3 * b3
    const partial = a1 * c1 + a2 * c2
    const answer = fraction(-partial, a3)
    return fillBlanks(
      `已知空间向量 $\\boldsymbol{a}=(${a1},${a2},${a3})$，$\\boldsymbol{b}=(${b1},${b2},${b3})$，$\\boldsymbol{c}=(${c1},${c2},t)$，则 $\\left|\\boldsymbol{a}\\right|=$ [[1]]，$\\boldsymbol{a}\\cdot\\boldsymbol{b}=$ [[2]]；若 $\\boldsymbol{a}\\perp\\boldsymbol{c}$，则 $t=$ [[3]]。`,
      [
        [
          root(a1 * a1 + a2 * a2 + a3 * a3),
          `$\\left|\\boldsymbol{a}\\right|=\\sqrt{${bracketed(a1)}^2+${bracketed(a2)}^2+${bracketed(a3)}^2}=${root(a1 * a1 + a2 * a2 + a3 * a3)}$。`,
        ],
        [product, `对应坐标相乘再相加：$${a1 * b1}${signed(a2 * b2)}${signed(a3 * b3)}=${product}$。`],
        [
          answer,
          `由 $\\boldsymbol{a}\\cdot\\boldsymbol{c}=0$，得 $${partial}${signed(sum([[a3, 't']]))}=0$，所以 $t=${answer}$。`,
        ],
      ],
    )
  },
}

const pointToLine: QuestionGenerator = {
  name: 'point-to-line',
  chapter: 'ma-rja2019-x1-2',
  knowledge: '点到直线的距离',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, b] = random.pick([
      [3, 4],
      [3, -4],
      [4, 3],
      [5, -12],
      [1, 2],
      [1, -1],
      [2, -1],
    ] as const)
    const [x, y, c] = [random.nonZero(-5, 5), random.nonZero(-5, 5), random.nonZero(-12, 12)]
    const value = a * x + b * y + c
    if (value === 0) return pointToLine.generate(random)
    const answer = rootOver(a * a + b * b, Math.abs(value), a * a + b * b)
    const line = sum([
      [a, 'x'],
      [b, 'y'],
      [c, ''],
    ])
    const ratio = `\\dfrac{${Math.abs(value)}}{${root(a * a + b * b)}}`
    return fillBlank(
      `点 $P(${x},${y})$ 到直线 $${line}=0$ 的距离是 ${gap}。`,
      answer,
      `由点到直线的距离公式，$d=\\dfrac{\\left|${a * x}${signed(b * y)}${signed(c)}\\right|}{\\sqrt{${a}^2+${bracketed(b)}^2}}=${ratio}${answer === ratio ? '' : `=${answer}`}$。`,
    )
  },
}

const circleCentre: QuestionGenerator = {
  name: 'circle-centre',
  chapter: 'ma-rja2019-x1-2',
  knowledge: '圆的一般方程',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, b, r] = [random.nonZero(-5, 5), random.nonZero(-5, 5), random.int(2, 6)]
    const constant = a * a + b * b - r * r
    const equation = sum([
      [1, 'x^2'],
      [1, 'y^2'],
      [-2 * a, 'x'],
      [-2 * b, 'y'],
      [constant, ''],
    ])
    const option = (x: number, y: number, radius: number) => `$(${x},${y})$，$${radius}$`
    return singleChoice(random, {
      stem: `圆 $${equation}=0$ 的圆心坐标和半径分别是`,
      right: option(a, b, r),
      wrong: [option(-a, -b, r), option(a, b, r * r), option(-2 * a, -2 * b, r)],
      analysis: `配方得 $(${polynomial([1, -a])})^2+(${polynomial([1, -b], 'y')})^2=${r * r}$，所以圆心是 $(${a},${b})$，半径是 ${r}。`,
    })
  },
}

const ellipseParts: QuestionGenerator = {
  name: 'ellipse-parts',
  chapter: 'ma-rja2019-x1-3',
  knowledge: '椭圆的几何性质',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, b] = random.pick([
      [5, 4],
      [5, 3],
      [2, 1],
      [3, 2],
      [4, 3],
      [3, 1],
      [13, 5],
      [4, 2],
      [10, 6],
      [6, 3],
    ] as const)
    const focal = a * a - b * b
    const upright = random.pick([true, false])
    const term = (name: string, half: number) => (half === 1 ? `${name}^2` : `\\dfrac{${name}^2}{${half * half}}`)
    const equation = upright ? `${term('x', b)}+${term('y', a)}` : `${term('x', a)}+${term('y', b)}`
    return fillBlanks(`椭圆 $${equation}=1$ 的长轴长是 [[1]]，焦距是 [[2]]，离心率是 [[3]]。`, [
      [2 * a, `较大的分母是 $a^2=${a * a}$，所以 $a=${a}$，长轴长 $2a=${2 * a}$。`],
      [root(focal, 2), `$c=\\sqrt{a^2-b^2}=${root(focal)}$，焦距 $2c=${root(focal, 2)}$。`],
      [rootOver(focal, 1, a), `$e=\\dfrac{c}{a}=${rootOver(focal, 1, a)}$。`],
    ])
  },
}

const hyperbolaProperties: QuestionGenerator = {
  name: 'hyperbola-properties',
  chapter: 'ma-rja2019-x1-3',
  knowledge: '双曲线的几何性质',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [a, b, c] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [8, 6, 10],
      [5, 12, 13],
      [12, 5, 13],
      [8, 15, 17],
    ] as const)
    const say = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })
    const asymptote = (top: number, bottom: number) => `$y=\\pm${fraction(top, bottom)}x$`
    return multiChoice(random, `已知双曲线 $C:\\dfrac{x^2}{${a * a}}-\\dfrac{y^2}{${b * b}}=1$，下列说法正确的有`, [
      say(`$C$ 的实轴长是 ${2 * a}`, true, `$a=${a}$，实轴长 $2a=${2 * a}$。`),
      say(`$C$ 的焦距是 ${2 * c}`, true, `$c=\\sqrt{a^2+b^2}=${c}$，焦距 $2c=${2 * c}$。`),
      say(`$C$ 的渐近线方程是 ${asymptote(b, a)}`, true, '渐近线方程是 $y=\\pm\\dfrac{b}{a}x$。'),
      say(`$C$ 上的点到右焦点的距离的最小值是 ${c - a}`, true, `右顶点到右焦点最近，$c-a=${c - a}$。`),
      say(`$C$ 的离心率是 $${fraction(c, b)}$`, false, `$e=\\dfrac{c}{a}=${fraction(c, a)}$。`),
      say(`$C$ 的渐近线方程是 ${asymptote(a, b)}`, false, `焦点在 $x$ 轴上，渐近线方程是 ${asymptote(b, a)}。`),
      say(`$C$ 的焦点坐标是 $(0,\\pm${c})$`, false, `焦点在 $x$ 轴上，是 $(\\pm${c},0)$。`),
      say(`$C$ 的虚轴长是 ${b}`, false, `虚轴长是 $2b=${2 * b}$。`),
    ])
  },
}

const focalChord: QuestionGenerator = {
  name: 'focal-chord',
  chapter: 'ma-rja2019-x1-3',
  knowledge: '直线与抛物线的位置关系',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [half, slope] = [random.int(1, 6), random.pick([1, -1, 2, -2])]
    const [p, square] = [2 * half, slope * slope]
    const line = sum([[slope, slope === 1 ? `x-${half}` : `(x-${half})`]])
    const middle = 2 * half * (square + 2)
    const total = fraction(middle, square)
    const chord = fraction(middle + p * square, square)
    return workedAnswer({
      stem: `已知抛物线 $y^2=${2 * p}x$ 的焦点为 $F$，过点 $F$ 且斜率为 $${slope}$ 的直线 $l$ 与抛物线交于 $A$，$B$ 两点。\n（1）求直线 $l$ 的方程；\n（2）求 $\\left|AB\\right|$。`,
      model: [
        `解：（1）由 $2p=${2 * p}$，得 $\\dfrac{p}{2}=${half}$，焦点 $F(${half},0)$，`,
        `所以直线 $l$ 的方程是 $y=${line}$。`,
        `（2）把 $y=${line}$ 代入 $y^2=${2 * p}x$，整理得 $${polynomial([square, -middle, square * half * half])}=0$，$\\Delta>0$。`,
        `设 $A(x_1,y_1)$，$B(x_2,y_2)$，则 $x_1+x_2=${total}$。`,
        `由抛物线的定义，$\\left|AB\\right|=x_1+x_2+p=${total}+${p}=${chord}$。`,
      ],
      criteria: [
        ['求焦点', `$F(${half},0)$`, 20],
        ['写出直线方程', `$y=${line}$`, 20],
        ['联立方程', '消元、整理正确', 30],
        ['根与系数的关系', `$x_1+x_2=${total}$`, 20],
        ['求弦长', `$\\left|AB\\right|=${chord}$`, 30],
      ],
      analysis: '过焦点的弦，用抛物线的定义把 $\\left|AB\\right|$ 化为 $x_1+x_2+p$，比两点间距离公式简便。',
    })
  },
}

export const analyticGeometryGenerators: readonly QuestionGenerator[] = [
  spaceVectors,
  pointToLine,
  circleCentre,
  ellipseParts,
  hyperbolaProperties,
  focalChord,
]
