/** 七年级下册 第 8 章 实数 */
import { fillBlank, fillBlanks, gap, multiChoice, singleChoice } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { coprimePairs, decimal, fraction, signed, sum } from '../notation.ts'
import type { Random } from '../../random.ts'

const chapter = 'ma-rj2024-7b-8'

function rootsOfSquare(random: Random): Draft {
  const n = random.int(3, 12)
  return singleChoice(random, {
    stem: `$${n * n}$ 的平方根是`,
    right: `$\\pm${n}$`,
    wrong: [`$${n}$`, `$-${n}$`, `$\\pm${n * n}$`],
    analysis: `因为 $(\\pm${n})^2=${n * n}$，所以 $${n * n}$ 的平方根是 $\\pm${n}$。正数的平方根有两个，它们互为相反数。`,
  })
}

function rootsOfRoot(random: Random): Draft {
  const n = random.int(2, 6)
  return singleChoice(random, {
    stem: `$\\sqrt{${n ** 4}}$ 的平方根是`,
    right: `$\\pm${n}$`,
    wrong: [`$\\pm${n * n}$`, `$${n * n}$`, `$${n}$`],
    analysis: `$\\sqrt{${n ** 4}}=${n * n}$，题目求的是 $${n * n}$ 的平方根，即 $\\pm${n}$。`,
  })
}

function cubeRoot(random: Random): Draft {
  const n = random.int(2, 9)
  return singleChoice(random, {
    stem: `$-${n ** 3}$ 的立方根是`,
    right: `$-${n}$`,
    wrong: [`$${n}$`, `$\\pm${n}$`, `$-${n * n}$`],
    analysis: `因为 $(-${n})^3=-${n ** 3}$，所以 $-${n ** 3}$ 的立方根是 $-${n}$。负数的立方根是负数，只有一个。`,
  })
}

const squareAndCubeRoots: QuestionGenerator = {
  name: 'square-and-cube-roots',
  chapter,
  knowledge: '平方根与立方根',
  difficulty: 1,
  questions: 8,
  generate: (random) => random.pick([rootsOfSquare, rootsOfRoot, cubeRoot])(random),
}

const realOperations: QuestionGenerator = {
  name: 'real-operations',
  chapter,
  knowledge: '实数的运算',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [a, b, c, d] = [random.int(4, 12), random.int(2, 5), random.int(1, 4), random.int(5, 10)]
    const value = a - b + (d - c)
    return fillBlank(
      `计算：$\\sqrt{${a * a}}+\\sqrt[3]{-${b ** 3}}+\\left|${c}-\\sqrt{${d * d}}\\right|=$ ${gap}。`,
      value,
      `原式 $=${a}+(-${b})+\\left|${c}-${d}\\right|=${a}-${b}+${d - c}=${value}$。`,
    )
  },
}

const integerAndDecimalPart: QuestionGenerator = {
  name: 'integer-and-decimal-part',
  chapter,
  knowledge: '无理数的估算',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const whole = random.int(2, 11)
    const radicand = random.int(whole * whole + 1, (whole + 1) ** 2 - 1)
    const surd = `\\sqrt{${radicand}}`
    return fillBlanks(
      `$${surd}$ 的整数部分是 [[1]]，小数部分是 [[2]]。若 $a$ 是 $${surd}$ 的小数部分，则 $(${surd}+${whole})a$ 的值是 [[3]]。`,
      [
        [
          whole,
          `因为 $${whole * whole}<${radicand}<${(whole + 1) ** 2}$，所以 $${whole}<${surd}<${whole + 1}$，整数部分是 ${whole}。`,
        ],
        [`${surd}-${whole}`, `小数部分等于这个数减去它的整数部分，即 $${surd}-${whole}$。`],
        [
          radicand - whole * whole,
          `$(${surd}+${whole})(${surd}-${whole})=${radicand}${signed(sum([[-whole, surd]]))}${signed(sum([[whole, surd]]))}-${whole * whole}=${radicand - whole * whole}$。`,
        ],
      ],
    )
  },
}

const irrationalNumbers: QuestionGenerator = {
  name: 'irrational-numbers',
  chapter,
  knowledge: '无理数的概念',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const number = (latex: string, holds: boolean, why: string): Statement => ({ text: `$${latex}$`, holds, why })
    const square = random.int(2, 12) ** 2
    const nonSquare = random.pick([2, 3, 5, 6, 7, 10, 11, 13, 15, 17, 19])
    const nonCube = random.pick([2, 3, 4, 5, 6, 7, 9, 10])
    const [top, bottom] = random.pick(coprimePairs(13))
    const repeating = random.int(1, 8)
    const whole = random.int(2, 9)
    return multiChoice(
      random,
      '下列各数中，是无理数的有',
      [
        number(`\\sqrt{${nonSquare}}`, true, `$${nonSquare}$ 不是完全平方数，开方开不尽。`),
        number(`\\sqrt[3]{${nonCube}}`, true, `$${nonCube}$ 不是立方数，开方开不尽。`),
        number(`\\dfrac{\\pi}{${whole}}`, true, '$\\pi$ 是无限不循环小数，除以整数后仍是无理数。'),
        number(`\\sqrt{${nonSquare}}-${whole}`, true, '无理数减去有理数，差是无理数。'),
        number(`\\sqrt{${square}}`, false, `$\\sqrt{${square}}=${Math.sqrt(square)}$，是整数。`),
        number(`\\sqrt[3]{-${whole ** 3}}`, false, `$\\sqrt[3]{-${whole ** 3}}=-${whole}$，是整数。`),
        number(fraction(-top, bottom), false, '分数是有理数。'),
        number(`0.\\dot{${repeating}}`, false, '循环小数可以化为分数，是有理数。'),
        number(decimal(3 + random.int(11, 19) / 100), false, '有限小数是有理数。'),
      ],
      ['是', '不是'],
    )
  },
}

export const realNumberGenerators: readonly QuestionGenerator[] = [
  squareAndCubeRoots,
  realOperations,
  integerAndDecimalPart,
  irrationalNumbers,
]
