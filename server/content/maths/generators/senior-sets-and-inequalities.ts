/** 必修第一册 第 1–2 章 集合与常用逻辑用语、一元二次函数、方程和不等式 */
import { fillBlank, gap, orderedChoice, singleChoice } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { polynomial, signed } from '../notation.ts'

const setOf = (numbers: readonly number[]) => `\\{${numbers.join(',')}\\}`

const setIntersection: QuestionGenerator = {
  name: 'set-intersection',
  chapter: 'ma-rja2019-b1-1',
  knowledge: '集合的运算',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [low, length] = [random.int(-3, 1), random.int(3, 4)]
    const high = low + length
    const set = Array.from({ length: length + 3 }, (_, index) => low - 1 + index)
    const inside = set.filter((member) => member > low && member < high)
    const quadratic = polynomial([1, -(low + high), low * high])
    return singleChoice(random, {
      stem: `已知集合 $A=\\{x\\mid ${quadratic}<0\\}$，$B=${setOf(set)}$，则 $A\\cap B=$`,
      right: `$${setOf(inside)}$`,
      wrong: [setOf([low, ...inside, high]), setOf([...inside, high]), setOf([low, ...inside])].map(
        (text) => `$${text}$`,
      ),
      analysis: `解 $${quadratic}<0$，得 $${low}<x<${high}$，端点取不到，所以 $A\\cap B=${setOf(inside)}$。`,
    })
  },
}

const subsetCount: QuestionGenerator = {
  name: 'subset-count',
  chapter: 'ma-rja2019-b1-1',
  knowledge: '子集的个数',
  difficulty: 2,
  questions: 6,
  generate(random) {
    const [size, fixed] = [random.int(4, 7), random.int(1, 2)]
    const whole = Array.from({ length: size }, (_, index) => index + 1)
    const required = random.sample(whole, fixed).sort((a, b) => a - b)
    const proper = random.pick([true, false])
    const free = size - fixed
    const count = 2 ** free - (proper ? 1 : 0)
    return fillBlank(
      `满足 $${setOf(required)}\\subseteq M${proper ? '\\subsetneqq' : '\\subseteq'}${setOf(whole)}$ 的集合 $M$ 的个数是 ${gap}。`,
      count,
      `$M$ 必须含有 $${required.join('$，$')}$，其余 ${free} 个元素可取可不取，有 $2^${free}=${2 ** free}$ 种${proper ? `；再去掉 $M$ 等于全集的一种，得 ${count}` : ''}。`,
    )
  },
}

const conditionNames = ['充分不必要条件', '必要不充分条件', '充要条件', '既不充分也不必要条件'] as const

const conditions: QuestionGenerator = {
  name: 'conditions',
  chapter: 'ma-rja2019-b1-1',
  knowledge: '充分条件与必要条件',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [low, shift] = [random.int(-3, 6), random.int(1, 4)]
    const square = random.int(2, 9)
    const [p, q, index, why] = random.pick([
      [`x>${low + shift}`, `x>${low}`, 0, `由 $x>${low + shift}$ 能推出 $x>${low}$，反过来不成立。`],
      [
        `x^2=${square * square}`,
        `x=${square}`,
        1,
        `$x^2=${square * square}$ 时 $x=\\pm${square}$；由 $x=${square}$ 能推出 $x^2=${square * square}$。`,
      ],
      [
        `x^2>${square * square}`,
        `x>${square}`,
        1,
        `$x^2>${square * square}$ 时 $x>${square}$ 或 $x<-${square}$；由 $x>${square}$ 能推出 $x^2>${square * square}$。`,
      ],
      [`\\left|x\\right|<${square}`, `-${square}<x<${square}`, 2, '两者的解集相同。'],
      [`x>${low}`, `x<${low + shift}`, 3, '两者互相都不能推出。'],
    ] as const)
    const right = conditionNames[index]
    return orderedChoice(`设 $x\\in\\mathbf{R}$，则“$${p}$”是“$${q}$”的`, conditionNames, right, why)
  },
}

const quadraticInequality: QuestionGenerator = {
  name: 'quadratic-inequality',
  chapter: 'ma-rja2019-b1-2',
  knowledge: '一元二次不等式',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [low, length] = [random.int(-6, 3), random.int(2, 7)]
    const high = low + length
    const negative = random.pick([true, false])
    const sign = negative ? -1 : 1
    const inequality = `${polynomial([sign, -sign * (low + high), sign * low * high])}>0`
    const between = `$\\{x\\mid ${low}<x<${high}\\}$`
    const outside = `$\\{x\\mid x<${low}$ 或 $x>${high}\\}$`
    const mirrored = `$\\{x\\mid ${-high}<x<${-low}\\}$`
    const mirroredOutside = `$\\{x\\mid x<${-high}$ 或 $x>${-low}\\}$`
    if (low + high === 0) return quadraticInequality.generate(random)
    return singleChoice(random, {
      stem: `不等式 $${inequality}$ 的解集是`,
      right: negative ? between : outside,
      wrong: [negative ? outside : between, mirrored, mirroredOutside],
      analysis: `${negative ? `两边乘 $-1$，得 $${polynomial([1, -(low + high), low * high])}<0$；` : ''}方程 $${polynomial([1, -(low + high), low * high])}=0$ 的根是 $${low}$ 和 $${high}$，所以解集是 ${negative ? between : outside}。`,
    })
  },
}

const leastValue: QuestionGenerator = {
  name: 'least-value',
  chapter: 'ma-rja2019-b1-2',
  knowledge: '基本不等式',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [a, k, p, q] = [random.nonZero(-3, 5), random.int(1, 6), random.int(1, 4), random.int(1, 5)]
    const bottom = polynomial([1, -a])
    return random.pick([
      () =>
        fillBlank(
          `已知 $x>${a}$，则 $x+\\dfrac{${k * k}}{${bottom}}$ 的最小值是 ${gap}。`,
          a + 2 * k,
          `原式 $=(${bottom})+\\dfrac{${k * k}}{${bottom}}${signed(a)}\\ge2\\sqrt{${k * k}}${signed(a)}=${a + 2 * k}$，当且仅当 $${bottom}=${k}$，即 $x=${a + k}$ 时等号成立。`,
        ),
      () =>
        fillBlank(
          `已知 $x>0$，$y>0$，且 $x+y=1$，则 $\\dfrac{${p * p}}{x}+\\dfrac{${q * q}}{y}$ 的最小值是 ${gap}。`,
          (p + q) ** 2,
          `原式 $=\\left(\\dfrac{${p * p}}{x}+\\dfrac{${q * q}}{y}\\right)(x+y)=${p * p + q * q}+\\dfrac{${p === 1 ? '' : p * p}y}{x}+\\dfrac{${q === 1 ? '' : q * q}x}{y}\\ge${p * p + q * q}+2\\times${p * q}=${(p + q) ** 2}$，等号可以取到。`,
        ),
    ])()
  },
}

export const setAndInequalityGenerators: readonly QuestionGenerator[] = [
  setIntersection,
  subsetCount,
  conditions,
  quadraticInequality,
  leastValue,
]
