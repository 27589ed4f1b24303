/** 七年级下册 第 7 章 相交线与平行线 */
import { fillBlank, gap, multiChoice, numberChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { polynomial } from '../notation.ts'
import type { Random } from '../../random.ts'

const chapter = 'ma-rj2024-7b-7'

const intersectingLines: QuestionGenerator = {
  name: 'intersecting-lines',
  chapter,
  knowledge: '对顶角与邻补角',
  difficulty: 1,
  questions: 8,
  generate(random) {
    const small = random.int(20, 80)
    const large = 180 - small
    const lines = '直线 $AB$，$CD$ 相交于点 $O$'
    return random.pick([
      () =>
        fillBlank(
          `${lines}，若 $\\angle AOC+\\angle BOD=${2 * small}^\\circ$，则 $\\angle BOC=$ ${gap}°。`,
          large,
          `$\\angle AOC$ 与 $\\angle BOD$ 是对顶角，所以 $\\angle AOC=${small}^\\circ$；$\\angle BOC$ 是它的邻补角，等于 $180^\\circ-${small}^\\circ=${large}^\\circ$。`,
        ),
      () =>
        fillBlank(
          `${lines}，若 $\\angle BOC$ 比 $\\angle AOC$ 大 $${large - small}^\\circ$，则 $\\angle BOD=$ ${gap}°。`,
          small,
          `设 $\\angle AOC=x^\\circ$，则 $x+(x+${large - small})=180$，解得 $x=${small}$。由对顶角相等，$\\angle BOD=\\angle AOC=${small}^\\circ$。`,
        ),
    ])()
  },
}

const parallelAngles: QuestionGenerator = {
  name: 'parallel-angles',
  chapter,
  knowledge: '平行线的性质',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const relation = random.pick(['同位角', '内错角', '同旁内角'])
    const supplementary = relation === '同旁内角'
    const [x, p, first] = [random.int(10, 30), random.int(2, 4), random.int(20, 80)]
    const r = random.int(1, p - 1)
    const second = supplementary ? 180 - first : first
    const [q, s] = [first - p * x, second - r * x]
    if (q === 0 || s === 0) return parallelAngles.generate(random)
    const [left, right] = [polynomial([p, q]), polynomial([r, s])]
    const equation = supplementary ? `(${left})+(${right})=180` : `${left}=${right}`
    return numberChoice({
      stem: `直线 $a\\parallel b$，被直线 $c$ 所截，$\\angle1$ 与 $\\angle2$ 是一对${relation}。若 $\\angle1=(${left})^\\circ$，$\\angle2=(${right})^\\circ$，则 $\\angle1$ 的度数是`,
      right: first,
      wrong: random.sample(
        [180 - first, x, first + 10, first - 10, 90 - first].filter((angle) => angle > 0),
        5,
      ),
      unit: '^\\circ',
      analysis: `两直线平行，${relation}${supplementary ? '互补' : '相等'}，所以 $${equation}$，解得 $x=${x}$，$\\angle1=${first}^\\circ$。`,
    })
  },
}

const statement = (text: string, why: string, holds: boolean): Statement => ({ text, holds, why })

const parallelStatements: QuestionGenerator = {
  name: 'parallel-statements',
  chapter,
  knowledge: '相交线与平行线的概念',
  difficulty: 1,
  questions: 6,
  generate: (random) =>
    multiChoice(random, '下列说法正确的有', [
      statement('对顶角相等', '这是对顶角的性质。', true),
      statement('同位角相等，两直线平行', '这是平行线的判定方法。', true),
      statement('平行于同一条直线的两条直线互相平行', '这是平行线的传递性。', true),
      statement('连接直线外一点与直线上各点的所有线段中，垂线段最短', '这是垂线段的性质。', true),
      statement('过直线外一点有且只有一条直线与这条直线平行', '这是平行线的基本事实。', true),
      statement('在同一平面内，过一点有且只有一条直线与已知直线垂直', '这是垂线的基本事实。', true),
      statement('相等的角是对顶角', '对顶角还要求有公共顶点、两边互为反向延长线。', false),
      statement('两条直线被第三条直线所截，同位角相等', '缺少“两直线平行”的条件。', false),
      statement('同旁内角相等，两直线平行', '应是同旁内角互补，两直线平行。', false),
      statement('互补的两个角是邻补角', '邻补角还要有一条公共边，另一边互为反向延长线。', false),
      statement('直线外一点到这条直线的垂线段，叫作点到直线的距离', '距离是垂线段的长度，不是垂线段本身。', false),
    ]),
}

const bentCriteria = [
  ['作辅助线', '过点 $E$ 作 $EF\\parallel AB$，并说明 $EF\\parallel CD$', 30],
  ['运用平行线的性质', '写出两组角的关系和理由', 30],
  ['求出结果', '角的和正确', 20],
] as const

const bentStem =
  '已知 $AB\\parallel CD$，点 $E$ 在直线 $AB$ 与 $CD$ 之间，连接 $BE$，$DE$。点 $A$，$C$ 在直线 $BD$ 的左侧，'
const helperLine =
  '解：过点 $E$ 向左作 $EF\\parallel AB$。因为 $AB\\parallel CD$，所以 $EF\\parallel CD$（平行于同一条直线的两条直线平行）。'

function bentInwards(random: Random): Draft {
  const [b, d] = [random.int(25, 47), random.int(48, 70)]
  return workedAnswer({
    stem: `${bentStem}点 $E$ 也在直线 $BD$ 的左侧。若 $\\angle ABE=${b}^\\circ$，$\\angle CDE=${d}^\\circ$，求 $\\angle BED$ 的度数。`,
    model: [
      helperLine,
      `因为 $EF\\parallel AB$，所以 $\\angle BEF=\\angle ABE=${b}^\\circ$（两直线平行，内错角相等）。`,
      `同理，$\\angle DEF=\\angle CDE=${d}^\\circ$。`,
      `所以 $\\angle BED=\\angle BEF+\\angle DEF=${b}^\\circ+${d}^\\circ=${b + d}^\\circ$。`,
    ],
    criteria: bentCriteria,
    analysis: '先按条件画图。过“拐点”作平行线，把 $\\angle BED$ 分成两个可以转移的角。',
  })
}

function bentOutwards(random: Random): Draft {
  const [b, d] = [random.int(133, 155), random.int(110, 132)]
  return workedAnswer({
    stem: `${bentStem}点 $E$ 在直线 $BD$ 的右侧。若 $\\angle ABE=${b}^\\circ$，$\\angle CDE=${d}^\\circ$，求 $\\angle BED$ 的度数。`,
    model: [
      helperLine,
      `因为 $EF\\parallel AB$，所以 $\\angle BEF=180^\\circ-\\angle ABE=${180 - b}^\\circ$（两直线平行，同旁内角互补）。`,
      `同理，$\\angle DEF=180^\\circ-\\angle CDE=${180 - d}^\\circ$。`,
      `所以 $\\angle BED=\\angle BEF+\\angle DEF=${180 - b}^\\circ+${180 - d}^\\circ=${360 - b - d}^\\circ$。`,
    ],
    criteria: bentCriteria,
    analysis: '先按条件画图。过“拐点”作平行线，$\\angle BED$ 的两部分分别与已知角互补。',
  })
}

const bentLine: QuestionGenerator = {
  name: 'bent-line',
  chapter,
  knowledge: '平行线的性质与辅助线',
  difficulty: 3,
  questions: 6,
  generate: (random) => random.pick([bentInwards, bentOutwards])(random),
}

export const parallelLineGenerators: readonly QuestionGenerator[] = [
  intersectingLines,
  parallelAngles,
  parallelStatements,
  bentLine,
]
