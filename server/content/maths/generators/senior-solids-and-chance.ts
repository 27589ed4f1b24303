/** 必修第二册 第 8–10 章 立体几何初步、统计、概率 */
import { fillBlank, fillBlanks, gap, multiChoice, numberChoice, singleChoice } from '../draft.ts'
import type { QuestionGenerator, Statement } from '../draft.ts'
import { decimal, fraction, piTimes } from '../notation.ts'

const coneMeasures: QuestionGenerator = {
  name: 'cone-measures',
  chapter: 'ma-rja2019-b2-8',
  knowledge: '圆锥的表面积与体积',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [p, q, slant] = random.pick([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [6, 8, 10],
      [7, 24, 25],
      [9, 12, 15],
    ] as const)
    const [radius = p, height = q] = random.shuffle([p, q])
    return fillBlanks(
      `一个圆锥的底面半径是 ${radius}，母线长是 ${slant}，则它的高是 [[1]]，侧面积是 [[2]]，体积是 [[3]]。（结果保留 $\\pi$）`,
      [
        [height, `高、底面半径与母线构成直角三角形，$h=\\sqrt{${slant}^2-${radius}^2}=${height}$。`],
        [piTimes(radius * slant), `侧面积 $=\\pi rl=\\pi\\times${radius}\\times${slant}=${radius * slant}\\pi$。`],
        [
          piTimes(radius * radius * height, 3),
          `体积 $=\\dfrac{1}{3}\\pi r^2h=\\dfrac{1}{3}\\pi\\times${radius}^2\\times${height}=${piTimes(radius * radius * height, 3)}$。`,
        ],
      ],
    )
  },
}

const boxInSphere: QuestionGenerator = {
  name: 'box-in-sphere',
  chapter: 'ma-rja2019-b2-8',
  knowledge: '球的表面积',
  difficulty: 2,
  questions: 6,
  generate(random) {
    const [a, b, c] = [random.int(1, 5), random.int(1, 5), random.int(2, 6)]
    const square = a * a + b * b + c * c
    return fillBlank(
      `一个长方体的长、宽、高分别是 ${Math.max(a, b)}，${Math.min(a, b)}，${c}，它的八个顶点都在同一个球面上，则这个球的表面积是 ${gap}。（结果保留 $\\pi$）`,
      `${square}\\pi`,
      `球的直径等于长方体的体对角线，$(2R)^2=${a}^2+${b}^2+${c}^2=${square}$，所以表面积 $S=4\\pi R^2=${square}\\pi$。`,
    )
  },
}

const say = (text: string, why: string, holds: boolean): Statement => ({ text, holds, why })

const linesAndPlanes: QuestionGenerator = {
  name: 'lines-and-planes',
  chapter: 'ma-rja2019-b2-8',
  knowledge: '空间直线、平面的平行与垂直',
  difficulty: 2,
  questions: 6,
  generate: (random) =>
    multiChoice(random, '设 $m$，$n$ 是两条不同的直线，$\\alpha$，$\\beta$ 是两个不同的平面，下列命题正确的有', [
      say('若 $m\\perp\\alpha$，$n\\perp\\alpha$，则 $m\\parallel n$', '垂直于同一个平面的两条直线平行。', true),
      say(
        '若 $m\\perp\\alpha$，$m\\perp\\beta$，则 $\\alpha\\parallel\\beta$',
        '垂直于同一条直线的两个平面平行。',
        true,
      ),
      say('若 $m\\perp\\alpha$，$m\\subset\\beta$，则 $\\alpha\\perp\\beta$', '这是平面与平面垂直的判定定理。', true),
      say(
        '若 $\\alpha\\parallel\\beta$，$m\\subset\\alpha$，则 $m\\parallel\\beta$',
        '两个平面平行，其中一个平面内的直线平行于另一个平面。',
        true,
      ),
      say(
        '若 $m\\perp\\alpha$，$n\\parallel\\alpha$，则 $m\\perp n$',
        '$n$ 平行于 $\\alpha$ 内的一条直线，而 $m$ 垂直于 $\\alpha$ 内的任意直线。',
        true,
      ),
      say('若 $m\\parallel\\alpha$，$n\\parallel\\alpha$，则 $m\\parallel n$', '$m$ 与 $n$ 还可能相交或异面。', false),
      say(
        '若 $m\\parallel\\alpha$，$m\\parallel\\beta$，则 $\\alpha\\parallel\\beta$',
        '$\\alpha$ 与 $\\beta$ 还可能相交，$m$ 平行于交线。',
        false,
      ),
      say(
        '若 $\\alpha\\perp\\beta$，$m\\parallel\\alpha$，则 $m\\perp\\beta$',
        '$m$ 还可能与 $\\beta$ 平行、在 $\\beta$ 内或斜交。',
        false,
      ),
      say(
        '若 $\\alpha\\parallel\\beta$，$m\\subset\\alpha$，$n\\subset\\beta$，则 $m\\parallel n$',
        '$m$ 与 $n$ 还可能异面。',
        false,
      ),
      say('若 $\\alpha\\perp\\beta$，$m\\subset\\alpha$，则 $m\\perp\\beta$', '$m$ 还要垂直于两个平面的交线。', false),
    ]),
}

const percentile: QuestionGenerator = {
  name: 'percentile',
  chapter: 'ma-rja2019-b2-9',
  knowledge: '百分位数',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [first, percent] = [random.int(60, 70), random.pick([25, 40, 60, 75, 80])]
    const data = [first]
    for (let index = 1; index < 10; index += 1) data.push((data.at(-1) ?? first) + 2 * random.int(1, 2))
    const position = percent / 10
    const at = (index: number) => data[index] ?? first
    const whole = Number.isInteger(position)
    const between = (index: number) => (at(index - 1) + at(index)) / 2
    const last = Math.ceil(position)
    const right = whole ? between(position) : at(last - 1)
    const wrong = whole
      ? [at(position - 1), at(position), between(position + 1), between(position - 1)]
      : [at(last - 2), between(last - 1), between(last), at(last)]
    return numberChoice({
      stem: `一组数据：${data.join('，')}，这组数据的第 ${percent} 百分位数是`,
      right,
      wrong: random.shuffle(wrong),
      analysis: `数据已从小到大排列，$10\\times${percent}\\%=${decimal(position)}$，${
        whole
          ? `是整数，取第 ${position} 个与第 ${position + 1} 个数据的平均数`
          : `不是整数，取第 ${Math.ceil(position)} 个数据`
      }，得 ${right}。`,
    })
  },
}

const scaledData: QuestionGenerator = {
  name: 'scaled-data',
  chapter: 'ma-rja2019-b2-9',
  knowledge: '平均数与方差的性质',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const [mean, variance, k, b] = [random.int(3, 12), random.int(1, 6), random.int(2, 4), random.nonZero(-6, 6)]
    const shown = (index: string) => `${k}x_${index}${b < 0 ? b : `+${b}`}`
    return fillBlanks(
      `样本数据 $x_1$，$x_2$，$\\cdots$，$x_{10}$ 的平均数是 ${mean}，方差是 ${variance}，则数据 $${shown('1')}$，$${shown('2')}$，$\\cdots$，$${shown('{10}')}$ 的平均数是 [[1]]，方差是 [[2]]。`,
      [
        [k * mean + b, `平均数变为 $${k}\\times${mean}${b < 0 ? b : `+${b}`}=${k * mean + b}$。`],
        [k * k * variance, `方差变为 $${k}^2\\times${variance}=${k * k * variance}$，与所加的常数无关。`],
      ],
    )
  },
}

const twoDice: QuestionGenerator = {
  name: 'two-dice',
  chapter: 'ma-rja2019-b2-10',
  knowledge: '古典概型',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const total = random.int(4, 10)
    const equal = total <= 7 ? total - 1 : 13 - total
    let larger = 0
    for (let sum = total + 1; sum <= 12; sum += 1) larger += sum <= 7 ? sum - 1 : 13 - sum
    const [asked, count] = random.pick([
      [`点数之和等于 ${total} `, equal],
      [`点数之和大于 ${total} `, larger],
    ] as const)
    const chance = (favourable: number) => `$${fraction(favourable, 36)}$`
    return singleChoice(random, {
      stem: `同时抛掷两枚质地均匀的骰子，${asked}的概率是`,
      right: chance(count),
      wrong: [`$${fraction(1, 11)}$`, chance(count + 1), chance(count - 1), chance(36 - count)],
      analysis: `共有 $6\\times6=36$ 个等可能的样本点，其中满足条件的有 ${count} 个，所以概率是 ${chance(count)}。`,
    })
  },
}

const independentShots: QuestionGenerator = {
  name: 'independent-shots',
  chapter: 'ma-rja2019-b2-10',
  knowledge: '事件的相互独立性',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [p, q] = [random.int(3, 9), random.int(3, 9)]
    const [first, second] = [`0.${p}`, `0.${q}`]
    const [missFirst, missSecond] = [`0.${10 - p}`, `0.${10 - q}`]
    const atLeast = decimal(1 - ((10 - p) * (10 - q)) / 100)
    const exactly = decimal((p * (10 - q) + q * (10 - p)) / 100)
    const setting = `甲、乙两人各投篮一次，投中的概率分别是 ${first} 和 ${second}，两人是否投中互不影响`
    return random.pick([
      () =>
        fillBlank(
          `${setting}，则至少有一人投中的概率是 ${gap}。`,
          atLeast,
          `先求两人都没有投中的概率 $${missFirst}\\times${missSecond}=${decimal(((10 - p) * (10 - q)) / 100)}$，再由对立事件得 $${atLeast}$。`,
        ),
      () =>
        fillBlank(
          `${setting}，则恰有一人投中的概率是 ${gap}。`,
          exactly,
          `分两种情况：$${first}\\times${missSecond}+${missFirst}\\times${second}=${exactly}$。`,
        ),
    ])()
  },
}

export const solidAndChanceGenerators: readonly QuestionGenerator[] = [
  coneMeasures,
  boxInSphere,
  linesAndPlanes,
  percentile,
  scaledData,
  twoDice,
  independentShots,
]
