/** 七年级上册 第 5 章 一元一次方程 */
import { fillBlank, fillBlanks, gap, multiChoice, numberChoice, orderedChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { decimal, polynomial, signed } from '../notation.ts'
import type { Random } from '../../random.ts'

const chapter = 'ma-rj2024-7a-5'

const equationRoot: QuestionGenerator = {
  name: 'equation-root',
  chapter,
  knowledge: '解一元一次方程（去括号）',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [a, b, c, root] = [random.int(2, 6), random.nonZero(-5, 5), random.nonZero(-4, 5), random.nonZero(-8, 8)]
    if (a === c) return equationRoot.generate(random)
    const d = a * (root - b) - c * root
    return fillBlank(
      `方程 $${a}(${polynomial([1, -b])})=${polynomial([c, d])}$ 的解是 $x=$ ${gap}。`,
      root,
      `去括号，得 $${polynomial([a, -a * b])}=${polynomial([c, d])}$；移项、合并同类项，得 $${polynomial([a - c, 0])}=${d + a * b}$，所以 $x=${root}$。`,
    )
  },
}

const equationWithFractions: QuestionGenerator = {
  name: 'equation-with-fractions',
  chapter,
  knowledge: '解一元一次方程（去分母）',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [p, q] = random.pick([
      [2, 5],
      [3, 5],
      [2, 7],
      [3, 7],
      [4, 7],
      [3, 8],
    ] as const)
    const [root, u, v] = [random.nonZero(-6, 9), random.int(-2, 4), random.int(-2, 3)]
    const [a, b, c] = [p * u - root, root - q * v, u - v]
    if (a === 0 || b === 0 || c === 0) return equationWithFractions.generate(random)
    const [left, right] = [polynomial([1, a]), polynomial([1, -b])]
    const constant = p * q * c - q * a - p * b
    return workedAnswer({
      stem: `解方程：$\\dfrac{${left}}{${p}}-\\dfrac{${right}}{${q}}=${c}$。`,
      model: [
        `解：去分母（两边乘 ${p * q}），得 $${q}(${left})-${p}(${right})=${p * q * c}$。`,
        `去括号，得 $${polynomial([q, q * a])}${signed(polynomial([-p, p * b]))}=${p * q * c}$。`,
        `移项、合并同类项，得 $${q - p}x=${constant}$。`,
        `系数化为 1，得 $x=${root}$。`,
      ],
      criteria: [
        ['去分母', `两边每一项都乘 ${p * q}，分子是多项式的要加括号`, 30],
        ['去括号', '各项符号正确', 20],
        ['移项、合并同类项', '移项变号，合并正确', 20],
        ['系数化为 1', `$x=${root}$`, 10],
      ],
      analysis: `各分母的最小公倍数是 ${p * q}，先去分母。分数线兼有括号的作用，减号后面的分子要加括号。`,
    })
  },
}

const unknownConstant: QuestionGenerator = {
  name: 'unknown-constant',
  chapter,
  knowledge: '方程的解的意义',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [root, a, b, c] = [random.nonZero(-5, 5), random.int(2, 6), random.int(2, 6), random.int(1, 8)]
    const m = b * (root - c) - a * root
    if (m === 0 || a === b) return unknownConstant.generate(random)
    const inside = polynomial([1, -c])
    return numberChoice({
      stem: `已知 $x=${root}$ 是关于 $x$ 的方程 $${a}x+m=${b}(${inside})$ 的解，则 $m$ 的值是`,
      right: m,
      wrong: [-m, b * root - c - a * root, b * (root - c) + a * root, m + a],
      analysis: `把 $x=${root}$ 代入方程，得 $${a * root}+m=${b}\\times(${root}-${c})$，即 $${a * root}+m=${b * (root - c)}$，所以 $m=${m}$。`,
    })
  },
}

interface Offer {
  readonly cost: number
  readonly list: number
  readonly profit: number
  readonly tenths: number
}

/** Offers with a cost in whole tens and a list price in whole yuan, with a reasonable markup. */
function offers(): readonly Offer[] {
  const found: Offer[] = []
  for (let cost = 40; cost <= 400; cost += 20) {
    for (const profit of [5, 10, 20, 25]) {
      for (const tenths of [6, 7, 8, 9]) {
        const list = (cost * (100 + profit)) / (10 * tenths)
        if (Number.isInteger(list)) found.push({ cost, list, profit, tenths })
      }
    }
  }
  return found
}

const discountRate: QuestionGenerator = {
  name: 'discount-rate',
  chapter,
  knowledge: '销售中的盈亏问题',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const { cost, list, profit, tenths } = random.pick(offers())
    const lowest = tenths - random.int(0, Math.min(3, tenths - 5))
    const first = Math.min(lowest, 6)
    const texts = [0, 1, 2, 3].map((step) => `${first + step} 折`)
    return orderedChoice(
      `一种书包每个进价 ${cost} 元，标价 ${list} 元。商店打折出售后，每个仍获利 ${profit}%（利润与进价之比），则商店打了`,
      texts,
      `${tenths} 折`,
      `设打 $x$ 折，得 $${list}\\times\\dfrac{x}{10}-${cost}=${cost}\\times${profit}\\%$，即 $${decimal(list / 10)}x=${cost + (cost * profit) / 100}$，解得 $x=${tenths}$。`,
    )
  },
}

function equationSteps(random: Random): readonly Statement[] {
  const [k, c, m] = [random.int(2, 5), random.int(2, 9), random.int(2, 6)]
  const step = (from: string, to: string, holds: boolean, why: string): Statement => {
    return { text: `若 $${from}$，则 $${to}$`, holds, why }
  }
  return [
    step('a=b', `a+${c}=b+${c}`, true, '等式两边加同一个数，结果仍相等。'),
    step('a=b', `-${k}a=-${k}b`, true, '等式两边乘同一个数，结果仍相等。'),
    step('\\dfrac{a}{c}=\\dfrac{b}{c}', 'a=b', true, '由条件知 $c\\ne0$，两边乘 $c$，结果仍相等。'),
    step(`a-${m}=b-${m}`, 'a=b', true, `等式两边加 ${m}，结果仍相等。`),
    step('ac=bc', 'a=b', false, '当 $c=0$ 时，$a$ 与 $b$ 不一定相等。'),
    step('a=b', '\\dfrac{a}{c}=\\dfrac{b}{c}', false, '没有说明 $c\\ne0$，不能两边除以 $c$。'),
    step(`a=b`, `a+${c}=b-${c}`, false, '两边应加（或减）同一个数。'),
    step(`-\\dfrac{x}{${k}}=${k * m}`, `x=-${m}`, false, `两边应乘 $-${k}$，得 $x=-${k * k * m}$。`),
    step(`${k}x=-${k * m}`, `x=-${m}`, true, `两边除以 ${k}，结果仍相等。`),
  ]
}

const equalityProperties: QuestionGenerator = {
  name: 'equality-properties',
  chapter,
  knowledge: '等式的性质',
  difficulty: 1,
  questions: 8,
  generate: (random) => multiChoice(random, '下列等式变形正确的有', equationSteps(random)),
}

const sharingBooks: QuestionGenerator = {
  name: 'sharing-books',
  chapter,
  knowledge: '盈不足问题',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [people, each, more] = [random.int(30, 48), random.int(2, 4), random.int(1, 2)]
    const left = random.int(5, people * more - 5)
    const missing = people * more - left
    const books = people * each + left
    return fillBlanks(
      `把一批图书分给七（1）班的同学阅读。如果每人分 ${each} 本，那么剩余 ${left} 本；如果每人分 ${each + more} 本，那么还缺 ${missing} 本。这个班有 [[1]] 名同学，这批图书有 [[2]] 本。`,
      [
        [people, `设有 $x$ 名同学，得 $${each}x+${left}=${each + more}x-${missing}$，解得 $x=${people}$。`],
        [books, `图书共 $${each}\\times${people}+${left}=${books}$（本）。`],
      ],
    )
  },
}

const journeyCriteria = (root: string) =>
  [
    ['设未知数', '说明未知数的含义和单位', 10],
    ['列方程', '等量关系正确，方程与题意相符', 40],
    ['解方程', `解得 $x=${root}$`, 20],
    ['作答', '写出单位和完整的答', 10],
  ] as const

function meeting(random: Random): Draft {
  const [slow, gain, ahead, root] = [
    10 * random.int(5, 8),
    10 * random.int(1, 4),
    random.pick([0.5, 1]),
    random.int(2, 4),
  ]
  const fast = slow + gain
  const distance = slow * ahead + (slow + fast) * root
  const time = ahead === 1 ? '1 h' : '30 min'
  return workedAnswer({
    stem: `甲、乙两地相距 ${distance} km。一辆货车以 ${slow} km/h 的速度从甲地开往乙地，出发 ${time} 后，一辆轿车以 ${fast} km/h 的速度从乙地开往甲地。轿车开出几小时后两车相遇？`,
    model: [
      '解：设轿车开出 $x$ h 后两车相遇。',
      `根据题意，得 $${slow}\\times${decimal(ahead)}+${slow}x+${fast}x=${distance}$。`,
      `合并同类项，得 $${slow + fast}x=${distance - slow * ahead}$，解得 $x=${root}$。`,
      `答：轿车开出 ${root} h 后两车相遇。`,
    ],
    criteria: journeyCriteria(String(root)),
    analysis: '相遇时，两车行驶的路程之和等于两地的距离；货车多行驶了先出发的那段时间。',
  })
}

function catchingUp(random: Random): Draft {
  const [walk, early, root] = [random.int(60, 80), random.int(5, 12), random.int(3, 8)]
  const gain = (walk * early) / root
  const ride = walk + gain
  if (!Number.isInteger(gain) || ride > 260 || ride < 150) return catchingUp(random)
  return workedAnswer({
    stem: `小明以 ${walk} m/min 的速度步行去学校，出发 ${early} min 后，爸爸发现他忘了带作业，立即骑自行车以 ${ride} m/min 的速度沿同一条路追赶，并在途中追上了他。爸爸用了几分钟追上小明？`,
    model: [
      '解：设爸爸用了 $x$ min 追上小明。',
      `根据题意，得 $${ride}x=${walk}(x+${early})$。`,
      `去括号、移项，得 $${ride - walk}x=${walk * early}$，解得 $x=${root}$。`,
      `答：爸爸用了 ${root} min 追上小明。`,
    ],
    criteria: journeyCriteria(String(root)),
    analysis: '追上时，两人所走的路程相等；小明比爸爸多走了先出发的那段时间。',
  })
}

const journeys: QuestionGenerator = {
  name: 'journeys',
  chapter,
  knowledge: '行程问题',
  difficulty: 3,
  questions: 8,
  generate: (random) => random.pick([meeting, catchingUp])(random),
}

export const linearEquationGenerators: readonly QuestionGenerator[] = [
  equationRoot,
  equationWithFractions,
  unknownConstant,
  discountRate,
  equalityProperties,
  sharingBooks,
  journeys,
]
