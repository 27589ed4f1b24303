/** 必修第一册 第 4–5 章 指数函数与对数函数、三角函数：各难度的问题 */
import { fillBlanks, singleChoice } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { fraction, piTimes, polynomial, rootOver, signed } from '../notation.ts'

const extremesOfPower: QuestionGenerator = {
  name: 'extremes-of-power',
  chapter: 'ma-rja2019-b1-4',
  knowledge: '指数函数与对数函数的单调性',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [base, low, length, isSmall] = [
      random.pick([2, 3]),
      random.int(-2, 0),
      random.int(2, 3),
      random.pick([true, false]),
    ]
    const high = low + length
    const power = (exponent: number) => fraction(base ** Math.max(exponent, 0), base ** Math.max(-exponent, 0))
    const at = (x: number) => power(isSmall ? -x : x)
    const [most, least] = isSmall ? [low, high] : [high, low]
    const rule = isSmall ? `\\left(\\dfrac{1}{${base}}\\right)^x` : `${base}^x`
    const why = `底数${isSmall ? '在 0 与 1 之间' : '大于 1'}，$f(x)$ 在 $[${low},${high}]$ 上单调递${isSmall ? '减' : '增'}`
    return fillBlanks(`函数 $f(x)=${rule}$ 在区间 $[${low},${high}]$ 上的最大值是 [[1]]，最小值是 [[2]]。`, [
      [at(most), `${why}，最大值是 $f(${most})=${at(most)}$。`],
      [at(least), `最小值是 $f(${least})=${at(least)}$。`],
    ])
  },
}

const monotonicComposite: QuestionGenerator = {
  name: 'monotonic-composite',
  chapter: 'ma-rja2019-b1-4',
  knowledge: '指数函数与对数函数的单调性',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [centre, half, rising] = [random.nonZero(-4, 4), random.int(1, 4), random.pick([true, false])]
    const [low, high] = [centre - half, centre + half]
    const isSmall = random.pick([true, false])
    const inside = polynomial([1, -2 * centre, low * high])
    const left = rising === isSmall
    const option = (isLeft: boolean, border: number) => (isLeft ? `$(-\\infty,${border})$` : `$(${border},+\\infty)$`)
    const right = option(left, left ? low : high)
    const asked = rising ? '递增' : '递减'
    return singleChoice(random, {
      stem: `函数 $f(x)=\\log_{${isSmall ? '\\frac{1}{2}' : '2'}}{(${inside})}$ 的单调${asked}区间是`,
      right,
      wrong: [option(!left, left ? high : low), option(left, centre), option(!left, centre)],
      analysis: `由 $${inside}>0$ 得定义域是 $(-\\infty,${low})\\cup(${high},+\\infty)$。外层函数单调递${isSmall ? '减' : '增'}，要使 $f(x)$ 单调${asked}，内层函数应单调递${rising === isSmall ? '减' : '增'}，它的对称轴是直线 $x=${centre}$，再结合定义域，得 ${right}。`,
    })
  },
}

const pythagorean = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
] as const

const secondRatio: QuestionGenerator = {
  name: 'second-ratio',
  chapter: 'ma-rja2019-b1-5',
  knowledge: '同角三角函数的关系与二倍角公式',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [p, q, r] = random.pick(pythagorean)
    const asked = random.pick(['\\cos', '\\tan'])
    const bottom = asked === '\\cos' ? r : q
    const top = asked === '\\cos' ? q : p
    const [value, size] = [fraction(-top, bottom), fraction(top, bottom)]
    const inverse = asked === '\\cos' ? fraction(-p, q) : fraction(-q, p)
    return singleChoice(random, {
      stem: `已知 $\\sin\\alpha=${fraction(p, r)}$，且 $\\alpha$ 是第二象限角，则 $${asked}\\alpha=$`,
      right: `$${value}$`,
      wrong: [size, inverse, inverse.slice(1)].map((text) => `$${text}$`),
      analysis: `$\\alpha$ 是第二象限角，$\\cos\\alpha<0$，所以 $\\cos\\alpha=-\\sqrt{1-\\sin^2\\alpha}=${fraction(-q, r)}$${asked === '\\tan' ? `，$\\tan\\alpha=\\dfrac{\\sin\\alpha}{\\cos\\alpha}=${value}$` : ''}。`,
    })
  },
}

const sumOfSineAndCosine: QuestionGenerator = {
  name: 'sum-of-sine-and-cosine',
  chapter: 'ma-rja2019-b1-5',
  knowledge: '同角三角函数的关系与二倍角公式',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [p, q, r] = random.pick(pythagorean)
    const add = random.pick([true, false])
    const given = fraction(add ? p - q : p + q, r)
    const other = fraction(add ? p + q : p - q, r)
    const double = fraction(-2 * p * q, r * r)
    const [sign, otherSign] = add ? ['+', '-'] : ['-', '+']
    const why = add
      ? '所以 $\\sin\\alpha-\\cos\\alpha>0$'
      : `又 $\\left|\\sin\\alpha\\right|${p > q ? '>' : '<'}\\left|\\cos\\alpha\\right|$`
    const range = add
      ? '(0,\\pi)'
      : p > q
        ? '\\left(\\dfrac{\\pi}{2},\\dfrac{3\\pi}{4}\\right)'
        : '\\left(\\dfrac{3\\pi}{4},\\pi\\right)'
    return fillBlanks(
      `已知 $\\sin\\alpha${sign}\\cos\\alpha=${given}$，$\\alpha\\in${range}$，则 $\\sin2\\alpha=$ [[1]]，$\\sin\\alpha${otherSign}\\cos\\alpha=$ [[2]]。`,
      [
        [
          double,
          `两边平方，得 $1${sign}2\\sin\\alpha\\cos\\alpha=${fraction((add ? p - q : p + q) ** 2, r * r)}$，所以 $\\sin2\\alpha=2\\sin\\alpha\\cos\\alpha=${double}$。`,
        ],
        [
          other,
          `$(\\sin\\alpha${otherSign}\\cos\\alpha)^2=1${otherSign}\\sin2\\alpha=${fraction((add ? p + q : p - q) ** 2, r * r)}$。由 $\\sin2\\alpha<0$ 知 $\\sin\\alpha>0$，$\\cos\\alpha<0$，${why}，所以 $\\sin\\alpha${otherSign}\\cos\\alpha=${other}$。`,
        ],
      ],
    )
  },
}

const sineParts: QuestionGenerator = {
  name: 'sine-parts',
  chapter: 'ma-rja2019-b1-5',
  knowledge: '正弦型函数的图象与性质',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, w, d, b] = [random.int(2, 5), random.int(2, 6), random.pick([3, 4, 6]), random.nonZero(-4, 6)]
    return fillBlanks(
      `函数 $f(x)=${a}\\sin\\left(${w}x+\\dfrac{\\pi}{${d}}\\right)${signed(b)}$ 的最小正周期是 [[1]]，最大值是 [[2]]，最小值是 [[3]]。`,
      [
        [piTimes(2, w), `$T=\\dfrac{2\\pi}{\\omega}=\\dfrac{2\\pi}{${w}}${w % 2 === 0 ? `=${piTimes(2, w)}` : ''}$。`],
        [a + b, `正弦的最大值是 1，所以 $f(x)$ 的最大值是 $${a}${signed(b)}=${a + b}$。`],
        [b - a, `正弦的最小值是 $-1$，所以 $f(x)$ 的最小值是 $-${a}${signed(b)}=${b - a}$。`],
      ],
    )
  },
}

const sineOnInterval: QuestionGenerator = {
  name: 'sine-on-interval',
  chapter: 'ma-rja2019-b1-5',
  knowledge: '正弦型函数的图象与性质',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [a, d, sign] = [random.int(1, 6), random.pick([3, 4, 6]), random.pick([1, -1])]
    const end = sign === 1 ? piTimes(d + 1, d) : piTimes(d - 1, d)
    const start = piTimes(sign, d)
    const radicand = d === 3 ? 3 : d === 4 ? 2 : 1
    const least = rootOver(radicand, -a, 2)
    const inside = `2x${sign === 1 ? '+' : '-'}\\dfrac{\\pi}{${d}}`
    const factor = a === 1 ? '' : String(a)
    return fillBlanks(
      `函数 $f(x)=${factor}\\sin\\left(${inside}\\right)$ 在区间 $\\left[0,\\dfrac{\\pi}{2}\\right]$ 上的最大值是 [[1]]，最小值是 [[2]]。`,
      [
        [
          a,
          `当 $0\\le x\\le\\dfrac{\\pi}{2}$ 时，$${start}\\le ${inside}\\le${end}$，其中有 $\\dfrac{\\pi}{2}$，所以最大值是 ${a}。`,
        ],
        [least, `当 $${inside}=${sign === 1 ? end : start}$ 时，$f(x)$ 取最小值 $${least}$。`],
      ],
    )
  },
}

export const seniorCurveProblems: readonly QuestionGenerator[] = [
  extremesOfPower,
  monotonicComposite,
  secondRatio,
  sumOfSineAndCosine,
  sineParts,
  sineOnInterval,
]
