/** 八年级下册 第 24 章 数据的分析：综合 */
import { fillBlanks, multiChoice, orderedChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { decimal } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-8b-24', questions: 6 } as const

const saying = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })

function weightedMean(random: Random): Draft {
  const [p, q, r] = random.pick([
    [5, 3, 2],
    [4, 4, 2],
    [5, 2, 3],
    [2, 5, 3],
    [3, 3, 4],
  ] as const)
  const [a, b, c] = [random.int(80, 95), random.int(80, 95), random.int(80, 95)]
  const total = p * a + q * b + r * c
  const needed = (900 - p * a - q * b) / r
  if (!Number.isInteger(needed) || needed > 100 || needed < 75) return weightedMean(random)
  return fillBlanks(
    `某演讲比赛按演讲内容、语言表达、形象风度三项以 $${p}:${q}:${r}$ 的比计算总成绩（百分制）。小林三项的得分依次是 ${a}，${b}，${c}，他的总成绩是 [[1]] 分；小文前两项的得分与小林相同，要使总成绩等于 90 分，第三项应得 [[2]] 分。`,
    [
      [
        decimal(total / 10),
        `总成绩是 $\\dfrac{${a}\\times${p}+${b}\\times${q}+${c}\\times${r}}{${p}+${q}+${r}}=${decimal(total / 10)}$（分）。`,
      ],
      [needed, `设第三项得 $x$ 分，则 $${a}\\times${p}+${b}\\times${q}+${r}x=90\\times10$，解得 $x=${needed}$。`],
    ],
  )
}

function dataStatements(random: Random): Draft {
  const [mode, far] = [random.int(4, 12), random.int(1, 3)]
  const data = [mode - far, mode - 1, mode, mode, mode + far + 1]
  const mean = data.reduce((total, value) => total + value, 0) / 5
  const [shift, times] = [random.int(2, 5), random.int(2, 3)]
  const square = data.reduce((total, value) => total + (value - mean) ** 2, 0) / 5
  const variance = decimal(square)
  return multiChoice(random, `已知一组数据 ${random.shuffle(data).join('，')}，下列说法正确的有`, [
    saying(`平均数是 ${mean}`, true, `总和是 ${mean * 5}，$${mean * 5}\\div5=${mean}$。`),
    saying(`方差是 ${variance}`, true, `各数与平均数 ${mean} 的差的平方的平均数是 ${variance}。`),
    saying(`每个数都加 ${shift} 后，方差不变`, true, '平均数也加同一个数，各数与平均数的差不变。'),
    saying(
      `每个数都乘 ${times} 后，方差变为原来的 ${times * times} 倍`,
      true,
      `各数与平均数的差都变为原来的 ${times} 倍，平方变为 ${times * times} 倍。`,
    ),
    saying(`每个数都加 ${shift} 后，方差增加 ${shift}`, false, '方差不变。'),
    saying(`每个数都乘 ${times} 后，方差变为原来的 ${times} 倍`, false, `方差变为原来的 ${times * times} 倍。`),
    saying(`方差是 ${decimal(square * 5)}`, false, `平方和还要除以 5，方差是 ${variance}。`),
    saying('去掉最大的数后，平均数不变', false, '去掉的数大于平均数，平均数变小。'),
  ])
}

function steadiest(random: Random): Draft {
  const [mean, ten] = [random.int(80, 95), random.int(11, 40)]
  const names = ['甲', '乙', '丙', '丁']
  const values = random.shuffle([ten, ten + random.int(3, 9), ten + random.int(12, 20), ten + random.int(24, 30)])
  const shown = values.map((value) => decimal(value / 10)).join('，')
  const best = names[values.indexOf(ten)] ?? ''
  return orderedChoice(
    `甲、乙、丙、丁四名同学五次测验成绩的平均数都是 ${mean} 分，方差依次是 ${shown}，则成绩最稳定的是`,
    names,
    best,
    `平均数相同，方差最小的成绩最稳定。${best}的方差 ${decimal(ten / 10)} 最小。`,
  )
}

function medianWithUnknown(random: Random): Draft {
  const [low, gapA, gapB] = [random.int(2, 9), random.int(1, 3), random.int(1, 3)]
  const [a, b] = [low, low + gapA]
  const c = b + gapB
  const total = a + b + c
  const found: number[] = []
  for (let x = -60; x <= 90; x += 1) {
    const sorted = [a, b, c, x].sort((first, second) => first - second)
    if ((total + x) / 4 === ((sorted[1] ?? 0) + (sorted[2] ?? 0)) / 2) found.push(x)
  }
  if (found.length !== 3 || (found[0] ?? 0) < 0) return medianWithUnknown(random)
  const [first = 0, second = 0, third = 0] = found
  return workedAnswer({
    stem: `四个数 ${a}，${b}，${c}，$x$ 的平均数与中位数相等，求 $x$ 的所有可能的值。`,
    model: [
      `解：四个数的平均数是 $\\dfrac{${total}+x}{4}$。`,
      `当 $x\\le${a}$ 时，中位数是 $\\dfrac{${a}+${b}}{2}$，由 $\\dfrac{${total}+x}{4}=\\dfrac{${a}+${b}}{2}$，得 $x=${first}$；`,
      `当 $${a}<x<${c}$ 时，中位数是 $\\dfrac{${b}+x}{2}$，由 $\\dfrac{${total}+x}{4}=\\dfrac{${b}+x}{2}$，得 $x=${second}$；`,
      `当 $x\\ge${c}$ 时，中位数是 $\\dfrac{${b}+${c}}{2}$，由 $\\dfrac{${total}+x}{4}=\\dfrac{${b}+${c}}{2}$，得 $x=${third}$。`,
      `经检验，都符合各自的条件。答：$x$ 的值是 ${found.join('，')}。`,
    ],
    criteria: [
      ['表示平均数', '用含 $x$ 的式子表示', 10],
      ['$x$ 最小', `$x=${first}$`, 30],
      ['$x$ 在中间', `$x=${second}$`, 30],
      ['$x$ 最大', `$x=${third}$`, 30],
    ],
    analysis: '中位数与 $x$ 的大小位置有关，要按 $x$ 的位置分类讨论，求出后再检验。',
  })
}

export const dataAnalysisProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'weighted-mean', knowledge: '平均数、中位数、众数', difficulty: 2, generate: weightedMean },
  { ...common, name: 'mean-is-median', knowledge: '平均数、中位数、众数', difficulty: 3, generate: medianWithUnknown },
  { ...common, name: 'steadiest', knowledge: '方差', difficulty: 1, generate: steadiest },
  { ...common, name: 'data-statements', knowledge: '方差', difficulty: 3, generate: dataStatements },
]
