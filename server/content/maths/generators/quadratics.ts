/** 九年级上册 第 21–22 章 一元二次方程、二次函数 */
import { fillBlanks, multiChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, decimal, fraction, polynomial, signed, sum } from '../notation.ts'

const quadraticRoots: QuestionGenerator = {
  name: 'quadratic-roots',
  chapter: 'ma-rj2013-9a-21',
  knowledge: '解一元二次方程',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, p, q] = [random.int(1, 3), random.nonZero(-7, 7), random.nonZero(-7, 7)]
    if (p >= q || (a > 1 && p % a === 0)) return quadraticRoots.generate(random)
    const equation = polynomial([a, -(p + a * q), p * q])
    const [low, high] = p / a < q ? [fraction(p, a), String(q)] : [String(q), fraction(p, a)]
    const factors = `(${polynomial([a, -p])})(${polynomial([1, -q])})`
    return fillBlanks(`方程 $${equation}=0$ 的两个根中，较小的根是 [[1]]，较大的根是 [[2]]。`, [
      [low, `因式分解，得 $${factors}=0$，两个根是 $${fraction(p, a)}$ 和 $${q}$，较小的是 $${low}$。`],
      [high, `两个根中较大的是 $${high}$。`],
    ])
  },
}

const discriminant: QuestionGenerator = {
  name: 'discriminant',
  chapter: 'ma-rj2013-9a-21',
  knowledge: '根的判别式',
  difficulty: 2,
  questions: 6,
  generate(random) {
    const [b, c] = [random.nonZero(-6, 6), random.int(1, 5)]
    const bound = fraction(b * b, 4 * c)
    return singleChoice(random, {
      stem: `关于 $x$ 的一元二次方程 $kx^2${signed(polynomial([b, c]))}=0$ 有两个不相等的实数根，则 $k$ 的取值范围是`,
      right: `$k<${bound}$ 且 $k\\ne0$`,
      wrong: [`$k<${bound}$`, `$k\\le${bound}$ 且 $k\\ne0$`, `$k>${bound}$`],
      analysis: `二次项系数 $k\\ne0$，且 $\\Delta=${bracketed(b)}^2-4k\\times${c}=${b * b}-${4 * c}k>0$，即 $k<${bound}$。不要漏掉 $k\\ne0$。`,
    })
  },
}

const growthStories = [
  ['某镇去年第一季度的蔬菜产量是 # 吨，第三季度达到 @ 吨', '产量平均每季度的增长率'],
  ['某图书馆三月份接待读者 # 人次，五月份接待读者 @ 人次', '这两个月接待读者人次的月平均增长率'],
  ['某公司前年缴税 # 万元，今年缴税 @ 万元', '这两年缴税的年平均增长率'],
] as const

const growthRate: QuestionGenerator = {
  name: 'growth-rate',
  chapter: 'ma-rj2013-9a-21',
  knowledge: '一元二次方程的应用（平均变化率）',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [start, percent] = [400 * random.int(1, 10), random.pick([5, 10, 15, 20, 25, 30, 50])]
    const ratio = 1 + percent / 100
    const end = Math.round((start * (100 + percent) ** 2) / 10000)
    const [story, asked] = random.pick(growthStories)
    const sentence = story.replace('#', String(start)).replace('@', String(end))
    return workedAnswer({
      stem: `${sentence}。求${asked}。`,
      model: [
        '解：设平均增长率为 $x$。',
        `根据题意，得 $${start}(1+x)^2=${end}$，`,
        `即 $(1+x)^2=${(100 + percent) ** 2 / 10000}$，`,
        `所以 $1+x=\\pm${decimal(ratio)}$，$x_1=${decimal(ratio - 1)}=${percent}\\%$，$x_2=-${decimal(ratio + 1)}$（不合题意，舍去）。`,
        `答：平均增长率是 $${percent}\\%$。`,
      ],
      criteria: [
        ['设未知数', '说明未知数的含义', 10],
        ['列方程', `$${start}(1+x)^2=${end}$`, 30],
        ['解方程', '两个根都求出', 20],
        ['取舍与作答', '舍去不合题意的根，写出答', 20],
      ],
      analysis: '连续增长两次，变化后的量 = 原来的量 $\\times(1+x)^2$；负根不符合实际意义。',
    })
  },
}

const parabolaProperties: QuestionGenerator = {
  name: 'parabola-properties',
  chapter: 'ma-rj2013-9a-22',
  knowledge: '二次函数的图象与性质',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [a, h, k] = [random.nonZero(-3, 3), random.nonZero(-4, 4), random.nonZero(-7, 7)]
    const up = a > 0
    const constant = a * h * h + k
    if (constant === 0 || constant === k) return parabolaProperties.generate(random)
    const vertex = sum([[a, `(${polynomial([1, -h])})^2`]]) + signed(k)
    const say = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })
    const [opening, extreme, crossings] = [up ? '上' : '下', up ? '最小值' : '最大值', k * a < 0]
    return multiChoice(random, `对于二次函数 $y=${polynomial([a, -2 * a * h, constant])}$，下列说法正确的有`, [
      say(`图象的开口向${opening}`, true, `$a=${a}${up ? '>' : '<'}0$。`),
      say(`图象的对称轴是直线 $x=${h}$`, true, `配方得 $y=${vertex}$。`),
      say(`函数有${extreme} $${k}$`, true, `配方得 $y=${vertex}$，当 $x=${h}$ 时取${extreme}。`),
      say(`当 $x>${h}$ 时，$y$ 随 $x$ 的增大而${up ? '增大' : '减小'}`, true, `开口向${opening}，在对称轴右侧如此。`),
      say(`图象的顶点坐标是 $(${-h},${k})$`, false, `配方得 $y=${vertex}$，顶点是 $(${h},${k})$。`),
      say(
        `图象与 $x$ 轴${crossings ? '没有公共点' : '有两个公共点'}`,
        false,
        `顶点的纵坐标是 $${k}$，开口向${opening}，${crossings ? '有两个' : '没有'}公共点。`,
      ),
      say(`图象与 $y$ 轴的交点是 $(0,${k})$`, false, `当 $x=0$ 时，$y=${constant}$。`),
      say(
        `当 $x<${h}$ 时，$y$ 随 $x$ 的增大而${up ? '增大' : '减小'}`,
        false,
        `开口向${opening}，在对称轴左侧 $y$ 随 $x$ 的增大而${up ? '减小' : '增大'}。`,
      ),
    ])
  },
}

const shiftedParabola: QuestionGenerator = {
  name: 'shifted-parabola',
  chapter: 'ma-rj2013-9a-22',
  knowledge: '二次函数图象的平移',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, across, up] = [random.pick([2, 3, -2, -3, 4]), random.nonZero(-5, 5), random.nonZero(-6, 6)]
    const form = (h: number, k: number) => `$y=${a}(${polynomial([1, -h])})^2${signed(k)}$`
    return singleChoice(random, {
      stem: `把抛物线 $y=${a}x^2$ 先向${across > 0 ? '右' : '左'}平移 ${Math.abs(across)} 个单位长度，再向${up > 0 ? '上' : '下'}平移 ${Math.abs(up)} 个单位长度，所得抛物线的解析式是`,
      right: form(across, up),
      wrong: [form(-across, up), form(across, -up), form(-across, -up)],
      analysis: `左右平移时“左加右减”（对 $x$），上下平移时“上加下减”（对整个式子），得 ${form(across, up)}。`,
    })
  },
}

const bestPrice: QuestionGenerator = {
  name: 'best-price',
  chapter: 'ma-rj2013-9a-22',
  knowledge: '二次函数与最大利润',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [cost, profit, fewer, rise] = [
      10 * random.int(2, 6),
      random.int(8, 20),
      random.pick([5, 10, 20]),
      random.int(2, 8),
    ]
    const sold = fewer * (profit + 2 * rise)
    const price = cost + profit
    const best = fewer * (profit + rise) ** 2
    const profitShown = polynomial([-fewer, fewer * 2 * rise, profit * sold])
    return workedAnswer({
      stem: `某种商品每件的进价是 ${cost} 元。当售价为每件 ${price} 元时，每星期可卖出 ${sold} 件；如果每件涨价 1 元，那么每星期少卖 ${fewer} 件。每件商品定价多少元时，每星期的利润最大？最大利润是多少元？`,
      model: [
        `解：设每件涨价 $x$ 元，每星期的利润为 $y$ 元，则 $0\\le x\\le${sold / fewer}$。`,
        `$y=(${price}+x-${cost})(${sold}-${fewer}x)=${profitShown}$`,
        `$=-${fewer}(x-${rise})^2+${best}$。`,
        `因为 $-${fewer}<0$，所以当 $x=${rise}$ 时，$y$ 有最大值 ${best}。`,
        `答：定价为 ${price + rise} 元时，每星期的利润最大，最大利润是 ${best} 元。`,
      ],
      criteria: [
        ['设未知数', '写出自变量的取值范围', 20],
        ['列函数解析式', '利润 = 每件利润 × 销售量', 40],
        ['求最大值', '配方或用顶点坐标公式，并检查取值范围', 40],
        ['作答', '写出定价和最大利润', 20],
      ],
      analysis: '涨价使每件利润增加、销售量减少，把利润写成涨价金额的二次函数，再求最大值。',
    })
  },
}

export const quadraticGenerators: readonly QuestionGenerator[] = [
  quadraticRoots,
  discriminant,
  growthRate,
  parabolaProperties,
  shiftedParabola,
  bestPrice,
]
