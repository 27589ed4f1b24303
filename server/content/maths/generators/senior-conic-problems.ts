/** 选择性必修第一册 第 3 章 圆锥曲线的方程：各难度的问题 */
import { fillBlank, fillBlanks, gap } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { fraction, polynomial, rootOver } from '../notation.ts'

/** Two legs and the hypotenuse. */
const triangles = [
  [4, 3, 5],
  [3, 4, 5],
  [8, 6, 10],
  [6, 8, 10],
  [12, 5, 13],
  [5, 12, 13],
  [15, 8, 17],
  [8, 15, 17],
  [12, 9, 15],
  [9, 12, 15],
  [16, 12, 20],
  [12, 16, 20],
  [24, 7, 25],
] as const

const ellipseFromPerimeter: QuestionGenerator = {
  name: 'ellipse-from-perimeter',
  chapter: 'ma-rja2019-x1-3',
  knowledge: '椭圆的几何性质',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [c, b, a] = random.pick(triangles)
    return fillBlanks(
      `已知椭圆 $\\dfrac{x^2}{a^2}+\\dfrac{y^2}{b^2}=1$（$a>b>0$）的左、右焦点分别是 $F_1$，$F_2$，过 $F_1$ 的直线与椭圆交于 $A$，$B$ 两点，$\\triangle ABF_2$ 的周长是 ${4 * a}，离心率是 $${fraction(c, a)}$，则 $a=$ [[1]]，$b=$ [[2]]。`,
      [
        [a, `由椭圆的定义，$|AF_1|+|AF_2|=2a$，$|BF_1|+|BF_2|=2a$，周长 $4a=${4 * a}$，所以 $a=${a}$。`],
        [b, `$c=ea=${c}$，$b=\\sqrt{a^2-c^2}=\\sqrt{${a * a}-${c * c}}=${b}$。`],
      ],
    )
  },
}

const focalTriangle: QuestionGenerator = {
  name: 'focal-triangle',
  chapter: 'ma-rja2019-x1-3',
  knowledge: '椭圆的几何性质',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [b, more, angle] = [random.int(2, 6), random.int(1, 5), random.pick([60, 90])]
    const a = b + more
    const c2 = a * a - b * b
    if (c2 <= b * b) return focalTriangle.generate(random)
    const area = angle === 90 ? String(b * b) : rootOver(3, b * b, 3)
    const product = angle === 90 ? `m^2+n^2=${4 * c2}` : `m^2+n^2-mn=${4 * c2}`
    const mn = fraction(4 * b * b, angle === 90 ? 2 : 3)
    return fillBlank(
      `设 $F_1$，$F_2$ 是椭圆 $\\dfrac{x^2}{${a * a}}+\\dfrac{y^2}{${b * b}}=1$ 的两个焦点，点 $P$ 在椭圆上，$\\angle F_1PF_2=${angle}^\\circ$，则 $\\triangle F_1PF_2$ 的面积是 ${gap}。`,
      area,
      `设 $|PF_1|=m$，$|PF_2|=n$，由定义 $m+n=${2 * a}$，由${angle === 90 ? '勾股定理' : '余弦定理'} $${product}$，两式联立得 $mn=${mn}$，所以面积 $S=\\dfrac{1}{2}mn\\sin${angle}^\\circ=${area}$。`,
    )
  },
}

const hyperbolaParts: QuestionGenerator = {
  name: 'hyperbola-parts',
  chapter: 'ma-rja2019-x1-3',
  knowledge: '双曲线的几何性质',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [p, q, c] = random.pick(triangles)
    const upright = random.pick([true, false])
    const equation = upright
      ? `\\dfrac{y^2}{${p * p}}-\\dfrac{x^2}{${q * q}}=1`
      : `\\dfrac{x^2}{${p * p}}-\\dfrac{y^2}{${q * q}}=1`
    return fillBlanks(`双曲线 $${equation}$ 的实轴长是 [[1]]，焦距是 [[2]]，离心率是 [[3]]。`, [
      [2 * p, `正项的分母是 $a^2=${p * p}$，所以 $a=${p}$，实轴长 $2a=${2 * p}$。`],
      [2 * c, `$c=\\sqrt{a^2+b^2}=\\sqrt{${p * p}+${q * q}}=${c}$，焦距 $2c=${2 * c}$。`],
      [fraction(c, p), `$e=\\dfrac{c}{a}=${fraction(c, p)}$。`],
    ])
  },
}

const focusToAsymptote: QuestionGenerator = {
  name: 'focus-to-asymptote',
  chapter: 'ma-rja2019-x1-3',
  knowledge: '双曲线的几何性质',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [[p, q, r], unit] = [
      random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [12, 5, 13],
      ] as const),
      random.int(1, 4),
    ]
    const [a, b] = [p * unit, q * unit]
    return fillBlanks(
      `已知双曲线 $\\dfrac{x^2}{a^2}-\\dfrac{y^2}{b^2}=1$（$a>0$，$b>0$）的离心率是 $${fraction(r, p)}$，过右焦点 $F$ 作一条渐近线的垂线，垂足为 $H$，$O$ 是原点，$\\triangle OFH$ 的面积是 ${(a * b) / 2}，则 $a=$ [[1]]，$b=$ [[2]]。`,
      [
        [
          a,
          `点 $F(c,0)$ 到渐近线 $bx\\pm ay=0$ 的距离 $|FH|=\\dfrac{bc}{\\sqrt{a^2+b^2}}=b$，所以 $|OH|=\\sqrt{c^2-b^2}=a$，面积 $\\dfrac{1}{2}ab=${(a * b) / 2}$。由 $\\dfrac{c}{a}=${fraction(r, p)}$ 得 $\\dfrac{b}{a}=${fraction(q, p)}$，所以 $a^2=${a * b}\\times${fraction(p, q)}=${a * a}$，$a=${a}$。`,
        ],
        [b, `$b=${fraction(q, p)}a=${b}$。`],
      ],
    )
  },
}

const verticalFocalChord: QuestionGenerator = {
  name: 'vertical-focal-chord',
  chapter: 'ma-rja2019-x1-3',
  knowledge: '直线与抛物线的位置关系',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [width, isSideways] = [2 * random.int(1, 12), random.pick([true, false])]
    const [equation, axis] = isSideways ? [`y^2=${width}x`, 'x'] : [`x^2=${width}y`, 'y']
    const focus = isSideways ? `\\left(${fraction(width, 4)},0\\right)` : `\\left(0,${fraction(width, 4)}\\right)`
    return fillBlank(
      `过抛物线 $${equation}$ 的焦点且垂直于 $${axis}$ 轴的直线与抛物线交于 $A$，$B$ 两点，则 $|AB|=$ ${gap}。`,
      width,
      `焦点是 $${focus}$，把 $${axis}=${fraction(width, 4)}$ 代入抛物线方程，得 $${isSideways ? 'y' : 'x'}=\\pm${fraction(width, 2)}$，所以 $|AB|=${width}$。`,
    )
  },
}

const tangentOfParabola: QuestionGenerator = {
  name: 'tangent-of-parabola',
  chapter: 'ma-rja2019-x1-3',
  knowledge: '直线与抛物线的位置关系',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [p, k] = [random.int(1, 10), random.pick([1, -1, 2, -2, 3])]
    const m = fraction(p, 2 * k)
    const square = k * k
    const quadratic = `${square === 1 ? '' : square}x^2+(${2 * k}m-${2 * p})x+m^2=0`
    return fillBlank(
      `直线 $y=${polynomial([k, 0])}+m$ 与抛物线 $y^2=${2 * p}x$ 只有一个公共点，则 $m=$ ${gap}。`,
      m,
      `把 $y=${polynomial([k, 0])}+m$ 代入 $y^2=${2 * p}x$，得 $${quadratic}$，由 $\\Delta=(${2 * k}m-${2 * p})^2-${4 * square}m^2=0$，得 $${4 * p * p}${-8 * k * p < 0 ? '' : '+'}${-8 * k * p}m=0$，所以 $m=${m}$。`,
    )
  },
}

export const seniorConicProblems: readonly QuestionGenerator[] = [
  ellipseFromPerimeter,
  focalTriangle,
  hyperbolaParts,
  focusToAsymptote,
  verticalFocalChord,
  tangentOfParabola,
]
