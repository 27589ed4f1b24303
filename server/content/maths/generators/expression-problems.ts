/** 七年级上册 第 3 章 代数式：综合 */
import { fillBlank, fillBlanks, gap, multiChoice, numberChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { decimal, polynomial, signed, sum } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7a-3', questions: 6 } as const

function shadedArea(random: Random): Draft {
  const [width, corner] = [random.int(2, 9), random.int(3, 6)]
  return singleChoice(random, {
    stem: `一块长方形空地的长是 $a$ m，宽比长少 ${width} m。在空地的四个角各修建一个半径为 ${corner} m 的四分之一圆形花坛（花坛互不重叠），其余部分种草，则种草的面积（单位：$\\text{m}^2$）是`,
    right: `$a(a-${width})-${corner * corner}\\pi$`,
    wrong: [
      `$a(a-${width})-${4 * corner * corner}\\pi$`,
      `$a(a-${width})-${2 * corner}\\pi$`,
      `$a(a+${width})-${corner * corner}\\pi$`,
    ],
    analysis: `宽是 $(a-${width})$ m，长方形的面积是 $a(a-${width})$ $\\text{m}^2$。四个四分之一圆合成一个圆，面积是 $${corner * corner}\\pi$ $\\text{m}^2$，相减得种草的面积。`,
  })
}

function steppedFare(random: Random): Draft {
  const [start, rate, included] = [random.int(8, 12), random.pick([1.8, 2, 2.2, 2.5]), 3]
  const [trip, cheap] = [random.int(6, 15), random.pick([0.8, 0.9])]
  const constant = start - rate * included
  const fare = constant + rate * trip
  return workedAnswer({
    stem: `某市出租车的收费标准是：不超过 ${included} km 收起步价 ${start} 元，超过 ${included} km 的部分每千米收 ${rate} 元。\n（1）行驶 $x$ km（$x>${included}$）应付车费多少元？用代数式表示，并化为最简形式；\n（2）小华行驶 ${trip} km，平台按应付车费打 ${cheap * 10} 折，他实际付了多少元？`,
    model: [
      `解：（1）超过 ${included} km 的部分是 $(x-${included})$ km，应付车费 $${start}+${rate}(x-${included})=${sum([
        [rate, 'x'],
        [constant, ''],
      ])}$（元）。`,
      `（2）当 $x=${trip}$ 时，应付车费 $${rate}\\times${trip}${signed(decimal(constant))}=${decimal(fare)}$（元），`,
      `实际付了 $${decimal(fare)}\\times${cheap}=${decimal(fare * cheap)}$（元）。`,
    ],
    criteria: [
      ['表示超过的路程', `$(x-${included})$ km`, 20],
      ['写出车费的代数式', '起步价与超过部分的费用相加，并化简', 30],
      ['代入求值', `应付 ${decimal(fare)} 元`, 20],
      ['求实际付款', `${decimal(fare * cheap)} 元`, 10],
    ],
    analysis: '分段计费时，先分清每一段的路程，再把各段的费用相加。',
  })
}

function valueTable(random: Random): Draft {
  const [a, b, x] = [random.int(2, 4), random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]), -random.int(2, 5)]
  const [plus, at] = [random.int(2, 5), random.int(1, 5)]
  return fillBlanks(
    `当 $x=${x}$ 时，代数式 $${polynomial([a, b, 0])}$ 的值是 [[1]]；当 $m=${at}$，$n=${x}$ 时，代数式 $\\dfrac{${2 * plus}m-n}{2}+n^2$ 的值是 [[2]]。`,
    [
      [
        a * x * x + b * x,
        `原式 $=${a}\\times(${x})^2${signed(b)}\\times(${x})=${a * x * x}${signed(b * x)}=${a * x * x + b * x}$。`,
      ],
      [
        decimal((2 * plus * at - x) / 2 + x * x),
        `原式 $=\\dfrac{${2 * plus}\\times${at}-(${x})}{2}+(${x})^2=${decimal((2 * plus * at - x) / 2 + x * x)}$。`,
      ],
    ],
  )
}

function programme(random: Random): Draft {
  const [factor, less, start] = [random.int(2, 3), random.int(1, 7), random.int(3, 9)]
  const limit = random.pick([50, 100, 200])
  if (factor * start - less <= start) return programme(random)
  const values = [start]
  while ((values.at(-1) ?? 0) <= limit) values.push(factor * (values.at(-1) ?? 0) - less)
  if (values.length < 4) return programme(random)
  const steps = values.slice(1).map((value, index) => `$${factor}\\times${values[index] ?? 0}-${less}=${value}$`)
  const last = values.at(-1) ?? 0
  const input = Math.floor((limit + less) / factor) + random.int(1, 9)
  const output = factor * input - less
  return fillBlanks(
    `一个计算程序如下：输入 $x$，计算 $${factor}x-${less}$ 的值；如果结果大于 ${limit}，就输出结果；否则把结果作为新的 $x$ 再次计算，直到输出为止。若输入 $x=${start}$，则一共计算 [[1]] 次后输出，输出的结果是 [[2]]；若输入某个正数 $x$，只计算一次就输出 ${output}，则输入的 $x$ 是 [[3]]。`,
    [
      [values.length - 1, `依次计算：${steps.join('，')}，第 ${values.length - 1} 次的结果首次大于 ${limit}。`],
      [last, `输出的结果是 ${last}。`],
      [input, `倒推：$(${output}+${less})\\div${factor}=${input}$。`],
    ],
  )
}

function directSubstitution(random: Random): Draft {
  const [known, factor, extra] = [random.int(2, 9), random.int(2, 5), random.int(1, 9)]
  const value = factor * known + extra
  return numberChoice({
    stem: `若 $a-b=${known}$，则代数式 $${factor}(a-b)+${extra}$ 的值是`,
    right: value,
    wrong: [factor * (known + extra), factor + known + extra, factor * known - extra, known + extra, factor * known],
    analysis: `把 $a-b$ 看作一个整体，用 $${known}$ 代入：$${factor}\\times${known}+${extra}=${value}$。`,
  })
}

function oddPowers(random: Random): Draft {
  const [x, constant, value] = [random.int(2, 4), random.nonZero(-9, 9), random.int(10, 30)]
  return fillBlank(
    `当 $x=${x}$ 时，代数式 $px^3+qx${signed(constant)}$ 的值是 ${value}；则当 $x=-${x}$ 时，这个代数式的值是 ${gap}。`,
    2 * constant - value,
    `当 $x=${x}$ 时，$${x ** 3}p+${x}q${signed(constant)}=${value}$，所以 $${x ** 3}p+${x}q=${value - constant}$。当 $x=-${x}$ 时，原式 $=-(${x ** 3}p+${x}q)${signed(constant)}=${-(value - constant)}${signed(constant)}=${2 * constant - value}$。`,
  )
}

function seatRows(random: Random): Draft {
  const [first, step, row] = [random.int(12, 30), random.int(2, 4), random.int(8, 20)]
  return fillBlank(
    `一个阶梯教室的第 1 排有 ${first} 个座位，以后每一排都比前一排多 ${step} 个座位，则第 ${row} 排有 ${gap} 个座位。`,
    first + step * (row - 1),
    `第 $n$ 排有 $${first}+${step}(n-1)$ 个座位。当 $n=${row}$ 时，$${first}+${step}\\times(${row}-1)=${first + step * (row - 1)}$。`,
  )
}

/** Patterns of dots whose numbers grow by more and more. */
const dotPatterns = [
  { shown: [1, 3, 6, 10], rule: '\\dfrac{n(n+1)}{2}', why: '第 $n$ 个图案的点数是 $1+2+3+\\cdots+n$' },
  { shown: [2, 6, 12, 20], rule: 'n(n+1)', why: '第 $n$ 个图案有 $n$ 行，每行 $(n+1)$ 个点' },
  { shown: [3, 8, 15, 24], rule: 'n(n+2)', why: '第 $n$ 个图案有 $n$ 行，每行 $(n+2)$ 个点' },
  { shown: [2, 5, 10, 17], rule: 'n^2+1', why: '第 $n$ 个图案是 $n$ 行 $n$ 列的点再加 1 个点' },
  { shown: [4, 9, 16, 25], rule: '(n+1)^2', why: '第 $n$ 个图案有 $(n+1)$ 行，每行 $(n+1)$ 个点' },
] as const

function dotPattern(random: Random): Draft {
  const { shown, rule, why } = random.pick(dotPatterns)
  const [far, near] = [random.int(9, 20), random.int(5, 8)]
  const [a, b, c] = shown
  const second = (c - 2 * b + a) / 2
  const first = b - a - 3 * second
  const count = (n: number) => second * n * n + first * n + (a - second - first)
  const saying = (text: string, holds: boolean, reason: string): Statement => ({ text, holds, why: reason })
  return multiChoice(
    random,
    `用黑点摆一列图案，前四个图案的点数依次是 ${shown.join('，')}，以后按相同的规律摆下去，则下列说法正确的有`,
    [
      saying(`第 ${near} 个图案有 ${count(near)} 个点`, true, `${why}，代入 $n=${near}$。`),
      saying(`第 ${far} 个图案有 ${count(far)} 个点`, true, `${why}，代入 $n=${far}$。`),
      saying(`第 $n$ 个图案有 $${rule}$ 个点`, true, `${why}。`),
      saying(`第 ${near} 个图案有 ${count(near) - 2} 个点`, false, `${why}，第 ${near} 个有 ${count(near)} 个点。`),
      saying(`第 ${far} 个图案有 ${count(far) + far} 个点`, false, `${why}，第 ${far} 个有 ${count(far)} 个点。`),
      saying(`每个图案都比前一个多 ${b - a} 个点`, false, `增加的点数依次是 ${b - a}，${c - b}，……，并不相同。`),
    ],
  )
}

export const expressionProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'lawn-area', knowledge: '列代数式', difficulty: 2, generate: shadedArea },
  { ...common, name: 'stepped-fare', knowledge: '列代数式', difficulty: 3, generate: steppedFare },
  { ...common, name: 'two-values', knowledge: '代数式的值', difficulty: 2, generate: valueTable },
  { ...common, name: 'calculating-programme', knowledge: '代数式的值', difficulty: 3, generate: programme },
  { ...common, name: 'direct-substitution', knowledge: '整体代入求值', difficulty: 1, generate: directSubstitution },
  { ...common, name: 'odd-powers', knowledge: '整体代入求值', difficulty: 3, generate: oddPowers },
  { ...common, name: 'seat-rows', knowledge: '图形规律与代数式', difficulty: 1, generate: seatRows },
  { ...common, name: 'dot-pattern', knowledge: '图形规律与代数式', difficulty: 3, generate: dotPattern },
]
