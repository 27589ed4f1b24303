/** 七年级下册 第 11 章 不等式与不等式组 */
import { fillBlank, gap, multiChoice, nearbyCounts, numberChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { polynomial } from '../notation.ts'
import type { Random } from '../../random.ts'

const chapter = 'ma-rj2024-7b-11'

const system = (first: string, second: string) => `\\begin{cases}${first},\\\\${second}\\end{cases}`

const countIntegerSolutions: QuestionGenerator = {
  name: 'count-integer-solutions',
  chapter,
  knowledge: '不等式组的整数解',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [p, low, t, high] = [random.int(2, 4), random.int(-4, 1), random.int(2, 4), random.int(2, 5)]
    const [q, s] = [random.nonZero(-6, 6), random.int(5, 12)]
    const [open, closed] = [random.pick(['>', '\\ge ']), random.pick(['>', '\\ge '])]
    const first = `${polynomial([p, q])}${open}${p * low + q}`
    const second = `${s}-${t}x${closed}${s - t * high}`
    const [from, to] = [open === '>' ? low + 1 : low, closed === '>' ? high - 1 : high]
    const solutions = Array.from({ length: to - from + 1 }, (_, index) => `$${from + index}$`)
    return numberChoice({
      stem: `不等式组 $${system(first, second)}$ 的整数解的个数是`,
      right: solutions.length,
      wrong: nearbyCounts(random, solutions.length),
      analysis: `解两个不等式，得 $x${open}${low}$ 和 $x${closed === '>' ? '<' : '\\le'}${high}$，所以 $${low}${open === '>' ? '<' : '\\le '}x${closed === '>' ? '<' : '\\le'}${high}$，整数解为 ${solutions.join('，')}，共 ${solutions.length} 个。`,
    })
  },
}

const solveSystem: QuestionGenerator = {
  name: 'solve-inequality-system',
  chapter,
  knowledge: '解一元一次不等式组',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [k, j, high, low] = [random.int(3, 6), random.int(1, 2), random.int(1, 5), random.int(-4, -1)]
    const [m, e, f] = [random.nonZero(-6, 6), random.int(2, 4), random.int(-2, 1)]
    const n = m + high * (k - j)
    const d = e * f - low
    if (d === 0 || n === 0) return solveSystem.generate(random)
    const first = `${polynomial([k, m])}<${polynomial([j, n])}`
    const second = `\\dfrac{${polynomial([1, d])}}{${e}}\\ge${f}`
    const integers = Array.from({ length: high - low }, (_, index) => `$${low + index}$`)
    return workedAnswer({
      stem: `解不等式组 $${system(first, second)}$ 并写出它的所有整数解。`,
      model: [
        `解：解不等式 $${first}$，得 $${k - j}x<${n - m}$，即 $x<${high}$。`,
        `解不等式 $${second}$，得 $${polynomial([1, d])}\\ge${e * f}$，即 $x\\ge${low}$。`,
        `所以不等式组的解集是 $${low}\\le x<${high}$。`,
        `它的整数解是 ${integers.join('，')}。`,
      ],
      criteria: [
        ['解第一个不等式', `$x<${high}$`, 20],
        ['解第二个不等式', `$x\\ge${low}$`, 20],
        ['写出解集', `公共部分 $${low}\\le x<${high}$`, 20],
        ['写出整数解', '不漏不多，注意端点能否取到', 20],
      ],
      analysis: '分别解两个不等式，在数轴上找出公共部分；实心点能取到，空心圈不能取到。',
    })
  },
}

function inequalitySteps(random: Random): readonly Statement[] {
  const [c, k, m] = [random.int(2, 9), random.int(2, 6), random.int(1, 9)]
  const step = (from: string, to: string, holds: boolean, why: string): Statement => {
    return { text: `若 $${from}$，则 $${to}$`, holds, why }
  }
  return [
    step('a>b', `a-${c}>b-${c}`, true, '不等式两边减同一个数，不等号的方向不变。'),
    step('a>b', `-${k}a<-${k}b`, true, '不等式两边乘同一个负数，不等号的方向改变。'),
    step('ac^2>bc^2', 'a>b', true, '由条件知 $c^2>0$，两边除以同一个正数，方向不变。'),
    step(`-\\dfrac{a}{${k}}<-\\dfrac{b}{${k}}`, 'a>b', true, `两边乘 $-${k}$，不等号的方向改变。`),
    step('a>b', `${m}-a>${m}-b`, false, '由 $a>b$ 得 $-a<-b$，方向应改变。'),
    step('a>b', 'ac>bc', false, '当 $c\\le0$ 时不成立。'),
    step('a>b', 'ac^2>bc^2', false, '当 $c=0$ 时，两边相等。'),
    step('a>b', 'a^2>b^2', false, '例如 $a=1$，$b=-2$ 时不成立。'),
    step('a>b', `a+${c}>b+${c + m}`, false, '两边加的数不同，不能保证成立。'),
  ]
}

const inequalityProperties: QuestionGenerator = {
  name: 'inequality-properties',
  chapter,
  knowledge: '不等式的性质',
  difficulty: 2,
  questions: 8,
  generate: (random) => multiChoice(random, '下列不等式变形正确的有', inequalitySteps(random)),
}

function budget(random: Random): Draft {
  const [count, most] = [random.int(20, 40), random.int(6, 15)]
  const [dear, cheap] = [random.int(30, 60), random.int(10, 25)]
  const money = dear * most + cheap * (count - most) + random.int(0, dear - cheap - 1)
  return fillBlank(
    `学校计划购买篮球和跳绳共 ${count} 件，篮球每个 ${dear} 元，跳绳每根 ${cheap} 元，总费用不超过 ${money} 元，则最多可以购买篮球 ${gap} 个。`,
    most,
    `设购买篮球 $x$ 个，得 $${dear}x+${cheap}(${count}-x)\\le${money}$，即 $${dear - cheap}x\\le${money - cheap * count}$。$x$ 是整数，所以 $x$ 最大取 ${most}。`,
  )
}

function contest(random: Random): Draft {
  const [questions, minus] = [random.pick([20, 25, 30]), random.int(1, 5)]
  const [plus, least] = [random.pick([5, 10]), random.int(12, questions - 3)]
  const target = plus * least - minus * (questions - least) - random.int(0, plus + minus - 1)
  if (target < (plus * questions) / 3) return contest(random)
  return fillBlank(
    `一次知识竞赛共有 ${questions} 道题，每一题答对得 ${plus} 分，答错或不答扣 ${minus} 分。要使得分不低于 ${target} 分，至少要答对 ${gap} 道题。`,
    least,
    `设答对 $x$ 道题，得 $${plus}x-${minus === 1 ? '' : minus}(${questions}-x)\\ge${target}$，即 $${plus + minus}x\\ge${target + minus * questions}$。$x$ 是整数，所以 $x$ 最小取 ${least}。`,
  )
}

const inequalityProblem: QuestionGenerator = {
  name: 'inequality-problem',
  chapter,
  knowledge: '一元一次不等式的应用',
  difficulty: 2,
  questions: 8,
  generate: (random) => random.pick([budget, contest])(random),
}

export const inequalityGenerators: readonly QuestionGenerator[] = [
  countIntegerSolutions,
  solveSystem,
  inequalityProperties,
  inequalityProblem,
]
