/** 必修第二册 第 9–10 章 统计、概率：各难度的问题 */
import { fillBlank, fillBlanks, gap, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { decimal, fraction } from '../notation.ts'

const percentileOfGroups: QuestionGenerator = {
  name: 'percentile-of-groups',
  chapter: 'ma-rja2019-b2-9',
  knowledge: '百分位数',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const shares = random.pick([
      [0.1, 0.2, 0.3, 0.25, 0.15],
      [0.05, 0.15, 0.4, 0.25, 0.15],
      [0.1, 0.15, 0.25, 0.3, 0.2],
      [0.05, 0.2, 0.25, 0.4, 0.1],
    ] as const)
    const [percent, first] = [random.pick([40, 50, 60, 75, 80, 85]), random.pick([30, 40, 50, 60])]
    const before = (count: number) => shares.slice(0, count).reduce((total, share) => total + share, 0)
    const group = shares.findIndex((_, index) => before(index + 1) > percent / 100 + 1e-9)
    const share = shares[group] ?? 1
    const low = first + 10 * group
    const answer = low + (10 * (percent / 100 - before(group))) / share
    if (answer - low < 1e-6 || Math.abs(answer * 2 - Math.round(answer * 2)) > 1e-9)
      return percentileOfGroups.generate(random)
    const groups = shares.map((one, index) => `$[${first + 10 * index},${first + 10 * index + 10})$：${one}`)
    return fillBlank(
      `某校抽查学生一周的运动时间（单位：分），分组的频率如下：${groups.join('；')}。由此估计运动时间的第 ${percent} 百分位数是 ${gap}。`,
      decimal(answer),
      `前 ${group} 组的频率之和是 ${decimal(before(group))}，前 ${group + 1} 组的频率之和是 ${decimal(before(group + 1))}，所以第 ${percent} 百分位数在 $[${low},${low + 10})$ 内，等于 $${low}+10\\times\\dfrac{${percent / 100}-${decimal(before(group))}}{${share}}=${decimal(answer)}$。`,
    )
  },
}

const percentileIsMean: QuestionGenerator = {
  name: 'percentile-is-mean',
  chapter: 'ma-rja2019-b2-9',
  knowledge: '百分位数',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const data = [random.int(2, 9)]
    for (let index = 1; index < 9; index += 1) data.push((data.at(-1) ?? 0) + random.int(1, 3))
    const percent = random.pick([60, 70])
    const at = (index: number) => data[index - 1] ?? 0
    const value = (at(percent / 10) + at(percent / 10 + 1)) / 2
    const total = data.reduce((sum, one) => sum + one, 0)
    const x = 10 * value - total
    if (x < at(9) || x > at(9) + 12) return percentileIsMean.generate(random)
    return fillBlank(
      `一组数据按从小到大的顺序排列为 ${data.join('，')}，$x$。若这组数据的第 ${percent} 百分位数等于平均数，则 $x=$ ${gap}。`,
      x,
      `共有 10 个数据，$10\\times${percent}\\%=${percent / 10}$，第 ${percent} 百分位数是第 ${percent / 10} 个与第 ${percent / 10 + 1} 个数据的平均数 $\\dfrac{${at(percent / 10)}+${at(percent / 10 + 1)}}{2}=${decimal(value)}$。由平均数得 $${total}+x=10\\times${decimal(value)}$，所以 $x=${x}$。`,
    )
  },
}

const addedDatum: QuestionGenerator = {
  name: 'added-datum',
  chapter: 'ma-rja2019-b2-9',
  knowledge: '平均数与方差的性质',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [count, mean, unit] = [random.int(3, 9), random.int(4, 15), random.int(1, 3)]
    const [variance, after] = [(count + 1) * unit, count * unit]
    return fillBlanks(
      `已知 ${count} 个数据的平均数是 ${mean}，方差是 ${variance}，现加入一个新数据 ${mean}，则这 ${count + 1} 个数据的平均数是 [[1]]，方差是 [[2]]。`,
      [
        [
          mean,
          `新的总和是 $${count}\\times${mean}+${mean}=${(count + 1) * mean}$，平均数是 $${(count + 1) * mean}\\div${count + 1}=${mean}$。`,
        ],
        [
          after,
          `平均数不变，原来各数据与平均数的差的平方和是 $${count}\\times${variance}=${count * variance}$，新数据的差是 0，所以方差是 $\\dfrac{${count * variance}+0}{${count + 1}}=${after}$。`,
        ],
      ],
    )
  },
}

const varianceOfStrata: QuestionGenerator = {
  name: 'variance-of-strata',
  chapter: 'ma-rja2019-b2-9',
  knowledge: '平均数与方差的性质',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [[first, second], base, step] = [
      random.pick([
        [30, 20],
        [20, 30],
        [40, 10],
        [10, 40],
        [25, 25],
      ] as const),
      random.int(60, 80),
      random.nonZero(-1, 1),
    ]
    const other = base + 10 * step
    const [v, w] = [random.int(4, 12), random.int(4, 12)]
    const mean = (first * base + second * other) / 50
    const parts = [v + (base - mean) ** 2, w + (other - mean) ** 2] as const
    const variance = decimal((first * parts[0] + second * parts[1]) / 50)
    const term = (size: number, own: number, centre: number) => `${size}\\times[${own}+(${centre}-${mean})^2]`
    return workedAnswer({
      stem: `某班有男生 ${first} 人、女生 ${second} 人。一次体育测试中，男生成绩的平均数是 ${base} 分，方差是 ${v}；女生成绩的平均数是 ${other} 分，方差是 ${w}。\n（1）求全班成绩的平均数；\n（2）求全班成绩的方差。`,
      model: [
        `解：（1）全班成绩的平均数 $\\overline{z}=\\dfrac{${first}\\times${base}+${second}\\times${other}}{50}=${mean}$（分）。`,
        '（2）全班成绩的方差等于各层的方差与“各层平均数和总平均数之差的平方”之和的加权平均：',
        `$s^2=\\dfrac{1}{50}\\left\\{${term(first, v, base)}+${term(second, w, other)}\\right\\}$`,
        `$=\\dfrac{${first}\\times${parts[0]}+${second}\\times${parts[1]}}{50}=${variance}$。`,
        `答：全班成绩的平均数是 ${mean} 分，方差是 ${variance}。`,
      ],
      criteria: [
        ['求平均数', `加权平均，得 ${mean}`, 30],
        ['列式', '每一层都要加上平均数之差的平方', 40],
        ['求出结果', `$s^2=${variance}$`, 30],
      ],
      analysis: '合并两层数据的方差，不能只把两个方差加权平均，还要考虑各层平均数与总平均数之差。',
    })
  },
}

const choose = (count: number) => (count * (count - 1)) / 2

const twoOfBag: QuestionGenerator = {
  name: 'two-of-bag',
  chapter: 'ma-rja2019-b2-10',
  knowledge: '古典概型',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [red, white] = [random.int(2, 4), random.int(2, 4)]
    const all = choose(red + white)
    const [asked, count] = random.pick([
      ['恰有一个是红球', red * white],
      ['至少有一个是红球', all - choose(white)],
      ['两个球的颜色相同', choose(red) + choose(white)],
    ] as const)
    const chance = (found: number) => `$${fraction(found, all)}$`
    return singleChoice(random, {
      stem: `袋中有 ${red} 个红球和 ${white} 个白球，它们除颜色外都相同。从中不放回地随机摸出两个球，${asked}的概率是`,
      right: chance(count),
      wrong: [
        `$${fraction(count, 2 * all)}$`,
        ...random
          .shuffle([all - count, count + 1, count - 1, count - 2].filter((one) => one > 0 && one < all))
          .map(chance),
      ],
      analysis: `给球编号，不计顺序，摸出两个球共有 ${all} 个等可能的样本点，其中${asked}的有 ${count} 个，所以概率是 ${chance(count)}。`,
    })
  },
}

const diceAndEquation: QuestionGenerator = {
  name: 'dice-and-equation',
  chapter: 'ma-rja2019-b2-10',
  knowledge: '古典概型',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [k, limit] = [random.int(1, 4), random.int(8, 40)]
    const faces = [1, 2, 3, 4, 5, 6]
    const pairs = faces.flatMap((a) => faces.map((b) => [a, b] as const))
    const real = pairs.filter(([a, b]) => a * a >= 4 * k * b).length
    const inside = pairs.filter(([a, b]) => a * a + b * b < limit).length
    const factor = k === 1 ? '' : String(k)
    return fillBlanks(
      `先后抛掷一枚质地均匀的骰子两次，第一次、第二次向上的点数分别记为 $a$，$b$，则方程 $x^2+ax+${factor}b=0$ 有实数根的概率是 [[1]]，点 $(a,b)$ 在圆 $x^2+y^2=${limit}$ 内部的概率是 [[2]]。`,
      [
        [
          fraction(real, 36),
          `共有 36 个等可能的样本点。方程有实数根，即 $a^2\\ge${4 * k}b$，逐个取 $a$ 的值列举，满足的有 ${real} 个，概率是 $${fraction(real, 36)}$。`,
        ],
        [
          fraction(inside, 36),
          `点在圆内，即 $a^2+b^2<${limit}$，列举得 ${inside} 个，概率是 $${fraction(inside, 36)}$。`,
        ],
      ],
    )
  },
}

const bothHappen: QuestionGenerator = {
  name: 'both-happen',
  chapter: 'ma-rja2019-b2-10',
  knowledge: '事件的相互独立性',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [p, q] = [random.int(2, 9), random.int(2, 9)]
    const [word, first, second] = random.pick([
      ['都发生', p, q],
      ['都不发生', 10 - p, 10 - q],
    ] as const)
    const answer = decimal((first * second) / 100)
    return fillBlank(
      `已知事件 $A$ 与 $B$ 相互独立，$P(A)=0.${p}$，$P(B)=0.${q}$，则 $A$，$B$ ${word}的概率是 ${gap}。`,
      answer,
      `${word === '都发生' ? '$A$ 与 $B$' : '$\\overline{A}$ 与 $\\overline{B}$'} 相互独立，所求概率是 $0.${first}\\times0.${second}=${answer}$。`,
    )
  },
}

const bestOfThree: QuestionGenerator = {
  name: 'best-of-three',
  chapter: 'ma-rja2019-b2-10',
  knowledge: '事件的相互独立性',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [bottom, game] = [random.pick([3, 4, 5]), random.pick(['乒乓球', '羽毛球', '围棋', '象棋'])]
    const p = random.int(1, bottom - 1)
    const q = bottom - p
    if (p === q) return bestOfThree.generate(random)
    const [win, lose] = [fraction(p, bottom), fraction(q, bottom)]
    const two = fraction(p * p + q * q, bottom ** 2)
    const total = fraction(p * p * (bottom + 2 * q), bottom ** 3)
    return workedAnswer({
      stem: `甲、乙两人进行${game}比赛，采用三局两胜制（先胜两局者获胜，比赛结束），每局没有平局，甲每局获胜的概率都是 $${win}$，各局的结果互不影响。\n（1）求比赛恰好进行两局就结束的概率；\n（2）求甲获胜的概率。`,
      model: [
        `解：甲每局获胜的概率是 $${win}$，乙每局获胜的概率是 $1-${win}=${lose}$。`,
        `（1）两局就结束，即甲连胜两局或乙连胜两局，这两个事件互斥，概率是 $P_1=\\left(${win}\\right)^2+\\left(${lose}\\right)^2=${two}$。`,
        '（2）甲获胜有三种情况：甲胜第一、二局；甲胜第一、三局而负第二局；甲胜第二、三局而负第一局。',
        `概率是 $P_2=\\left(${win}\\right)^2+2\\times\\left(${win}\\right)^2\\times${lose}=${total}$。`,
      ],
      criteria: [
        ['分类讨论', '把事件分成互斥的情况', 30],
        ['求概率', `两局结束的概率 $${two}$`, 30],
        ['求出结果', `甲获胜的概率 $${total}$`, 40],
      ],
      analysis: '先把所求事件分成几个互斥事件，再用相互独立事件的概率乘法公式；甲获胜时最后一局必须是甲胜。',
    })
  },
}

export const seniorChanceProblems: readonly QuestionGenerator[] = [
  percentileOfGroups,
  percentileIsMean,
  addedDatum,
  varianceOfStrata,
  twoOfBag,
  diceAndEquation,
  bothHappen,
  bestOfThree,
]
