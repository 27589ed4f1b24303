/** 七年级上册 第 4 章 整式的加减：综合 */
import { fillBlank, fillBlanks, gap, multiChoice, numberChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, polynomial, signed, sum } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7a-4', questions: 6 } as const

const saying = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })

function degreeOfTerms(random: Random): Draft {
  const [a, b, x, y, z] = [random.int(2, 9), random.int(2, 9), random.int(2, 4), random.int(1, 3), random.int(1, 9)]
  const degree = x + y + 1
  return fillBlanks(
    `多项式 $-${a}x^${x + 1}${y === 1 ? 'y' : `y^${y}`}+${b}x^2-x-${z}$ 的次数是 [[1]]，最高次项的系数是 [[2]]，一次项的系数是 [[3]]。`,
    [
      [
        degree,
        `各项的次数分别是 $${x + 1}+${y}=${degree}$，2，1，0，最高的是 ${degree}，所以多项式的次数是 ${degree}。`,
      ],
      [-a, `最高次项是第一项，系数是 $-${a}$。`],
      [-1, '一次项是 $-x$，系数是 $-1$。'],
    ],
  )
}

function monomialPattern(random: Random): Draft {
  const [start, step, isSigned] = [random.int(1, 4), random.int(2, 4), random.pick([true, false])]
  const order = random.int(15, 60)
  const coefficient = (n: number) => (isSigned && n % 2 === 1 ? -1 : 1) * (start + step * (n - 1))
  const shown = [1, 2, 3, 4].map((n) => `$${sum([[coefficient(n), n === 1 ? 'x' : `x^${n}`]])}$`).join('，')
  const size = start + step * (order - 1)
  return fillBlanks(
    `观察一列单项式：${shown}，……。按照这个规律，第 ${order} 个单项式的系数是 [[1]]，次数是 [[2]]；如果某个单项式的系数的绝对值是 ${start + step * (order + 6)}，那么它是第 [[3]] 个。`,
    [
      [
        coefficient(order),
        `系数的绝对值依次增加 ${step}，第 $n$ 个是 $${start}+${step}(n-1)$。当 $n=${order}$ 时，$${start}+${step}\\times(${order}-1)=${size}$；${isSigned ? '第奇数个的系数为负，第偶数个的系数为正' : '系数都是正数'}，所以系数是 $${coefficient(order)}$。`,
      ],
      [order, `第 $n$ 个单项式的次数是 $n$，所以次数是 ${order}。`],
      [order + 7, `由 $${start}+${step}(n-1)=${start + step * (order + 6)}$，得 $n=${order + 7}$。`],
    ],
  )
}

function bracketsBack(random: Random): Draft {
  const [a, b, c, k] = [random.int(2, 5), random.int(2, 6), random.int(2, 9), random.int(2, 4)]
  return singleChoice(random, {
    stem: `下列各式中，与 $${a}x-${k * b}y+${k * c}$ 相等的是`,
    right: `$${a}x-${k}(${b}y-${c})$`,
    wrong: [`$${a}x-${k}(${b}y+${c})$`, `$${a}x+${k}(${b}y-${c})$`, `$${a}x-(${k * b}y+${k * c})$`],
    analysis: `添上括号时，括号前是负号，括号里的各项都要变号：$${a}x-${k * b}y+${k * c}=${a}x-(${k * b}y-${k * c})=${a}x-${k}(${b}y-${c})$。`,
  })
}

function misreadSign(random: Random): Draft {
  const [a, b, p, q] = [random.int(2, 6), random.nonZero(-6, 6), random.int(1, 5), random.nonZero(-6, 6)]
  if (b + 2 * q === 0 || b + q === 0 || b === q) return misreadSign(random)
  const given = polynomial([p, q, 0])
  const [shown = '', middle = '', right = ''] = [2, 1, 0].map((times) => polynomial([a + times * p, b + times * q, 1]))
  return workedAnswer({
    stem: `小明计算一个多项式减去 $${given}$ 时，误看成加上 $${given}$，得到的结果是 $${shown}$。\n（1）求原来的多项式；\n（2）求正确的计算结果。`,
    model: [
      `解：（1）原来的多项式是 $(${shown})-(${given})=${middle}$。`,
      `（2）正确的结果是 $(${middle})-(${given})=${right}$。`,
    ],
    criteria: [
      ['列式求原多项式', '用错误的结果减去这个多项式，加括号', 20],
      ['化简', `去括号、合并同类项，得 $${middle}$`, 20],
      ['求正确的结果', '用原多项式减去这个多项式', 20],
      ['化简', `去括号、合并同类项，得 $${right}$`, 20],
    ],
    analysis: '先由“和减去加数”求出原来的多项式，再做正确的减法。多项式作减数时要加括号。',
  })
}

function sameKind(random: Random): Draft {
  const [a, b, m, n] = [random.int(2, 7), random.int(8, 15), random.int(2, 3), random.int(4, 5)]
  const pair = (first: string, second: string, holds: boolean, why: string) =>
    saying(`$${first}$ 与 $${second}$`, holds, why)
  return multiChoice(
    random,
    '下列各组中的两项，是同类项的有',
    [
      pair(`${a}x^${m}y^${n}`, `-${b}y^${n}x^${m}`, true, '所含字母相同，相同字母的指数也相同，与字母的顺序无关。'),
      pair(`-${a}`, String(b), true, '几个常数项也是同类项。'),
      pair(`\\dfrac{${a}}{${b + 1}}ab^${n}`, `${b}ab^${n}`, true, '是否同类项与系数无关。'),
      pair(`${b}\\pi x^${m}`, `-x^${m}`, true, '$\\pi$ 是常数，两项都只含 $x$，指数相同。'),
      pair(`${a}x^${m}y^${n}`, `${a}x^${n}y^${m}`, false, '相同字母的指数不同。'),
      pair(`${b}a^${m}b`, `${b}a^${m}c`, false, '所含字母不同。'),
      pair(`x^${n}`, `${n}^${m}`, false, '一项含字母 $x$，另一项是常数。'),
      pair(`${a}xy`, `${b}xyz`, false, '后一项多一个字母 $z$。'),
    ],
    ['是', '不是'],
  )
}

function sumIsMonomial(random: Random): Draft {
  const [m, n, a, b] = [random.int(1, 5), random.int(2, 5), random.int(2, 9), random.int(2, 9)]
  const [p, q] = [2 * m + n, random.int(1, 3)]
  return fillBlank(
    `若 $${a}x^{2m+n}y^{${n + q}}$ 与 $-${a + b}x^{${p}}y^{n+${q}}$ 的和仍是单项式，则 $(m-n)^3$ 的值是 ${gap}。`,
    (m - n) ** 3,
    `两个单项式的系数不互为相反数，它们的和是单项式，说明它们是同类项。由 $n+${q}=${n + q}$，得 $n=${n}$；由 $2m+n=${p}$，得 $m=${m}$。所以 $(m-n)^3=(${m}-${n})^3=${(m - n) ** 3}$。`,
  )
}

function differenceOfSums(random: Random): Draft {
  const [a, b, c, d] = [random.int(3, 8), random.int(1, 9), random.int(1, 2), random.int(1, 9)]
  const answer = polynomial([a - c, -(b + d)])
  return singleChoice(random, {
    stem: `化简 $(${a}x-${b})-(${polynomial([c, d])})$ 的结果是`,
    right: `$${answer}$`,
    wrong: [
      polynomial([a - c, d - b]),
      polynomial([a + c, d - b]),
      polynomial([a + c, -(b + d)]),
      polynomial([a - c, b + d]),
    ].map((text) => `$${text}$`),
    analysis: `括号前是负号，去括号后各项变号：原式 $=${a}x-${b}-${polynomial([c, 0])}-${d}=${answer}$。`,
  })
}

function missingTerm(random: Random): Draft {
  const [a, n, c, k] = [random.int(2, 6), random.int(2, 4), random.int(2, 5), random.int(2, 4)]
  const b = c * n
  const [p, q] = [random.int(2, 9), random.int(1, 9)]
  return fillBlanks(
    `已知多项式 $(mx^2-${b}x+${q})-(${a * k}x^2-${c}nx-${p})$ 的值与 $x$ 的取值无关，则 $m=$ [[1]]，$n=$ [[2]]，这个多项式的值是 [[3]]。`,
    [
      [a * k, `化简，得 $(m-${a * k})x^2+(${c}n-${b})x+${q + p}$。值与 $x$ 无关，所以 $m-${a * k}=0$，$m=${a * k}$。`],
      [n, `一次项的系数为 0，所以 $${c}n-${b}=0$，$n=${n}$。`],
      [q + p, `这时多项式的值等于常数项 $${q}+${p}=${q + p}$。`],
    ],
  )
}

function likeTermsValue(random: Random): Draft {
  const [p, q, x] = [random.int(5, 12), random.int(1, 4), random.nonZero(-6, 6)]
  const value = (p - q) * x
  return numberChoice({
    stem: `当 $x=${x}$ 时，式子 $${p}x-${sum([[q, 'x']])}$ 的值是`,
    right: value,
    wrong: [-value, p - q, (p + q) * x, p - q + x, 2 * value],
    analysis: `先合并同类项：$${p}x-${sum([[q, 'x']])}=${p - q}x$；再代入：$${p - q}\\times${bracketed(x)}=${value}$。`,
  })
}

function conditionedValue(random: Random): Draft {
  const [a, b, k] = [random.int(1, 4), -random.int(1, 4), random.int(2, 4)]
  const simplified = sum([
    [k - 1, 'a^2b'],
    [-k, 'ab^2'],
  ])
  const [first, second] = [(k - 1) * a * a * b, -k * a * b * b]
  return workedAnswer({
    stem: `已知 $\\left|a-${a}\\right|+(b+${-b})^2=0$，求 $${k}(a^2b-ab^2)-(a^2b+${k}ab^2)+${k}ab^2$ 的值。`,
    model: [
      `解：因为 $\\left|a-${a}\\right|\\ge0$，$(b+${-b})^2\\ge0$，它们的和为 0，所以 $a-${a}=0$，$b+${-b}=0$，`,
      `即 $a=${a}$，$b=${b}$。`,
      `原式 $=${k}a^2b-${k}ab^2-a^2b-${k}ab^2+${k}ab^2=${simplified}$。`,
      `把 $a=${a}$，$b=${b}$ 代入，原式 $=${first}${signed(second)}=${first + second}$。`,
    ],
    criteria: [
      ['求字母的值', `由非负数的和为 0，得 $a=${a}$，$b=${b}$`, 30],
      ['化简', `去括号、合并同类项，得 $${simplified}$`, 30],
      ['代入求值', `结果是 $${first + second}$`, 30],
    ],
    analysis: '绝对值和平方都是非负数，和为 0 时每一个都为 0；先化简再代入。',
  })
}

export const polynomialProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'degree-of-terms', knowledge: '单项式的系数与次数', difficulty: 2, generate: degreeOfTerms },
  { ...common, name: 'monomial-pattern', knowledge: '单项式的系数与次数', difficulty: 3, generate: monomialPattern },
  { ...common, name: 'brackets-back', knowledge: '去括号与合并同类项', difficulty: 2, generate: bracketsBack },
  { ...common, name: 'independent-of-x', knowledge: '去括号与合并同类项', difficulty: 3, generate: missingTerm },
  { ...common, name: 'same-kind', knowledge: '同类项', difficulty: 2, generate: sameKind },
  { ...common, name: 'sum-is-monomial', knowledge: '同类项', difficulty: 3, generate: sumIsMonomial },
  { ...common, name: 'difference-of-sums', knowledge: '整式的加减', difficulty: 1, generate: differenceOfSums },
  { ...common, name: 'misread-sign', knowledge: '整式的加减', difficulty: 3, generate: misreadSign },
  { ...common, name: 'like-terms-value', knowledge: '整式的化简求值', difficulty: 1, generate: likeTermsValue },
  { ...common, name: 'conditioned-value', knowledge: '整式的化简求值', difficulty: 3, generate: conditionedValue },
]
