/** 必修第一册 第 3–5 章 函数的概念与性质、指数函数与对数函数、三角函数 */
import { fillBlank, fillBlanks, gap, multiChoice, singleChoice } from '../draft.ts'
import type { QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, fraction, piTimes, polynomial, signed, sum } from '../notation.ts'

const oddFunctionValue: QuestionGenerator = {
  name: 'odd-function-value',
  chapter: 'ma-rja2019-b1-3',
  knowledge: '函数的奇偶性',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, b, x] = [random.int(1, 3), random.nonZero(-6, 6), random.int(1, 5)]
    const value = a * x * x + b * x
    const rule = polynomial([a, b, 0])
    const [name, answer] = random.pick([
      ['奇', -value],
      ['偶', value],
    ] as const)
    return fillBlank(
      `已知 $f(x)$ 是定义在 $\\mathbf{R}$ 上的${name}函数，当 $x\\ge0$ 时，$f(x)=${rule}$，则 $f(-${x})=$ ${gap}。`,
      answer === 0 ? 0 : answer,
      `$f(-${x})=${name === '奇' ? '-' : ''}f(${x})$，而 $f(${x})=${value}$，所以 $f(-${x})=${answer === 0 ? 0 : answer}$。`,
    )
  },
}

const functionFromPieces: QuestionGenerator = {
  name: 'function-from-pieces',
  chapter: 'ma-rja2019-b1-3',
  knowledge: '分段函数',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [k, b, c, x] = [random.int(2, 4), random.nonZero(-5, 5), random.nonZero(-6, 6), -random.int(1, 4)]
    const first = x * x + c
    if (first <= 0) return functionFromPieces.generate(random)
    const second = k * first + b
    const pieces = `\\begin{cases}${polynomial([1, 0, c])},&x\\le0,\\\\${polynomial([k, b])},&x>0,\\end{cases}`
    return fillBlanks(`已知函数 $f(x)=${pieces}$ 则 $f(${x})=$ [[1]]，$f(f(${x}))=$ [[2]]。`, [
      [first, `$${x}\\le0$，所以 $f(${x})=(${x})^2${signed(c)}=${first}$。`],
      [second, `$f(f(${x}))=f(${first})$，$${first}>0$，所以等于 $${k}\\times${first}${signed(b)}=${second}$。`],
    ])
  },
}

const logarithmDomain: QuestionGenerator = {
  name: 'logarithm-domain',
  chapter: 'ma-rja2019-b1-4',
  knowledge: '函数的定义域',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const [low, length] = [random.nonZero(-6, 3), random.int(2, 7)]
    const high = low + length
    return singleChoice(random, {
      stem: `函数 $f(x)=\\ln(${polynomial([1, -low])})+\\sqrt{${sum([
        [high, ''],
        [-1, 'x'],
      ])}}$ 的定义域是`,
      right: `$(${low},${high}]$`,
      wrong: [`$[${low},${high}]$`, `$(${low},${high})$`, `$[${low},${high})$`],
      analysis: `由 $${polynomial([1, -low])}>0$ 得 $x>${low}$，由 $${sum([
        [high, ''],
        [-1, 'x'],
      ])}\\ge0$ 得 $x\\le${high}$，所以定义域是 $(${low},${high}]$。`,
    })
  },
}

const logarithmValue: QuestionGenerator = {
  name: 'logarithm-value',
  chapter: 'ma-rja2019-b1-4',
  knowledge: '指数与对数的运算',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [base, exponent] = [random.pick([2, 3, 5]), random.int(2, 4)]
    const [cube, power] = [random.pick([8, 27, 64]), random.pick([1, 2])]
    const cubeValue = Math.round(Math.cbrt(cube)) ** power
    const [first, second] = random.pick([
      ['\\lg4', '\\lg25'],
      ['\\lg5', '\\lg20'],
      ['\\lg8', '\\lg12.5'],
    ] as const)
    const answer = exponent - cubeValue + 2
    return fillBlank(
      `计算：$\\log_{${base}}{${base ** exponent}}-${cube}^{\\frac{${power}}{3}}+${first}+${second}=$ ${gap}。`,
      answer,
      `$\\log_{${base}}{${base ** exponent}}=${exponent}$，$${cube}^{\\frac{${power}}{3}}=${cubeValue}$，$${first}+${second}=\\lg100=2$，所以原式 $=${exponent}-${cubeValue}+2=${answer}$。`,
    )
  },
}

const comparePowers: QuestionGenerator = {
  name: 'compare-powers',
  chapter: 'ma-rja2019-b1-4',
  knowledge: '指数函数与对数函数的单调性',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [a, low, gapWidth] = [random.int(2, 5), random.int(1, 5), random.int(1, 4)]
    const high = low + gapWidth
    const [small, p, q] = [random.int(2, 8), random.int(2, 5), random.int(6, 12)]
    const compare = (formula: string, holds: boolean, why: string): Statement => ({ text: `$${formula}$`, holds, why })
    return multiChoice(random, '下列不等关系正确的有', [
      compare(`${a}^{0.${low}}<${a}^{0.${high}}`, true, `$y=${a}^x$ 在 $\\mathbf{R}$ 上单调递增。`),
      compare(`0.${small}^{${p}}>0.${small}^{${q}}`, true, `$y=0.${small}^x$ 在 $\\mathbf{R}$ 上单调递减。`),
      compare(`\\log_{${a}}{${p}}<\\log_{${a}}{${q}}`, true, `$y=\\log_{${a}}x$ 在 $(0,+\\infty)$ 上单调递增。`),
      compare(`${a}^{0.${low}}>0.${small}^{${p}}`, true, '左边大于 1，右边小于 1。'),
      compare(`\\log_{0.${small}}{${p}}<0`, true, '底数在 0 与 1 之间，真数大于 1，对数为负。'),
      compare(`${a}^{-0.${low}}<${a}^{-0.${high}}`, false, `$y=${a}^x$ 单调递增，而 $-0.${low}>-0.${high}$。`),
      compare(`\\log_{0.${small}}{${p}}<\\log_{0.${small}}{${q}}`, false, `$y=\\log_{0.${small}}x$ 单调递减。`),
      compare(`\\ln${p}>\\ln${q}`, false, '$y=\\ln x$ 单调递增。'),
      compare(`\\log_{${a}}{0.${small}}>0`, false, '底数大于 1，真数小于 1，对数为负。'),
    ])
  },
}

const trigonometricRatios: QuestionGenerator = {
  name: 'trigonometric-ratios',
  chapter: 'ma-rja2019-b1-5',
  knowledge: '同角三角函数的关系与二倍角公式',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [p, q, r] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [8, 15, 17],
      [15, 8, 17],
    ] as const)
    const [interval, sign] = random.pick([
      ['\\left(0,\\dfrac{\\pi}{2}\\right)', 1],
      ['\\left(\\dfrac{\\pi}{2},\\pi\\right)', -1],
    ] as const)
    const cosine = fraction(sign * q, r)
    const double = fraction(2 * p * sign * q, r * r)
    return fillBlanks(
      `已知 $\\sin\\alpha=${fraction(p, r)}$，$\\alpha\\in${interval}$，则 $\\cos\\alpha=$ [[1]]，$\\tan\\alpha=$ [[2]]，$\\sin2\\alpha=$ [[3]]。`,
      [
        [
          cosine,
          `$\\cos\\alpha=${sign < 0 ? '-' : ''}\\sqrt{1-\\sin^2\\alpha}=${cosine}$，符号由 $\\alpha$ 的范围确定。`,
        ],
        [fraction(sign * p, q), `$\\tan\\alpha=\\dfrac{\\sin\\alpha}{\\cos\\alpha}=${fraction(sign * p, q)}$。`],
        [
          double,
          `$\\sin2\\alpha=2\\sin\\alpha\\cos\\alpha=2\\times${fraction(p, r)}\\times${bracketed(cosine)}=${double}$。`,
        ],
      ],
    )
  },
}

const sineCurve: QuestionGenerator = {
  name: 'sine-curve',
  chapter: 'ma-rja2019-b1-5',
  knowledge: '正弦型函数的图象与性质',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [a, w, d] = [random.int(2, 5), random.int(2, 4), random.pick([3, 4, 6])]
    const axis = piTimes(d - 2, 2 * d * w)
    const zero = piTimes(-1, d * w)
    const say = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })
    const inside = `${w}x+\\dfrac{\\pi}{${d}}`
    return multiChoice(random, `已知函数 $f(x)=${a}\\sin\\left(${inside}\\right)$，下列说法正确的有`, [
      say(`$f(x)$ 的最小正周期是 $${piTimes(2, w)}$`, true, `周期 $T=\\dfrac{2\\pi}{\\omega}$，其中 $\\omega=${w}$。`),
      say(`$f(x)$ 的最大值是 $${a}$`, true, `正弦的最大值是 1，乘 ${a} 得 ${a}。`),
      say(`直线 $x=${axis}$ 是 $f(x)$ 图象的一条对称轴`, true, `当 $x=${axis}$ 时，$${inside}=\\dfrac{\\pi}{2}$。`),
      say(`点 $\\left(${zero},0\\right)$ 是 $f(x)$ 图象的一个对称中心`, true, `当 $x=${zero}$ 时，$${inside}=0$。`),
      say(
        `$f(x)$ 的最小正周期是 $${piTimes(2 * w)}$`,
        false,
        `周期 $T=\\dfrac{2\\pi}{\\omega}$，其中 $\\omega=${w}$。`,
      ),
      say(`直线 $x=${zero}$ 是 $f(x)$ 图象的一条对称轴`, false, `当 $x=${zero}$ 时，$f(x)=0$，不是最值。`),
      say(
        `把 $f(x)$ 的图象向右平移 $\\dfrac{\\pi}{${d}}$ 个单位长度，得到 $y=${a}\\sin${w}x$ 的图象`,
        false,
        `应向右平移 $${piTimes(1, d * w)}$ 个单位长度。`,
      ),
      say('$f(x)$ 是奇函数', false, `$f(0)=${a}\\sin\\dfrac{\\pi}{${d}}\\ne0$。`),
    ])
  },
}

export const seniorFunctionGenerators: readonly QuestionGenerator[] = [
  oddFunctionValue,
  functionFromPieces,
  logarithmDomain,
  logarithmValue,
  comparePowers,
  trigonometricRatios,
  sineCurve,
]
