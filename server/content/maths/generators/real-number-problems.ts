/** 七年级下册 第 8 章 实数：综合 */
import { fillBlanks, multiChoice, orderedChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { signed } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7b-8', questions: 6 } as const

const saying = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })

function distributed(random: Random): Draft {
  const [base, a, b, c] = [random.pick([2, 3, 5, 6, 7]), random.int(6, 9), random.int(1, 4), random.int(2, 5)]
  const [square, extra] = [c * c, random.int(3, 9)]
  return fillBlanks(
    `计算：$${a}\\sqrt{${base}}-${b === 1 ? '' : b}\\sqrt{${base}}+\\left|\\sqrt{${base}}-${c + extra}\\right|-\\sqrt{${square}}$。合并后，$\\sqrt{${base}}$ 的系数是 [[1]]，有理数部分是 [[2]]。`,
    [
      [
        a - b - 1,
        `因为 $\\sqrt{${base}}<${c + extra}$，所以 $\\left|\\sqrt{${base}}-${c + extra}\\right|=${c + extra}-\\sqrt{${base}}$，$\\sqrt{${base}}$ 的系数是 $${a}-${b}-1=${a - b - 1}$。`,
      ],
      [extra, `有理数部分是 $${c + extra}-\\sqrt{${square}}=${c + extra}-${c}=${extra}$。`],
    ],
  )
}

function realCalculation(random: Random): Draft {
  const [a, b, c, base] = [random.int(2, 9), random.int(2, 5), random.int(2, 6), random.pick([2, 3])]
  const year = random.pick([2025, 2026])
  const power = year % 2 === 0 ? 1 : -1
  const value = power - b + a - 2 - c
  const surd = `\\sqrt{${base}}`
  return workedAnswer({
    stem: `计算：$(-1)^{${year}}+\\sqrt[3]{-${b ** 3}}+\\sqrt{(-${a})^2}-\\left|${surd}-2\\right|-(${surd}+${c})$。`,
    model: [
      `解：原式 $=${power}+(-${b})+${a}-(2-${surd})-${surd}-${c}$`,
      `$=${power}-${b}+${a}-2+${surd}-${surd}-${c}$`,
      `$=${value}$。`,
    ],
    criteria: [
      ['乘方与开方', `$(-1)^{${year}}=${power}$，立方根是 $-${b}$，算术平方根是 ${a}`, 40],
      ['去绝对值', `因为 $${surd}<2$，所以 $\\left|${surd}-2\\right|=2-${surd}$`, 20],
      ['去括号、合并', `结果是 $${value}$`, 20],
    ],
    analysis: '$\\sqrt{(-a)^2}$ 是非负数；去绝对值号前先判断里面的数的正负。',
  })
}

function twoRootsOfNumber(random: Random): Draft {
  const [root, p] = [random.int(2, 9), random.int(2, 4)]
  const a = random.nonZero(-4, 6)
  const [first, second] = [root - a, -root - p * a]
  if (first === 0 || second === 0) return twoRootsOfNumber(random)
  return fillBlanks(
    `已知一个正数的两个平方根分别是 $a${signed(first)}$ 和 $${p}a${signed(second)}$，则 $a=$ [[1]]，这个正数是 [[2]]。`,
    [
      [
        a,
        `一个正数的两个平方根互为相反数，$(a${signed(first)})+(${p}a${signed(second)})=0$，即 $${p + 1}a${signed(first + second)}=0$，解得 $a=${a}$。`.replace(
          `${p + 1}a+0=0`,
          `${p + 1}a=0`,
        ),
      ],
      [root * root, `两个平方根是 $${root}$ 和 $-${root}$，这个正数是 $${root}^2=${root * root}$。`],
    ],
  )
}

function combinedRoots(random: Random): Draft {
  const [a, b, c, root] = [random.int(1, 9), random.int(2, 5), random.int(2, 4), random.int(2, 9)]
  const x = (b * b + a) / 2
  const y = c ** 3 - x - a
  if (!Number.isInteger(x) || y === 0) return combinedRoots(random)
  const target = x * x + y
  const extra = root * root - target
  if (extra === 0) return combinedRoots(random)
  return workedAnswer({
    stem: `已知 $2x-${a}$ 的算术平方根是 ${b}，$x+y+${a}$ 的立方根是 ${c}。\n（1）求 $x$，$y$ 的值；\n（2）求 $x^2+y${signed(extra)}$ 的平方根。`,
    model: [
      `解：（1）因为 $2x-${a}$ 的算术平方根是 ${b}，所以 $2x-${a}=${b * b}$，解得 $x=${x}$。`,
      `因为 $x+y+${a}$ 的立方根是 ${c}，所以 $x+y+${a}=${c ** 3}$，解得 $y=${y}$。`,
      `（2）$x^2+y${signed(extra)}=${x * x}${signed(y)}${signed(extra)}=${root * root}$，`,
      `所以 $x^2+y${signed(extra)}$ 的平方根是 $\\pm${root}$。`,
    ],
    criteria: [
      ['求 $x$', `由算术平方根的定义，$x=${x}$`, 20],
      ['求 $y$', `由立方根的定义，$y=${y}$`, 20],
      ['求代数式的值', `$${root * root}$`, 20],
      ['求平方根', `$\\pm${root}$，两个都要写`, 20],
    ],
    analysis: '由开方的定义转化为方程，求出 $x$，$y$；最后求的是平方根，有两个值。',
  })
}

function betweenIntegers(random: Random): Draft {
  const whole = random.int(2, 12)
  const radicand = random.int(whole * whole + 1, (whole + 1) ** 2 - 1)
  const first = whole - random.int(0, 3)
  const texts = [0, 1, 2, 3].map((step) => `$${first + step}$ 和 $${first + step + 1}$`)
  return orderedChoice(
    `$\\sqrt{${radicand}}$ 的值在哪两个连续整数之间`,
    texts,
    `$${whole}$ 和 $${whole + 1}$`,
    `因为 $${whole * whole}<${radicand}<${(whole + 1) ** 2}$，所以 $${whole}<\\sqrt{${radicand}}<${whole + 1}$。`,
  )
}

function decimalParts(random: Random): Draft {
  const whole = random.int(2, 5)
  const radicand = random.int(whole * whole + 1, (whole + 1) ** 2 - 1)
  const base = random.int(whole + 4, whole + 9)
  const surd = `\\sqrt{${radicand}}`
  return workedAnswer({
    stem: `已知 $${base}+${surd}$ 的小数部分是 $a$，$${base}-${surd}$ 的小数部分是 $b$。\n（1）求 $a$，$b$；\n（2）求 $a+b$ 的值。`,
    model: [
      `解：（1）因为 $${whole * whole}<${radicand}<${(whole + 1) ** 2}$，所以 $${whole}<${surd}<${whole + 1}$。`,
      `于是 $${base + whole}<${base}+${surd}<${base + whole + 1}$，整数部分是 ${base + whole}，$a=${base}+${surd}-${base + whole}=${surd}-${whole}$。`,
      `又 $-${whole + 1}<-${surd}<-${whole}$，所以 $${base - whole - 1}<${base}-${surd}<${base - whole}$，整数部分是 ${base - whole - 1}，$b=${base}-${surd}-${base - whole - 1}=${whole + 1}-${surd}$。`,
      `（2）$a+b=${surd}-${whole}+${whole + 1}-${surd}=1$。`,
    ],
    criteria: [
      ['估算', `$${whole}<${surd}<${whole + 1}$`, 20],
      ['求 $a$', `$a=${surd}-${whole}$`, 20],
      ['求 $b$', `$b=${whole + 1}-${surd}$，注意不等号的方向`, 30],
      ['求和', '$a+b=1$', 10],
    ],
    analysis: '小数部分等于原数减去整数部分。估算 $-\\sqrt{a}$ 的范围时，不等号要改变方向。',
  })
}

const irrationalStatements = (random: Random): Draft =>
  multiChoice(random, '下列说法正确的有', [
    saying('实数包括有理数和无理数', true, '这是实数的分类。'),
    saying('无限不循环小数是无理数', true, '这是无理数的定义。'),
    saying('实数与数轴上的点一一对应', true, '每个实数都可以用数轴上的一个点表示，反过来也成立。'),
    saying('有理数与无理数的和一定是无理数', true, '如果和是有理数，那么它减去有理数后仍是有理数，矛盾。'),
    saying('$\\dfrac{\\sqrt{2}}{2}$ 是无理数', true, '$\\sqrt{2}$ 是无理数，除以 2 后仍是无理数。'),
    saying('无限小数都是无理数', false, '无限循环小数是有理数。'),
    saying('带根号的数都是无理数', false, '例如 $\\sqrt{4}=2$ 是有理数。'),
    saying('两个无理数的和一定是无理数', false, '例如 $\\sqrt{2}+(-\\sqrt{2})=0$。'),
    saying('$\\dfrac{\\sqrt{2}}{2}$ 是分数', false, '分数是有理数，而 $\\dfrac{\\sqrt{2}}{2}$ 是无理数。'),
    saying('无理数都是开方开不尽的数', false, '例如 $\\pi$ 也是无理数。'),
  ])

function rationalCombination(random: Random): Draft {
  const [base, a, b] = [random.pick([2, 3, 5, 6, 7, 10]), random.nonZero(-6, 6), random.nonZero(-6, 6)]
  const [p, q] = [random.int(2, 4), random.int(1, 5)]
  // (p x - q) + (y + x) sqrt(base) = given, with rational x and y.
  const [rational, factor] = [p * a - q, a + b]
  if (Math.abs(factor) < 2) return rationalCombination(random)
  return fillBlanks(
    `已知 $x$，$y$ 都是有理数，且 $(${p}x-${q})+(x+y)\\sqrt{${base}}=${rational}${signed(factor)}\\sqrt{${base}}$，则 $x=$ [[1]]，$y=$ [[2]]。`,
    [
      [
        a,
        `移项，得 $(${p}x-${q}${signed(-rational)})+(x+y${signed(-factor)})\\sqrt{${base}}=0$。$\\sqrt{${base}}$ 是无理数，$x$，$y$ 是有理数，只有两个括号都等于 0 才能成立，所以 $${p}x-${q}=${rational}$，$x=${a}$。`.replace(
          '+0)',
          ')',
        ),
      ],
      [b, `由 $x+y=${factor}$，得 $y=${b}$。`],
    ],
  )
}

export const realNumberProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'surd-and-rational', knowledge: '实数的运算', difficulty: 2, generate: distributed },
  { ...common, name: 'real-calculation', knowledge: '实数的运算', difficulty: 3, generate: realCalculation },
  { ...common, name: 'two-roots-of-number', knowledge: '平方根与立方根', difficulty: 2, generate: twoRootsOfNumber },
  { ...common, name: 'combined-roots', knowledge: '平方根与立方根', difficulty: 3, generate: combinedRoots },
  { ...common, name: 'between-integers', knowledge: '无理数的估算', difficulty: 1, generate: betweenIntegers },
  { ...common, name: 'decimal-parts', knowledge: '无理数的估算', difficulty: 3, generate: decimalParts },
  {
    ...common,
    name: 'irrational-statements',
    knowledge: '无理数的概念',
    difficulty: 2,
    generate: irrationalStatements,
  },
  { ...common, name: 'rational-coefficients', knowledge: '无理数的概念', difficulty: 3, generate: rationalCombination },
]
