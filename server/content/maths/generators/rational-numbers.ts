/** 七年级上册 第 1 章 有理数 */
import { fillBlank, fillBlanks, gap, multiChoice, nearbyCounts, numberChoice, singleChoice } from '../draft.ts'
import type { QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, coprimePairs, decimal, fraction } from '../notation.ts'
import type { Random } from '../../random.ts'

const chapter = 'ma-rj2024-7a-1'

const oppositeOrAbsolute: QuestionGenerator = {
  name: 'opposite-or-absolute',
  chapter,
  knowledge: '相反数与绝对值',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [top, bottom] = random.pick(coprimePairs(9))
    const sign = random.pick([1, -1])
    const value = fraction(sign * top, bottom)
    const opposite = fraction(-sign * top, bottom)
    const mistakes = [fraction(bottom, top), fraction(-bottom, top)]
    if (sign === 1 || random.pick([true, false])) {
      const analysis = `只有符号不同的两个数互为相反数，所以 $${value}$ 的相反数是 $${opposite}$。`
      return singleChoice(random, {
        stem: `$${value}$ 的相反数是`,
        right: `$${opposite}$`,
        wrong: [value, ...mistakes].map((text) => `$${text}$`),
        analysis,
      })
    }
    return singleChoice(random, {
      stem: `$${value}$ 的绝对值是`,
      right: `$${opposite}$`,
      wrong: [value, ...mistakes].map((text) => `$${text}$`),
      analysis: `负数的绝对值是它的相反数，所以 $\\left|${value}\\right|=${opposite}$。`,
    })
  },
}

interface NumberKind {
  readonly name: string
  readonly reason: string
  readonly holds: (value: number) => boolean
}

const numberKinds: readonly NumberKind[] = [
  { name: '负数', reason: '小于 0 的数是负数', holds: (value) => value < 0 },
  { name: '整数', reason: '整数包括正整数、0 和负整数', holds: Number.isInteger },
  { name: '非负数', reason: '非负数包括正数和 0', holds: (value) => value >= 0 },
  { name: '分数', reason: '有限小数可以化为分数，属于分数', holds: (value) => !Number.isInteger(value) },
]

const countOfKind: QuestionGenerator = {
  name: 'count-of-kind',
  chapter,
  knowledge: '有理数的分类',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const kind = random.pick(numberKinds)
    const [top, bottom] = random.pick(coprimePairs(7))
    const pool = [
      { latex: String(random.int(2, 30)), value: 1 },
      { latex: String(-random.int(2, 30)), value: -1 },
      { latex: fraction(top, bottom), value: 0.5 },
      { latex: fraction(-bottom, top), value: -0.5 },
      { latex: decimal(random.int(1, 9) / 10 + random.int(1, 5)), value: 0.5 },
      { latex: decimal(-random.int(1, 9) / 10 - random.int(1, 5)), value: -0.5 },
    ]
    const numbers = random.shuffle([{ latex: '0', value: 0 }, ...random.sample(pool, 5)])
    const members = numbers.filter(({ value }) => kind.holds(value)).map(({ latex }) => `$${latex}$`)
    return numberChoice({
      stem: `在 ${numbers.map(({ latex }) => `$${latex}$`).join('，')} 这六个数中，${kind.name}的个数是`,
      right: members.length,
      wrong: nearbyCounts(random, members.length),
      analysis: `${kind.reason}，所以其中的${kind.name}有 ${members.join('，')}，共 ${members.length} 个。`,
    })
  },
}

const numberLinePoint: QuestionGenerator = {
  name: 'number-line-point',
  chapter,
  knowledge: '数轴',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const start = random.nonZero(-9, 9)
    const distance = random.int(2, 9)
    const side = random.pick(['左', '右'])
    const step = side === '左' ? -distance : distance
    if (random.pick([true, false])) {
      return fillBlank(
        `数轴上点 $A$ 表示的数是 $${start}$，点 $B$ 在点 $A$ 的${side}侧，且到点 $A$ 的距离是 ${distance} 个单位长度，则点 $B$ 表示的数是 ${gap}。`,
        start + step,
        `从表示 $${start}$ 的点向${side}数 ${distance} 个单位长度，到达表示 $${start + step}$ 的点。`,
      )
    }
    const back = random.int(2, 9)
    const turn = side === '左' ? '右' : '左'
    if (back === distance) return numberLinePoint.generate(random)
    const end = start + step - Math.sign(step) * back
    return fillBlank(
      `一个点从数轴上表示 $${start}$ 的位置出发，先向${side}移动 ${distance} 个单位长度，再向${turn}移动 ${back} 个单位长度，这时它表示的数是 ${gap}。`,
      end,
      `先到达表示 $${start + step}$ 的点，再到达表示 $${end}$ 的点。`,
    )
  },
}

/** A comparison in either direction; `larger` really is larger than `smaller`. */
function comparison(random: Random, smaller: string, larger: string, rule: string): Statement {
  const holds = random.pick([true, false])
  const smallerFirst = random.pick([true, false])
  const relation = smallerFirst === holds ? '<' : '>'
  const text = smallerFirst ? `$${smaller}${relation}${larger}$` : `$${larger}${relation}${smaller}$`
  return { text, holds, why: `${rule}，所以 $${smaller}<${larger}$。` }
}

const compareRationals: QuestionGenerator = {
  name: 'compare-rationals',
  chapter,
  knowledge: '有理数的大小比较',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const size = random.int(2, 9)
    const [top, bottom] = random.pick(coprimePairs(8).filter(([a, b]) => a < b))
    const [near, far] = [random.int(2, 8), random.int(9, 15)]
    const negatives = '两个负数，绝对值大的反而小'
    const makers = [
      () => comparison(random, fraction(-(top + 1), bottom + 1), fraction(-top, bottom), negatives),
      () => comparison(random, String(-far), String(-near), negatives),
      () =>
        comparison(random, `-\\left|-${size}\\right|`, `-(-${size})`, `左边化简得 $-${size}$，右边化简得 $${size}$`),
      () => comparison(random, String(near), `\\left|-${far}\\right|`, `$\\left|-${far}\\right|=${far}$`),
      () => comparison(random, decimal(-near / 10 - size), '0', '负数小于 0'),
      () => comparison(random, `-\\left|${far}\\right|`, decimal(near / 10), '负数小于正数'),
    ]
    const first = random.shuffle(makers).map((make) => make())
    const enough = [true, false].every((truth) => first.filter(({ holds }) => holds === truth).length >= 2)
    return enough ? multiChoice(random, '下列有理数的大小比较，正确的有', first) : compareRationals.generate(random)
  },
}

const signsAndAbsolute: QuestionGenerator = {
  name: 'signs-and-absolute',
  chapter,
  knowledge: '符号化简与绝对值',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [inner, absolute, distance] = [random.nonZero(-12, 12), random.int(2, 15), random.int(2, 15)]
    const kind = random.pick(['负数', '正数'])
    const answer = kind === '负数' ? -distance : distance
    const first = `-${inner < 0 ? bracketed(inner) : `(+${inner})`}`
    return fillBlanks(
      `填空：$${first}=$ [[1]]；$-\\left|-${absolute}\\right|=$ [[2]]；绝对值等于 ${distance} 的${kind}是 [[3]]。`,
      [
        [-inner, `$${first}$ 表示 $${inner}$ 的相反数，等于 $${-inner}$。`],
        [-absolute, `先求 $\\left|-${absolute}\\right|=${absolute}$，再取相反数得 $-${absolute}$。`],
        [answer, `绝对值等于 ${distance} 的数是 $${distance}$ 和 $-${distance}$，其中的${kind}是 $${answer}$。`],
      ],
    )
  },
}

export const rationalNumberGenerators: readonly QuestionGenerator[] = [
  oppositeOrAbsolute,
  countOfKind,
  numberLinePoint,
  compareRationals,
  signsAndAbsolute,
]
