/** 八年级上册 第 16、17 章 整式的乘法、因式分解：综合 */
import { fillBlank, fillBlanks, gap, numberChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator } from '../draft.ts'
import { bracketed, fraction, polynomial, signed, sum } from '../notation.ts'
import type { Random } from '../../random.ts'

const inProducts = { chapter: 'ma-rj2024-8a-16', questions: 6 } as const
const inFactors = { chapter: 'ma-rj2024-8a-17', questions: 6 } as const

function missingTerms(random: Random): Draft {
  const [p, q] = [random.nonZero(-6, 6), random.nonZero(-6, 6)]
  const missing = random.pick(['x^2', 'x'] as const)
  // (x+m)(x^2+px+q): the coefficient of x^2 is m+p, that of x is mp+q.
  const m = missing === 'x^2' ? -p : -q / p
  if (!Number.isInteger(m)) return missingTerms(random)
  return fillBlank(
    `若 $(x+m)(${polynomial([1, p, q])})$ 的展开式中不含 $${missing}$ 项，则 $m$ 的值是 ${gap}。`,
    m,
    missing === 'x^2'
      ? `展开式中 $x^2$ 项的系数是 $m${signed(p)}$，不含这一项，$m${signed(p)}=0$，所以 $m=${m}$。`
      : `展开式中 $x$ 项的系数是 $${sum([[p, 'm']])}${signed(q)}$，不含这一项，$${sum([[p, 'm']])}${signed(q)}=0$，所以 $m=${m}$。`,
  )
}

function misreadProduct(random: Random): Draft {
  const [a, b] = [random.nonZero(-7, 7), random.nonZero(-7, 7)]
  if (a === b || a === -b) return misreadProduct(random)
  const [right, wrong] = [polynomial([2, b + 2 * a, a * b]), polynomial([2, b - 2 * a, -a * b])]
  const swapped = polynomial([1, a + b, a * b])
  if (b - 2 * a === 0 || b + 2 * a === 0) return misreadProduct(random)
  return workedAnswer({
    stem: `甲、乙两人计算 $(x+a)(2x+b)$。甲把第一个多项式中 $a$ 的符号抄错，得到 $${wrong}$；乙漏抄了第二个多项式中 $x$ 的系数，得到 $${swapped}$。\n（1）求 $a$，$b$ 的值；\n（2）求正确的结果。`,
    model: [
      `解：（1）甲计算的是 $(x-a)(2x+b)=2x^2+(b-2a)x-ab$，所以 $b-2a=${b - 2 * a}$。`,
      `乙计算的是 $(x+a)(x+b)=x^2+(a+b)x+ab$，所以 $a+b=${a + b}$。`,
      `两式相减，得 $3a=${3 * a}$，所以 $a=${a}$，$b=${b}$。`,
      `（2）正确的结果是 $(${polynomial([1, a])})(${polynomial([2, b])})=${right}$。`,
    ],
    criteria: [
      ['分析甲的错误', `$b-2a=${b - 2 * a}$`, 20],
      ['分析乙的错误', `$a+b=${a + b}$`, 20],
      ['求 $a$，$b$', `$a=${a}$，$b=${b}$`, 20],
      ['正确的结果', `$${right}$`, 20],
    ],
    analysis: '先按各人抄错后的式子展开，比较一次项的系数，列出关于 $a$，$b$ 的方程组。',
  })
}

function directSquare(random: Random): Draft {
  const [a, b] = [random.int(2, 5), random.int(2, 9)]
  return singleChoice(random, {
    stem: `计算 $(${a}x-${b})^2$ 的结果是`,
    right: `$${polynomial([a * a, -2 * a * b, b * b])}$`,
    wrong: [
      `$${polynomial([a * a, 0, -b * b])}$`,
      `$${polynomial([a * a, -a * b, b * b])}$`,
      `$${polynomial([a * a, -2 * a * b, -b * b])}$`,
    ],
    analysis: `由完全平方公式，原式 $=(${a}x)^2-2\\cdot ${a}x\\cdot ${b}+${b}^2=${polynomial([a * a, -2 * a * b, b * b])}$。`,
  })
}

function reciprocalSquares(random: Random): Draft {
  const known = random.int(3, 12)
  const isSum = random.pick([true, false])
  const sign = isSum ? '+' : '-'
  const square = known * known + (isSum ? -2 : 2)
  return fillBlanks(
    `已知 $x${sign}\\dfrac{1}{x}=${known}$，则 $x^2+\\dfrac{1}{x^2}=$ [[1]]，$x^4+\\dfrac{1}{x^4}=$ [[2]]，$\\left(x${isSum ? '-' : '+'}\\dfrac{1}{x}\\right)^2=$ [[3]]。`,
    [
      [square, `两边平方，得 $x^2${sign}2+\\dfrac{1}{x^2}=${known * known}$，所以 $x^2+\\dfrac{1}{x^2}=${square}$。`],
      [
        square * square - 2,
        `再平方，得 $x^4+2+\\dfrac{1}{x^4}=${square}^2$，所以 $x^4+\\dfrac{1}{x^4}=${square}^2-2=${square * square - 2}$。`,
      ],
      [
        isSum ? square - 2 : square + 2,
        `$\\left(x${isSum ? '-' : '+'}\\dfrac{1}{x}\\right)^2=x^2${isSum ? '-' : '+'}2+\\dfrac{1}{x^2}=${square}${isSum ? '-' : '+'}2=${isSum ? square - 2 : square + 2}$。`,
      ],
    ],
  )
}

function powersGiven(random: Random): Draft {
  const [p, q, k] = [random.int(2, 6), random.int(2, 9), random.int(2, 3)]
  return fillBlanks(`已知 $a^m=${p}$，$a^n=${q}$，则 $a^{m+n}=$ [[1]]，$a^{${k}m}=$ [[2]]，$a^{${k}m+n}=$ [[3]]。`, [
    [p * q, `$a^{m+n}=a^m\\cdot a^n=${p}\\times${q}=${p * q}$。`],
    [p ** k, `$a^{${k}m}=(a^m)^${k}=${p}^${k}=${p ** k}$。`],
    [p ** k * q, `$a^{${k}m+n}=(a^m)^${k}\\cdot a^n=${p ** k}\\times${q}=${p ** k * q}$。`],
  ])
}

function comparedPowers(random: Random): Draft {
  const [base, k, m] = [random.int(2, 3), random.int(2, 3), random.int(2, 6)]
  const [n, extra] = [random.int(1, 4), random.int(2, 5)]
  // base^m · (base^k)^n = base^(m+kn); with x in place of n.
  const total = m + k * n
  return numberChoice({
    stem: `若 $${base}^{${m}}\\times${base ** k}^{x}\\div${base}^{${extra}}=${base}^{${total - extra}}$，则 $x$ 的值是`,
    right: n,
    wrong: [k * n, n + 1, n - 1, n + 2, total - m + 3],
    analysis: `$${base ** k}^{x}=(${base}^${k})^{x}=${base}^{${k}x}$，左边 $=${base}^{${m}+${k}x-${extra}}$。底数相同，指数相等，$${m}+${k}x-${extra}=${total - extra}$，解得 $x=${n}$。`,
  })
}

function crossFactors(random: Random): Draft {
  const [p, q, k] = [random.nonZero(-7, 7), random.nonZero(-7, 7), random.int(2, 4)]
  if (Math.abs(p) === Math.abs(q)) return crossFactors(random)
  const factor = (a: number) => `(${polynomial([1, a])})`
  const [first, second] = p > q ? [p, q] : [q, p]
  return singleChoice(random, {
    stem: `把 $${polynomial([k, k * (p + q), k * p * q])}$ 分解因式，结果正确的是`,
    right: `$${k}${factor(first)}${factor(second)}$`,
    wrong: [
      `$${k}${factor(-first)}${factor(-second)}$`,
      `$${k}${factor(first)}${factor(-second)}$`,
      `$${k}${factor(-first)}${factor(second)}$`,
    ],
    analysis: `先提公因式，得 $${k}(${polynomial([1, p + q, p * q])})$；$${p * q}=${first}\\times${bracketed(second)}$，$${first}${signed(second)}=${p + q}$，所以原式 $=${k}${factor(first)}${factor(second)}$。`,
  })
}

function completedSquares(random: Random): Draft {
  const [a, b] = [random.int(3, 9), random.int(2, 8)]
  if (a === b) return completedSquares(random)
  const [low, high] = [Math.abs(a - b), a + b]
  const greatest = high - 1
  return workedAnswer({
    stem: `已知 $a$，$b$，$c$ 是 $\\triangle ABC$ 的三边长，$a$，$b$ 满足 $a^2+b^2-${2 * a}a-${2 * b}b+${a * a + b * b}=0$，$c$ 是整数。\n（1）求 $a$，$b$ 的值；\n（2）求 $\\triangle ABC$ 的周长的最大值。`,
    model: [
      `解：（1）原式可化为 $(a^2-${2 * a}a+${a * a})+(b^2-${2 * b}b+${b * b})=0$，即 $(a-${a})^2+(b-${b})^2=0$。`,
      `因为 $(a-${a})^2\\ge0$，$(b-${b})^2\\ge0$，所以 $a=${a}$，$b=${b}$。`,
      `（2）由三角形的三边关系，$${low}<c<${high}$，整数 $c$ 的最大值是 ${greatest}。`,
      `所以周长的最大值是 $${a}+${b}+${greatest}=${a + b + greatest}$。`,
    ],
    criteria: [
      ['分组、配方', '把 $a^2+b^2$ 的常数分成两个平方数', 30],
      ['求 $a$，$b$', '由非负数的和为 0', 20],
      ['求 $c$ 的范围', `$${low}<c<${high}$`, 20],
      ['求周长', `${a + b + greatest}`, 10],
    ],
    analysis: '用完全平方公式分解因式，化成两个非负数的和为 0 的形式；再由三边关系确定 $c$。',
  })
}

function squareOfSum(random: Random): Draft {
  const [a, b] = [random.int(31, 98), random.int(2, 29)]
  const total = random.pick([100, 200, 50, 80])
  const other = total - a
  if (other < 2 || other === b || other === a) return squareOfSum(random)
  return numberChoice({
    stem: `利用因式分解计算 $${a}^2+${2 * other}\\times${a}+${other}^2$ 的结果是`,
    right: total ** 2,
    wrong: [total ** 2 - 2 * a * other, (a - other) ** 2, 2 * total, total ** 2 / 10],
    analysis: `原式 $=${a}^2+2\\times${a}\\times${other}+${other}^2=(${a}+${other})^2=${total}^2=${total ** 2}$。`,
  })
}

function telescoping(random: Random): Draft {
  const [n, kind] = [random.int(8, 60), random.pick(['squares', 'differences'] as const)]
  if (kind === 'squares') {
    return fillBlank(
      `计算：$\\left(1-\\dfrac{1}{2^2}\\right)\\left(1-\\dfrac{1}{3^2}\\right)\\cdots\\left(1-\\dfrac{1}{${n}^2}\\right)=$ ${gap}。`,
      fraction(n + 1, 2 * n),
      `每个因式用平方差公式分解，如 $1-\\dfrac{1}{2^2}=\\dfrac{1}{2}\\times\\dfrac{3}{2}$。原式 $=\\dfrac{1}{2}\\times\\dfrac{3}{2}\\times\\dfrac{2}{3}\\times\\dfrac{4}{3}\\times\\cdots\\times\\dfrac{${n - 1}}{${n}}\\times\\dfrac{${n + 1}}{${n}}$，中间的因数依次约去，得 $\\dfrac{1}{2}\\times\\dfrac{${n + 1}}{${n}}=${fraction(n + 1, 2 * n)}$。`,
    )
  }
  const last = 2 * n
  return fillBlank(
    `计算：$${last}^2-${last - 1}^2+${last - 2}^2-${last - 3}^2+\\cdots+2^2-1^2=$ ${gap}。`,
    n * (last + 1),
    `每两项一组用平方差公式：$${last}^2-${last - 1}^2=${last}+${last - 1}$，……，$2^2-1^2=2+1$。原式等于从 1 到 ${last} 的和，$\\dfrac{${last}\\times${last + 1}}{2}=${n * (last + 1)}$。`,
  )
}

export const productProblems: readonly QuestionGenerator[] = [
  { ...inProducts, name: 'missing-term', knowledge: '多项式乘多项式', difficulty: 2, generate: missingTerms },
  { ...inProducts, name: 'misread-product', knowledge: '多项式乘多项式', difficulty: 3, generate: misreadProduct },
  {
    ...inProducts,
    name: 'square-of-difference',
    knowledge: '完全平方公式的应用',
    difficulty: 1,
    generate: directSquare,
  },
  {
    ...inProducts,
    name: 'reciprocal-squares',
    knowledge: '完全平方公式的应用',
    difficulty: 3,
    generate: reciprocalSquares,
  },
  { ...inProducts, name: 'powers-given', knowledge: '幂的运算', difficulty: 2, generate: powersGiven },
  { ...inProducts, name: 'power-equation', knowledge: '幂的运算', difficulty: 3, generate: comparedPowers },
  { ...inFactors, name: 'cross-factors', knowledge: '因式分解', difficulty: 2, generate: crossFactors },
  { ...inFactors, name: 'completed-squares', knowledge: '因式分解', difficulty: 3, generate: completedSquares },
  { ...inFactors, name: 'square-of-sum', knowledge: '用因式分解简便计算', difficulty: 2, generate: squareOfSum },
  { ...inFactors, name: 'telescoping-factors', knowledge: '用因式分解简便计算', difficulty: 3, generate: telescoping },
]
