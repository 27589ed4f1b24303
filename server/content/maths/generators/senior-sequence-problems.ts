/** 选择性必修第二册 第 4 章 数列：各难度的问题 */
import { fillBlank, gap, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { bracketed, fraction, polynomial, signed } from '../notation.ts'

const sumsOfBlocks: QuestionGenerator = {
  name: 'sums-of-blocks',
  chapter: 'ma-rja2019-x2-4',
  knowledge: '等差数列',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [m, first, step] = [random.int(3, 6), random.nonZero(-6, 9), random.nonZero(-3, 4)]
    const total = (count: number) => count * first + (count * (count - 1) * step) / 2
    const [one, two, three] = [total(m), total(2 * m), total(3 * m)]
    const second = two - one
    if (one === 0 || two === 0) return sumsOfBlocks.generate(random)
    return fillBlank(
      `等差数列 $\\{a_n\\}$ 的前 $n$ 项和是 $S_n$，$S_{${m}}=${one}$，$S_{${2 * m}}=${two}$，则 $S_{${3 * m}}=$ ${gap}。`,
      three,
      `$S_{${m}}$，$S_{${2 * m}}-S_{${m}}$，$S_{${3 * m}}-S_{${2 * m}}$ 成等差数列，前两项是 $${one}$，$${second}$，第三项是 $2\\times${bracketed(second)}${signed(-one)}=${2 * second - one}$，所以 $S_{${3 * m}}=${two}${signed(2 * second - one)}=${three}$。`,
    )
  },
}

const sumOfSizes: QuestionGenerator = {
  name: 'sum-of-sizes',
  chapter: 'ma-rja2019-x2-4',
  knowledge: '等差数列',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [step, turn, more] = [random.int(2, 5), random.int(4, 8), random.int(3, 8)]
    const first = step * turn - random.int(1, step - 1)
    const count = turn + more
    const term = (n: number) => first - step * (n - 1)
    const total = (n: number) => (n * (first + term(n))) / 2
    const [top, all] = [total(turn), total(count)]
    const general = polynomial([-step, first + step], 'n')
    const half = first + term(turn)
    return workedAnswer({
      stem: `在等差数列 $\\{a_n\\}$ 中，$a_1=${first}$，公差 $d=-${step}$，前 $n$ 项和是 $S_n$。\n（1）当 $n$ 为何值时，$S_n$ 最大？求出最大值；\n（2）求 $|a_1|+|a_2|+\\cdots+|a_{${count}}|$。`,
      model: [
        `解：（1）$a_n=${general}$，令 $a_n\\ge0$，得 $n\\le${fraction(first + step, step)}$，`,
        `所以前 ${turn} 项是正数，从第 ${turn + 1} 项起是负数，当 $n=${turn}$ 时，$S_n$ 最大，`,
        `最大值 $S_{${turn}}=\\dfrac{${turn}\\times(${first}+${term(turn)})}{2}=\\dfrac{${turn}\\times${half}}{2}=${top}$。`,
        `（2）$S_{${count}}=\\dfrac{${count}\\times(${first}${signed(term(count))})}{2}=${all}$，`,
        `$T=|a_1|+|a_2|+\\cdots+|a_{${count}}|=S_{${turn}}-(S_{${count}}-S_{${turn}})=2S_{${turn}}-S_{${count}}$，`,
        `所以 $T=2\\times${top}-${bracketed(all)}=${2 * top - all}$。`,
      ],
      criteria: [
        ['通项公式', `$a_n=${general}$`, 20],
        ['求最大值', `$n=${turn}$ 时最大值是 ${top}`, 40],
        ['分类讨论', `前 ${turn} 项为正，其余各项为负`, 20],
        ['求和', `$T=${2 * top - all}$`, 20],
      ],
      analysis: '由通项的符号确定各项的正负，正项全部相加时和最大；求绝对值的和，要在符号改变处分段。',
    })
  },
}

const geometricBlocks: QuestionGenerator = {
  name: 'geometric-blocks',
  chapter: 'ma-rja2019-x2-4',
  knowledge: '等比数列的前 n 项和',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [unit, ratio, m] = [random.int(1, 9), random.pick([2, 3, 4]), random.int(2, 5)]
    const [two, three] = [unit * (1 + ratio), unit * (1 + ratio + ratio * ratio)]
    return singleChoice(random, {
      stem: `各项都是正数的等比数列 $\\{a_n\\}$ 的前 $n$ 项和是 $S_n$，$S_{${m}}=${unit}$，$S_{${2 * m}}=${two}$，则 $S_{${3 * m}}=$`,
      right: `$${three}$`,
      wrong: [two + unit * ratio, unit * ratio * ratio, unit * (1 + ratio) ** 2].map((value) => `$${value}$`),
      analysis: `$S_{${m}}$，$S_{${2 * m}}-S_{${m}}$，$S_{${3 * m}}-S_{${2 * m}}$ 成等比数列，前两项是 $${unit}$，$${unit * ratio}$，公比是 ${ratio}，第三项是 $${unit * ratio * ratio}$，所以 $S_{${3 * m}}=${two}+${unit * ratio * ratio}=${three}$。`,
    })
  },
}

const geometricFromSums: QuestionGenerator = {
  name: 'geometric-from-sums',
  chapter: 'ma-rja2019-x2-4',
  knowledge: '等比数列的前 n 项和',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [c, ratio, goal] = [random.int(1, 5), random.pick([2, 3]), random.pick([100, 200, 300, 500, 1000])]
    const total = (n: number) => (c * (ratio ** n - 1)) / (ratio - 1)
    const least = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((n) => total(n) > goal) ?? 11
    const relation = ratio === 2 ? `S_n=2a_n-${c}` : `2S_n=3a_n-${c}`
    const difference = ratio === 2 ? 'a_n=2a_n-2a_{n-1}' : '2a_n=3a_n-3a_{n-1}'
    const factor = c === 1 ? '' : `${c}\\times`
    const multiple = c === 1 ? `${ratio}^n-1` : `${c}(${ratio}^n-1)`
    const sumShown = ratio === 2 ? multiple : `\\dfrac{${multiple}}{2}`
    return workedAnswer({
      stem: `已知数列 $\\{a_n\\}$ 的前 $n$ 项和 $S_n$ 满足 $${relation}$。\n（1）求证：$\\{a_n\\}$ 是等比数列，并求它的通项公式；\n（2）求使 $S_n>${goal}$ 成立的最小的正整数 $n$。`,
      model: [
        `（1）证明：当 $n=1$ 时，由 $${relation.replace('S_n', 'a_1').replace('a_n', 'a_1')}$ 得 $a_1=${c}$。`,
        `当 $n\\ge2$ 时，两式相减得 $${difference}$，即 $a_n=${ratio}a_{n-1}$。`,
        `因为 $a_1=${c}\\ne0$，所以 $\\{a_n\\}$ 是首项为 ${c}、公比为 ${ratio} 的等比数列，$a_n=${factor}${ratio}^{n-1}$。`,
        `（2）解：$S_n=${sumShown}$，$S_n$ 随 $n$ 的增大而增大，`,
        `$S_{${least - 1}}=${total(least - 1)}${total(least - 1) === goal ? '' : `<${goal}`}$，$S_{${least}}=${total(least)}>${goal}$，`,
        `所以最小的正整数 $n$ 是 ${least}。`,
      ],
      criteria: [
        ['求首项', `$a_1=${c}$`, 10],
        ['证明等比', '两式相减，注意 $n\\ge2$，说明首项不为 0', 40],
        ['通项公式', `$a_n=${factor}${ratio}^{n-1}$`, 20],
        ['求出结果', `$n=${least}$`, 30],
      ],
      analysis: '由 $S_n$ 与 $a_n$ 的关系求通项，用 $a_n=S_n-S_{n-1}$（$n\\ge2$），并单独求 $a_1$。',
    })
  },
}

const termFromSums: QuestionGenerator = {
  name: 'term-from-sums',
  chapter: 'ma-rja2019-x2-4',
  knowledge: '数列的通项与裂项求和',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, b, k] = [random.int(1, 4), random.nonZero(-5, 6), random.int(3, 10)]
    const total = (n: number) => a * n * n + b * n
    const answer = total(k) - total(k - 1)
    return fillBlank(
      `已知数列 $\\{a_n\\}$ 的前 $n$ 项和 $S_n=${polynomial([a, b, 0], 'n')}$，则 $a_{${k}}=$ ${gap}。`,
      answer,
      `$a_{${k}}=S_{${k}}-S_{${k - 1}}=${total(k)}-${bracketed(total(k - 1))}=${answer}$。`,
    )
  },
}

const telescopingValue: QuestionGenerator = {
  name: 'telescoping-value',
  chapter: 'ma-rja2019-x2-4',
  knowledge: '数列的通项与裂项求和',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [step, low, count] = [random.int(1, 3), random.int(1, 3), random.int(6, 20)]
    const end = low + step * count
    const [first, second] = [polynomial([step, low - step], 'n'), polynomial([step, low], 'n')]
    const answer = fraction(count, low * end)
    const factor = step === 1 ? '' : `\\dfrac{1}{${step}}`
    const product = `${first === 'n' ? 'n' : `(${first})`}(${second})`
    const fractionOf = (value: number | string) => (value === 1 ? '1' : `\\dfrac{1}{${value}}`)
    const bracket = (text: string) => (step === 1 ? text : `\\left(${text}\\right)`)
    return fillBlank(
      `已知 $a_n=\\dfrac{1}{${product}}$，则数列 $\\{a_n\\}$ 的前 ${count} 项和是 ${gap}。`,
      answer,
      `$a_n=${factor}${bracket(`\\dfrac{1}{${first}}-\\dfrac{1}{${second}}`)}$，相加时中间各项互相抵消，$S_{${count}}=${factor}${bracket(`${fractionOf(low)}-\\dfrac{1}{${end}}`)}=${answer}$。`,
    )
  },
}

export const seniorSequenceProblems: readonly QuestionGenerator[] = [
  sumsOfBlocks,
  sumOfSizes,
  geometricBlocks,
  geometricFromSums,
  termFromSums,
  telescopingValue,
]
