/** 七年级上册 第 3 章 代数式 */
import { fillBlank, fillBlanks, gap, singleChoice } from '../draft.ts'
import type { Draft, QuestionGenerator } from '../draft.ts'
import { bracketed, signed, sum } from '../notation.ts'
import type { Random } from '../../random.ts'

const chapter = 'ma-rj2024-7a-3'

function change(random: Random): Draft {
  const [count, paid] = [random.int(3, 9), random.pick([50, 100, 200])]
  return singleChoice(random, {
    stem: `一种笔记本每本 $a$ 元，小明买了 ${count} 本，付给售货员 ${paid} 元，应找回的钱数（单位：元）是`,
    right: `$${paid}-${count}a$`,
    wrong: [`$${count}a-${paid}$`, `$${paid}-a$`, `$${count}(${paid}-a)$`],
    analysis: `买 ${count} 本需要 $${count}a$ 元，应找回 $(${paid}-${count}a)$ 元。`,
  })
}

function perimeter(random: Random): Draft {
  const less = random.int(2, 9)
  return singleChoice(random, {
    stem: `一个长方形的长是 $a\\,\\text{cm}$，宽比长少 ${less} cm，则它的周长（单位：cm）是`,
    right: `$4a-${2 * less}$`,
    wrong: [`$2a-${less}$`, `$4a-${less}$`, `$a(a-${less})$`],
    analysis: `宽是 $(a-${less})$ cm，周长是 $2(a+a-${less})=4a-${2 * less}$（cm）。`,
  })
}

function discount(random: Random): Draft {
  const [tenths, less] = [random.int(6, 9), random.int(5, 30)]
  return singleChoice(random, {
    stem: `一件上衣原价 $a$ 元，先打 ${tenths} 折，再减 ${less} 元，现在的售价（单位：元）是`,
    right: `$0.${tenths}a-${less}$`,
    wrong: [`$0.${tenths}(a-${less})$`, `$0.${10 - tenths}a-${less}$`, `$0.${tenths}a+${less}$`],
    analysis: `打 ${tenths} 折后是 $0.${tenths}a$ 元，再减 ${less} 元，得 $(0.${tenths}a-${less})$ 元。`,
  })
}

function comparedNumber(random: Random): Draft {
  const [times, more] = [random.int(2, 6), random.int(2, 9)]
  return singleChoice(random, {
    stem: `用代数式表示“比 $a$ 与 $b$ 的差的 ${times} 倍大 ${more} 的数”，正确的是`,
    right: `$${times}(a-b)+${more}$`,
    wrong: [`$${times}a-b+${more}$`, `$${times}(a-b)-${more}$`, `$a-${times}b+${more}$`],
    analysis: `$a$ 与 $b$ 的差是 $a-b$，它的 ${times} 倍是 $${times}(a-b)$，大 ${more} 就再加 ${more}。`,
  })
}

const writeExpression: QuestionGenerator = {
  name: 'write-expression',
  chapter,
  knowledge: '列代数式',
  difficulty: 1,
  questions: 9,
  generate: (random) => random.pick([change, perimeter, discount, comparedNumber])(random),
}

const expressionValue: QuestionGenerator = {
  name: 'expression-value',
  chapter,
  knowledge: '代数式的值',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [a, b] = [random.int(2, 5), random.nonZero(-5, 5)]
    const [x, y] = [-random.int(1, 5), random.nonZero(-6, 6)]
    const expression = sum([
      [a, 'x^2'],
      [b, 'y'],
    ])
    const value = a * x * x + b * y
    return fillBlank(
      `当 $x=${x}$，$y=${y}$ 时，代数式 $${expression}$ 的值是 ${gap}。`,
      value,
      `原式 $=${a}\\times(${x})^2${signed(b)}\\times${bracketed(y)}=${a * x * x}${signed(b * y)}=${value}$。`,
    )
  },
}

const wholeSubstitution: QuestionGenerator = {
  name: 'whole-substitution',
  chapter,
  knowledge: '整体代入求值',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [p, known, factor, extra] = [random.nonZero(-5, 5), random.int(2, 9), random.int(2, 5), random.nonZero(-9, 9)]
    const times = random.pick([factor, -factor])
    const inner = sum([
      [1, 'x^2'],
      [p, 'x'],
    ])
    const outer = sum([
      [times, 'x^2'],
      [times * p, 'x'],
      [extra, ''],
    ])
    const value = times * known + extra
    return fillBlank(
      `已知 $${inner}=${known}$，则代数式 $${outer}$ 的值是 ${gap}。`,
      value,
      `$${outer}=${times}(${inner})${signed(extra)}=${times}\\times${known}${signed(extra)}=${value}$。`,
    )
  },
}

const stickPattern: QuestionGenerator = {
  name: 'stick-pattern',
  chapter,
  knowledge: '图形规律与代数式',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [first, step] = [random.int(4, 9), random.int(2, 6)]
    const sticks = (order: number) => first + step * (order - 1)
    const [near, far, unknown] = [random.int(5, 9), random.int(20, 60), random.int(61, 120)]
    const rule = sum([
      [step, 'n'],
      [first - step, ''],
    ])
    return fillBlanks(
      `用同样长的小棒摆一列图案：第 1 个图案用 ${sticks(1)} 根，第 2 个用 ${sticks(2)} 根，第 3 个用 ${sticks(3)} 根，以后每个图案都比前一个多用相同的根数。第 ${near} 个图案用 [[1]] 根，第 ${far} 个图案用 [[2]] 根；正好用 ${sticks(unknown)} 根小棒的是第 [[3]] 个图案。`,
      [
        [
          sticks(near),
          `每次增加 ${step} 根，第 $n$ 个图案用 $(${rule})$ 根。当 $n=${near}$ 时，是 ${sticks(near)} 根。`,
        ],
        [sticks(far), `把 $n=${far}$ 代入 $${rule}$，得 ${sticks(far)}。`],
        [unknown, `由 $${rule}=${sticks(unknown)}$，得 $n=${unknown}$。`],
      ],
    )
  },
}

export const algebraicExpressionGenerators: readonly QuestionGenerator[] = [
  writeExpression,
  expressionValue,
  wholeSubstitution,
  stickPattern,
]
