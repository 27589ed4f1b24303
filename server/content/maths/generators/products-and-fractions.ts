/** 八年级上册 第 16–18 章 整式的乘法、因式分解、分式 */
import { fillBlank, fillBlanks, gap, multiChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, polynomial, signed, sum } from '../notation.ts'

const powerRules: QuestionGenerator = {
  name: 'power-rules',
  chapter: 'ma-rj2024-8a-16',
  knowledge: '幂的运算',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [m, n, k] = [random.int(3, 6), random.int(2, 4), random.int(2, 4)]
    const p = n === 2 && k === 2 ? 3 : k
    const rule = (formula: string, holds: boolean, why: string): Statement => ({ text: `$${formula}$`, holds, why })
    const a = (exponent: number) => `a^{${exponent}}`
    return multiChoice(random, '下列运算正确的有', [
      rule(`${a(m)}\\cdot ${a(n)}=${a(m + n)}`, true, '同底数幂相乘，底数不变，指数相加。'),
      rule(`(${a(m)})^{${n}}=${a(m * n)}`, true, '幂的乘方，底数不变，指数相乘。'),
      rule(`(${p}ab)^{${n}}=${p ** n}a^{${n}}b^{${n}}`, true, '积的乘方，把每个因式分别乘方。'),
      rule(`${a(m + n)}\\div ${a(n)}=${a(m)}`, true, '同底数幂相除，底数不变，指数相减。'),
      rule(`${a(m)}\\cdot ${a(n)}=${a(m * n)}`, false, `指数应相加，结果是 $${a(m + n)}$。`),
      rule(`(${a(m)})^{${n}}=${a(m + n)}`, false, `指数应相乘，结果是 $${a(m * n)}$。`),
      rule(`(${p}a)^{${n}}=${p * n}${a(n)}`, false, `系数也要乘方，结果是 $${p ** n}${a(n)}$。`),
      rule(`${a(m)}+${a(m)}=${a(2 * m)}`, false, `这是合并同类项，结果是 $2${a(m)}$。`),
      rule(`(a-${k})^2=a^2-${k * k}`, false, `缺少中间项，结果是 $a^2-${2 * k}a+${k * k}$。`),
    ])
  },
}

const perfectSquareValue: QuestionGenerator = {
  name: 'perfect-square-value',
  chapter: 'ma-rj2024-8a-16',
  knowledge: '完全平方公式的应用',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [x, y] = [random.int(1, 7), random.nonZero(-6, 6)]
    const [total, product] = [x + y, x * y]
    if (random.pick([true, false])) {
      const value = total * total - 2 * product
      return fillBlank(
        `已知 $a+b=${total}$，$ab=${product}$，则 $a^2+b^2=$ ${gap}。`,
        value,
        `$a^2+b^2=(a+b)^2-2ab=${bracketed(total)}^2-2\\times${bracketed(product)}=${value}$。`,
      )
    }
    const value = total * total - 4 * product
    return fillBlank(
      `已知 $a+b=${total}$，$ab=${product}$，则 $(a-b)^2=$ ${gap}。`,
      value,
      `$(a-b)^2=(a+b)^2-4ab=${bracketed(total)}^2-4\\times${bracketed(product)}=${value}$。`,
    )
  },
}

const expandProduct: QuestionGenerator = {
  name: 'expand-product',
  chapter: 'ma-rj2024-8a-16',
  knowledge: '多项式乘多项式',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, p, q] = [random.int(2, 4), random.nonZero(-6, 6), random.nonZero(-6, 6)]
    const [middle, last] = [a * q + p, p * q]
    if (middle === 0) return expandProduct.generate(random)
    return fillBlanks(
      `若 $(${polynomial([a, p])})(${polynomial([1, q])})=${a}x^2+mx+n$ 对任意 $x$ 都成立，则 $m=$ [[1]]，$n=$ [[2]]。`,
      [
        [
          middle,
          `一次项是 $${sum([[a * q, 'x']])}${signed(sum([[p, 'x']]))}=${sum([[middle, 'x']])}$，所以 $m=${middle}$。`,
        ],
        [last, `常数项是 $${bracketed(p)}\\times${bracketed(q)}=${last}$，所以 $n=${last}$。`],
      ],
    )
  },
}

const factoriseFully: QuestionGenerator = {
  name: 'factorise-fully',
  chapter: 'ma-rj2024-8a-17',
  knowledge: '因式分解',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, b] = [random.int(2, 6), random.int(2, 7)]
    if (random.pick([true, false])) {
      return singleChoice(random, {
        stem: `把 $${a}x^2-${a * b * b}$ 分解因式，结果正确的是`,
        right: `$${a}(x+${b})(x-${b})$`,
        wrong: [`$${a}(x^2-${b * b})$`, `$${a}(x-${b})^2$`, `$(${a}x+${b})(x-${b})$`],
        analysis: `先提公因式，得 $${a}(x^2-${b * b})$，再用平方差公式，得 $${a}(x+${b})(x-${b})$。分解要进行到不能再分解为止。`,
      })
    }
    return singleChoice(random, {
      stem: `把 $${a}x^2-${2 * a * b}x+${a * b * b}$ 分解因式，结果正确的是`,
      right: `$${a}(x-${b})^2$`,
      wrong: [`$${a}(x^2-${2 * b}x+${b * b})$`, `$${a}(x+${b})(x-${b})$`, `$${a}(x+${b})^2$`],
      analysis: `先提公因式，得 $${a}(x^2-${2 * b}x+${b * b})$，再用完全平方公式，得 $${a}(x-${b})^2$。`,
    })
  },
}

const factorToCompute: QuestionGenerator = {
  name: 'factor-to-compute',
  chapter: 'ma-rj2024-8a-17',
  knowledge: '用因式分解简便计算',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const [difference, half] = [random.int(1, 9), random.pick([50, 100, 150, 200])]
    const [large, small] = [half + difference, half - difference]
    const value = 4 * half * difference
    return fillBlank(
      `计算：$${large}^2-${small}^2=$ ${gap}。`,
      value,
      `原式 $=(${large}+${small})\\times(${large}-${small})=${2 * half}\\times${2 * difference}=${value}$。`,
    )
  },
}

const fractionIsZero: QuestionGenerator = {
  name: 'fraction-is-zero',
  chapter: 'ma-rj2024-8a-18',
  knowledge: '分式的值为零的条件',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const [n, sign] = [random.int(2, 9), random.pick([1, -1])]
    const bottom = polynomial([1, sign * n])
    return singleChoice(random, {
      stem: `若分式 $\\dfrac{x^2-${n * n}}{${bottom}}$ 的值为 0，则 $x$ 的值是`,
      right: `$${sign * n}$`,
      wrong: [`$${-sign * n}$`, `$\\pm${n}$`, '$0$'],
      analysis: `分子为 0，得 $x=\\pm${n}$；分母不为 0，得 $x\\ne${-sign * n}$。所以 $x=${sign * n}$。`,
    })
  },
}

const fractionalEquation: QuestionGenerator = {
  name: 'fractional-equation',
  chapter: 'ma-rj2024-8a-18',
  knowledge: '解分式方程',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [a, c, t, x] = [random.int(2, 6), random.int(1, 5), random.nonZero(-2, 2), random.nonZero(-6, 9)]
    const [b, d] = [x - a * t, x - c * t]
    if (a <= c || b === 0 || d === 0) return fractionalEquation.generate(random)
    const [left, right] = [polynomial([1, -b]), polynomial([1, -d])]
    const constant = a * d - c * b
    const scaled = a - c === 1 ? '' : `即 $${a - c}x=${constant}$，`
    return workedAnswer({
      stem: `解方程：$\\dfrac{${a}}{${left}}=\\dfrac{${c}}{${right}}$。`,
      model: [
        `解：方程两边乘 $(${left})(${right})$，得 $${a}(${right})=${c === 1 ? left : `${c}(${left})`}$。`,
        `去括号，得 $${polynomial([a, -a * d])}=${polynomial([c, -c * b])}$，${scaled}解得 $x=${x}$。`,
        `检验：当 $x=${x}$ 时，$(${left})(${right})\\ne0$，`,
        `所以原分式方程的解是 $x=${x}$。`,
      ],
      criteria: [
        ['去分母', '两边乘最简公分母，化为整式方程', 30],
        ['解整式方程', `解得 $x=${x}$`, 30],
        ['检验', '代入最简公分母检验', 20],
        ['结论', '写出原方程的解', 10],
      ],
      analysis: '去分母把分式方程化为整式方程。这一步可能产生增根，所以必须检验。',
    })
  },
}

export const productAndFractionGenerators: readonly QuestionGenerator[] = [
  powerRules,
  perfectSquareValue,
  expandProduct,
  factoriseFully,
  factorToCompute,
  fractionIsZero,
  fractionalEquation,
]
