/** 选择性必修第二册 第 4–5 章 数列、一元函数的导数及其应用 */
import { fillBlank, fillBlanks, gap, multiChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, gcd, polynomial, signed, sum } from '../notation.ts'

const arithmeticSequence: QuestionGenerator = {
  name: 'arithmetic-sequence',
  chapter: 'ma-rja2019-x2-4',
  knowledge: '等差数列',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [first, step] = [random.int(-8, 10), random.nonZero(-4, 5)]
    const [m, gapWidth, count] = [random.int(2, 4), random.int(2, 5), random.int(8, 20)]
    const n = m + gapWidth
    const term = (index: number) => first + (index - 1) * step
    const total = (count * (first + term(count))) / 2
    return fillBlanks(
      `在等差数列 $\\{a_n\\}$ 中，$a_${m}=${term(m)}$，$a_${n}=${term(n)}$，则公差 $d=$ [[1]]，$a_1=$ [[2]]，前 ${count} 项的和 $S_{${count}}=$ [[3]]。`,
      [
        [step, `$${n - m}d=a_${n}-a_${m}=${term(n) - term(m)}$，所以 $d=${step}$。`],
        [first, `$a_1=a_${m}-${m - 1 === 1 ? '' : m - 1}d=${first}$。`],
        [
          total,
          `$S_{${count}}=${count}\\times${bracketed(first)}+\\dfrac{${count}\\times${count - 1}}{2}\\times${bracketed(step)}=${total}$。`,
        ],
      ],
    )
  },
}

const geometricSum: QuestionGenerator = {
  name: 'geometric-sum',
  chapter: 'ma-rja2019-x2-4',
  knowledge: '等比数列的前 n 项和',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [first, ratio, count] = [random.int(1, 5), random.pick([2, 3, -2]), random.int(4, 6)]
    const fourth = first * ratio ** 3
    const total = (first * (1 - ratio ** count)) / (1 - ratio)
    const difference = `1-${bracketed(ratio)}^${count}`
    const bracket = ratio < 0 ? `\\left[${difference}\\right]` : `(${difference})`
    const top = first === 1 ? difference : `${first}\\times${bracket}`
    return fillBlank(
      `等比数列 $\\{a_n\\}$ 的各项都是实数，$a_1=${first}$，$a_4=${fourth}$，则它的前 ${count} 项的和是 ${gap}。`,
      total,
      `$q^3=\\dfrac{a_4}{a_1}=${fourth / first}$，$q=${ratio}$，所以 $S_${count}=\\dfrac{${top}}{1-${bracketed(ratio)}}=${total}$。`,
    )
  },
}

const telescopingSum: QuestionGenerator = {
  name: 'telescoping-sum',
  chapter: 'ma-rja2019-x2-4',
  knowledge: '数列的通项与裂项求和',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [first, step] = [random.int(1, 5), random.int(2, 5)]
    if (gcd(first, step) > 1) return telescopingSum.generate(random)
    const index = random.int(3, 6)
    const second = first + step
    const general = sum([
      [step, 'n'],
      [first - step, ''],
    ])
    const next = sum([
      [step, 'n'],
      [first, ''],
    ])
    const factor = `\\dfrac{1}{${step}}`
    const sumShown = first === 1 ? `\\dfrac{n}{${next}}` : `\\dfrac{n}{${first}(${next})}`
    const [head, middle] = [
      `\\dfrac{1}{${first}}-\\dfrac{1}{${second}}`,
      `\\dfrac{1}{${second}}-\\dfrac{1}{${second + step}}`,
    ]
    const total = (index * (2 * first + (index - 1) * step)) / 2
    return workedAnswer({
      stem: `已知等差数列 $\\{a_n\\}$ 的首项 $a_1=${first}$，前 ${index} 项的和 $S_${index}=${total}$。\n（1）求 $\\{a_n\\}$ 的通项公式；\n（2）设 $b_n=\\dfrac{1}{a_na_{n+1}}$，求数列 $\\{b_n\\}$ 的前 $n$ 项和 $T_n$。`,
      model: [
        `解：（1）设公差为 $d$，则 $S_${index}=${index}\\times${first}+\\dfrac{${index}\\times${index - 1}}{2}d=${total}$，解得 $d=${step}$。`,
        `所以 $a_n=${first}+(n-1)\\times${step}=${general}$。`,
        `（2）$b_n=\\dfrac{1}{(${general})(${next})}=${factor}\\left(\\dfrac{1}{${general}}-\\dfrac{1}{${next}}\\right)$，`,
        `所以 $T_n=${factor}\\left(${head}+${middle}+\\cdots+\\dfrac{1}{${general}}-\\dfrac{1}{${next}}\\right)$`,
        `$=${factor}\\left(\\dfrac{1}{${first}}-\\dfrac{1}{${next}}\\right)=${sumShown}$。`,
      ].map((line) => line.replaceAll('\\dfrac{1}{1}', '1')),
      criteria: [
        ['求公差', `$d=${step}$`, 20],
        ['通项公式', `$a_n=${general}$`, 20],
        ['裂项', '裂项的系数正确', 30],
        ['求和', `$T_n=${sumShown}$`, 30],
      ],
      analysis: '先用求和公式求公差；分母是相邻两项之积时，裂成两个分式之差，求和时中间各项互相抵消。',
    })
  },
}

const tangentLine: QuestionGenerator = {
  name: 'tangent-line',
  chapter: 'ma-rja2019-x2-5',
  knowledge: '导数的几何意义',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, b, x] = [random.nonZero(-4, 4), random.nonZero(-5, 5), random.pick([1, -1, 2])]
    const y = x ** 3 + a * x + b
    const slope = 3 * x * x + a
    const line = (k: number, c: number) => `$y=${polynomial([k, c])}$`
    const constant = y - slope * x
    if (slope === 0 || constant === 0 || y === 0) return tangentLine.generate(random)
    return singleChoice(random, {
      stem: `曲线 $y=${polynomial([1, 0, a, b])}$ 在点 $(${x},${y})$ 处的切线方程是`,
      right: line(slope, constant),
      wrong: [line(slope, y), line(slope, -constant), line(-slope, y + slope * x), line(slope + 1, constant)],
      analysis: `$y'=${polynomial([3, 0, a])}$，当 $x=${x}$ 时斜率是 $${slope}$，切线方程是 $y${signed(-y)}=${slope === 1 ? '' : slope === -1 ? '-' : slope}(${polynomial([1, -x])})$，即 ${line(slope, constant)}。`,
    })
  },
}

const cubicExtremes: QuestionGenerator = {
  name: 'cubic-extremes',
  chapter: 'ma-rja2019-x2-5',
  knowledge: '利用导数求极值与最值',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [p, half, c] = [random.int(-3, 1), random.int(1, 2), random.nonZero(-6, 6)]
    const q = p + 2 * half
    const [squareFactor, linearFactor] = [-3 * (p + half), 3 * p * q]
    const at = (x: number) => x ** 3 + squareFactor * x * x + linearFactor * x + c
    const [from, to] = [p - 1, q + random.int(1, 2)]
    const rows = [from, p, q, to].map((x) => [x, at(x)] as const)
    const values = rows.map(([, value]) => value)
    const [high, low] = [Math.max(...values), Math.min(...values)]
    const factor = (zero: number) => (zero === 0 ? 'x' : `(${polynomial([1, -zero])})`)
    const factors = `3${q === 0 ? factor(q) + factor(p) : factor(p) + factor(q)}`
    const derivative = polynomial([3, 2 * squareFactor, linearFactor])
    return workedAnswer({
      stem: `已知函数 $f(x)=${polynomial([1, squareFactor, linearFactor, c])}$。\n（1）求 $f(x)$ 的极值；\n（2）求 $f(x)$ 在区间 $[${from},${to}]$ 上的最大值和最小值。`,
      model: [
        `解：（1）$f'(x)=${derivative}${derivative === factors ? '' : `=${factors}`}$。`,
        `令 $f'(x)=0$，得 $x=${p}$ 或 $x=${q}$。`,
        `当 $x<${p}$ 或 $x>${q}$ 时，$f'(x)>0$；当 $${p}<x<${q}$ 时，$f'(x)<0$。`,
        `所以 $f(x)$ 的极大值是 $f(${p})=${at(p)}$，极小值是 $f(${q})=${at(q)}$。`,
        `（2）$f(${from})=${at(from)}$，$f(${to})=${at(to)}$，与极值比较，`,
        `$f(x)$ 在 $[${from},${to}]$ 上的最大值是 $${high}$，最小值是 $${low}$。`,
      ],
      criteria: [
        ['求导', `$f'(x)=${derivative}$`, 20],
        ['单调性', '求出导数的零点，判断各区间上导数的符号', 30],
        ['极值', `极大值 $${at(p)}$，极小值 $${at(q)}$`, 30],
        ['最值', `最大值 $${high}$，最小值 $${low}$`, 30],
      ],
      analysis: '先由导数的符号判断单调性，再写极值；闭区间上的最值在极值点或端点处取得，比较函数值即可。',
    })
  },
}

const derivativeRules: QuestionGenerator = {
  name: 'derivative-rules',
  chapter: 'ma-rja2019-x2-5',
  knowledge: '导数的运算',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [n, k, m] = [random.int(3, 6), random.int(2, 5), random.int(2, 6)]
    const rule = (formula: string, result: string, holds: boolean, why: string): Statement => {
      return { text: `$\\left(${formula}\\right)'=${result}$`, holds, why }
    }
    return multiChoice(random, '下列求导运算正确的有', [
      rule(`x^${n}+${m}`, `${n}x^{${n - 1}}`, true, '幂函数的导数公式，常数的导数是 0。'),
      rule(`\\sin${k}x`, `${k}\\cos${k}x`, true, '复合函数求导，要乘内层函数的导数。'),
      rule(`x\\ln x+${m}x`, `\\ln x+${m + 1}`, true, `$(x\\ln x)'=\\ln x+1$。`),
      rule(`\\dfrac{${m}}{x}`, `-\\dfrac{${m}}{x^2}`, true, `$(x^{-1})'=-x^{-2}$。`),
      rule(
        `\\mathrm{e}^{${k}x}`,
        `\\mathrm{e}^{${k}x}`,
        false,
        `应乘内层函数的导数，结果是 $${k}\\mathrm{e}^{${k}x}$。`,
      ),
      rule(`${m}\\cos x`, `${m}\\sin x`, false, `$(\\cos x)'=-\\sin x$，符号错了。`),
      rule(`\\ln${k}x`, `\\dfrac{1}{${k}x}`, false, `$\\ln${k}x=\\ln${k}+\\ln x$，结果是 $\\dfrac{1}{x}$。`),
      rule(
        `x^${n}\\cdot${m}x`,
        `${n * m}x^{${n - 1}}`,
        false,
        `积的导数不等于导数的积，结果是 $${m * (n + 1)}x^{${n}}$。`,
      ),
    ])
  },
}

export const sequenceAndDerivativeGenerators: readonly QuestionGenerator[] = [
  arithmeticSequence,
  geometricSum,
  telescopingSum,
  tangentLine,
  cubicExtremes,
  derivativeRules,
]
