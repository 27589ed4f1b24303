/** 必修第一册 第 1–2 章 集合与常用逻辑用语、一元二次函数、方程和不等式：各难度的问题 */
import { fillBlank, fillBlanks, gap, orderedChoice, singleChoice } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { fraction, polynomial, root, signed, sum } from '../notation.ts'

const complementAndIntersection: QuestionGenerator = {
  name: 'complement-and-intersection',
  chapter: 'ma-rja2019-b1-1',
  knowledge: '集合的运算',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [low, length] = [random.int(-5, 3), random.int(2, 6)]
    const high = low + length
    const bound = random.int(low + 1, high - 1)
    const upper = random.pick([true, false])
    const quadratic = polynomial([1, -(low + high), low * high])
    const set = (condition: string) => `$\\{x\\mid ${condition}\\}$`
    const [given, rest] = upper ? [`x>${bound}`, `x\\le${bound}`] : [`x<${bound}`, `x\\ge${bound}`]
    const right = upper ? `${low}<x\\le${bound}` : `${bound}\\le x<${high}`
    return singleChoice(random, {
      stem: `已知全集 $U=\\mathbf{R}$，集合 $A=\\{x\\mid ${quadratic}<0\\}$，$B=\\{x\\mid ${given}\\}$，则 $A\\cap(\\complement_UB)=$`,
      right: set(right),
      wrong: upper
        ? [set(`${low}<x<${bound}`), set(`${bound}<x<${high}`), set(`${low}\\le x\\le${bound}`)]
        : [set(`${bound}<x<${high}`), set(`${low}<x<${bound}`), set(`${bound}\\le x\\le${high}`)],
      analysis: `$A=\\{x\\mid ${low}<x<${high}\\}$，$\\complement_UB=\\{x\\mid ${rest}\\}$，所以 $A\\cap(\\complement_UB)=\\{x\\mid ${right}\\}$。`,
    })
  },
}

const subsetParameter: QuestionGenerator = {
  name: 'subset-parameter',
  chapter: 'ma-rja2019-b1-1',
  knowledge: '集合的运算',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [low, c] = [random.int(-6, -1), random.int(1, 3)]
    const [most, high] = [c + random.int(2, 5), 0]
    const end = 2 * most - c + high
    const least = low - 1
    if (least >= c - 1) return subsetParameter.generate(random)
    const range = `$\\{m\\mid m\\le${most}\\}$`
    const first = `\\{x\\mid ${low}\\le x\\le${end}\\}`
    return singleChoice(random, {
      stem: `已知集合 $A=${first}$，$B=\\{x\\mid m+1\\le x\\le2m-${c}\\}$，若 $A\\cup B=A$，则实数 $m$ 的取值范围是`,
      right: range,
      wrong: [
        `$\\{m\\mid ${c + 1}\\le m\\le${most}\\}$`,
        `$\\{m\\mid ${least}\\le m\\le${most}\\}$`,
        `$\\{m\\mid m<${c + 1}\\}$`,
      ],
      analysis: `由 $A\\cup B=A$ 得 $B\\subseteq A$。当 $B=\\varnothing$ 时，$m+1>2m-${c}$，即 $m<${c + 1}$；当 $B\\ne\\varnothing$ 时，$m\\ge${c + 1}$，$m+1\\ge${low}$ 且 $2m-${c}\\le${end}$，得 $${c + 1}\\le m\\le${most}$。综上，$m\\le${most}$。不要漏掉 $B$ 是空集的情形。`,
    })
  },
}

const plainSubsets: QuestionGenerator = {
  name: 'plain-subsets',
  chapter: 'ma-rja2019-b1-1',
  knowledge: '子集的个数',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [size, first] = [random.int(3, 6), random.int(-3, 5)]
    const [kind, less] = random.pick([
      ['子集', 0],
      ['真子集', 1],
      ['非空真子集', 2],
    ] as const)
    const members = Array.from({ length: size }, (_, index) => first + 2 * index)
    const removed = ['', '，去掉集合本身', '，去掉空集和集合本身'][less] ?? ''
    return fillBlank(
      `集合 $\\{${members.join(',')}\\}$ 的${kind}的个数是 ${gap}。`,
      2 ** size - less,
      `集合有 ${size} 个元素，子集有 $2^${size}=${2 ** size}$ 个${removed}，所以${kind}有 ${2 ** size - less} 个。`,
    )
  },
}

const pairedSubsets: QuestionGenerator = {
  name: 'paired-subsets',
  chapter: 'ma-rja2019-b1-1',
  knowledge: '子集的个数',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [first, size] = [random.int(1, 4), random.int(5, 9)]
    const last = first + size - 1
    const groups = Math.ceil(size / 2)
    const members = Array.from({ length: size }, (_, index) => first + index)
    const pairs = members
      .slice(0, groups)
      .map((low) => (2 * low === first + last ? `$\\{${low}\\}$` : `$\\{${low},${first + last - low}\\}$`))
    return fillBlank(
      `已知非空集合 $M\\subseteq\\{${members.join(',')}\\}$，且满足：若 $a\\in M$，则 $${first + last}-a\\in M$。这样的集合 $M$ 的个数是 ${gap}。`,
      2 ** groups - 1,
      `$a$ 与 $${first + last}-a$ 同时属于 $M$ 或同时不属于 $M$，把元素分成 ${groups} 组：${pairs.join('，')}，每组取或不取，再去掉空集，共有 $2^${groups}-1=${2 ** groups - 1}$ 个。`,
    )
  },
}

const conditionNames = ['充分不必要条件', '必要不充分条件', '充要条件', '既不充分也不必要条件'] as const

const conditionOfSets: QuestionGenerator = {
  name: 'condition-of-sets',
  chapter: 'ma-rja2019-b1-1',
  knowledge: '充分条件与必要条件',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [centre, half] = [random.nonZero(-4, 4), random.int(1, 4)]
    const [low, high] = [centre - half, centre + half]
    const [p, q] = random.pick([
      [low, high],
      [low - random.int(1, 2), high + random.int(0, 2)],
      [low, high - 1],
      [low + 1, high + random.int(1, 3)],
    ] as const)
    const [isInside, isAround] = [p <= low && high <= q, low <= p && q <= high]
    const index = isInside ? (isAround ? 2 : 0) : isAround ? 1 : 3
    const absolute = `\\left|${polynomial([1, -centre])}\\right|<${half}`
    const quadratic = `${polynomial([1, -(p + q), p * q])}<0`
    return orderedChoice(
      `设 $x\\in\\mathbf{R}$，则“$${absolute}$”是“$${quadratic}$”的`,
      conditionNames,
      conditionNames[index],
      `由 $${absolute}$ 得 $${low}<x<${high}$，由 $${quadratic}$ 得 $${p}<x<${q}$，比较两个解集的包含关系，可知是${conditionNames[index]}。`,
    )
  },
}

const conditionParameter: QuestionGenerator = {
  name: 'condition-parameter',
  chapter: 'ma-rja2019-b1-1',
  knowledge: '充分条件与必要条件',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [low, left, right] = [random.int(-6, 0), random.int(1, 6), random.int(1, 6)]
    if (left === right) return conditionParameter.generate(random)
    const centre = low + left
    const high = centre + right
    const [least, most] = [Math.max(left, right), Math.min(left, right)]
    const sufficient = random.pick([true, false])
    const bound = sufficient ? least : most
    const range = (text: string) => `$\\{m\\mid ${text}\\}$`
    const key = sufficient ? `m\\ge${bound}` : `0<m\\le${bound}`
    const wrong = sufficient
      ? [`m>${bound}`, `m\\ge${most}`, `0<m\\le${bound}`]
      : [`0<m<${bound}`, `0<m\\le${least}`, `m\\ge${bound}`]
    const inside = sufficient ? '\\{x\\mid p\\}\\subsetneqq\\{x\\mid q\\}' : '\\{x\\mid q\\}\\subsetneqq\\{x\\mid p\\}'
    const [below, above] = sufficient ? ['\\le', '\\ge'] : ['\\ge', '\\le']
    const [start, end] = centre === 0 ? ['-m', 'm'] : [`${centre}-m`, `${centre}+m`]
    return singleChoice(random, {
      stem: `已知 $p$：$${low}\\le x\\le${high}$，$q$：$${start}\\le x\\le ${end}$（$m>0$），若 $p$ 是 $q$ 的${sufficient ? '充分不必要' : '必要不充分'}条件，则实数 $m$ 的取值范围是`,
      right: range(key),
      wrong: wrong.map(range),
      analysis: `由题意 $${inside}$，所以 $${start}${below}${low}$ 且 $${end}${above}${high}$，等号不会同时成立，解得 $${key}$。`,
    })
  },
}

const inequalityCoefficients: QuestionGenerator = {
  name: 'inequality-coefficients',
  chapter: 'ma-rja2019-b1-2',
  knowledge: '一元二次不等式',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [low, high, a] = [-random.int(1, 5), random.int(1, 5), -random.int(1, 3)]
    const [b, c] = [-a * (low + high), a * low * high]
    if (b === 0) return inequalityCoefficients.generate(random)
    return fillBlanks(
      `已知关于 $x$ 的不等式 $ax^2+bx${signed(c)}>0$ 的解集是 $\\{x\\mid ${low}<x<${high}\\}$，则 $a=$ [[1]]，$b=$ [[2]]。`,
      [
        [
          a,
          `方程 $ax^2+bx${signed(c)}=0$ 的两个根是 $${low}$ 和 $${high}$，两根之积 $\\dfrac{${c}}{a}=${low * high}$，所以 $a=${a}$。`,
        ],
        [b, `两根之和 $-\\dfrac{b}{a}=${low + high}$，所以 $b=${b}$。`],
      ],
    )
  },
}

const alwaysPositive: QuestionGenerator = {
  name: 'always-positive',
  chapter: 'ma-rja2019-b1-2',
  knowledge: '一元二次不等式',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [half, c] = [random.int(1, 4), random.int(1, 12)]
    const bound = fraction(c, half * half)
    const wrong = [`(0,${bound})`, `[0,${bound}]`, `(0,${bound}]`]
    const middle = `${2 * half}kx`
    return singleChoice(random, {
      stem: `若不等式 $kx^2+${middle}+${c}>0$ 对一切实数 $x$ 恒成立，则实数 $k$ 的取值范围是`,
      right: `$[0,${bound})$`,
      wrong: wrong.map((text) => `$${text}$`),
      analysis: `当 $k=0$ 时，$${c}>0$ 恒成立；当 $k\\ne0$ 时，需 $k>0$ 且 $\\Delta=${4 * half * half}k^2-${4 * c}k<0$，即 $0<k<${bound}$。综上，$k$ 的取值范围是 $[0,${bound})$。`,
    })
  },
}

const plainLeastValue: QuestionGenerator = {
  name: 'plain-least-value',
  chapter: 'ma-rja2019-b1-2',
  knowledge: '基本不等式',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, b] = [random.int(1, 6), random.int(1, 12)]
    const least = root(a * b, 2)
    return fillBlank(
      `已知 $x>0$，则 $${polynomial([a, 0])}+\\dfrac{${b}}{x}$ 的最小值是 ${gap}。`,
      least,
      `由基本不等式，$${polynomial([a, 0])}+\\dfrac{${b}}{x}\\ge2\\sqrt{${a * b}}=${least}$，当且仅当 $${polynomial([a, 0])}=\\dfrac{${b}}{x}$ 时等号成立。`,
    )
  },
}

const leastProduct: QuestionGenerator = {
  name: 'least-product',
  chapter: 'ma-rja2019-b1-2',
  knowledge: '基本不等式',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [a, b, half] = random.pick([
      [1, 1, 1],
      [1, 4, 2],
      [2, 2, 2],
      [4, 1, 2],
      [1, 9, 3],
      [9, 1, 3],
      [2, 8, 4],
      [8, 2, 4],
    ] as const)
    const t = 2 * half + random.int(1, 4)
    const constant = t * (t - 2 * half)
    const terms = sum([
      [a, 'x'],
      [b, 'y'],
      [constant, ''],
    ])
    return fillBlank(
      `已知 $x>0$，$y>0$，且 $xy=${terms}$，则 $xy$ 的最小值是 ${gap}。`,
      t * t,
      `由基本不等式，$xy=${terms}\\ge${2 * half}\\sqrt{xy}+${constant}$。设 $t=\\sqrt{xy}$，则 $t^2-${2 * half}t-${constant}\\ge0$，因为 $t>0$，所以 $t\\ge${t}$，$xy\\ge${t * t}$，当且仅当 $${polynomial([a, 0])}=${polynomial([b, 0], 'y')}$ 时等号成立。`,
    )
  },
}

export const seniorSetProblems: readonly QuestionGenerator[] = [
  complementAndIntersection,
  subsetParameter,
  plainSubsets,
  pairedSubsets,
  conditionOfSets,
  conditionParameter,
  inequalityCoefficients,
  alwaysPositive,
  plainLeastValue,
  leastProduct,
]
