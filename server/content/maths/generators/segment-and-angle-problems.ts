/** 七年级上册 第 6 章 几何图形初步：综合 */
import { fillBlank, fillBlanks, gap, multiChoice, numberChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { decimal } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7a-6', questions: 6 } as const

const saying = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })

function angleByEquation(random: Random): Draft {
  const [times, more] = [random.pick([2, 3, 4, 5]), random.int(1, 12) * 2]
  // 180 - x = times (90 - x) + more
  const angle = (90 * times + more - 180) / (times - 1)
  if (!Number.isInteger(angle) || angle <= 5 || angle >= 85) return angleByEquation(random)
  return fillBlank(
    `一个角的补角比它的余角的 ${times} 倍大 ${more}°，则这个角是 ${gap}°。`,
    angle,
    `设这个角是 $x^\\circ$，则它的补角是 $(180-x)^\\circ$，余角是 $(90-x)^\\circ$。由题意，$180-x=${times}(90-x)+${more}$，解得 $x=${angle}$。`,
  )
}

function anglesAtPoint(random: Random): Draft {
  const small = random.int(20, 40)
  const lines = [
    saying(
      '$\\angle AOC=\\angle BOD$',
      true,
      '$\\angle AOC$ 与 $\\angle BOD$ 都是 $\\angle BOC$ 的余角，同角的余角相等。',
    ),
    saying(
      `$\\angle AOD=${180 - small}^\\circ$`,
      true,
      `$\\angle AOD=\\angle AOB+\\angle COD-\\angle BOC=180^\\circ-${small}^\\circ$。`,
    ),
    saying(
      '$\\angle AOD$ 与 $\\angle BOC$ 互为补角',
      true,
      '$\\angle AOD+\\angle BOC=\\angle AOB+\\angle COD=180^\\circ$。',
    ),
    saying(`$\\angle AOC=${90 - small}^\\circ$`, true, `$\\angle AOC=90^\\circ-\\angle BOC=${90 - small}^\\circ$。`),
    saying(`$\\angle AOD=${90 + small}^\\circ$`, false, `$\\angle AOD=180^\\circ-\\angle BOC=${180 - small}^\\circ$。`),
    saying(
      '$\\angle AOC$ 与 $\\angle BOD$ 互为余角',
      false,
      `两个角相等，都是 $${90 - small}^\\circ$，和是 $${180 - 2 * small}^\\circ$。`,
    ),
    saying('$OB$ 平分 $\\angle AOD$', false, `$\\angle AOB=90^\\circ$，而 $\\angle BOD=${90 - small}^\\circ$。`),
    saying(`$\\angle BOD=${small}^\\circ$`, false, `$\\angle BOD=90^\\circ-\\angle BOC=${90 - small}^\\circ$。`),
  ]
  return multiChoice(
    random,
    `已知 $\\angle AOB=\\angle COD=90^\\circ$，射线 $OC$ 在 $\\angle AOB$ 的内部，射线 $OB$ 在 $\\angle COD$ 的内部，且 $\\angle BOC=${small}^\\circ$，则下列结论正确的有`,
    lines,
  )
}

function halfSegment(random: Random): Draft {
  const [half, part] = [random.int(3, 12), random.int(1, 3)]
  if (part >= half) return halfSegment(random)
  return numberChoice({
    stem: `已知点 $C$ 是线段 $AB$ 的中点，点 $D$ 在线段 $CB$ 上，$AB=${2 * half}$ cm，$CD=${part}$ cm，则 $DB$ 的长是`,
    right: half - part,
    wrong: [half + part, 2 * half - part, half, half - part + 1],
    unit: '\\,\\text{cm}',
    analysis: `因为点 $C$ 是 $AB$ 的中点，所以 $CB=\\dfrac{1}{2}AB=${half}$（cm），$DB=CB-CD=${half}-${part}=${half - part}$（cm）。`,
  })
}

function pointOnLine(random: Random): Draft {
  const [short, more] = [2 * random.int(1, 5), 2 * random.int(1, 6)]
  const long = short + more
  return workedAnswer({
    stem: `已知点 $A$，$B$，$C$ 在同一条直线上，$AB=${long}\\,\\text{cm}$，$BC=${short}\\,\\text{cm}$，点 $M$，$N$ 分别是线段 $AB$，$BC$ 的中点。求线段 $MN$ 的长。`,
    model: [
      `解：因为 $M$，$N$ 分别是 $AB$，$BC$ 的中点，所以 $MB=\\dfrac{1}{2}AB=${long / 2}$（cm），$BN=\\dfrac{1}{2}BC=${short / 2}$（cm）。`,
      `当点 $C$ 在线段 $AB$ 的延长线上时，$MN=MB+BN=${long / 2}+${short / 2}=${(long + short) / 2}$（cm）；`,
      `当点 $C$ 在线段 $AB$ 上时，$MN=MB-BN=${long / 2}-${short / 2}=${more / 2}$（cm）。`,
      `答：线段 $MN$ 的长是 ${(long + short) / 2} cm 或 ${more / 2} cm。`,
    ],
    criteria: [
      ['求一半的长', '$MB$ 和 $BN$ 的长正确', 20],
      ['点 $C$ 在延长线上', `$MN=${(long + short) / 2}$ cm`, 30],
      ['点 $C$ 在线段上', `$MN=${more / 2}$ cm，不漏解`, 30],
    ],
    analysis: '题目没有给出图形，点 $C$ 可能在线段 $AB$ 上，也可能在它的延长线上，要分两种情况画图。',
  })
}

function namedSegments(random: Random): Draft {
  const points = 'ABCDE'.slice(0, random.int(3, 5))
  const lengths = [...points].slice(1).map(() => random.int(2, 9))
  const [first = '', last = ''] = [points[0], points.at(-1)]
  const parts = lengths.map((length, index) => `$${points[index]}${points[index + 1]}=${length}$`)
  const whole = lengths.reduce((total, length) => total + length, 0)
  const count = (points.length * (points.length - 1)) / 2
  return fillBlanks(
    `点 ${[...points].map((point) => `$${point}$`).join('，')} 依次在同一条直线上，${parts.join('，')}。以这些点为端点的线段共有 [[1]] 条，其中最长的线段 $${first}${last}$ 的长是 [[2]]。`,
    [
      [count, `以 $${first}$ 为左端点的有 ${points.length - 1} 条，向右依次少 1 条，共 ${count} 条。`],
      [whole, `$${first}${last}=${lengths.join('+')}=${whole}$。`],
    ],
  )
}

function railwayTickets(random: Random): Draft {
  const [stations, added] = [random.int(5, 9), random.int(2, 3)]
  const kinds = (count: number) => count * (count - 1)
  const after = stations + added
  return workedAnswer({
    stem: `一条铁路线上原有 ${stations} 个车站（包括起点和终点），车票上要标明起点站和终点站，起点站与终点站互换的算两种车票。\n（1）原来需要印制多少种车票？\n（2）新建 ${added} 个车站后，需要增加多少种车票？\n（3）这条铁路线上有 $n$ 个车站时，需要印制多少种车票？用含 $n$ 的代数式表示。`,
    model: [
      `解：（1）把车站看成直线上的点，每两个点确定一条线段，共有 $\\dfrac{${stations}\\times${stations - 1}}{2}=${kinds(stations) / 2}$ 条；每条线段对应往返两种车票，共 $2\\times${kinds(stations) / 2}=${kinds(stations)}$（种）。`,
      `（2）新建后有 ${after} 个车站，需要 $${after}\\times${after - 1}=${kinds(after)}$（种），增加 $${kinds(after)}-${kinds(stations)}=${kinds(after) - kinds(stations)}$（种）。`,
      '（3）需要印制 $n(n-1)$ 种车票。',
      `答：原来需要 ${kinds(stations)} 种，增加 ${kinds(after) - kinds(stations)} 种；有 $n$ 个车站时需要 $n(n-1)$ 种。`,
    ],
    criteria: [
      ['转化为线段', '车站看成点，两站之间看成线段', 20],
      ['求原来的种数', `注意往返是两种，${kinds(stations)} 种`, 20],
      ['求增加的种数', `${kinds(after) - kinds(stations)} 种`, 20],
      ['写出一般的结果', '$n(n-1)$', 20],
    ],
    analysis: '数车票与数线段的方法相同，但车票分方向，是线段条数的 2 倍。',
  })
}

function bisectedAngle(random: Random): Draft {
  const half = random.int(12, 75)
  const isWhole = random.pick([true, false])
  const [given, right] = isWhole ? [2 * half, half] : [half, 2 * half]
  return numberChoice({
    stem: `已知射线 $OC$ 是 $\\angle AOB$ 的平分线，${isWhole ? `$\\angle AOB=${given}^\\circ$，则 $\\angle AOC$` : `$\\angle BOC=${given}^\\circ$，则 $\\angle AOB$`} 的度数是`,
    right,
    wrong: [isWhole ? 4 * half : half, isWhole ? given : given + 90, right + 10, right - 5],
    unit: '^\\circ',
    analysis: isWhole
      ? `$\\angle AOC=\\dfrac{1}{2}\\angle AOB=\\dfrac{1}{2}\\times${given}^\\circ=${right}^\\circ$。`
      : `$\\angle AOB=2\\angle BOC=2\\times${given}^\\circ=${right}^\\circ$。`,
  })
}

function twoBisectors(random: Random): Draft {
  const [whole, part] = [2 * random.int(40, 70), 2 * random.int(12, 30)]
  const [inside, outside] = [(whole - part) / 2, (whole + part) / 2]
  return workedAnswer({
    stem: `已知 $\\angle AOB=${whole}^\\circ$，$\\angle BOC=${part}^\\circ$，$OM$ 平分 $\\angle AOB$，$ON$ 平分 $\\angle BOC$（所说的角都小于平角）。求 $\\angle MON$ 的度数。`,
    model: [
      `解：因为 $OM$ 平分 $\\angle AOB$，$ON$ 平分 $\\angle BOC$，所以 $\\angle BOM=${whole / 2}^\\circ$，$\\angle BON=${part / 2}^\\circ$。`,
      `当 $OC$ 在 $\\angle AOB$ 的外部时，$\\angle MON=\\angle BOM+\\angle BON=${whole / 2}^\\circ+${part / 2}^\\circ=${outside}^\\circ$；`,
      `当 $OC$ 在 $\\angle AOB$ 的内部时，$\\angle MON=\\angle BOM-\\angle BON=${whole / 2}^\\circ-${part / 2}^\\circ=${inside}^\\circ$。`,
      `答：$\\angle MON$ 的度数是 $${outside}^\\circ$ 或 $${inside}^\\circ$。`,
    ],
    criteria: [
      ['求两个半角', '由角平分线的定义求出', 20],
      ['$OC$ 在外部', `$${outside}^\\circ$`, 30],
      ['$OC$ 在内部', `$${inside}^\\circ$，不漏解`, 30],
    ],
    analysis: '没有给出图形时，射线 $OC$ 可能在 $\\angle AOB$ 的内部或外部，要分情况讨论。',
  })
}

function wholeHours(random: Random): Draft {
  const hour = random.int(1, 11)
  const isMoved = random.pick([true, false])
  if (isMoved) {
    const minutes = random.int(3, 50)
    return fillBlank(
      `钟面上的分针从某一时刻起经过 ${minutes} min，转过的角度是 ${gap}°。`,
      6 * minutes,
      `分针 60 min 转一周，每分钟转 $360^\\circ\\div60=6^\\circ$，所以转过 $6^\\circ\\times${minutes}=${6 * minutes}^\\circ$。`,
    )
  }
  const angle = Math.min(30 * hour, 360 - 30 * hour)
  const counted = Math.min(hour, 12 - hour)
  return fillBlank(
    `钟面上 ${hour} 时整，时针与分针所成的角（不大于平角）是 ${gap}°。`,
    angle,
    `钟面上每一大格对应 $30^\\circ$，${hour} 时整两针之间有 ${counted} 大格，所以角是 $30^\\circ\\times${counted}=${angle}^\\circ$。`,
  )
}

function handsTogether(random: Random): Draft {
  const hour = random.int(1, 10)
  const kind = random.pick(['重合', '成一条直线', '互相垂直'] as const)
  const ahead = { 重合: 0, 成一条直线: 180, 互相垂直: 90 }[kind]
  const first = [ahead, -ahead, ahead - 360].map((turn) => 30 * hour + turn)
  // The hands must not stand so at the full hour already.
  if (first.includes(0)) return handsTogether(random)
  const degrees = Math.min(...first.filter((turn) => turn > 0))
  const minutes = (whole: number) => `$\\dfrac{${whole}}{11}$`
  const [top, wrong] = [2 * degrees, degrees]
  if (top % 11 === 0 || degrees >= 330) return handsTogether(random)
  return singleChoice(random, {
    stem: `在 ${hour} 时到 ${hour + 1} 时之间，从 ${hour} 时整开始，时针与分针第一次${kind === '成一条直线' ? '成平角' : kind}时，经过的时间（单位：min）是`,
    right: minutes(top),
    wrong: [`$${decimal(wrong / 6)}$`, minutes(top + 60), minutes(top + 90), minutes(top + 30)],
    analysis: `设经过 $x$ min，分针转过 $6x^\\circ$，时针转过 $0.5x^\\circ$，${hour} 时整时针在分针前 $${30 * hour}^\\circ$。由题意，分针比时针多转 $${degrees}^\\circ$，得 $6x-0.5x=${degrees}$，解得 $x=\\dfrac{${top}}{11}$。`,
  })
}

export const segmentAndAngleProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'angle-by-equation', knowledge: '余角和补角', difficulty: 2, generate: angleByEquation },
  { ...common, name: 'angles-at-point', knowledge: '余角和补角', difficulty: 3, generate: anglesAtPoint },
  { ...common, name: 'half-segment', knowledge: '线段的中点', difficulty: 1, generate: halfSegment },
  { ...common, name: 'point-on-line', knowledge: '线段的中点', difficulty: 3, generate: pointOnLine },
  { ...common, name: 'named-segments', knowledge: '线段的条数', difficulty: 1, generate: namedSegments },
  { ...common, name: 'railway-tickets', knowledge: '线段的条数', difficulty: 3, generate: railwayTickets },
  { ...common, name: 'bisected-angle', knowledge: '角的平分线', difficulty: 1, generate: bisectedAngle },
  { ...common, name: 'two-bisectors', knowledge: '角的平分线', difficulty: 3, generate: twoBisectors },
  { ...common, name: 'whole-hours', knowledge: '角的度量（钟面角）', difficulty: 1, generate: wholeHours },
  { ...common, name: 'hands-of-clock', knowledge: '角的度量（钟面角）', difficulty: 3, generate: handsTogether },
]
