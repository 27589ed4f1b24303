/** 九年级上册 第 21 章 一元二次方程：各难度的问题 */
import { fillBlank, gap, orderedChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { bracketed, decimal, polynomial, sum } from '../notation.ts'

const isoscelesRoots: QuestionGenerator = {
  name: 'isosceles-roots',
  chapter: 'ma-rj2013-9a-21',
  knowledge: '解一元二次方程',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [short, more] = [random.int(2, 6), random.int(0, 4)]
    const long = 2 * short + more
    const equation = polynomial([1, -(short + long), short * long])
    return fillBlank(
      `一个等腰三角形的两条边长分别是方程 $${equation}=0$ 的两个根，则这个等腰三角形的周长是 ${gap}。`,
      short + 2 * long,
      `解方程得 $x_1=${short}$，$x_2=${long}$。若腰长是 ${short}，则 $${short}+${short}\\le${long}$，不能构成三角形；所以腰长是 ${long}，底边长是 ${short}，周长是 $${long}+${long}+${short}=${short + 2 * long}$。`,
    )
  },
}

const substitutedQuadratic: QuestionGenerator = {
  name: 'substituted-quadratic',
  chapter: 'ma-rj2013-9a-21',
  knowledge: '解一元二次方程',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [half, above, below] = [random.nonZero(-3, 3), random.int(1, 9), random.int(1, 4)]
    const least = -half * half
    const [kept, dropped] = [least + above, least - below]
    if (kept === 0 || kept + dropped === 0) return substitutedQuadratic.generate(random)
    const inner = polynomial([1, 2 * half, 0])
    const equation = sum([
      [1, `(${inner})^2`],
      [-(kept + dropped), `(${inner})`],
      [kept * dropped, ''],
    ])
    return fillBlank(
      `已知实数 $x$ 满足 $${equation}=0$，则代数式 $${inner}$ 的值是 ${gap}。`,
      kept,
      `设 $${inner}=t$，则 $${polynomial([1, -(kept + dropped), kept * dropped], 't')}=0$，解得 $t_1=${kept}$，$t_2=${dropped}$。因为 $${inner}=(${polynomial([1, half])})^2-${half * half}\\ge${least}$，所以 $t=${dropped}$ 时 $x$ 不是实数，舍去，$${inner}$ 的值是 $${kept}$。`,
    )
  },
}

const situations = ['有两个不相等的实数根', '有两个相等的实数根', '没有实数根', '只有一个实数根'] as const

const rootSituation: QuestionGenerator = {
  name: 'root-situation',
  chapter: 'ma-rj2013-9a-21',
  knowledge: '根的判别式',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, p] = [random.int(1, 4), random.nonZero(-4, 4)]
    const b = 2 * a * p
    const c = a * p * p + random.pick([0, random.int(1, 5), -random.int(1, 5)])
    if (c === 0) return rootSituation.generate(random)
    const value = b * b - 4 * a * c
    const index = value > 0 ? 0 : value === 0 ? 1 : 2
    return orderedChoice(
      `一元二次方程 $${polynomial([a, b, c])}=0$ 的根的情况是`,
      situations,
      situations[index],
      `$\\Delta=b^2-4ac=${bracketed(b)}^2-4\\times${a}\\times${bracketed(c)}=${value}${['>0', '', '<0'][index] ?? ''}$，所以方程${situations[index]}。`,
    )
  },
}

const isoscelesParameter: QuestionGenerator = {
  name: 'isosceles-parameter',
  chapter: 'ma-rj2013-9a-21',
  knowledge: '根的判别式',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [short, more, isRootShort] = [random.int(2, 5), random.int(0, 4), random.pick([true, false])]
    const long = 2 * short + more
    const [fixed, side] = isRootShort ? [short, long] : [long, short]
    const equation = `x^2-(k+${fixed})x+${fixed}k`
    const perimeter = short + 2 * long
    const caseOf = (given: string, k: number) =>
      k === long
        ? `若边长 ${side} 是${given}，则 $k=${k}$，三边长是 ${long}，${long}，${short}，能构成三角形，周长是 $${long}+${long}+${short}=${perimeter}$。`
        : `若边长 ${side} 是${given}，则 $k=${k}$，三边长是 ${short}，${short}，${long}，而 $${short}+${short}\\le${long}$，不能构成三角形，舍去。`
    return workedAnswer({
      stem: `已知关于 $x$ 的一元二次方程 $${equation}=0$。\n（1）求证：无论 $k$ 取何实数，方程总有实数根；\n（2）若等腰三角形 $ABC$ 的一条边长是 ${side}，另外两条边的长恰好是这个方程的两个根，求 $\\triangle ABC$ 的周长。`,
      model: [
        `（1）证明：$\\Delta=(k+${fixed})^2-4\\times${fixed}k=(k-${fixed})^2\\ge0$，所以无论 $k$ 取何实数，方程总有实数根。`,
        `（2）解：原方程化为 $(x-k)(x-${fixed})=0$，两个根是 $k$ 和 ${fixed}。`,
        caseOf('腰长', side),
        caseOf('底边长', fixed),
        `答：$\\triangle ABC$ 的周长是 ${perimeter}。`,
      ],
      criteria: [
        ['求判别式', '化成完全平方，说明不小于 0', 30],
        ['解方程', `两个根是 $k$ 和 ${fixed}`, 20],
        ['分类讨论', `边长 ${side} 是腰长或底边长`, 30],
        ['取舍与作答', `用三边关系检验，周长是 ${perimeter}`, 20],
      ],
      analysis: '判别式是完全平方时方程可以因式分解；等腰三角形要按腰和底分类，并用三边关系取舍。',
    })
  },
}

const growthEquation: QuestionGenerator = {
  name: 'growth-equation',
  chapter: 'ma-rj2013-9a-21',
  knowledge: '一元二次方程的应用（平均变化率）',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [start, percent, falls] = [100 * random.int(1, 12), random.pick([10, 20, 30, 40]), random.pick([true, false])]
    const sign = falls ? '-' : '+'
    const end = (start * (100 + (falls ? -percent : percent)) ** 2) / 10000
    const story = falls
      ? `某种药品的原价是每盒 ${start} 元，经过两次降价后是每盒 ${end} 元。设平均每次降价的百分率为 $x$`
      : `某果园第一年产水果 ${start} 吨，第三年产水果 ${end} 吨。设这两年产量的年平均增长率为 $x$`
    return singleChoice(random, {
      stem: `${story}，根据题意可列方程`,
      right: `$${start}(1${sign}x)^2=${end}$`,
      wrong: [`$${start}(1${sign}2x)=${end}$`, `$${start}(1${sign}x^2)=${end}$`, `$${end}(1${sign}x)^2=${start}$`],
      analysis: `${falls ? '降价一次后是' : '一年后是'} $${start}(1${sign}x)$，再变化一次是 $${start}(1${sign}x)^2$，它等于 ${end}。`,
    })
  },
}

const growthOfQuarter: QuestionGenerator = {
  name: 'growth-of-quarter',
  chapter: 'ma-rj2013-9a-21',
  knowledge: '一元二次方程的应用（平均变化率）',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [start, percent] = [400 * random.int(1, 6), random.pick([10, 20, 30, 50])]
    const ratio = 1 + percent / 100
    const month = (power: number) => Math.round(start * ratio ** power * 100) / 100
    const [total, april] = [month(0) + month(1) + month(2), month(3)]
    const goal = Math.round(april / 10) * 10 + random.pick([-10, 10])
    const reached = april >= goal
    return workedAnswer({
      stem: `某厂一月份生产化肥 ${start} 吨，第一季度（一月至三月）共生产化肥 ${decimal(total)} 吨，二月份、三月份产量的月增长率相同。\n（1）求产量的月增长率；\n（2）如果四月份仍保持这个增长率，那么四月份的产量能否达到 ${goal} 吨？`,
      model: [
        `解：（1）设月增长率为 $x$，则 $${start}+${start}(1+x)+${start}(1+x)^2=${decimal(total)}$，`,
        `整理得 $x^2+3x-${decimal(total / start - 3)}=0$，解得 $x_1=${decimal(ratio - 1)}$，$x_2=-${decimal(ratio + 2)}$（不合题意，舍去）。`,
        `所以月增长率是 $${percent}\\%$。`,
        `（2）四月份的产量是 $${decimal(month(2))}\\times(1+${percent}\\%)=${decimal(april)}$（吨），$${decimal(april)}${reached ? '>' : '<'}${goal}$。`,
        `答：四月份的产量${reached ? '能' : '不能'}达到 ${goal} 吨。`,
      ],
      criteria: [
        ['列方程', '三个月的产量之和等于第一季度的产量', 40],
        ['解方程', '整理成一般形式，求出两个根', 30],
        ['取舍与作答', `舍去负根，增长率是 $${percent}\\%$`, 20],
        ['结论', `四月份的产量是 ${decimal(april)} 吨，再比较`, 20],
      ],
      analysis: '已知的是三个月的总产量，不是三月份的产量，要把三个月的产量相加列方程。',
    })
  },
}

export const quadraticEquationProblems: readonly QuestionGenerator[] = [
  isoscelesRoots,
  substitutedQuadratic,
  rootSituation,
  isoscelesParameter,
  growthEquation,
  growthOfQuarter,
]
