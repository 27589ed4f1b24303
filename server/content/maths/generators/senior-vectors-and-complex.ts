/** 必修第二册 第 6–7 章 平面向量及其应用、复数 */
import { fillBlank, fillBlanks, gap, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { bracketed, fraction, root, rootOver, signed, sum } from '../notation.ts'

const planeVectors: QuestionGenerator = {
  name: 'plane-vectors',
  chapter: 'ma-rja2019-b2-6',
  knowledge: '平面向量的坐标运算与数量积',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, b, c, d] = [random.nonZero(-5, 5), random.nonZero(-5, 5), random.nonZero(-5, 5), random.nonZero(-5, 5)]
    const [product, square] = [a * c + b * d, c * c + d * d]
    if (a * d === b * c || (a + c === 0 && b + d === 0)) return planeVectors.generate(random)
    const lambda = fraction(-product, square)
    return fillBlanks(
      `已知向量 $\\boldsymbol{a}=(${a},${b})$，$\\boldsymbol{b}=(${c},${d})$，则 $\\boldsymbol{a}\\cdot\\boldsymbol{b}=$ [[1]]，$\\left|\\boldsymbol{a}+\\boldsymbol{b}\\right|=$ [[2]]；若 $(\\boldsymbol{a}+\\lambda\\boldsymbol{b})\\perp\\boldsymbol{b}$，则 $\\lambda=$ [[3]]。`,
      [
        [
          product,
          `$\\boldsymbol{a}\\cdot\\boldsymbol{b}=${a}\\times${bracketed(c)}+${bracketed(b)}\\times${bracketed(d)}=${product}$。`,
        ],
        [
          root((a + c) ** 2 + (b + d) ** 2),
          `$\\boldsymbol{a}+\\boldsymbol{b}=(${a + c},${b + d})$，模是 $\\sqrt{${bracketed(a + c)}^2+${bracketed(b + d)}^2}=${root((a + c) ** 2 + (b + d) ** 2)}$。`,
        ],
        [
          lambda,
          `由 $\\boldsymbol{a}\\cdot\\boldsymbol{b}+\\lambda\\boldsymbol{b}^2=0$，得 $${product}+${square}\\lambda=0$，所以 $\\lambda=${lambda}$。`,
        ],
      ],
    )
  },
}

/** Two sides, the angle between them in degrees and the third side, all integers. */
const integerTriangles = [
  [3, 8, 60, 7],
  [5, 8, 60, 7],
  [7, 15, 60, 13],
  [8, 15, 60, 13],
  [5, 21, 60, 19],
  [16, 21, 60, 19],
  [3, 5, 120, 7],
  [7, 8, 120, 13],
  [5, 16, 120, 19],
  [6, 10, 120, 14],
] as const

const cosineTheorem: QuestionGenerator = {
  name: 'cosine-theorem',
  chapter: 'ma-rja2019-b2-6',
  knowledge: '余弦定理与三角形面积',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [p, q, angle, a] = random.pick(integerTriangles)
    const [b = p, c = q] = random.shuffle([p, q])
    const cosine = angle === 60 ? '\\dfrac{1}{2}' : '-\\dfrac{1}{2}'
    const area = rootOver(3, b * c, 4)
    const sine = rootOver(3, c, 2 * a)
    return workedAnswer({
      stem: `在 $\\triangle ABC$ 中，角 $A$，$B$，$C$ 所对的边分别是 $a$，$b$，$c$，已知 $b=${b}$，$c=${c}$，$A=${angle}^\\circ$。\n（1）求 $a$；\n（2）求 $\\triangle ABC$ 的面积和 $\\sin C$。`,
      model: [
        `解：（1）由余弦定理，$a^2=b^2+c^2-2bc\\cos A=${b * b}+${c * c}-2\\times${b}\\times${c}\\times${bracketed(cosine)}=${a * a}$，`,
        `所以 $a=${a}$。`,
        `（2）$S=\\dfrac{1}{2}bc\\sin A=\\dfrac{1}{2}\\times${b}\\times${c}\\times\\dfrac{\\sqrt{3}}{2}=${area}$。`,
        `由正弦定理，$\\sin C=\\dfrac{c\\sin A}{a}=\\dfrac{${c}}{${a}}\\times\\dfrac{\\sqrt{3}}{2}=${sine}$。`,
      ],
      criteria: [
        ['余弦定理', '公式与代入正确', 30],
        ['求出 $a$', `$a=${a}$`, 20],
        ['求面积', `$S=${area}$`, 30],
        ['正弦定理', `$\\sin C=${sine}$`, 30],
      ],
      analysis: '已知两边及其夹角，先用余弦定理求第三边，再用面积公式和正弦定理。',
    })
  },
}

/** A complex number as printed: `3-2i`, `-i`, `4`. */
const complex = (real: number, imaginary: number) =>
  sum([
    [real, ''],
    [imaginary, '\\mathrm{i}'],
  ])

const complexQuotient: QuestionGenerator = {
  name: 'complex-quotient',
  chapter: 'ma-rja2019-b2-7',
  knowledge: '复数的四则运算',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [c, d, m, n] = [random.int(1, 3), random.nonZero(-3, 3), random.nonZero(-4, 4), random.nonZero(-4, 4)]
    const [top, topI] = [c * m - d * n, c * n + d * m]
    if (topI === 0 || Math.abs(m) === Math.abs(n)) return complexQuotient.generate(random)
    const modulus = c * c + d * d
    return singleChoice(random, {
      stem: `复数 $\\dfrac{${complex(top, topI)}}{${complex(c, d)}}$ 等于`,
      right: `$${complex(m, n)}$`,
      wrong: [complex(m, -n), complex(-m, n), complex(n, m)].map((text) => `$${text}$`),
      analysis: `分子、分母同乘 $${complex(c, -d)}$，得 $\\dfrac{(${complex(top, topI)})(${complex(c, -d)})}{${modulus}}=\\dfrac{${complex(m * modulus, n * modulus)}}{${modulus}}=${complex(m, n)}$。`,
    })
  },
}

const complexModulus: QuestionGenerator = {
  name: 'complex-modulus',
  chapter: 'ma-rja2019-b2-7',
  knowledge: '复数的模',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const [a, b, c, d] = [random.int(1, 5), random.nonZero(-4, 4), random.int(1, 4), random.nonZero(-3, 3)]
    const [real, imaginary] = [a * c - b * d, a * d + b * c]
    const answer = root(real * real + imaginary * imaginary)
    return fillBlank(
      `已知复数 $z=(${complex(a, b)})(${complex(c, d)})$，则 $\\left|z\\right|=$ ${gap}。`,
      answer,
      `$z=${a * c}${signed(complex(0, a * d))}${signed(complex(0, b * c))}${signed(-b * d)}=${complex(real, imaginary)}$，所以 $\\left|z\\right|=\\sqrt{${bracketed(real)}^2+${bracketed(imaginary)}^2}=${answer}$。`,
    )
  },
}

export const vectorAndComplexGenerators: readonly QuestionGenerator[] = [
  planeVectors,
  cosineTheorem,
  complexQuotient,
  complexModulus,
]
