/** 必修第一册 第 3 章 函数的概念与性质：各难度的问题 */
import { fillBlank, gap, singleChoice } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { bracketed, fraction, polynomial, signed, sum } from '../notation.ts'

const oddPlusConstant: QuestionGenerator = {
  name: 'odd-plus-constant',
  chapter: 'ma-rja2019-b1-3',
  knowledge: '函数的奇偶性',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [constant, m, value] = [random.nonZero(-6, 6), random.int(1, 5), random.int(-9, 12)]
    const answer = 2 * constant - value
    const odd = random.pick(['ax^3+bx', 'ax^5+\\dfrac{b}{x}', 'ax^3+\\dfrac{b}{x}', 'ax^5+bx'])
    return fillBlank(
      `已知函数 $f(x)=${odd}${signed(constant)}$（$a$，$b$ 是常数），且 $f(${m})=${value}$，则 $f(-${m})=$ ${gap}。`,
      answer,
      `设 $g(x)=${odd}$，则 $g(x)$ 是奇函数，$f(x)=g(x)${signed(constant)}$。由 $f(${m})=${value}$ 得 $g(${m})=${value - constant}$，所以 $f(-${m})=-g(${m})${signed(constant)}=${answer}$。`,
    )
  },
}

const oddAndIncreasing: QuestionGenerator = {
  name: 'odd-and-increasing',
  chapter: 'ma-rja2019-b1-3',
  knowledge: '函数的奇偶性',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [half, b, c, decreasing] = [
      random.int(2, 6),
      random.nonZero(-4, 4),
      random.nonZero(-4, 4),
      random.pick([true, false]),
    ]
    const [low, high] = [Math.max(-half - b, (-half - c) / 2), Math.min(half - b, (half - c) / 2)]
    const turn = (-b - c) / 3
    if (!(low < turn && turn < high) || !Number.isInteger(turn)) return oddAndIncreasing.generate(random)
    const [first, second] = [polynomial([1, b]), polynomial([2, c])]
    const shown = (value: number) => fraction(2 * value, 2)
    const [from, to] = decreasing ? [low, turn] : [turn, high]
    const interval = (open: string, start: number, end: number, close: string) =>
      `$${open}${shown(start)},${shown(end)}${close}$`
    const [right, loose] = decreasing
      ? [interval('[', from, to, ')'), interval('[', from, to, ']')]
      : [interval('(', from, to, ']'), interval('[', from, to, ']')]
    const sign = decreasing ? '<' : '>'
    return singleChoice(random, {
      stem: `已知函数 $f(x)$ 是定义在 $[-${half},${half}]$ 上的奇函数，且单调递${decreasing ? '减' : '增'}，则不等式 $f(${first})+f(${second})>0$ 的解集是`,
      right,
      wrong: [
        loose,
        decreasing ? `$(-\\infty,${shown(turn)})$` : `$(${shown(turn)},+\\infty)$`,
        decreasing ? interval('(', turn, high, ']') : interval('[', low, turn, ')'),
      ],
      analysis: `$f(x)$ 是奇函数，原不等式化为 $f(${first})>f(${polynomial([-2, -c])})$，由单调性得 $${first}${sign}${polynomial([-2, -c])}$，即 $x${sign}${turn}$；又 $-${half}\\le ${first}\\le${half}$，$-${half}\\le ${second}\\le${half}$，即 $${shown(low)}\\le x\\le${shown(high)}$。所以解集是 ${right}。不要漏掉定义域。`,
    })
  },
}

const valueOfPiece: QuestionGenerator = {
  name: 'value-of-piece',
  chapter: 'ma-rja2019-b1-3',
  knowledge: '分段函数',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [k, b, c, border] = [random.int(2, 5), random.nonZero(-6, 6), random.nonZero(-6, 6), random.int(-1, 2)]
    const x = border + random.pick([-2, -1, 0, 1, 2, 3])
    const isFirst = x <= border
    const [line, square] = [k * x + b, x * x + c]
    const [value, worked] = isFirst
      ? [line, `${k}\\times${bracketed(x)}${signed(b)}`]
      : [square, `${bracketed(x)}^2${signed(c)}`]
    const pieces = `\\begin{cases}${polynomial([k, b])},&x\\le${border},\\\\${polynomial([1, 0, c])},&x>${border},\\end{cases}`
    return fillBlank(
      `已知函数 $f(x)=${pieces}$ 则 $f(${x})=$ ${gap}。`,
      value,
      `因为 $${x}${isFirst ? '\\le' : '>'}${border}$，所以用第${isFirst ? '一' : '二'}段，$f(${x})=${worked}=${value}$。`,
    )
  },
}

const increasingPieces: QuestionGenerator = {
  name: 'increasing-pieces',
  chapter: 'ma-rja2019-b1-3',
  knowledge: '分段函数',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [border, k, width] = [random.int(1, 3), random.int(1, 4), random.int(1, 4)]
    const most = border + width
    const b = 2 * most * border - border * border - k * border
    if (b === 0) return increasingPieces.generate(random)
    const pieces = `\\begin{cases}-x^2+2ax,&x\\le${border},\\\\${polynomial([k, b])},&x>${border}\\end{cases}`
    return singleChoice(random, {
      stem: `已知函数 $f(x)=${pieces}$ 在 $\\mathbf{R}$ 上单调递增，则实数 $a$ 的取值范围是`,
      right: `$[${border},${most}]$`,
      wrong: [`$[${border},+\\infty)$`, `$(${border},${most})$`, `$(-\\infty,${most}]$`],
      analysis: `第一段单调递增，对称轴 $x=a$ 不在 $x=${border}$ 的左侧，$a\\ge${border}$；第二段单调递增；在分界处还要满足 $-${border}^2+${2 * border}a\\le${k}\\times${border}${signed(b)}$，即 $a\\le${most}$。所以 $a$ 的取值范围是 $[${border},${most}]$。`,
    })
  },
}

const domainOfRootOfLogarithm: QuestionGenerator = {
  name: 'domain-of-root-of-logarithm',
  chapter: 'ma-rja2019-b1-4',
  knowledge: '函数的定义域',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [a, b, base] = [
      random.int(1, 4),
      random.nonZero(-6, 6),
      random.pick(['\\frac{1}{2}', '\\frac{1}{3}', '0.5', '2', '3']),
    ]
    const isSmall = base.includes('frac') || base.startsWith('0')
    const inside = polynomial([a, -b])
    const [zero, one] = [fraction(b, a), fraction(b + 1, a)]
    const above = `[${one},+\\infty)`
    const between = `(${zero},${one}]`
    return singleChoice(random, {
      stem: `函数 $f(x)=\\sqrt{\\log_{${base}}{(${inside})}}$ 的定义域是`,
      right: `$${isSmall ? between : above}$`,
      wrong: [isSmall ? above : between, `(${zero},+\\infty)`, isSmall ? `(-\\infty,${one}]` : `(${one},+\\infty)`].map(
        (text) => `$${text}$`,
      ),
      analysis: `由 $\\log_{${base}}{(${inside})}\\ge0$，底数${isSmall ? '在 0 与 1 之间' : '大于 1'}，得 $${isSmall ? `0<${inside}\\le1` : `${inside}\\ge1`}$，所以定义域是 $${isSmall ? between : above}$。`,
    })
  },
}

const domainOfComposite: QuestionGenerator = {
  name: 'domain-of-composite',
  chapter: 'ma-rja2019-b1-4',
  knowledge: '函数的定义域',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [low, length, shift] = [random.int(-2, 1), random.int(1, 2), random.nonZero(-2, 2)]
    const high = low + length
    const [from, to] = [low + shift, high + shift]
    const power = (exponent: number) => fraction(2 ** Math.max(exponent, 0), 2 ** Math.max(-exponent, 0))
    const interval = (start: number, end: number) => `$[${power(start)},${power(end)}]$`
    return singleChoice(random, {
      stem: `已知函数 $f(${polynomial([1, shift])})$ 的定义域是 $[${low},${high}]$，则函数 $f(\\log_2x)$ 的定义域是`,
      right: interval(from, to),
      wrong: [interval(low, high), interval(low - shift, high - shift), `$[${from},${to}]$`],
      analysis: `$f(${polynomial([1, shift])})$ 的定义域是 $[${low},${high}]$，指 $x\\in[${low},${high}]$，所以 $${polynomial([1, shift])}\\in[${from},${to}]$。由 $${from}\\le\\log_2x\\le${to}$，得 $${power(from)}\\le x\\le${power(to)}$，所以 $f(\\log_2x)$ 的定义域是 ${interval(from, to)}。`,
    })
  },
}

const powerOf = (base: string | number, exponent: number) => (exponent === 1 ? `${base}` : `${base}^{${exponent}}`)

const powerOfLogarithms: QuestionGenerator = {
  name: 'power-of-logarithms',
  chapter: 'ma-rja2019-b1-4',
  knowledge: '指数与对数的运算',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [p, q] = random.sample([2, 3, 5, 7], 2) as [number, number]
    const [m, n] = [random.int(1, 3), random.pick([1, 2, -1, -2])]
    const answer = n > 0 ? String(p ** m * q ** n) : fraction(p ** m, q ** -n)
    const exponent = sum([
      [m, 'm'],
      [n, 'n'],
    ])
    return fillBlank(
      `已知 $\\log_a${p}=m$，$\\log_a${q}=n$（$a>0$，且 $a\\ne1$），则 $a^{${exponent}}=$ ${gap}。`,
      answer,
      `由对数的定义，$a^m=${p}$，$a^n=${q}$，所以 $a^{${exponent}}=${powerOf(m === 1 ? 'a^m' : '(a^m)', m)}\\cdot ${powerOf(n === 1 ? 'a^n' : '(a^n)', n)}=${powerOf(p, m)}\\times${powerOf(q, n)}=${answer}$。`,
    )
  },
}

const equalPowers: QuestionGenerator = {
  name: 'equal-exponentials',
  chapter: 'ma-rja2019-b1-4',
  knowledge: '指数与对数的运算',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [p, q] = random.sample([2, 3, 5, 6, 7, 10], 2) as [number, number]
    const [u, total] = [random.int(1, 2), random.pick([1, 2])]
    const product = p ** u * q
    const key = total === 1 ? String(product) : `\\sqrt{${product}}`
    const square = Math.sqrt(product)
    const answer = total === 2 && Number.isInteger(square) ? String(square) : key
    if (total === 2 && u === 2) return equalPowers.generate(random)
    return fillBlank(
      `已知 $${p}^x=${q}^y=m$，且 $\\dfrac{${u}}{x}+\\dfrac{1}{y}=${total}$，则 $m=$ ${gap}。`,
      answer,
      `由 $${p}^x=${q}^y=m$ 得 $\\dfrac{1}{x}=\\log_m${p}$，$\\dfrac{1}{y}=\\log_m${q}$，所以 $${u === 1 ? '' : u}\\log_m${p}+\\log_m${q}=\\log_m${product}=${total}$，${total === 1 ? `$m=${product}$` : `$m^2=${product}$，又 $m>0$，所以 $m=${answer}$`}。`,
    )
  },
}

export const seniorFunctionProblems: readonly QuestionGenerator[] = [
  oddPlusConstant,
  oddAndIncreasing,
  valueOfPiece,
  increasingPieces,
  domainOfRootOfLogarithm,
  domainOfComposite,
  powerOfLogarithms,
  equalPowers,
]
