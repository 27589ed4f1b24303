/** 选择性必修第二册 第 5 章 一元函数的导数及其应用：各难度的问题 */
import { fillBlank, fillBlanks, gap, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { bracketed, fraction, polynomial, signed, sum } from '../notation.ts'

const tangentParameters: QuestionGenerator = {
  name: 'tangent-parameters',
  chapter: 'ma-rja2019-x2-5',
  knowledge: '导数的几何意义',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [a, b, x] = [random.nonZero(-4, 4), random.nonZero(-6, 6), random.pick([1, -1, 2])]
    const slope = 3 * x * x + 2 * a * x
    const y = x ** 3 + a * x * x + b
    const constant = y - slope * x
    if (slope === 0 || constant === 0) return tangentParameters.generate(random)
    const line = polynomial([slope, constant])
    return fillBlanks(`已知曲线 $y=x^3+ax^2+b$ 在 $x=${x}$ 处的切线方程是 $y=${line}$，则 $a=$ [[1]]，$b=$ [[2]]。`, [
      [a, `$y'=3x^2+2ax$，当 $x=${x}$ 时，$${3 * x * x}${signed(sum([[2 * x, 'a']]))}=${slope}$，所以 $a=${a}$。`],
      [
        b,
        `切点在切线上，当 $x=${x}$ 时 $y=${y}$，代入曲线方程，$${x ** 3}${signed(a * x * x)}+b=${y}$，所以 $b=${b}$。`,
      ],
    ])
  },
}

const tangentsFromPoint: QuestionGenerator = {
  name: 'tangents-from-point',
  chapter: 'ma-rja2019-x2-5',
  knowledge: '导数的几何意义',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [p, half, c] = [random.int(-2, 2), random.int(1, 3), random.int(-4, 4)]
    const [low, high] = [p - half, p + half]
    const q = low * high + c
    const curve = polynomial([1, 0, c])
    const line = (at: number) => `y=${polynomial([2 * at, c - at * at])}`
    return workedAnswer({
      stem: `已知曲线 $C$：$y=${curve}$ 和点 $P(${p},${q})$。\n（1）判断点 $P$ 是否在曲线 $C$ 上；\n（2）求过点 $P$ 且与曲线 $C$ 相切的直线的方程。`,
      model: [
        `解：（1）当 $x=${p}$ 时，$y=${bracketed(p)}^2${c === 0 ? '' : signed(c)}=${p * p + c}\\ne${q}$，所以点 $P$ 不在曲线 $C$ 上。`,
        `（2）设切点是 $(x_0,y_0)$，$y'=2x$，切线的斜率是 $2x_0$，切线方程是 $y-y_0=2x_0(x-x_0)$。`,
        `把点 $P$ 的坐标和 $y_0=${polynomial([1, 0, c], 'x_0')}$ 代入，整理得 $${polynomial([1, -2 * p, low * high], 'x_0')}=0$，`,
        `解得 $x_0=${low}$ 或 $x_0=${high}$。`,
        `答：所求直线的方程是 $${line(low)}$ 和 $${line(high)}$。`,
      ],
      criteria: [
        ['检验', '点 $P$ 不在曲线上，不能当作切点', 20],
        ['求导', '设切点，写出切线方程', 30],
        ['解方程', `$x_0=${low}$ 或 $x_0=${high}$`, 30],
        ['写出直线方程', `$${line(low)}$，$${line(high)}$`, 20],
      ],
      analysis: '“过点 $P$ 的切线”与“在点 $P$ 处的切线”不同，$P$ 不是切点时，要先设切点，再由切线经过点 $P$ 列方程。',
    })
  },
}

const extremesFromDerivative: QuestionGenerator = {
  name: 'extremes-from-derivative',
  chapter: 'ma-rja2019-x2-5',
  knowledge: '利用导数求极值与最值',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [low, length, a] = [random.nonZero(-6, 3), random.int(1, 6), random.nonZero(-3, 3)]
    const high = low + length
    if (high === 0) return extremesFromDerivative.generate(random)
    const factors = `(${polynomial([1, -low])})(${polynomial([1, -high])})`
    const derivative = `${a === 1 ? '' : a === -1 ? '-' : a}${factors}`
    const [top, bottom] = a > 0 ? [low, high] : [high, low]
    const signs = a > 0 ? ['>', '<'] : ['<', '>']
    return fillBlanks(
      `已知函数 $f(x)$ 的定义域是 $\\mathbf{R}$，导函数 $f'(x)=${derivative}$，则 $f(x)$ 的极大值点是 $x=$ [[1]]，极小值点是 $x=$ [[2]]。`,
      [
        [
          top,
          `当 $x<${low}$ 或 $x>${high}$ 时，$f'(x)${signs[0]}0$；当 $${low}<x<${high}$ 时，$f'(x)${signs[1]}0$。在 $x=${top}$ 的左侧 $f'(x)>0$，右侧 $f'(x)<0$，所以极大值点是 $x=${top}$。`,
        ],
        [bottom, `在 $x=${bottom}$ 的左侧 $f'(x)<0$，右侧 $f'(x)>0$，所以极小值点是 $x=${bottom}$。`],
      ],
    )
  },
}

const threeZeros: QuestionGenerator = {
  name: 'three-zeros',
  chapter: 'ma-rja2019-x2-5',
  knowledge: '利用导数求极值与最值',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [p, half, c] = [random.int(-3, 1), random.int(1, 2), random.int(-5, 5)]
    const q = p + 2 * half
    const [a, b] = [-3 * (p + half), 3 * p * q]
    const at = (x: number) => x ** 3 + a * x * x + b * x + c
    if (a === 0 || b === 0) return threeZeros.generate(random)
    const tail = c === 0 ? '' : signed(c)
    const factor = (zero: number) => (zero === 0 ? 'x' : `(${polynomial([1, -zero])})`)
    const equation = (x: number) => `${3 * x * x}${signed(sum([[2 * x, 'a']]))}+b=0`
    return workedAnswer({
      stem: `已知函数 $f(x)=x^3+ax^2+bx${tail}$ 在 $x=${p}$ 和 $x=${q}$ 处取得极值。\n（1）求 $a$，$b$ 的值；\n（2）若方程 $f(x)=m$ 有三个不同的实数根，求实数 $m$ 的取值范围。`,
      model: [
        `解：（1）$f'(x)=3x^2+2ax+b$，由 $f'(${p})=0$，$f'(${q})=0$，得 $${equation(p)}$，$${equation(q)}$，`,
        `解得 $a=${a}$，$b=${b}$。经检验，符合题意。`,
        `（2）$f(x)=${polynomial([1, a, b, c])}$，$f'(x)=3${factor(p)}${factor(q)}$。`,
        `$f(x)$ 在 $(-\\infty,${p})$ 和 $(${q},+\\infty)$ 上单调递增，在 $(${p},${q})$ 上单调递减，`,
        `极大值是 $f(${p})=${at(p)}$，极小值是 $f(${q})=${at(q)}$。`,
        `方程 $f(x)=m$ 有三个不同的实数根，即直线 $y=m$ 与曲线 $y=f(x)$ 有三个公共点，所以 $${at(q)}<m<${at(p)}$。`,
      ],
      criteria: [
        ['求导', "由 $f'(x)=0$ 列方程组", 20],
        ['解方程组', `$a=${a}$，$b=${b}$，并检验`, 20],
        ['单调性', '写出单调区间', 20],
        ['极值', `极大值 $${at(p)}$，极小值 $${at(q)}$`, 20],
        ['结论', `$${at(q)}<m<${at(p)}$`, 20],
      ],
      analysis: '极值点处导数为 0；根的个数转化为直线与曲线的公共点的个数，$m$ 应在极小值与极大值之间。',
    })
  },
}

const derivativeInRule: QuestionGenerator = {
  name: 'derivative-in-rule',
  chapter: 'ma-rja2019-x2-5',
  knowledge: '导数的运算',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [n, k, x] = [random.int(2, 4), random.pick([2, 3, -1, -2, 4]), random.pick([1, 2])]
    const own = n * x ** (n - 1)
    const answer = fraction(own, 1 - k)
    return fillBlank(
      `已知函数 $f(x)=x^${n}${signed(k === -1 ? '-' : k)}xf'(${x})$，则 $f'(${x})=$ ${gap}。`,
      answer,
      `$f'(${x})$ 是常数，求导得 $f'(x)=${n}x${n === 2 ? '' : `^${n - 1}`}${signed(k === -1 ? '-' : k)}f'(${x})$。令 $x=${x}$，得 $f'(${x})=${own}${signed(k === -1 ? '-' : k)}f'(${x})$，所以 $f'(${x})=${answer}$。`,
    )
  },
}

const derivativeOfProduct: QuestionGenerator = {
  name: 'derivative-of-product',
  chapter: 'ma-rja2019-x2-5',
  knowledge: '导数的运算',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const zeros = random.sample([-4, -3, -2, -1, 1, 2, 3, 4, 5], 3)
    const [first = 1, ...others] = zeros
    const atZero = -zeros.reduce((product, zero) => product * zero, 1)
    const atFirst = others.reduce((product, zero) => product * (first - zero), first)
    const factors = zeros.map((zero) => `(${polynomial([1, -zero])})`).join('')
    const rest = others.map((zero) => `(${polynomial([1, -zero])})`).join('')
    return fillBlanks(`已知函数 $f(x)=x${factors}$，则 $f'(0)=$ [[1]]，$f'(${first})=$ [[2]]。`, [
      [
        atZero,
        `设 $g(x)=${factors}$，则 $f(x)=xg(x)$，$f'(x)=g(x)+xg'(x)$，所以 $f'(0)=g(0)=${zeros.map((zero) => bracketed(-zero)).join('\\times')}=${atZero}$。`,
      ],
      [
        atFirst,
        `设 $h(x)=x${rest}$，则 $f(x)=(${polynomial([1, -first])})h(x)$，同理 $f'(${first})=h(${first})=${[first, ...others.map((zero) => bracketed(first - zero))].join('\\times')}=${atFirst}$。`,
      ],
    ])
  },
}

export const seniorDerivativeProblems: readonly QuestionGenerator[] = [
  tangentParameters,
  tangentsFromPoint,
  extremesFromDerivative,
  threeZeros,
  derivativeInRule,
  derivativeOfProduct,
]
