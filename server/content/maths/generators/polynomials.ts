/** 七年级上册 第 4 章 整式的加减 */
import { fillBlanks, multiChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, coprimePairs, fraction, polynomial, signed, sum } from '../notation.ts'

const chapter = 'ma-rj2024-7a-4'

const monomialParts: QuestionGenerator = {
  name: 'monomial-parts',
  chapter,
  knowledge: '单项式的系数与次数',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [top, bottom] = random.pick(coprimePairs(7))
    const [x, y] = [random.int(2, 4), random.int(2, 5)]
    const coefficient = fraction(-top, bottom)
    const option = (factor: string, degree: number) => `$${factor}$，$${degree}$`
    return singleChoice(random, {
      stem: `单项式 $${coefficient}x^${x}y^${y}$ 的系数和次数分别是`,
      right: option(coefficient, x + y),
      wrong: [option(coefficient, Math.max(x, y)), option(fraction(top, bottom), x + y), option(String(-top), x + y)],
      analysis: `单项式中的数字因数是系数，即 $${coefficient}$；所有字母的指数的和是次数，即 $${x}+${y}=${x + y}$。`,
    })
  },
}

const likeTerms: QuestionGenerator = {
  name: 'like-terms',
  chapter,
  knowledge: '同类项',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [p, q] = [random.int(2, 9), -random.int(2, 9)]
    const [m, n] = [random.int(1, 6), random.int(2, 6)]
    const [a, b] = [random.int(1, 3), random.int(1, 3)]
    if (p + q === 0) return likeTerms.generate(random)
    return fillBlanks(
      `若单项式 $${p}x^{m+${a}}y^{${n + b}}$ 与 $${q}x^{${m + a}}y^{n+${b}}$ 是同类项，则 $m=$ [[1]]，$n=$ [[2]]；把这两个单项式合并，所得单项式的系数是 [[3]]。`,
      [
        [m, `$x$ 的指数相同：$m+${a}=${m + a}$，所以 $m=${m}$。`],
        [n, `$y$ 的指数相同：$n+${b}=${n + b}$，所以 $n=${n}$。`],
        [p + q, `合并同类项，系数相加：$${p}+(${q})=${p + q}$。`],
      ],
    )
  },
}

const removeBrackets: QuestionGenerator = {
  name: 'remove-brackets',
  chapter,
  knowledge: '整式的加减',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [a, b, c] = [random.int(2, 5), random.int(2, 5), random.int(1, 6)]
    const [d, e, f] = [random.int(2, 4), random.int(1, 4), random.int(1, 6)]
    if (a * b === d * e || c === d * f || f === 1) return removeBrackets.generate(random)
    const simplified = polynomial([a * b - d * e, a * c + d * f])
    const first = polynomial([b, c])
    const second = polynomial([e, -f])
    return singleChoice(random, {
      stem: `化简 $${a}(${first})-${d}(${second})$ 的结果是`,
      right: `$${simplified}$`,
      wrong: [
        polynomial([a * b - d * e, a * c - d * f]),
        polynomial([a * b - d * e, a * c + f]),
        polynomial([a * b + d * e, a * c - d * f]),
        polynomial([a * b - d * e, c + d * f]),
      ].map((text) => `$${text}$`),
      analysis: `原式 $=${polynomial([a * b, a * c])}${signed(polynomial([-d * e, d * f]))}=${simplified}$。去括号时括号前是负号，各项都要变号。`,
    })
  },
}

const bracketRules: QuestionGenerator = {
  name: 'bracket-rules',
  chapter,
  knowledge: '去括号与合并同类项',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [k, m, p] = [random.int(2, 6), random.int(2, 7), random.int(5, 9)]
    const q = random.int(2, p - 2)
    const equation = (formula: string, holds: boolean, why: string): Statement => ({ text: `$${formula}$`, holds, why })
    return multiChoice(random, '下列式子变形正确的有', [
      equation(`a-(b-${k}c)=a-b+${k}c`, true, '括号前是负号，去括号后各项都变号。'),
      equation(`-${k}(x-${m})=-${k}x+${k * m}`, true, `$-${k}$ 与括号内的每一项相乘，$-${k}\\times(-${m})=${k * m}$。`),
      equation(`${p}x^2y-${q}yx^2=${p - q}x^2y`, true, `$x^2y$ 与 $yx^2$ 是同类项，系数相减得 $${p - q}$。`),
      equation(`${p}ab+${q}ab=${p + q}ab`, true, '合并同类项，系数相加，字母部分不变。'),
      equation(`a-(b+${k}c)=a-b+${k}c`, false, `括号前是负号，$+${k}c$ 应变为 $-${k}c$。`),
      equation(`-${k}(x-${m})=-${k}x-${k * m}`, false, `$-${k}\\times(-${m})=+${k * m}$，符号错了。`),
      equation(`${p}x^2+${q}x^2=${p + q}x^4`, false, `合并同类项时字母的指数不变，应为 $${p + q}x^2$。`),
      equation(`${p}a+${q}b=${p + q}ab`, false, `$${p}a$ 与 $${q}b$ 不是同类项，不能合并。`),
      equation(`${p}x-${q}x=${p - q}`, false, `漏写了字母，应为 $${p - q}x$。`),
    ])
  },
}

const simplifyThenEvaluate: QuestionGenerator = {
  name: 'simplify-then-evaluate',
  chapter,
  knowledge: '整式的化简求值',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [a, b, c] = [random.int(2, 5), random.int(2, 4), random.int(1, 3)]
    const [x, y] = [-random.int(1, 3), random.nonZero(-4, 4)]
    if (a === b * c) return simplifyThenEvaluate.generate(random)
    const [square, product] = [a - b * c, -(a + b)]
    const first = 'x^2-xy'
    const second = sum([
      [1, 'xy'],
      [c, 'x^2'],
    ])
    const simplified = sum([
      [square, 'x^2'],
      [product, 'xy'],
    ])
    const value = square * x * x + product * x * y
    const squareShown = square === 1 ? '' : square === -1 ? '-' : `${square}\\times`
    return workedAnswer({
      stem: `先化简，再求值：$${a}(${first})-${b}(${second})$，其中 $x=${x}$，$y=${y}$。`,
      model: [
        `解：原式 $=${a}x^2-${a}xy-${sum([[b, 'xy']])}-${sum([[b * c, 'x^2']])}$`,
        `$=${simplified}$。`,
        `当 $x=${x}$，$y=${y}$ 时，`,
        `原式 $=${squareShown}(${x})^2${product}\\times(${x})\\times${bracketed(y)}=${square * x * x}${signed(product * x * y)}=${value}$。`,
      ],
      criteria: [
        ['去括号', '每一项都乘到，符号正确', 30],
        ['合并同类项', `化简得 $${simplified}$`, 30],
        ['代入求值', `负数代入时加括号，结果为 $${value}$`, 20],
      ],
      analysis: '先去括号、合并同类项，把式子化到最简，再代入，计算量小，也不容易出错。',
    })
  },
}

export const polynomialGenerators: readonly QuestionGenerator[] = [
  monomialParts,
  likeTerms,
  removeBrackets,
  bracketRules,
  simplifyThenEvaluate,
]
