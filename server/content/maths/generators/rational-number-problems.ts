/** 七年级上册 第 1 章 有理数：综合 */
import { fillBlank, fillBlanks, gap, multiChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { coprimePairs, decimal, fraction } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7a-1', questions: 6 } as const

function foldedNumberLine(random: Random): Draft {
  const [left, right, other] = [-random.int(1, 7), random.int(1, 8), random.int(9, 15)]
  const fold = decimal((left + right) / 2)
  const distance = decimal(other - (left + right) / 2)
  return fillBlank(
    `在纸上画一条数轴，将纸折叠，使数轴上表示 $${left}$ 的点与表示 $${right}$ 的点重合，这时与表示 $${other}$ 的点重合的点表示的数是 ${gap}。`,
    left + right - other,
    `折痕经过这两点的正中间，即表示 $${fold}$ 的点。表示 $${other}$ 的点在它的右侧，相距 $${distance}$ 个单位长度，所以与它重合的点在左侧相距 $${distance}$ 个单位长度处，表示的数是 $${left + right - other}$。`,
  )
}

function movingPoints(random: Random): Draft {
  const [fast, slow, time, early] = [random.int(2, 4), random.int(1, 3), random.int(5, 8), random.int(1, 4)]
  const start = -random.int(3, 9)
  const pace = fast + slow
  const [length, apart] = [pace * time, pace * early]
  const end = start + length
  const meeting = start + fast * time
  return workedAnswer({
    stem: `数轴上点 $A$ 表示的数是 $${start}$，点 $B$ 表示的数是 $${end}$。动点 $P$ 从点 $A$ 出发，以每秒 ${fast} 个单位长度的速度向右移动；同时动点 $Q$ 从点 $B$ 出发，以每秒 ${slow} 个单位长度的速度向左移动。\n（1）出发几秒后 $P$，$Q$ 两点相遇？相遇点表示的数是多少？\n（2）出发几秒后 $P$，$Q$ 两点相距 ${apart} 个单位长度？`,
    model: [
      `解：（1）点 $A$，$B$ 之间的距离是 $${length}$，两点每秒共移动 $${fast}+${slow}=${pace}$ 个单位长度，相遇需要 $${length}\\div${pace}=${time}$（秒）。`,
      `点 $P$ 向右移动了 $${fast}\\times${time}=${fast * time}$ 个单位长度，相遇点表示的数是 $${meeting}$。`,
      `（2）相遇前相距 ${apart} 个单位长度时，两点共移动 $${length}-${apart}=${length - apart}$ 个单位长度，用 $${length - apart}\\div${pace}=${time - early}$（秒）；`,
      `相遇后相距 ${apart} 个单位长度时，两点共移动 $${length}+${apart}=${length + apart}$ 个单位长度，用 $${length + apart}\\div${pace}=${time + early}$（秒）。`,
      `答：${time} 秒后相遇，相遇点表示的数是 ${meeting}；${time - early} 秒或 ${time + early} 秒后相距 ${apart} 个单位长度。`,
    ],
    criteria: [
      ['求相遇时间', `距离除以速度之和，得 ${time} 秒`, 30],
      ['求相遇点', `从点 $A$ 向右数，得 $${meeting}$`, 20],
      ['相遇前的情形', `${time - early} 秒`, 20],
      ['相遇后的情形', `${time + early} 秒，不漏解`, 20],
    ],
    analysis: '两点相向而行，每秒靠近的距离是速度之和。“相距”要分相遇前和相遇后两种情况。',
  })
}

const saying = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })

const classification = (random: Random): Draft =>
  multiChoice(random, '下列说法正确的有', [
    saying('$0$ 既不是正数，也不是负数', true, '$0$ 是正数与负数的分界。'),
    saying('整数和分数统称为有理数', true, '这是有理数的定义。'),
    saying('正整数、$0$ 和负整数统称为整数', true, '这是整数的分类。'),
    saying('最大的负整数是 $-1$', true, '负整数从大到小是 $-1$，$-2$，$-3$……'),
    saying('有限小数都是有理数', true, '有限小数都可以化为分数。'),
    saying('一个有理数不是正数就是负数', false, '漏掉了 $0$。'),
    saying('正有理数和负有理数组成全体有理数', false, '漏掉了 $0$。'),
    saying('$0$ 是最小的有理数', false, '负数都小于 $0$。'),
    saying('带有负号的数都是负数', false, '例如 $-(-2)=2$ 是正数。'),
    saying('最小的整数是 $0$', false, '负整数都小于 $0$，没有最小的整数。'),
  ])

function overlappingSets(random: Random): Draft {
  const [top, bottom] = random.pick(coprimePairs(7))
  const pool = [
    [String(random.int(2, 20)), 1],
    [String(random.int(21, 60)), 1],
    [String(-random.int(2, 20)), -1],
    [String(-random.int(21, 60)), -1],
    [fraction(top, bottom), 0.5],
    [fraction(-bottom, top), -0.5],
    [decimal(random.int(1, 9) / 10 + random.int(1, 5)), 0.5],
    [decimal(-random.int(1, 9) / 10 - random.int(1, 5)), -0.5],
  ] as const
  const chosen = random.shuffle([['0', 0] as const, ...random.sample(pool, 7)])
  const names = (fits: (kind: number) => boolean) =>
    chosen.filter(([, kind]) => fits(kind)).map(([latex]) => `$${latex}$`)
  const both = names((kind) => kind < 0 && Number.isInteger(kind))
  const outside = names((kind) => kind >= 0 && !Number.isInteger(kind))
  const one = 8 - both.length - outside.length
  return fillBlanks(
    `把 ${chosen.map(([latex]) => `$${latex}$`).join('，')} 这八个数填入两个部分重叠的圈中：左圈填负数，右圈填整数，重叠部分填同时符合两个条件的数。那么重叠部分有 [[1]] 个数，只在一个圈中的数有 [[2]] 个，两个圈都不能填入的数有 [[3]] 个。`,
    [
      [both.length, `重叠部分是负整数，有 ${both.join('，')}，共 ${both.length} 个。`],
      [one, `只在一个圈中的数是负分数、$0$ 和正整数，共 $8-${both.length}-${outside.length}=${one}$ 个。`],
      [outside.length, `两个圈都不能填入的数是正分数，有 ${outside.join('，')}，共 ${outside.length} 个。`],
    ],
  )
}

function leastOfFour(random: Random): Draft {
  const [size, top, more] = [random.int(2, 7), random.int(1, 4), random.int(1, 3)]
  const least = String(-size - more)
  return singleChoice(random, {
    stem: `在 $${least}$，$0$，$${decimal(-size + 0.5)}$，$${fraction(top, top + 1)}$ 这四个数中，最小的数是`,
    right: `$${least}$`,
    wrong: ['$0$', `$${decimal(-size + 0.5)}$`, `$${fraction(top, top + 1)}$`],
    analysis: `负数小于 $0$，正数大于 $0$。两个负数中绝对值大的反而小，所以最小的数是 $${least}$。`,
  })
}

/** A positive and a negative number, of which one has the larger absolute value. */
const positions = [
  { given: '$a<0$，$b>0$，$\\left|a\\right|>\\left|b\\right|$', a: -3, b: 2 },
  { given: '$a<0$，$b>0$，$\\left|a\\right|<\\left|b\\right|$', a: -2, b: 3 },
  { given: '$a>0$，$b<0$，$\\left|a\\right|>\\left|b\\right|$', a: 3, b: -2 },
  { given: '$a>0$，$b<0$，$\\left|a\\right|<\\left|b\\right|$', a: 2, b: -3 },
] as const

function orderOfOpposites(random: Random): Draft {
  const { given, a, b } = random.pick(positions)
  const numbers = [
    ['a', a],
    ['b', b],
    ['-a', -a],
    ['-b', -b],
  ] as const
  const ascending = [...numbers].sort(([, first], [, second]) => first - second).map(([name]) => name)
  const why = `在数轴上从左到右是 $${ascending.join('<')}$。`
  const statements = numbers.flatMap(([name, value], index) =>
    numbers.slice(index + 1).map(([other, compared]) => {
      const sign = random.pick(['<', '>'] as const)
      return saying(`$${name}${sign}${other}$`, (sign === '<') === value < compared, why)
    }),
  )
  const right = statements.filter(({ holds }) => holds).length
  if (right < 2 || right > 4) return orderOfOpposites(random)
  return multiChoice(random, `已知 ${given}，则下列结论正确的有`, statements)
}

function oppositesApart(random: Random): Draft {
  const half = random.int(2, 19)
  const [near, far] = random.shuffle(['a', 'b'])
  return fillBlanks(
    `已知 $a$ 与 $b$ 互为相反数，在数轴上表示 $${near ?? ''}$ 的点在表示 $${far ?? ''}$ 的点的左侧，且这两点之间的距离是 $${2 * half}$，则 $a=$ [[1]]，$b=$ [[2]]，$\\left|a\\right|+\\left|b\\right|=$ [[3]]。`,
    [
      [
        near === 'a' ? -half : half,
        `互为相反数的两个数对应的点在原点两侧，到原点的距离相等，都是 $${2 * half}\\div2=${half}$，所以 $a=${near === 'a' ? -half : half}$。`,
      ],
      [near === 'a' ? half : -half, `$b$ 是 $a$ 的相反数，$b=${near === 'a' ? half : -half}$。`],
      [2 * half, `$\\left|a\\right|+\\left|b\\right|=${half}+${half}=${2 * half}$。`],
    ],
  )
}

function absoluteValuesAndOrder(random: Random): Draft {
  const [small, more] = [random.int(1, 9), random.int(1, 9)]
  const large = small + more
  const isLess = random.pick([true, false])
  const a = isLess ? -large : large
  const side = isLess ? '负' : '正'
  return workedAnswer({
    stem: `已知 $\\left|a\\right|=${large}$，$\\left|b\\right|=${small}$，且 $a${isLess ? '<' : '>'}b$。求 $a$，$b$ 的值，并求数轴上表示 $a$ 与 $b$ 的两点之间的距离。`,
    model: [
      `解：由 $\\left|a\\right|=${large}$，得 $a=\\pm${large}$；由 $\\left|b\\right|=${small}$，得 $b=\\pm${small}$。`,
      `因为 $a${isLess ? '<' : '>'}b$，所以 $a$ 只能是${side}数，$a=${a}$。`,
      `当 $b=${small}$ 时，两点之间的距离是 ${Math.abs(a - small)}；`,
      `当 $b=-${small}$ 时，两点之间的距离是 ${Math.abs(a + small)}。`,
    ],
    criteria: [
      ['由绝对值求数', '$a$，$b$ 各有两个可能的值', 20],
      ['由大小确定 $a$', `$a=${a}$`, 20],
      ['求 $b$', `$b=\\pm${small}$，两个值都符合`, 20],
      ['求距离', '两种情形的距离都正确', 20],
    ],
    analysis: '绝对值等于同一个正数的数有两个，要分类讨论，再用大小关系取舍。',
  })
}

function negativeAfterSimplifying(random: Random): Draft {
  const kinds = [
    ['-(-#)', 1],
    ['-\\left|-#\\right|', -1],
    ['-(+#)', -1],
    ['\\left|-#\\right|', 1],
    ['-[-(-#)]', -1],
    ['-[+(-#)]', 1],
    ['-\\left|+#\\right|', -1],
    ['\\left|-(-#)\\right|', 1],
  ] as const
  const start = random.int(2, 9)
  const statements = kinds.map(([form, sign], index) => {
    const size = start + 3 * index
    const latex = form.replace('#', String(size))
    return saying(`$${latex}$`, sign < 0, `$${latex}=${sign * size}$。`)
  })
  return multiChoice(random, '下列各数中，是负数的有', statements, ['是', '不是'])
}

function sumOfAbsoluteValues(random: Random): Draft {
  const [p, q] = [random.int(2, 9), random.int(2, 9)]
  return fillBlanks(
    `已知 $\\left|a-${p}\\right|+\\left|b+${q}\\right|=0$，则 $a=$ [[1]]，$b=$ [[2]]，$-\\left|b\\right|+(-a)=$ [[3]]。`,
    [
      [p, `两个绝对值都不小于 $0$，和为 $0$，只能都等于 $0$。由 $\\left|a-${p}\\right|=0$，得 $a=${p}$。`],
      [-q, `由 $\\left|b+${q}\\right|=0$，得 $b=-${q}$。`],
      [-q - p, `$-\\left|-${q}\\right|+(-${p})=-${q}+(-${p})=${-q - p}$。`],
    ],
  )
}

export const rationalNumberProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'folded-number-line', knowledge: '数轴', difficulty: 2, generate: foldedNumberLine },
  { ...common, name: 'moving-points', knowledge: '数轴', difficulty: 3, generate: movingPoints },
  { ...common, name: 'rational-statements', knowledge: '有理数的分类', difficulty: 2, generate: classification },
  { ...common, name: 'overlapping-sets', knowledge: '有理数的分类', difficulty: 3, generate: overlappingSets },
  { ...common, name: 'least-of-four', knowledge: '有理数的大小比较', difficulty: 1, generate: leastOfFour },
  { ...common, name: 'order-of-opposites', knowledge: '有理数的大小比较', difficulty: 3, generate: orderOfOpposites },
  { ...common, name: 'opposites-apart', knowledge: '相反数与绝对值', difficulty: 2, generate: oppositesApart },
  {
    ...common,
    name: 'absolute-and-order',
    knowledge: '相反数与绝对值',
    difficulty: 3,
    generate: absoluteValuesAndOrder,
  },
  {
    ...common,
    name: 'negative-numbers',
    knowledge: '符号化简与绝对值',
    difficulty: 2,
    generate: negativeAfterSimplifying,
  },
  { ...common, name: 'absolute-sum-zero', knowledge: '符号化简与绝对值', difficulty: 3, generate: sumOfAbsoluteValues },
]
