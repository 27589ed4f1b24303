/** 九年级上册 第 23–25 章 旋转、圆、概率初步 */
import { fillBlank, fillBlanks, gap, singleChoice } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { fraction, piTimes } from '../notation.ts'

const rotatedPoint: QuestionGenerator = {
  name: 'rotated-point',
  chapter: 'ma-rj2013-9a-23',
  knowledge: '旋转与中心对称的坐标',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [x, y] = [random.nonZero(-8, 8), random.nonZero(-8, 8)]
    if (Math.abs(x) === Math.abs(y)) return rotatedPoint.generate(random)
    const point = (a: number, b: number) => `$(${a},${b})$`
    const left = point(-y, x)
    const right = point(y, -x)
    const opposite = point(-x, -y)
    const [turn, answer, wrong] = random.pick([
      ['按逆时针方向旋转 $90^\\circ$', left, right],
      ['按顺时针方向旋转 $90^\\circ$', right, left],
    ] as const)
    return singleChoice(random, {
      stem: `在平面直角坐标系中，把点 $P(${x},${y})$ 绕原点 $O$ ${turn}，得到点 $Q$，则点 $Q$ 的坐标是`,
      right: answer,
      wrong: [wrong, opposite, point(y, x)],
      analysis: `作 $PM$，$QN$ 分别垂直于 $x$ 轴、$y$ 轴，由三角形全等得两点坐标的绝对值交换位置，再由旋转方向定符号，得 ${answer}。`,
    })
  },
}

const chordDistance: QuestionGenerator = {
  name: 'chord-distance',
  chapter: 'ma-rj2013-9a-24',
  knowledge: '垂径定理',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [p, q, r] = random.pick([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [6, 8, 10],
      [7, 24, 25],
      [20, 21, 29],
      [9, 12, 15],
    ] as const)
    const [half = p, distance = q] = random.shuffle([p, q])
    const circle = `$\\odot O$ 的半径是 ${r}`
    const theorem = `作 $OM\\perp AB$ 于点 $M$，则 $AM=\\dfrac{1}{2}AB$。在 $\\mathrm{Rt}\\triangle OAM$ 中，`
    return random.pick([
      () =>
        fillBlank(
          `${circle}，弦 $AB$ 的长是 ${2 * half}，则圆心 $O$ 到弦 $AB$ 的距离是 ${gap}。`,
          distance,
          `${theorem}$OM=\\sqrt{${r}^2-${half}^2}=${distance}$。`,
        ),
      () =>
        fillBlank(
          `${circle}，圆心 $O$ 到弦 $AB$ 的距离是 ${distance}，则弦 $AB$ 的长是 ${gap}。`,
          2 * half,
          `${theorem}$AM=\\sqrt{${r}^2-${distance}^2}=${half}$，所以 $AB=${2 * half}$。`,
        ),
    ])()
  },
}

const sectorMeasures: QuestionGenerator = {
  name: 'sector-measures',
  chapter: 'ma-rj2013-9a-24',
  knowledge: '弧长与扇形面积',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [radius, angle] = [random.int(2, 12), random.pick([30, 45, 60, 72, 90, 120, 135, 150, 240])]
    const arc = piTimes(angle * radius, 180)
    const area = piTimes(angle * radius * radius, 360)
    return fillBlanks(
      `一个扇形的半径是 ${radius}，圆心角是 ${angle}°，则它的弧长是 [[1]]，面积是 [[2]]。（结果保留 $\\pi$）`,
      [
        [arc, `弧长 $l=\\dfrac{n\\pi R}{180}=\\dfrac{${angle}\\pi\\times${radius}}{180}=${arc}$。`],
        [area, `面积 $S=\\dfrac{n\\pi R^2}{360}=\\dfrac{${angle}\\pi\\times${radius}^2}{360}=${area}$。`],
      ],
    )
  },
}

const inscribedAngle: QuestionGenerator = {
  name: 'inscribed-angle',
  chapter: 'ma-rj2013-9a-24',
  knowledge: '圆周角定理',
  difficulty: 2,
  questions: 6,
  generate(random) {
    const angle = random.int(20, 70)
    const degrees = (value: number) => `$${value}^\\circ$`
    if (angle === 45 || angle === 30 || angle === 60) return inscribedAngle.generate(random)
    return singleChoice(random, {
      stem: `$AB$ 是 $\\odot O$ 的直径，点 $C$，$D$ 在 $\\odot O$ 上，且在直线 $AB$ 的异侧。若 $\\angle ADC=${angle}^\\circ$，则 $\\angle CAB$ 的度数是`,
      right: degrees(90 - angle),
      wrong: [degrees(angle), degrees(2 * angle), degrees(180 - 2 * angle)],
      analysis: `同弧所对的圆周角相等，$\\angle ABC=\\angle ADC=${angle}^\\circ$；$AB$ 是直径，$\\angle ACB=90^\\circ$，所以 $\\angle CAB=90^\\circ-${angle}^\\circ=${90 - angle}^\\circ$。`,
    })
  },
}

const drawnBalls: QuestionGenerator = {
  name: 'drawn-balls',
  chapter: 'ma-rj2013-9a-25',
  knowledge: '用列举法求概率',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [red, white] = [random.int(2, 4), random.int(1, 4)]
    const all = red + white
    const back = random.pick([true, false])
    const how = back ? '先摸出一个球，放回并摇匀，再摸出一个球' : '先摸出一个球，不放回，再摸出一个球'
    const second = back ? all : all - 1
    const secondRed = back ? red : red - 1
    const answer = fraction(red * secondRed, all * second)
    return fillBlank(
      `不透明的袋子中装有 ${red} 个红球和 ${white} 个白球，这些球除颜色外都相同。${how}，则两次摸到的都是红球的概率是 ${gap}。`,
      answer,
      `列表可知共有 $${all}\\times${second}=${all * second}$ 种等可能的结果，其中两次都是红球的有 $${red}\\times${secondRed}=${red * secondRed}$ 种，所以概率是 $${answer}$。`,
    )
  },
}

export const circleAndChanceGenerators: readonly QuestionGenerator[] = [
  rotatedPoint,
  chordDistance,
  sectorMeasures,
  inscribedAngle,
  drawnBalls,
]
