/** 七年级下册 第 7 章 相交线与平行线：综合 */
import { fillBlank, fillBlanks, gap, multiChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7b-7', questions: 6 } as const

const saying = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })

function bisectorAtCrossing(random: Random): Draft {
  const half = random.int(15, 42)
  const whole = 2 * half
  return fillBlanks(
    `直线 $AB$，$CD$ 相交于点 $O$，$OE$ 平分 $\\angle AOC$，$\\angle AOE=${half}^\\circ$，则 $\\angle BOD=$ [[1]]°，$\\angle BOC=$ [[2]]°，$\\angle BOE=$ [[3]]°。`,
    [
      [
        whole,
        `由角平分线，$\\angle AOC=2\\angle AOE=${whole}^\\circ$；对顶角相等，$\\angle BOD=\\angle AOC=${whole}^\\circ$。`,
      ],
      [
        180 - whole,
        `$\\angle BOC$ 是 $\\angle AOC$ 的邻补角，等于 $180^\\circ-${whole}^\\circ=${180 - whole}^\\circ$。`,
      ],
      [180 - half, `$\\angle BOE$ 是 $\\angle AOE$ 的邻补角，等于 $180^\\circ-${half}^\\circ=${180 - half}^\\circ$。`],
    ],
  )
}

function ratioAtCrossing(random: Random): Draft {
  const [p, q] = random.pick([
    [1, 4],
    [1, 5],
    [2, 7],
    [1, 8],
    [2, 3],
    [4, 5],
    [1, 2],
    [4, 11],
    [5, 7],
    [5, 13],
    [7, 11],
    [7, 8],
  ] as const)
  const part = 180 / (p + q)
  const [small, large] = [p * part, q * part]
  return workedAnswer({
    stem: `直线 $AB$，$CD$ 相交于点 $O$，$\\angle AOC:\\angle BOC=${p}:${q}$，$OE\\perp AB$，垂足为 $O$，射线 $OE$ 与射线 $OC$ 在直线 $AB$ 的同侧。求 $\\angle BOD$ 和 $\\angle COE$ 的度数。`,
    model: [
      `解：设 $\\angle AOC=${p === 1 ? '' : p}x^\\circ$，则 $\\angle BOC=${q}x^\\circ$。`,
      `由邻补角的定义，$${p === 1 ? '' : p}x+${q}x=180$，解得 $x=${part}$。`,
      `所以 $\\angle AOC=${small}^\\circ$。由对顶角相等，$\\angle BOD=${small}^\\circ$。`,
      `因为 $OE\\perp AB$，所以 $\\angle AOE=90^\\circ$，$\\angle COE=\\angle AOE-\\angle AOC=90^\\circ-${small}^\\circ=${90 - small}^\\circ$。`,
    ],
    criteria: [
      ['列方程', `由邻补角互补，求出 $x=${part}$`, 30],
      ['求对顶角', `$\\angle BOD=${small}^\\circ$`, 20],
      ['垂直的定义', '得 $\\angle AOE=90^\\circ$', 10],
      ['求差', `$\\angle COE=${90 - small}^\\circ$`, 20],
    ],
    analysis: `先由邻补角互补和已知的比求角（$\\angle BOC=${large}^\\circ$），再用对顶角、垂直的定义。`,
  })
}

function foldedStrip(random: Random): Draft {
  const angle = random.int(50, 80)
  return workedAnswer({
    stem: `已知直线 $AB\\parallel CD$，点 $E$ 在 $AB$ 上，点 $F$ 在 $CD$ 上，点 $A$，$C$ 在直线 $EF$ 的同侧，$\\angle AEF=${angle}^\\circ$，$EG$ 平分 $\\angle BEF$ 交 $CD$ 于点 $G$，$FH$ 平分 $\\angle CFE$ 交 $AB$ 于点 $H$。\n（1）求 $\\angle EGF$ 的度数；\n（2）$EG$ 与 $FH$ 平行吗？说明理由。`,
    model: [
      `解：（1）因为 $\\angle AEF=${angle}^\\circ$，所以 $\\angle BEF=180^\\circ-${angle}^\\circ=${180 - angle}^\\circ$（邻补角的定义）。`,
      `因为 $EG$ 平分 $\\angle BEF$，所以 $\\angle BEG=\\angle FEG=\\dfrac{1}{2}\\times${180 - angle}^\\circ=${(180 - angle) / 2}^\\circ$。`,
      `因为 $AB\\parallel CD$，所以 $\\angle EGF=\\angle BEG=${(180 - angle) / 2}^\\circ$（两直线平行，内错角相等）。`,
      `（2）平行。因为 $AB\\parallel CD$，所以 $\\angle CFE=\\angle BEF=${180 - angle}^\\circ$（两直线平行，内错角相等）。`,
      `因为 $FH$ 平分 $\\angle CFE$，所以 $\\angle EFH=${(180 - angle) / 2}^\\circ=\\angle FEG$，所以 $EG\\parallel FH$（内错角相等，两直线平行）。`,
    ],
    criteria: [
      ['求 $\\angle BEG$', '邻补角、角平分线', 20],
      ['求 $\\angle EGF$', `$${(180 - angle) / 2}^\\circ$，写出理由`, 20],
      ['求 $\\angle EFH$', '平行线的性质、角平分线', 20],
      ['判定平行', '说明 $\\angle EFH=\\angle FEG$，写出理由', 20],
    ],
    analysis: '由平行得角相等用性质，由角相等得平行用判定，先画出图形，标出相等的角。',
  })
}

function helperLine(random: Random): Draft {
  const known = random.int(25, 75)
  const relation = random.pick([
    ['同位角', known, '相等'],
    ['内错角', known, '相等'],
    ['同旁内角', 180 - known, '互补'],
  ] as const)
  const [name, answer, word] = relation
  return fillBlank(
    `已知 $AB\\parallel CD$，过点 $E$ 作直线 $EF\\parallel AB$，则 $EF\\parallel CD$。直线 $EF$，$CD$ 被第三条直线所截，其中一对${name}是 $\\angle1$ 和 $\\angle2$，若 $\\angle1=${known}^\\circ$，则 $\\angle2=$ ${gap}°。`,
    answer,
    `平行于同一条直线的两条直线平行，所以 $EF\\parallel CD$。两直线平行，${name}${word}，所以 $\\angle2=${answer}^\\circ$。`,
  )
}

function elbowWithRatio(random: Random): Draft {
  const [b, times] = [random.int(15, 35), random.int(2, 3)]
  const whole = b + times * b
  return fillBlank(
    `已知 $AB\\parallel CD$，点 $E$ 在直线 $AB$ 与 $CD$ 之间，点 $A$，$C$，$E$ 都在直线 $BD$ 的左侧。若 $\\angle BED=${whole}^\\circ$，$\\angle CDE=${times}\\angle ABE$，则 $\\angle ABE=$ ${gap}°。`,
    b,
    `过点 $E$ 向左作 $EF\\parallel AB$，则 $EF\\parallel CD$，$\\angle BED=\\angle BEF+\\angle DEF=\\angle ABE+\\angle CDE$。设 $\\angle ABE=x^\\circ$，则 $x+${times}x=${whole}$，解得 $x=${b}$。`,
  )
}

const trueOnes = [
  '平移不改变图形的形状和大小',
  '在同一平面内，垂直于同一条直线的两条直线互相平行',
  '内错角相等，两直线平行',
  '垂线段最短',
  '同角的补角相等',
  '两条直线相交，只有一个交点',
  '等角的余角相等',
  '对顶角相等',
  '两点确定一条直线',
  '同旁内角互补，两直线平行',
  '平行于同一条直线的两条直线互相平行',
  '互为邻补角的两个角的平分线互相垂直',
] as const

const falseOnes = [
  '有公共顶点且相等的两个角是对顶角',
  '过一点有且只有一条直线与已知直线平行',
  '两条直线被第三条直线所截，同旁内角互补',
  '两条直线被第三条直线所截，内错角相等',
  '互补的两个角一定是邻补角',
  '不相交的两条线段互相平行',
  '从直线外一点到这条直线的垂线段，叫作这点到直线的距离',
  '两个锐角的和一定是钝角',
  '如果两个角相等，那么它们都是直角',
] as const

function trueProposition(random: Random): Draft {
  const right = random.pick(trueOnes)
  return singleChoice(random, {
    stem: '下列命题中，是真命题的是',
    right,
    wrong: random.sample(falseOnes, 3),
    analysis: `“${right}”是真命题。其余各项缺少条件或与定义不符，都可以举出反例，是假命题。`,
  })
}

const planeRelations = (random: Random): Draft =>
  multiChoice(random, '已知同一平面内有互不重合的直线 $a$，$b$，$c$，$d$，下列推理正确的有', [
    saying('若 $a\\perp b$，$b\\perp c$，则 $a\\parallel c$', true, '同一平面内，垂直于同一条直线的两条直线平行。'),
    saying('若 $a\\parallel b$，$b\\perp c$，则 $a\\perp c$', true, '两直线平行，同位角相等，都是直角。'),
    saying('若 $a\\parallel b$，$b\\parallel c$，则 $a\\parallel c$', true, '平行于同一条直线的两条直线平行。'),
    saying(
      '若 $a\\perp b$，$b\\parallel c$，$c\\perp d$，则 $a\\parallel d$',
      true,
      '由 $b\\parallel c$，$c\\perp d$ 得 $b\\perp d$；又 $a\\perp b$，所以 $a\\parallel d$。',
    ),
    saying(
      '若 $a\\parallel b$，$c$ 与 $a$ 相交，则 $c$ 与 $b$ 相交',
      true,
      '否则 $c\\parallel b$，推出 $c\\parallel a$，与条件矛盾。',
    ),
    saying('若 $a\\perp b$，$b\\perp c$，则 $a\\perp c$', false, '这时 $a\\parallel c$。'),
    saying(
      '若 $a\\perp b$，$b\\perp c$，$c\\perp d$，则 $a\\parallel d$',
      false,
      '由 $a\\parallel c$，$c\\perp d$ 得 $a\\perp d$。',
    ),
    saying('若 $a$ 与 $b$ 相交，$b$ 与 $c$ 相交，则 $a$ 与 $c$ 相交', false, '$a$ 与 $c$ 可能平行。'),
    saying('若 $a\\perp b$，$c\\parallel d$，则 $a\\perp c$', false, '没有说明 $b$ 与 $c$ 的位置关系，不能推出。'),
  ])

export const lineAndAngleProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'bisector-at-crossing', knowledge: '对顶角与邻补角', difficulty: 2, generate: bisectorAtCrossing },
  { ...common, name: 'ratio-at-crossing', knowledge: '对顶角与邻补角', difficulty: 3, generate: ratioAtCrossing },
  { ...common, name: 'parallel-bisectors', knowledge: '平行线的性质', difficulty: 3, generate: foldedStrip },
  { ...common, name: 'helper-parallel', knowledge: '平行线的性质与辅助线', difficulty: 1, generate: helperLine },
  { ...common, name: 'elbow-with-ratio', knowledge: '平行线的性质与辅助线', difficulty: 2, generate: elbowWithRatio },
  { ...common, name: 'true-proposition', knowledge: '相交线与平行线的概念', difficulty: 2, generate: trueProposition },
  { ...common, name: 'lines-in-plane', knowledge: '相交线与平行线的概念', difficulty: 3, generate: planeRelations },
]
