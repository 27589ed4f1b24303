/** 必修第二册 第 6–7 章 平面向量及其应用、复数：各难度的问题 */
import { fillBlank, fillBlanks, gap, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { bracketed, fraction, root, rootOver, signed, sum } from '../notation.ts'

const sizeOfCombination: QuestionGenerator = {
  name: 'size-of-combination',
  chapter: 'ma-rja2019-b2-6',
  knowledge: '平面向量的坐标运算与数量积',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [p, q, k] = [random.int(1, 5), random.int(1, 5), random.nonZero(-3, 3)]
    const [angle, twice] = random.pick([
      [60, 1],
      [120, -1],
    ] as const)
    const square = p * p + k * p * q * twice + k * k * q * q
    const combined = sum([
      [1, '\\boldsymbol{a}'],
      [k, '\\boldsymbol{b}'],
    ])
    return fillBlank(
      `已知向量 $\\boldsymbol{a}$，$\\boldsymbol{b}$ 的夹角是 $${angle}^\\circ$，$\\left|\\boldsymbol{a}\\right|=${p}$，$\\left|\\boldsymbol{b}\\right|=${q}$，则 $\\left|${combined}\\right|=$ ${gap}。`,
      root(square),
      `$\\boldsymbol{a}\\cdot\\boldsymbol{b}=${p}\\times${q}\\times\\cos${angle}^\\circ=${fraction(p * q * twice, 2)}$，$\\left|${combined}\\right|^2=\\boldsymbol{a}^2${signed(2 * k)}\\boldsymbol{a}\\cdot\\boldsymbol{b}+${k * k === 1 ? '' : k * k}\\boldsymbol{b}^2=${p * p}${signed(k * p * q * twice)}+${k * k * q * q}=${square}$，所以 $\\left|${combined}\\right|=${root(square)}$。`,
    )
  },
}

const productOnSide: QuestionGenerator = {
  name: 'product-on-side',
  chapter: 'ma-rja2019-b2-6',
  knowledge: '平面向量的坐标运算与数量积',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [a, half] = [random.int(1, 6), random.int(1, 4)]
    const b = 2 * half
    const [most, least] = [a * a, a * a - half * half]
    if (a === b) return productOnSide.generate(random)
    return fillBlanks(
      `在矩形 $ABCD$ 中，$AB=${a}$，$BC=${b}$，点 $P$ 在边 $BC$ 上运动，则 $\\overrightarrow{PA}\\cdot\\overrightarrow{PD}$ 的最大值是 [[1]]，最小值是 [[2]]。`,
      [
        [
          most,
          `以 $A$ 为原点，$AB$，$AD$ 所在直线为 $x$ 轴、$y$ 轴建立平面直角坐标系，则 $D(0,${b})$，设 $P(${a},t)$，$0\\le t\\le${b}$。$\\overrightarrow{PA}\\cdot\\overrightarrow{PD}=(-${a},-t)\\cdot(-${a},${b}-t)=t^2-${b}t+${a * a}$，当 $t=0$ 或 $t=${b}$ 时取最大值 ${most}。`,
        ],
        [least, `配方得 $(t-${half})^2${least === 0 ? '' : signed(least)}$，当 $t=${half}$ 时取最小值 $${least}$。`],
      ],
    )
  },
}

const sideByCosineTheorem: QuestionGenerator = {
  name: 'side-by-cosine-theorem',
  chapter: 'ma-rja2019-b2-6',
  knowledge: '余弦定理与三角形面积',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [p, q] = [random.int(2, 9), random.int(2, 9)]
    const [angle, twice] = random.pick([
      [60, 1],
      [120, -1],
    ] as const)
    const square = p * p + q * q - twice * p * q
    return fillBlank(
      `在 $\\triangle ABC$ 中，角 $A$，$B$，$C$ 所对的边分别是 $a$，$b$，$c$，已知 $a=${p}$，$b=${q}$，$C=${angle}^\\circ$，则 $c=$ ${gap}。`,
      root(square),
      `由余弦定理，$c^2=a^2+b^2-2ab\\cos C=${p * p}+${q * q}-2\\times${p}\\times${q}\\times\\cos${angle}^\\circ=${square}$，所以 $c=${root(square)}$。`,
    )
  },
}

const greatestArea: QuestionGenerator = {
  name: 'greatest-area',
  chapter: 'ma-rja2019-b2-6',
  knowledge: '余弦定理与三角形面积',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [unit, isAcute] = [random.int(1, 8), random.pick([true, false])]
    const a = 2 * unit
    const [condition, cosine, angle] = isAcute
      ? ['(2b-c)\\cos A=a\\cos C', '\\dfrac{1}{2}', 60]
      : ['(2b+c)\\cos A+a\\cos C=0', '-\\dfrac{1}{2}', 120]
    const most = fraction(a * a, isAcute ? 1 : 3)
    const area = isAcute ? root(3, unit * unit) : rootOver(3, unit * unit, 3)
    const identity = isAcute
      ? '$2\\sin B\\cos A=\\sin A\\cos C+\\cos A\\sin C=\\sin(A+C)=\\sin B$'
      : '$2\\sin B\\cos A=-(\\sin A\\cos C+\\cos A\\sin C)=-\\sin(A+C)=-\\sin B$'
    return workedAnswer({
      stem: `在 $\\triangle ABC$ 中，角 $A$，$B$，$C$ 所对的边分别是 $a$，$b$，$c$，且 $${condition}$。\n（1）求角 $A$ 的大小；\n（2）若 $a=${a}$，求 $\\triangle ABC$ 面积的最大值。`,
      model: [
        `解：（1）由正弦定理，把边化为角，得 ${identity}。`,
        `因为 $\\sin B>0$，所以 $\\cos A=${cosine}$，又 $0^\\circ<A<180^\\circ$，所以 $A=${angle}^\\circ$。`,
        `（2）由余弦定理，$${a * a}=b^2+c^2${isAcute ? '-' : '+'}bc\\ge2bc${isAcute ? '-' : '+'}bc=${isAcute ? '' : '3'}bc$，`,
        `所以 $bc\\le${most}$，当且仅当 $b=c$ 时等号成立。`,
        `$S=\\dfrac{1}{2}bc\\sin A=\\dfrac{\\sqrt{3}}{4}bc\\le${area}$。`,
        `答：$\\triangle ABC$ 面积的最大值是 $${area}$。`,
      ],
      criteria: [
        ['正弦定理', '边化角，再用两角和的正弦公式', 30],
        ['求出 $A$', `$A=${angle}^\\circ$`, 20],
        ['余弦定理', `用基本不等式得 $bc\\le${most}$`, 40],
        ['求最大值', `面积的最大值 $${area}$，说明等号成立的条件`, 20],
      ],
      analysis: '条件中既有边又有角，先统一成角；已知一边及其对角，用余弦定理和基本不等式求 $bc$ 的最大值。',
    })
  },
}

/** A complex number as printed: `3-2i`, `-i`, `4`. */
const complex = (real: number, imaginary: number) =>
  sum([
    [real, ''],
    [imaginary, '\\mathrm{i}'],
  ])

const conjugateEquation: QuestionGenerator = {
  name: 'conjugate-equation',
  chapter: 'ma-rja2019-b2-7',
  knowledge: '复数的四则运算',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [a, b, k] = [random.nonZero(-5, 5), random.nonZero(-5, 5), random.int(2, 4)]
    const [real, imaginary] = [(1 + k) * a, (1 - k) * b]
    if (Math.abs(a) === Math.abs(b)) return conjugateEquation.generate(random)
    return singleChoice(random, {
      stem: `已知复数 $z$ 满足 $z+${k}\\overline{z}=${complex(real, imaginary)}$（$\\overline{z}$ 是 $z$ 的共轭复数），则 $z=$`,
      right: `$${complex(a, b)}$`,
      wrong: [complex(a, -b), complex(-a, b), complex(b, a)].map((text) => `$${text}$`),
      analysis: `设 $z=a+b\\mathrm{i}$（$a$，$b\\in\\mathbf{R}$），则 $z+${k}\\overline{z}=${1 + k}a${1 - k === -1 ? '-' : 1 - k}b\\mathrm{i}$，由复数相等得 $${1 + k}a=${real}$，$${1 - k === -1 ? '-' : 1 - k}b=${imaginary}$，所以 $a=${a}$，$b=${b}$，$z=${complex(a, b)}$。`,
    })
  },
}

const complexRoot: QuestionGenerator = {
  name: 'complex-root',
  chapter: 'ma-rja2019-b2-7',
  knowledge: '复数的四则运算',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [a, b] = [random.nonZero(-4, 4), random.nonZero(-5, 5)]
    const [p, q] = [-2 * a, a * a + b * b]
    const z = complex(a, b)
    return fillBlanks(
      `已知 $${z}$ 是关于 $x$ 的方程 $x^2+px+q=0$（$p$，$q\\in\\mathbf{R}$）的一个根，则 $p=$ [[1]]，$q=$ [[2]]。`,
      [
        [
          p,
          `把 $x=${z}$ 代入，$(${z})^2=${complex(a * a - b * b, 2 * a * b)}$，整理后虚部等于 0：$${sum([
            [2 * a * b, ''],
            [b, 'p'],
          ])}=0$，所以 $p=${p}$。`,
        ],
        [
          q,
          `实部等于 0：$${sum([
            [a * a - b * b, ''],
            [a, 'p'],
            [1, 'q'],
          ])}=0$，所以 $q=${q}$。也可用两根 $${z}$，$${complex(a, -b)}$ 之积求得。`,
        ],
      ],
    )
  },
}

const imaginaryModulus: QuestionGenerator = {
  name: 'imaginary-modulus',
  chapter: 'ma-rja2019-b2-7',
  knowledge: '复数的模',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [m, other, c] = [random.nonZero(-4, 4), random.nonZero(-4, 4), random.int(1, 6)]
    const imaginary = m - other
    if (imaginary === 0) return imaginaryModulus.generate(random)
    const answer = root(c * c + imaginary * imaginary)
    return fillBlank(
      `已知复数 $z=(m${signed(-m)})+(m${signed(-other)})\\mathrm{i}$（$m\\in\\mathbf{R}$）是纯虚数，则 $\\left|z+${c}\\right|=$ ${gap}。`,
      answer,
      `$z$ 是纯虚数，实部 $m${signed(-m)}=0$，所以 $m=${m}$，$z=${complex(0, imaginary)}$，$\\left|z+${c}\\right|=\\sqrt{${c}^2+${bracketed(imaginary)}^2}=${answer}$。`,
    )
  },
}

const modulusOnCircle: QuestionGenerator = {
  name: 'modulus-on-circle',
  chapter: 'ma-rja2019-b2-7',
  knowledge: '复数的模',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [p, q, distance] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [8, 6, 10],
      [5, 12, 13],
      [12, 5, 13],
    ] as const)
    const [a, b, radius] = [p * random.pick([1, -1]), q * random.pick([1, -1]), random.int(1, 4)]
    const centre = complex(a, b)
    const difference = complex(-a, -b)
    return fillBlanks(
      `已知复数 $z$ 满足 $|z${signed(difference)}|=${radius}$，则 $|z|$ 的最大值是 [[1]]，最小值是 [[2]]。`,
      [
        [
          distance + radius,
          `$|z-(${centre})|=${radius}$ 表示复平面内以 $C(${a},${b})$ 为圆心、${radius} 为半径的圆，$|z|$ 是圆上的点到原点的距离。$|OC|=\\sqrt{${bracketed(a)}^2+${bracketed(b)}^2}=${distance}$，所以最大值是 $${distance}+${radius}=${distance + radius}$。`,
        ],
        [distance - radius, `原点在圆外，最小值是 $${distance}-${radius}=${distance - radius}$。`],
      ],
    )
  },
}

export const seniorVectorProblems: readonly QuestionGenerator[] = [
  sizeOfCombination,
  productOnSide,
  sideByCosineTheorem,
  greatestArea,
  conjugateEquation,
  complexRoot,
  imaginaryModulus,
  modulusOnCircle,
]
