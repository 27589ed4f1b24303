import { numberChoice, type QuestionGenerator, singleChoice, withFigure } from '../draft.ts'
import { straightGraph } from '../figures/graph.ts'
import { minus } from '../figures/number-line.ts'
import { anglesInCircle, type CornerSide, cutParallels, producedTriangle } from '../figures/plane-figures.ts'
import { polynomial } from '../notation.ts'

const corners: readonly CornerSide[] = [
  { isAbove: true, isRight: true },
  { isAbove: true, isRight: false },
  { isAbove: false, isRight: true },
  { isAbove: false, isRight: false },
]

const sideOf = (name: string, line: string, { isAbove, isRight }: CornerSide): string =>
  `∠${name} 在 ${line} 的${isAbove ? '上' : '下'}方、c 的${isRight ? '右' : '左'}侧`

const isEqual = (first: CornerSide, second: CornerSide): boolean =>
  (first.isAbove === second.isAbove) === (first.isRight === second.isRight)

/** How the second angle lies to the corresponding angle of the first one, which is at the same parallel. */
function relationOf(first: CornerSide, second: CornerSide): string {
  if (!isEqual(first, second)) return '的同位角与 $\\angle2$ 互为邻补角'
  return first.isAbove === second.isAbove ? '与 $\\angle2$ 是同位角' : '的同位角与 $\\angle2$ 是对顶角'
}

const anglesAtParallels: QuestionGenerator = {
  name: 'angles-at-parallels',
  chapter: 'ma-rj2024-7b-7',
  knowledge: '平行线的性质',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const rise = random.int(41, 74)
    const [one, two] = [random.pick(corners), random.pick(corners)]
    const first = one.isAbove === one.isRight ? rise : 180 - rise
    const second = isEqual(one, two) ? first : 180 - first
    const draft = numberChoice({
      stem: `如图，直线 $a\\parallel b$，直线 $c$ 与它们相交。若 $\\angle1=${first}^\\circ$，则 $\\angle2$ 的度数是`,
      right: second,
      wrong: [180 - second, Math.abs(90 - second), second + 10, second - 10],
      unit: '^\\circ',
      analysis: `两直线平行，同位角相等。$\\angle1$ ${relationOf(one, two)}，所以 $\\angle2=${isEqual(one, two) ? '\\angle1' : '180^\\circ-\\angle1'}=${second}^\\circ$。`,
    })
    return withFigure(draft, {
      svg: cutParallels(rise, one, two),
      alt: `直线 c 从左下到右上穿过平行的直线 a 和它下方的 b，${sideOf('1', 'a', one)}，${sideOf('2', 'b', two)}`,
      width: 45,
    })
  },
}

const exteriorAngle: QuestionGenerator = {
  name: 'exterior-angle',
  chapter: 'ma-rj2024-8a-13',
  knowledge: '三角形的外角',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const [atA, atB] = [random.int(36, 75), random.int(50, 80)]
    const outside = atA + atB
    const draft = numberChoice({
      stem: `如图，点 $D$ 在 $\\triangle ABC$ 的边 $BC$ 的延长线上。若 $\\angle A=${atA}^\\circ$，$\\angle B=${atB}^\\circ$，则 $\\angle ACD$ 的度数是`,
      right: outside,
      wrong: [180 - outside, 180 - atA, 180 - atB, outside - 10],
      unit: '^\\circ',
      analysis: `三角形的外角等于与它不相邻的两个内角的和，$\\angle ACD=\\angle A+\\angle B=${outside}^\\circ$。`,
    })
    const svg = producedTriangle(atA, atB)
    return withFigure(draft, { svg, alt: '三角形 ABC，边 BC 延长到点 D', width: 45 })
  },
}

const angleAtCentre: QuestionGenerator = {
  name: 'angle-at-centre',
  chapter: 'ma-rj2013-9a-24',
  knowledge: '圆周角定理',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const half = random.int(41, 76)
    const draft = numberChoice({
      stem: `如图，点 $A$，$B$，$C$ 都在 $\\odot O$ 上。若 $\\angle AOB=${2 * half}^\\circ$，则 $\\angle ACB$ 的度数是`,
      right: half,
      wrong: [2 * half, 180 - half, 90 - half, half + 10],
      unit: '^\\circ',
      analysis: `同弧所对的圆周角是圆心角的一半，$\\angle ACB=\\dfrac12\\angle AOB=${half}^\\circ$。`,
    })
    return withFigure(draft, {
      svg: anglesInCircle(2 * half),
      alt: '圆 O，点 A、B、C 在圆上，点 C 与圆心 O 在直线 AB 的同侧',
      width: 35,
    })
  },
}

const lineFromGraph: QuestionGenerator = {
  name: 'line-from-graph',
  chapter: 'ma-rj2024-8b-23',
  knowledge: '一次函数的图象与性质',
  difficulty: 2,
  questions: 6,
  generate(random) {
    const [slope, intercept] = [random.nonZero(-2, 2), random.pick([-4, -3, -2, 2, 3, 4])]
    const x = random.pick([-4, -3, -2, 2, 3, 4])
    const y = slope * x + intercept
    // Smaller coordinates would be written over the origin.
    if (Math.abs(y) < 2 || Math.abs(y) > 5) return lineFromGraph.generate(random)
    const rule = (k: number, b: number) => `$y=${polynomial([k, b])}$`
    const draft = singleChoice(random, {
      stem: '如图，一次函数 $y=kx+b$ 的图象经过图中标出的两点，它的解析式是',
      right: rule(slope, intercept),
      wrong: [rule(-slope, intercept), rule(slope, -intercept), rule(-slope, -intercept)],
      analysis: `直线与 $y$ 轴交于点 $(0,${intercept})$，所以 $b=${intercept}$；又经过点 $(${x},${y})$，代入得 $${polynomial([x, intercept], 'k')}=${y}$，解得 $k=${slope}$。`,
    })
    const through = [
      [0, intercept],
      [x, y],
    ] as const
    return withFigure(draft, {
      svg: straightGraph({ slope, intercept, through }),
      alt: `平面直角坐标系中的一条直线，经过点 (0, ${minus(intercept)}) 和点 (${minus(x)}, ${minus(y)})`,
      width: 40,
    })
  },
}

export const shapeAndGraphGenerators: readonly QuestionGenerator[] = [
  anglesAtParallels,
  exteriorAngle,
  lineFromGraph,
  angleAtCentre,
]
