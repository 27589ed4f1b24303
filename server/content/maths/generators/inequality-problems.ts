/** 七年级下册 第 11 章 不等式与不等式组：综合 */
import { fillBlanks, multiChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7b-11', questions: 6 } as const

const system = (first: string, second: string) => `\\begin{cases}${first},\\\\${second}\\end{cases}`

function writtenInequality(random: Random): Draft {
  const [times, more, bound] = [random.int(2, 6), random.int(2, 9), random.int(5, 20)]
  const [word, sign, others] = random.pick([
    ['不大于', '\\le ', ['\\ge ', '<', '>']],
    ['不小于', '\\ge ', ['\\le ', '>', '<']],
    ['大于', '>', ['<', '\\ge ', '\\le ']],
    ['至多是', '\\le ', ['\\ge ', '<', '>']],
    ['至少是', '\\ge ', ['\\le ', '>', '<']],
  ] as const)
  const option = (relation: string) => `$${times}x+${more}${relation}${bound}$`
  return singleChoice(random, {
    stem: `用不等式表示“$x$ 的 ${times} 倍与 ${more} 的和${word} ${bound}”，正确的是`,
    right: option(sign),
    wrong: others.map(option),
    analysis: `$x$ 的 ${times} 倍与 ${more} 的和是 $${times}x+${more}$，“${word}”用符号“$${sign.trim()}$”表示。`,
  })
}

function twoShops(random: Random): Draft {
  const [price, free, tenths] = [10 * random.int(3, 9), random.int(2, 6), random.pick([7, 8])]
  // Both cost the same where the first ones at full price outweigh the larger discount on the others.
  const equal = (free * (10 - tenths)) / (9 - tenths)
  if (!Number.isInteger(equal)) return twoShops(random)
  const [full, cheap, all] = [free * price, (price * tenths) / 10, (price * 9) / 10]
  const saved = full - cheap * free
  return workedAnswer({
    stem: `甲、乙两家商店以同样的单价 ${price} 元出售同一种书包，优惠办法不同。甲店：不超过 ${free} 个按原价，超过 ${free} 个的部分打 ${tenths} 折；乙店：全部打 9 折。某班要购买 $x$ 个书包（$x$ 是大于 ${free} 的整数），在哪家商店购买花费较少？`,
    model: [
      `解：在甲店购买的花费是 $${full}+${cheap}(x-${free})=${cheap}x+${saved}$（元），在乙店购买的花费是 $${all}x$（元）。`,
      `由 $${cheap}x+${saved}<${all}x$，得 $x>${equal}$；`,
      `由 $${cheap}x+${saved}=${all}x$，得 $x=${equal}$；`,
      `由 $${cheap}x+${saved}>${all}x$，得 $x<${equal}$。`,
      `答：购买多于 ${equal} 个时甲店花费较少；购买 ${equal} 个时两店花费相同；购买多于 ${free} 个且少于 ${equal} 个时乙店花费较少。`,
    ],
    criteria: [
      ['表示两店的花费', '甲店要分段计算并化简', 30],
      ['甲店较少', `$x>${equal}$`, 20],
      ['相同', `$x=${equal}$`, 20],
      ['乙店较少', `$${free}<x<${equal}$`, 20],
    ],
    analysis: '用 $x$ 表示两店的花费，再分小于、等于、大于三种情况比较。',
  })
}

function usedWell(random: Random): Draft {
  const [k, value] = [random.int(2, 5), random.nonZero(-4, 6)]
  const [from, sign, to, why] = random.pick([
    [`x+${k}>${value + k}`, '>', value, `两边减 ${k}，不等号的方向不变`],
    [`-x>${-value}`, '<', value, '两边除以 $-1$，不等号的方向改变'],
    [`${k}x<${k * value}`, '<', value, `两边除以 ${k}，不等号的方向不变`],
    [`-${k}x<${-k * value}`, '>', value, `两边除以 $-${k}$，不等号的方向改变`],
  ] as const)
  const other = sign === '>' ? '<' : '>'
  const shown = -to
  return singleChoice(random, {
    stem: `根据不等式的性质，由 $${from}$ 可得`,
    right: `$x${sign}${to}$`,
    wrong: [`$x${other}${to}$`, `$x${sign}${shown}$`, `$x${other}${shown}$`],
    analysis: `${why}，得 $x${sign}${to}$。`,
  })
}

function parameterSign(random: Random): Draft {
  const [p, q, r] = [random.int(1, 6), random.int(2, 5), random.int(7, 12)]
  const saying = (from: string, to: string, holds: boolean, why: string): Statement => ({
    text: `若 $${from}$，则 $${to}$`,
    holds,
    why,
  })
  return multiChoice(random, '下列结论正确的有', [
    saying('a<b<0', 'a^2>ab', true, '两边乘负数 $a$，不等号的方向改变。'),
    saying('a<b<0', 'ab>b^2', true, '两边乘负数 $b$，不等号的方向改变。'),
    saying('a>b>0', `\\dfrac{${p}}{a}<\\dfrac{${p}}{b}`, true, '两边除以正数 $ab$，再乘同一个正数，不等号的方向不变。'),
    saying('a-b>0', `${r}-${q}a<${r}-${q}b`, true, `由 $a>b$，得 $-${q}a<-${q}b$，两边再加 ${r}。`),
    saying(
      'ab<0',
      '\\left|a-b\\right|>\\left|a+b\\right|',
      true,
      '$a$，$b$ 异号，$\\left|a-b\\right|$ 等于两个绝对值的和，$\\left|a+b\\right|$ 等于它们的差的绝对值。',
    ),
    saying('a>b', '\\left|a\\right|>\\left|b\\right|', false, '例如 $a=1$，$b=-2$ 时不成立。'),
    saying('a<b<0', 'a^2<b^2', false, '例如 $a=-3$，$b=-2$ 时，$a^2>b^2$。'),
    saying(`ax>${q}a`, `x>${q}`, false, '当 $a<0$ 时，不等号的方向改变。'),
    saying('a>b', 'a-c>b+c', false, '当 $c$ 是较大的正数时不成立。'),
  ])
}

function readSolutions(random: Random): Draft {
  const [low, count] = [random.int(-5, 2), random.int(3, 6)]
  const high = low + count
  const integers = Array.from({ length: count }, (_, index) => low + 1 + index)
  const sum = integers.reduce((total, one) => total + one, 0)
  return fillBlanks(
    `不等式组 $${system(`x>${low}`, `x\\le${high}`)}$ 的最小整数解是 [[1]]，最大整数解是 [[2]]，所有整数解的和是 [[3]]。`,
    [
      [low + 1, `不等式组的解集是 $${low}<x\\le${high}$，取不到 $${low}$，最小整数解是 $${low + 1}$。`],
      [high, `能取到 $${high}$，最大整数解是 $${high}$。`],
      [sum, `整数解是 ${integers.map((one) => `$${one}$`).join('，')}，和是 $${sum}$。`],
    ],
  )
}

function parameterOfIntegers(random: Random): Draft {
  const [high, count, k] = [random.int(2, 7), random.int(2, 5), random.int(2, 3)]
  const low = high - count
  return singleChoice(random, {
    stem: `若关于 $x$ 的不等式组 $${system(`x-a>0`, `${k}x-${k * high + k - 1}<1`)}$ 恰有 ${count} 个整数解，则 $a$ 的取值范围是`,
    right: `$${low}\\le a<${low + 1}$`,
    wrong: [`$${low}<a\\le${low + 1}$`, `$${low}\\le a\\le${low + 1}$`, `$${low}<a<${low + 1}$`],
    analysis: `解不等式组，得 $a<x<${high + 1}$。${count} 个整数解是 ${Array.from({ length: count }, (_, index) => `$${high - count + 1 + index}$`).join('，')}，所以 $a$ 在 $${low}$ 与 $${low + 1}$ 之间；$a=${low}$ 时符合，$a=${low + 1}$ 时少一个整数解，所以 $${low}\\le a<${low + 1}$。`,
  })
}

function solutionSetGiven(random: Random): Draft {
  const [low, high, p, q] = [random.int(-4, 1), random.int(2, 6), random.int(1, 9), random.int(2, 3)]
  const [a, b] = [low - p, q * high + p]
  const power = (a + b) % 2 === 0 ? 1 : -1
  if (a === 0) return solutionSetGiven(random)
  return fillBlanks(
    `若关于 $x$ 的不等式组 $${system(`x-a>${p}`, `b-${q}x>${p}`)}$ 的解集是 $${low}<x<${high}$，则 $a=$ [[1]]，$b=$ [[2]]，$(-1)^{a+b}=$ [[3]]。`,
    [
      [a, `解第一个不等式，得 $x>a+${p}$，所以 $a+${p}=${low}$，$a=${a}$。`],
      [b, `解第二个不等式，得 $x<\\dfrac{b-${p}}{${q}}$，所以 $\\dfrac{b-${p}}{${q}}=${high}$，$b=${b}$。`],
      [power, `$a+b=${a + b}$ 是${power === 1 ? '偶' : '奇'}数，$(-1)^{a+b}=${power}$。`],
    ],
  )
}

export const inequalityProblems: readonly QuestionGenerator[] = [
  {
    ...common,
    name: 'written-inequality',
    knowledge: '一元一次不等式的应用',
    difficulty: 1,
    generate: writtenInequality,
  },
  { ...common, name: 'two-shops', knowledge: '一元一次不等式的应用', difficulty: 3, generate: twoShops },
  { ...common, name: 'inequality-step', knowledge: '不等式的性质', difficulty: 1, generate: usedWell },
  { ...common, name: 'inequality-conclusions', knowledge: '不等式的性质', difficulty: 3, generate: parameterSign },
  { ...common, name: 'least-and-greatest', knowledge: '不等式组的整数解', difficulty: 1, generate: readSolutions },
  {
    ...common,
    name: 'parameter-of-integers',
    knowledge: '不等式组的整数解',
    difficulty: 3,
    generate: parameterOfIntegers,
  },
  { ...common, name: 'solution-set-given', knowledge: '解一元一次不等式组', difficulty: 3, generate: solutionSetGiven },
]
