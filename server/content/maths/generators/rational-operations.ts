/** 七年级上册 第 2 章 有理数的运算 */
import { fillBlank, fillBlanks, gap, multiChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { coprimePairs, decimal, fraction, gcd, signed, sum } from '../notation.ts'
import type { Random } from '../../random.ts'

const chapter = 'ma-rj2024-7a-2'

const addAndSubtract: QuestionGenerator = {
  name: 'add-and-subtract',
  chapter,
  knowledge: '有理数的加减混合运算',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [a, b, c, d] = [random.int(3, 20), random.int(3, 20), random.int(3, 20), random.int(3, 20)]
    const value = -a + b - c + d
    return fillBlank(
      `计算：$(-${a})-(-${b})+(-${c})+${d}=$ ${gap}。`,
      value,
      `原式 $=-${a}+${b}-${c}+${d}=${-a - c}+${b + d}=${value}$。`,
    )
  },
}

const signOfPower: QuestionGenerator = {
  name: 'sign-of-power',
  chapter,
  knowledge: '有理数的乘方',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [exponent, base] = [random.int(2, 4), random.int(3, 6)]
    const size = base ** exponent
    const inBrackets = random.pick([true, false])
    const positive = inBrackets && exponent % 2 === 0
    const power = inBrackets ? `(-${base})^${exponent}` : `-${base}^${exponent}`
    const meaning = inBrackets
      ? `$${power}$ 表示 ${exponent} 个 $-${base}$ 相乘，${positive ? '负因数有偶数个，结果为正' : '负因数有奇数个，结果为负'}`
      : `$${power}$ 表示 $${base}^${exponent}$ 的相反数`
    const right = positive ? size : -size
    const wrong = [-right, -base * exponent, base * exponent].map((value) => `$${value}$`)
    return singleChoice(random, {
      stem: `计算 $${power}$ 的结果是`,
      right: `$${right}$`,
      wrong,
      analysis: `${meaning}，所以 $${power}=${right}$。`,
    })
  },
}

/** Sentences with a placeholder for the number, and the powers of ten that suit them. */
const largeQuantities: readonly (readonly [sentence: string, least: number, most: number])[] = [
  ['某市图书馆去年接待读者约 # 人次', 5, 6],
  ['一座水库的蓄水量约为 # 立方米', 7, 9],
  ['某县今年计划植树约 # 棵', 5, 6],
  ['一条新建铁路的总投资约为 # 元', 9, 10],
  ['某自然保护区的面积约为 # 平方米', 7, 9],
]

const scientificNotation: QuestionGenerator = {
  name: 'scientific-notation',
  chapter,
  knowledge: '科学记数法',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const digits = random.int(11, 98) * 10 + random.int(1, 9)
    const [sentence, least, most] = random.pick(largeQuantities)
    const exponent = random.int(least, most)
    const mantissa = decimal(digits / 100)
    const printed = String(digits * 10 ** (exponent - 2))
    const form = (factor: string | number, power: number) => `$${factor}\\times10^{${power}}$`
    return singleChoice(random, {
      stem: `${sentence.replace('#', printed)}。数 ${printed} 用科学记数法表示为`,
      right: form(mantissa, exponent),
      wrong: [form(mantissa, exponent + 1), form(mantissa, exponent - 1), form(digits, exponent)],
      analysis: `${printed} 是 ${exponent + 1} 位整数，写成 $a\\times10^{n}$（$1\\le a<10$）时 $n=${exponent + 1}-1=${exponent}$，$a=${mantissa}$。`,
    })
  },
}

const patrolRoute: QuestionGenerator = {
  name: 'patrol-route',
  chapter,
  knowledge: '有理数加法的应用',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const steps = [3, 5, -7, -4, 6, -9].map((step) => step + random.int(-2, 2))
    const route = random.shuffle(steps)
    const end = route.reduce((total, step) => total + step, 0)
    const length = route.reduce((total, step) => total + Math.abs(step), 0)
    if (end === 0) return patrolRoute.generate(random)
    const shown = route.map((step) => `$${signed(step)}$`).join('，')
    return fillBlanks(
      `一辆巡逻车在东西方向的公路上巡逻，从岗亭出发，规定向东为正，向西为负，先后六次行驶的记录如下（单位：km）：${shown}。最后一次行驶结束时，巡逻车离岗亭 [[1]] km；六次一共行驶 [[2]] km；若每千米耗油 0.1 L，则一共耗油 [[3]] L。`,
      [
        [Math.abs(end), `各数之和为 $${end}$，所以离岗亭 $\\left|${end}\\right|=${Math.abs(end)}$（km）。`],
        [length, `各数的绝对值之和为 $${length}$，所以一共行驶 ${length} km。`],
        [decimal(length / 10), `$${length}\\times0.1=${decimal(length / 10)}$（L）。`],
      ],
    )
  },
}

function calculations(random: Random): readonly Statement[] {
  const [a, b, c] = [random.int(2, 9), random.int(10, 18), random.int(2, 5)]
  const [top, bottom] = random.pick(coprimePairs(6))
  const rightThat = (formula: string, why: string): Statement => ({ text: `$${formula}$`, holds: true, why })
  const wrongThat = (formula: string, why: string): Statement => ({ text: `$${formula}$`, holds: false, why })
  return [
    rightThat(`(-${a})+(-${b})=-${a + b}`, '同号两数相加，取相同的符号，并把绝对值相加。'),
    rightThat(`${a}-${b}=-${b - a}`, `$${a}-${b}=${a}+(-${b})=-${b - a}$。`),
    rightThat(`(-${a})\\times(-${c})=${a * c}`, '两数相乘，同号得正。'),
    rightThat(`(-${a * c})\\div${c}=-${a}`, '两数相除，异号得负。'),
    wrongThat(`(-${a})-(-${b})=-${a + b}`, `减去一个负数等于加上它的相反数，结果是 $${b - a}$。`),
    wrongThat(`-${c + 1}^2=${(c + 1) ** 2}`, `$-${c + 1}^2$ 是 $${c + 1}^2$ 的相反数，结果是 $-${(c + 1) ** 2}$。`),
    wrongThat(`(-${a})+${b}=-${a + b}`, `异号两数相加，用较大的绝对值减去较小的绝对值，结果是 $${b - a}$。`),
    wrongThat(
      `(-1)\\div\\left(-${fraction(top, bottom)}\\right)=-${fraction(bottom, top)}`,
      `两数相除，同号得正，结果是 $${fraction(bottom, top)}$。`,
    ),
  ]
}

const correctCalculations: QuestionGenerator = {
  name: 'correct-calculations',
  chapter,
  knowledge: '有理数的运算法则',
  difficulty: 2,
  questions: 8,
  generate: (random) => multiChoice(random, '下列计算正确的有', calculations(random)),
}

const calculationCriteria = [
  ['运算顺序', '先乘方，再乘除，最后加减；有括号先算括号里面的', 30],
  ['各部分的结果', '每一部分的符号和数值都正确', 30],
  ['最后结果', '加减计算正确', 20],
] as const

function powersAndProducts(random: Random): Draft {
  const [p, q, r, t] = [random.int(2, 5), random.int(2, 6), random.int(2, 5), random.int(2, 6)]
  const quotient = random.int(2, 6)
  const value = -p * p - q * r + quotient
  return workedAnswer({
    stem: `计算：$-${p}^2+(-${q})\\times${r}-${quotient * t}\\div(-${t})$。`,
    model: [`解：原式 $=-${p * p}+(-${q * r})-(-${quotient})$`, `$=-${p * p}-${q * r}+${quotient}$`, `$=${value}$。`],
    criteria: calculationCriteria,
    analysis: `注意 $-${p}^2$ 与 $(-${p})^2$ 不同：前者的底数是 $${p}$，结果为负。`,
  })
}

function distributiveLaw(random: Random): Draft {
  const common = random.pick([12, 24, 36])
  const divisors = [2, 3, 4, 6, 8, 9, 12].filter((divisor) => common % divisor === 0)
  const [a = 2, b = 3, c = 4] = random.sample(divisors, 3)
  const numerator = (bottom: number) =>
    random.pick([1, 2, 3, 5, 7].filter((top) => top < bottom && gcd(top, bottom) === 1))
  const [first, second, third] = [numerator(a), -numerator(b), numerator(c)]
  const parts = [(-common * first) / a, (-common * second) / b, (-common * third) / c]
  const value = parts.reduce((total, part) => total + part, 0)
  const fractions = [fraction(first, a), fraction(second, b), fraction(third, c)]
  const [x = '', y = '', z = ''] = fractions
  return workedAnswer({
    stem: `计算：$\\left(${x}${signed(y)}${signed(z)}\\right)\\times(-${common})$。`,
    model: [
      `解：原式 $=${x}\\times(-${common})${signed(y)}\\times(-${common})${signed(z)}\\times(-${common})$`,
      `$=${sum(parts.map((part) => [part, ''] as const))}$`,
      `$=${value}$。`,
    ],
    criteria: [
      ['运用分配律', '括号内的每一项都乘括号外的数，符号正确', 30],
      ['各项的积', '三个积都正确', 30],
      ['最后结果', '加减计算正确', 20],
    ],
    analysis: `$${common}$ 是各分母的公倍数，用分配律可以避免通分。`,
  })
}

const mixedOperations: QuestionGenerator = {
  name: 'mixed-operations',
  chapter,
  knowledge: '有理数的混合运算',
  difficulty: 2,
  questions: 8,
  generate: (random) => random.pick([powersAndProducts, distributiveLaw])(random),
}

export const rationalOperationGenerators: readonly QuestionGenerator[] = [
  addAndSubtract,
  signOfPower,
  scientificNotation,
  patrolRoute,
  correctCalculations,
  mixedOperations,
]
