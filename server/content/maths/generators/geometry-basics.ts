/** 七年级上册 第 6 章 几何图形初步 */
import { fillBlank, fillBlanks, gap, numberChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { decimal } from '../notation.ts'

const chapter = 'ma-rj2024-7a-6'

const complementaryAngle: QuestionGenerator = {
  name: 'complementary-angle',
  chapter,
  knowledge: '余角和补角',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const [degrees, minutes] = [random.int(15, 75), random.int(11, 49)]
    const [name, whole, otherWhole] = random.pick([
      ['余角', 90, 180],
      ['补角', 180, 90],
    ] as const)
    const angle = (d: number, m: number) => `$${d}^\\circ${m}'$`
    const right = angle(whole - degrees - 1, 60 - minutes)
    return singleChoice(random, {
      stem: `已知 $\\angle\\alpha=${degrees}^\\circ${minutes}'$，则 $\\angle\\alpha$ 的${name}是`,
      right,
      wrong: [
        angle(whole - degrees - 1, 100 - minutes),
        angle(whole - degrees, 60 - minutes),
        angle(otherWhole - degrees - 1, 60 - minutes),
      ],
      analysis: `$${whole}^\\circ-${degrees}^\\circ${minutes}'=${whole - 1}^\\circ60'-${degrees}^\\circ${minutes}'$，得 ${right}。注意 $1^\\circ=60'$。`,
    })
  },
}

const clockAngle: QuestionGenerator = {
  name: 'clock-angle',
  chapter,
  knowledge: '角的度量（钟面角）',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [hour, minute] = [random.int(1, 12), 10 * random.int(1, 5)]
    const hourHand = 30 * (hour % 12) + minute / 2
    const difference = Math.abs(hourHand - 6 * minute)
    const angle = Math.min(difference, 360 - difference)
    if (angle === 0 || angle === 180) return clockAngle.generate(random)
    const reduced = difference > 180 ? `，而 $360^\\circ-${difference}^\\circ=${angle}^\\circ$` : ''
    return fillBlank(
      `钟面上 ${hour} 时 ${minute} 分，时针与分针所成的角（小于平角）是 ${gap}°。`,
      angle,
      `从 12 时的位置起，分针转过 $6^\\circ\\times${minute}=${6 * minute}^\\circ$，时针转过 $30^\\circ\\times${hour % 12}+0.5^\\circ\\times${minute}=${hourHand}^\\circ$，相差 $${difference}^\\circ$${reduced}。`,
    )
  },
}

const countingPairs: QuestionGenerator = {
  name: 'counting-pairs',
  chapter,
  knowledge: '线段的条数',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const count = random.int(4, 10)
    const pairs = (count * (count - 1)) / 2
    const wrong = random.shuffle([count * (count - 1), (count * (count + 1)) / 2, pairs - 1, count - 1])
    const reason = `从 ${count} 个点中的每一个出发有 ${count - 1} 条线段，每条都数了两次，所以共有 $\\dfrac{${count}\\times${count - 1}}{2}=${pairs}$ 条`
    return random.pick([
      () =>
        numberChoice({
          stem: `一条直线上有 ${count} 个不同的点，以其中任意两点为端点的线段的条数是`,
          right: pairs,
          wrong,
          analysis: `${reason}。`,
        }),
      () =>
        numberChoice({
          stem: `一条高铁线路上有 ${count} 个车站（包括起点和终点），任意两站之间的里程都不相同。票价由里程决定，那么不同的票价的种数是`,
          right: pairs,
          wrong,
          analysis: `把车站看成直线上的点，票价的种数就是线段的条数。${reason}，即 ${pairs} 种票价。`,
        }),
    ])()
  },
}

const segmentMidpoints: QuestionGenerator = {
  name: 'segment-midpoints',
  chapter,
  knowledge: '线段的中点',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [first, second] = [2 * random.int(2, 9), 2 * random.int(2, 9)]
    if (first === second) return segmentMidpoints.generate(random)
    const whole = first + second
    return fillBlanks(
      `已知线段 $AB=${whole}\\,\\text{cm}$，点 $C$ 在线段 $AB$ 上，$AC=${first}\\,\\text{cm}$，点 $M$，$N$ 分别是 $AC$，$BC$ 的中点。则 $CN=$ [[1]] cm，$MN=$ [[2]] cm，$BM=$ [[3]] cm。`,
      [
        [second / 2, `$BC=AB-AC=${second}$（cm），$CN=\\dfrac{1}{2}BC=${second / 2}$（cm）。`],
        [whole / 2, `$MN=MC+CN=\\dfrac{1}{2}AC+\\dfrac{1}{2}BC=\\dfrac{1}{2}AB=${whole / 2}$（cm）。`],
        [whole - first / 2, `$BM=AB-AM=${whole}-${first / 2}=${whole - first / 2}$（cm）。`],
      ],
    )
  },
}

const dividedAngle: QuestionGenerator = {
  name: 'divided-angle',
  chapter,
  knowledge: '角的平分线',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const [p, q] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [1, 5],
      [2, 5],
    ] as const)
    const whole = 2 * (p + q) * random.int(Math.ceil(25 / (p + q)), Math.floor(80 / (p + q)))
    const part = (whole * p) / (p + q)
    const answer = decimal(whole / 2 - part)
    return workedAnswer({
      stem: `已知 $\\angle AOB=${whole}^\\circ$，射线 $OC$ 在 $\\angle AOB$ 的内部，且 $\\angle AOC:\\angle BOC=${p}:${q}$，$OD$ 平分 $\\angle AOB$。求 $\\angle COD$ 的度数。`,
      model: [
        `解：因为 $\\angle AOB=${whole}^\\circ$，$\\angle AOC:\\angle BOC=${p}:${q}$，`,
        `所以 $\\angle AOC=\\dfrac{${p}}{${p + q}}\\times${whole}^\\circ=${part}^\\circ$。`,
        `因为 $OD$ 平分 $\\angle AOB$，所以 $\\angle AOD=\\dfrac{1}{2}\\angle AOB=${whole / 2}^\\circ$。`,
        `所以 $\\angle COD=\\angle AOD-\\angle AOC=${whole / 2}^\\circ-${part}^\\circ=${answer}^\\circ$。`,
      ],
      criteria: [
        ['按比求角', `$\\angle AOC=${part}^\\circ$`, 30],
        ['角平分线', `$\\angle AOD=${whole / 2}^\\circ$`, 20],
        ['求差', `$\\angle COD=${answer}^\\circ$，每步有理由`, 30],
      ],
      analysis: '$\\angle COD$ 是 $\\angle AOD$ 与 $\\angle AOC$ 的差，先分别求出这两个角。画出图形有助于看清位置。',
    })
  },
}

export const geometryBasicsGenerators: readonly QuestionGenerator[] = [
  complementaryAngle,
  clockAngle,
  countingPairs,
  segmentMidpoints,
  dividedAngle,
]
