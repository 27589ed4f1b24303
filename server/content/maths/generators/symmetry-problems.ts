/** 八年级上册 第 14、15 章 全等三角形、轴对称：综合 */
import { fillBlanks, numberChoice, orderedChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator } from '../draft.ts'
import { bracketed } from '../notation.ts'
import type { Random } from '../../random.ts'

const inCongruence = { chapter: 'ma-rj2024-8a-14', questions: 6 } as const
const inSymmetry = { chapter: 'ma-rj2024-8a-15', questions: 6 } as const

const criteriaOfCongruence = [
  ['AB=DE', 'BC=EF', 'AC=DF', 'SSS'],
  ['AB=DE', '\\angle B=\\angle E', 'BC=EF', 'SAS'],
  ['\\angle A=\\angle D', 'AC=DF', '\\angle C=\\angle F', 'ASA'],
  ['\\angle A=\\angle D', '\\angle B=\\angle E', 'BC=EF', 'AAS'],
  ['BC=EF', '\\angle C=\\angle F', 'AC=DF', 'SAS'],
  ['\\angle B=\\angle E', 'BC=EF', '\\angle C=\\angle F', 'ASA'],
  ['\\angle B=\\angle E', '\\angle C=\\angle F', 'AB=DE', 'AAS'],
  ['\\angle A=\\angle D', '\\angle C=\\angle F', 'BC=EF', 'AAS'],
  ['AB=DE', '\\angle A=\\angle D', 'AC=DF', 'SAS'],
  ['\\angle A=\\angle D', 'AB=DE', '\\angle B=\\angle E', 'ASA'],
] as const

const meanings: Readonly<Record<string, string>> = {
  SSS: '三边分别相等',
  SAS: '两边及其夹角分别相等',
  ASA: '两角及其夹边分别相等',
  AAS: '两角和其中一角的对边分别相等',
}

function namedCriterion(random: Random): Draft {
  const [first, second, third, name] = random.pick(criteriaOfCongruence)
  return orderedChoice(
    `在 $\\triangle ABC$ 和 $\\triangle DEF$ 中，已知 $${first}$，$${second}$，$${third}$，则判定 $\\triangle ABC\\cong\\triangle DEF$ 的依据是`,
    Object.keys(meanings),
    name,
    `已知的是${meanings[name] ?? ''}，依据是 ${name}。`,
  )
}

function congruentRightTriangles(random: Random): Draft {
  const [long, short] = [random.int(7, 15), random.int(2, 6)]
  return workedAnswer({
    stem: `在 $\\triangle ABC$ 中，$\\angle ACB=90^\\circ$，$AC=BC$，直线 $l$ 经过点 $C$，点 $A$，$B$ 在直线 $l$ 的同侧，$AD\\perp l$ 于点 $D$，$BE\\perp l$ 于点 $E$。\n（1）求证：$\\triangle ADC\\cong\\triangle CEB$；\n（2）若 $AD=${long}$，$BE=${short}$，求 $DE$ 的长。`,
    model: [
      '解：（1）因为 $AD\\perp l$，$BE\\perp l$，所以 $\\angle ADC=\\angle CEB=90^\\circ$。',
      '因为 $\\angle ACB=90^\\circ$，所以 $\\angle ACD+\\angle BCE=90^\\circ$；又 $\\angle ACD+\\angle CAD=90^\\circ$，所以 $\\angle CAD=\\angle BCE$。',
      '在 $\\triangle ADC$ 和 $\\triangle CEB$ 中，$\\angle ADC=\\angle CEB$，$\\angle CAD=\\angle BCE$，$AC=CB$，所以 $\\triangle ADC\\cong\\triangle CEB$（AAS）。',
      `（2）由全等，$CE=AD=${long}$，$CD=BE=${short}$，所以 $DE=CD+CE=${short}+${long}=${long + short}$。`,
    ],
    criteria: [
      ['证直角', '由垂直的定义得两个直角', 10],
      ['证角相等', '同角的余角相等', 30],
      ['判定全等', '条件齐全，写明 AAS', 20],
      ['求 $DE$', `$DE=${long + short}$`, 30],
    ],
    analysis: '“一线三直角”：由同角的余角相等得到一组角相等，用 AAS 证明全等，再把线段转化到同一条直线上。',
  })
}

function baseAngles(random: Random): Draft {
  const base = random.int(25, 80)
  const apex = 180 - 2 * base
  const isApex = random.pick([true, false])
  return numberChoice({
    stem: isApex
      ? `在 $\\triangle ABC$ 中，$AB=AC$，$\\angle A=${apex}^\\circ$，则 $\\angle B$ 的度数是`
      : `在 $\\triangle ABC$ 中，$AB=AC$，$\\angle B=${base}^\\circ$，则 $\\angle A$ 的度数是`,
    right: isApex ? base : apex,
    wrong: isApex ? [apex, 180 - apex, base + 10, base - 5] : [base, 180 - base, apex + 10, apex + 20],
    unit: '^\\circ',
    analysis: isApex
      ? `等边对等角，$\\angle B=\\angle C=\\dfrac{1}{2}\\times(180^\\circ-${apex}^\\circ)=${base}^\\circ$。`
      : `等边对等角，$\\angle C=\\angle B=${base}^\\circ$，所以 $\\angle A=180^\\circ-2\\times${base}^\\circ=${apex}^\\circ$。`,
  })
}

function isoscelesChain(random: Random): Draft {
  const outside = 3 * random.int(15, 39)
  const [a, b] = [outside / 3, (2 * outside) / 3]
  return workedAnswer({
    stem: `在 $\\triangle ABC$ 中，点 $D$ 在边 $AB$ 上，$AD=DC=CB$，点 $E$ 在边 $AC$ 的延长线上，$\\angle BCE=${outside}^\\circ$。求 $\\angle A$ 和 $\\angle B$ 的度数。`,
    model: [
      '解：设 $\\angle A=x^\\circ$。因为 $AD=DC$，所以 $\\angle ACD=\\angle A=x^\\circ$。',
      '因为 $\\angle BDC$ 是 $\\triangle ADC$ 的外角，所以 $\\angle BDC=\\angle A+\\angle ACD=2x^\\circ$。',
      '因为 $DC=CB$，所以 $\\angle B=\\angle BDC=2x^\\circ$。',
      `因为 $\\angle BCE$ 是 $\\triangle ABC$ 的外角，所以 $\\angle BCE=\\angle A+\\angle B$，即 $x+2x=${outside}$，解得 $x=${a}$。`,
      `所以 $\\angle A=${a}^\\circ$，$\\angle B=${b}^\\circ$。`,
    ],
    criteria: [
      ['等边对等角', '$\\angle ACD=\\angle A$，$\\angle B=\\angle BDC$', 30],
      ['外角的性质', '$\\angle BDC=2\\angle A$', 20],
      ['列方程', `$3x=${outside}$`, 20],
      ['求角', `$\\angle A=${a}^\\circ$，$\\angle B=${b}^\\circ$`, 20],
    ],
    analysis: '设最小的角为 $x^\\circ$，用等边对等角和外角的性质把其他角都用 $x$ 表示，再列方程。',
  })
}

function symmetricParameters(random: Random): Draft {
  const [m, n] = [random.nonZero(-5, 5), random.nonZero(-5, 5)]
  const axis = random.pick(['x', 'y'])
  const [p, q] = [random.int(1, 6), random.int(1, 6)]
  // The first point is (2m-p, q), the second one (its mirrored x, n+1).
  const x = 2 * m - p
  const [shownX, y] = axis === 'x' ? [x, n - q] : [-x, n - q]
  const shownY = axis === 'x' ? -y : y
  if (x === 0 || y === 0) return symmetricParameters(random)
  return fillBlanks(
    `已知点 $A(2m-${p},n-${q})$ 与点 $B(${shownX},${shownY})$ 关于 $${axis}$ 轴对称，则 $m=$ [[1]]，$n=$ [[2]]，$(m-n)^2=$ [[3]]。`,
    [
      [m, `关于 $${axis}$ 轴对称的两点，横坐标${axis === 'x' ? '相同' : '互为相反数'}，$2m-${p}=${x}$，$m=${m}$。`],
      [n, `纵坐标${axis === 'x' ? '互为相反数' : '相同'}，$n-${q}=${y}$，$n=${n}$。`],
      [(m - n) ** 2, `$(m-n)^2=(${m}-${bracketed(n)})^2=${(m - n) ** 2}$。`],
    ],
  )
}

function shortestWay(random: Random): Draft {
  const [x, a, rise, run] = [random.int(-3, 2), random.int(1, 4), random.int(1, 4), random.int(1, 3)]
  // A is a above the axis, B is b above it; A' B meets the axis run*a to the right of A.
  const b = a + rise
  const [atP, atB] = [x + run * a, x + run * (a + b)]
  if (atP === 0) return shortestWay(random)
  return fillBlanks(
    `在平面直角坐标系中，点 $A(${x},${a})$，$B(${atB},${b})$，点 $P$ 在 $x$ 轴上，当 $PA+PB$ 的值最小时，点 $P$ 的横坐标是 [[1]]；若点 $A$ 关于 $x$ 轴的对称点是 $A'$，则三角形 $AA'B$ 的面积是 [[2]]。`,
    [
      [
        atP,
        `作点 $A$ 关于 $x$ 轴的对称点 $A'(${x},-${a})$，则 $PA+PB=PA'+PB\\ge A'B$，当 $P$ 是 $A'B$ 与 $x$ 轴的交点时取最小值。从 $A'$ 到 $B$，横坐标增加 $${run * (a + b)}$，纵坐标增加 $${a + b}$，即纵坐标每增加 1，横坐标增加 ${run}，所以点 $P$ 的横坐标是 $${x}+${run}\\times${a}=${atP}$。`,
      ],
      [
        a * run * (a + b),
        `$AA'=${2 * a}$，点 $B$ 到直线 $AA'$ 的距离是 $${run * (a + b)}$，面积是 $\\dfrac{1}{2}\\times${2 * a}\\times${run * (a + b)}=${a * run * (a + b)}$。`,
      ],
    ],
  )
}

export const symmetryProblems: readonly QuestionGenerator[] = [
  { ...inCongruence, name: 'named-criterion', knowledge: '三角形全等的判定', difficulty: 1, generate: namedCriterion },
  {
    ...inCongruence,
    name: 'three-right-angles',
    knowledge: '三角形全等的判定',
    difficulty: 3,
    generate: congruentRightTriangles,
  },
  { ...inSymmetry, name: 'base-angles', knowledge: '等腰三角形的性质', difficulty: 1, generate: baseAngles },
  { ...inSymmetry, name: 'isosceles-chain', knowledge: '等腰三角形的性质', difficulty: 3, generate: isoscelesChain },
  {
    ...inSymmetry,
    name: 'symmetric-parameters',
    knowledge: '用坐标表示轴对称',
    difficulty: 2,
    generate: symmetricParameters,
  },
  { ...inSymmetry, name: 'shortest-way', knowledge: '用坐标表示轴对称', difficulty: 3, generate: shortestWay },
]
