/** 九年级下册 第 26–29 章 反比例函数、相似、锐角三角函数、投影与视图 */
import { fillBlank, gap, numberChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator } from '../draft.ts'
import { decimal, fraction, root } from '../notation.ts'
import type { Random } from '../../random.ts'

const inverseProportion: QuestionGenerator = {
  name: 'inverse-proportion',
  chapter: 'ma-rj2013-9b-26',
  knowledge: '反比例函数',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [product, sign] = [random.pick([6, 8, 10, 12, 15, 18, 20, 24]), random.pick([1, -1])]
    const divisors = [2, 3, 4, 5, 6, 8, 9, 10, 12].filter((divisor) => product % divisor === 0)
    const [first = 2, second = 3] = random.sample(divisors, 2)
    const point = (x: number, y: number) => `$(${x},${y})$`
    const [x, y] = [first, (sign * product) / first]
    const other = (sign * product) / second
    return singleChoice(random, {
      stem: `反比例函数 $y=\\dfrac{k}{x}$ 的图象经过点 ${point(x, y)}，则下列各点中，也在这个图象上的是`,
      right: point(-second, -other),
      wrong: [point(second, -other), point(-second, other), point(second + 1, other)],
      analysis: `$k=${x}\\times${y < 0 ? `(${y})` : y}=${sign * product}$，图象上各点的横、纵坐标之积都等于 $${sign * product}$，只有点 ${point(-second, -other)} 符合。`,
    })
  },
}

const parallelToBase: QuestionGenerator = {
  name: 'parallel-to-base',
  chapter: 'ma-rj2013-9b-27',
  knowledge: '相似三角形的判定与性质',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [ad, db, unit] = [random.int(2, 6), random.int(1, 6), random.int(1, 3)]
    const setting = '在 $\\triangle ABC$ 中，点 $D$，$E$ 分别在边 $AB$，$AC$ 上，$DE\\parallel BC$'
    return random.pick([
      () =>
        fillBlank(
          `${setting}，$AD=${ad}$，$DB=${db}$，$DE=${ad * unit}$，则 $BC=$ ${gap}。`,
          (ad + db) * unit,
          `由 $\\triangle ADE\\sim\\triangle ABC$，得 $\\dfrac{DE}{BC}=\\dfrac{AD}{AB}=\\dfrac{${ad}}{${ad + db}}$，所以 $BC=${(ad + db) * unit}$。`,
        ),
      () =>
        fillBlank(
          `${setting}，$AD=${ad}$，$DB=${db}$，$\\triangle ADE$ 的面积是 ${ad * ad * unit}，则 $\\triangle ABC$ 的面积是 ${gap}。`,
          (ad + db) ** 2 * unit,
          `$\\triangle ADE\\sim\\triangle ABC$，相似比是 $\\dfrac{${ad}}{${ad + db}}$，面积比是相似比的平方，即 $\\dfrac{${ad * ad}}{${(ad + db) ** 2}}$，所以 $\\triangle ABC$ 的面积是 ${(ad + db) ** 2 * unit}。`,
        ),
    ])()
  },
}

const specialAngles: QuestionGenerator = {
  name: 'special-angles',
  chapter: 'ma-rj2013-9b-28',
  knowledge: '特殊角的三角函数值',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, b, c] = [random.int(2, 6), random.int(1, 4), random.int(1, 4)]
    const [half, halfName] = random.pick([
      ['\\sin30^\\circ', '\\dfrac{1}{2}'],
      ['\\cos60^\\circ', '\\dfrac{1}{2}'],
    ] as const)
    const [square, squareName] = random.pick([
      ['\\tan^2 60^\\circ', '(\\sqrt{3})^2'],
      ['\\sqrt{3}\\tan60^\\circ', '\\sqrt{3}\\times\\sqrt{3}'],
    ] as const)
    const answer = fraction(a + 6 * b - 2 * c, 2)
    const factor = (value: number) => (value === 1 ? '' : String(value))
    const times = (value: number) => (value === 1 ? '' : `${value}\\times`)
    return fillBlank(
      `计算：$${a}${half}+${factor(b)}${square}-${factor(c)}\\tan45^\\circ=$ ${gap}。`,
      answer,
      `原式 $=${a}\\times${halfName}+${times(b)}${squareName}-${times(c)}1=${fraction(a, 2)}+${3 * b}-${c}=${answer}$。`,
    )
  },
}

function levelSight(random: Random): Draft {
  const [distance, eye, angle] = [random.int(4, 12) * 3, random.pick([1.5, 1.6]), random.pick([30, 60])]
  const object = angle === 60 || distance > 30 ? '教学楼' : '旗杆'
  const rise = angle === 30 ? root(3, distance / 3) : root(3, distance)
  const tangent = angle === 30 ? '\\dfrac{\\sqrt{3}}{3}' : '\\sqrt{3}'
  return workedAnswer({
    stem: `小明在水平地面上离${object}底部 ${distance} m 的地方观测它的顶端，测得仰角是 ${angle}°，他的眼睛离地面 ${eye} m。求${object}的高（结果保留根号）。`,
    model: [
      '解：设眼睛的位置为点 $A$，顶端为点 $B$，过点 $A$ 的水平线与过点 $B$ 的铅垂线交于点 $C$。',
      `在 $\\mathrm{Rt}\\triangle ABC$ 中，$AC=${distance}$ m，$\\angle BAC=${angle}^\\circ$，`,
      `$BC=AC\\cdot\\tan${angle}^\\circ=${distance}\\times${tangent}=${rise}$（m）。`,
      `答：${object}的高是 $(${rise}+${eye})$ m。`,
    ],
    criteria: [
      ['建立直角三角形', '画出示意图，标明已知的边和角', 20],
      ['选用三角函数', `用 $\\tan${angle}^\\circ$ 表示 $BC$`, 30],
      ['求高度', '加上眼睛离地面的高度', 20],
      ['作答', '保留根号，写出单位', 10],
    ],
    analysis: '作水平线构造直角三角形；求得的是视线以上的部分，还要加上眼睛离地面的高度。',
  })
}

function walkingCloser(random: Random): Draft {
  const walk = 2 * random.int(5, 25)
  const height = root(3, walk / 2)
  return workedAnswer({
    stem: `为测量一座塔 $AB$（$AB$ 垂直于地面）的高，在地面上的点 $C$ 处测得塔顶 $A$ 的仰角是 30°，沿 $CB$ 方向前进 ${walk} m 到达点 $D$ 处，测得塔顶 $A$ 的仰角是 60°。求塔高 $AB$（结果保留根号）。`,
    model: [
      '解：因为 $\\angle ADB=60^\\circ$，$\\angle C=30^\\circ$，所以 $\\angle CAD=60^\\circ-30^\\circ=30^\\circ=\\angle C$，',
      `所以 $AD=CD=${walk}$ m。`,
      `在 $\\mathrm{Rt}\\triangle ABD$ 中，$AB=AD\\cdot\\sin60^\\circ=${walk}\\times\\dfrac{\\sqrt{3}}{2}=${height}$（m）。`,
      `答：塔高是 $${height}$ m。`,
    ],
    criteria: [
      ['求出 $AD$', '由等角得等边，$AD=CD$', 30],
      ['选用三角函数', '在 $\\mathrm{Rt}\\triangle ABD$ 中用 $\\sin60^\\circ$', 30],
      ['求高度并作答', `$AB=${height}$ m`, 20],
    ],
    analysis: '先用外角证明 $\\triangle ACD$ 是等腰三角形，再解直角三角形；也可以设塔高为未知数列方程。',
  })
}

const towerHeight: QuestionGenerator = {
  name: 'tower-height',
  chapter: 'ma-rj2013-9b-28',
  knowledge: '解直角三角形的应用',
  difficulty: 2,
  questions: 7,
  generate: (random) => random.pick([levelSight, walkingCloser])(random),
}

const shadowLength: QuestionGenerator = {
  name: 'shadow-length',
  chapter: 'ma-rj2013-9b-29',
  knowledge: '平行投影',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const [person, ratio, height] = [
      random.pick([1.5, 1.6, 1.8]),
      random.pick([0.5, 0.75, 1.25, 1.5, 2]),
      random.int(4, 12) * 2,
    ]
    const [personShadow, shadow] = [decimal(person * ratio), decimal(height * ratio)]
    return fillBlank(
      `在同一时刻的阳光下，身高 ${person} m 的小华在水平地面上的影长是 ${personShadow} m，一棵树的影长是 ${shadow} m，则这棵树的高是 ${gap} m。`,
      height,
      `同一时刻，物高与影长成正比。设树高 $x$ m，则 $\\dfrac{x}{${shadow}}=\\dfrac{${person}}{${personShadow}}$，解得 $x=${height}$。`,
    )
  },
}

const solidFromViews: QuestionGenerator = {
  name: 'solid-from-views',
  chapter: 'ma-rj2013-9b-29',
  knowledge: '由三视图求几何体的体积',
  difficulty: 2,
  questions: 6,
  generate(random) {
    const [length, width, height] = [random.int(6, 9), random.int(2, 5), random.int(3, 5)]
    const volume = length * width * height
    return numberChoice({
      stem: `一个长方体的主视图是长 ${length} cm、高 ${height} cm 的长方形，俯视图是长 ${length} cm、宽 ${width} cm 的长方形，则这个长方体的体积（单位：$\\text{cm}^3$）是`,
      right: volume,
      wrong: random.shuffle([
        length * height * length,
        length * height + length * width,
        2 * (length * height + length * width + width * height),
        width * height,
      ]),
      analysis: `主视图反映长和高，俯视图反映长和宽，所以长、宽、高分别是 ${length} cm，${width} cm，${height} cm，体积是 $${length}\\times${width}\\times${height}=${volume}$（$\\text{cm}^3$）。`,
    })
  },
}

export const similarityAndTrigonometryGenerators: readonly QuestionGenerator[] = [
  inverseProportion,
  parallelToBase,
  specialAngles,
  towerHeight,
  shadowLength,
  solidFromViews,
]
