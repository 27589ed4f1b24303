/** 八年级下册 第 21 章 四边形：综合 */
import { fillBlank, gap, multiChoice, numberChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { triples } from './radical-problems.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-8b-21', questions: 6 } as const

const saying = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })

function oppositeAngles(random: Random): Draft {
  const [a, side, other] = [random.int(35, 80), random.int(3, 9), random.int(10, 15)]
  const isAngle = random.pick([true, false])
  return isAngle
    ? numberChoice({
        stem: `在平行四边形 $ABCD$ 中，$\\angle A+\\angle C=${2 * a}^\\circ$，则 $\\angle B$ 的度数是`,
        right: 180 - a,
        wrong: [a, 2 * a, 190 - a, 170 - a],
        unit: '^\\circ',
        analysis: `平行四边形的对角相等，$\\angle A=\\angle C=${a}^\\circ$；邻角互补，$\\angle B=180^\\circ-${a}^\\circ=${180 - a}^\\circ$。`,
      })
    : numberChoice({
        stem: `平行四边形 $ABCD$ 的周长是 ${2 * (side + other)}，$AB=${side}$，则 $BC$ 的长是`,
        right: other,
        wrong: [side, 2 * other + side, side + other, other + 1],
        analysis: `平行四边形的对边相等，$AB+BC=${2 * (side + other)}\\div2=${side + other}$，所以 $BC=${side + other}-${side}=${other}$。`,
      })
}

function parallelogramStatements(random: Random): Draft {
  const [oa, ob, ab] = [random.int(5, 9), random.int(4, 8), random.int(3, 6)]
  // Equal diagonals would make it a rectangle.
  if (oa === ob) return parallelogramStatements(random)
  return multiChoice(
    random,
    `平行四边形 $ABCD$ 的对角线 $AC$，$BD$ 相交于点 $O$，$AC=${2 * oa}$，$BD=${2 * ob}$，$AB=${ab + 2}$，则下列结论一定正确的有`,
    [
      saying(
        `三角形 $OCD$ 的周长是 ${oa + ob + ab + 2}`,
        true,
        `$OC=${oa}$，$OD=${ob}$，$CD=AB=${ab + 2}$，和是 ${oa + ob + ab + 2}。`,
      ),
      saying('三角形 $AOB$ 与三角形 $BOC$ 的面积相等', true, '$OA=OC$，两个三角形等底同高。'),
      saying('过点 $O$ 的直线把平行四边形分成面积相等的两部分', true, '平行四边形是中心对称图形，点 $O$ 是对称中心。'),
      saying('三角形 $AOB$ 与三角形 $COD$ 全等', true, '对角线互相平分，对边相等，由 SSS 得全等。'),
      saying(`$BC=${ab + 2}$`, false, '邻边不一定相等。'),
      saying('$AC\\perp BD$', false, '一般的平行四边形的对角线不一定垂直。'),
      saying('$\\angle ABD=\\angle CBD$', false, '对角线不一定平分内角。'),
      saying(`三角形 $OCD$ 的周长是 ${2 * oa + 2 * ob + ab + 2}`, false, '应取对角线的一半。'),
    ],
  )
}

function rhombusSide(random: Random): Draft {
  const [side, angle] = [random.int(3, 15), random.int(25, 65)]
  const kind = random.int(0, 2)
  if (kind === 0)
    return fillBlank(
      `菱形 $ABCD$ 的周长是 ${4 * side}，则边 $AB$ 的长是 ${gap}。`,
      side,
      `菱形的四条边相等，$AB=${4 * side}\\div4=${side}$。`,
    )
  if (kind === 1)
    return fillBlank(
      `在菱形 $ABCD$ 中，$\\angle BAD=${2 * angle}^\\circ$，则 $\\angle BAC=$ ${gap}°。`,
      angle,
      `菱形的对角线平分一组对角，$\\angle BAC=\\dfrac{1}{2}\\angle BAD=${angle}^\\circ$。`,
    )
  return fillBlank(
    `菱形的两条对角线的长分别是 ${2 * side} 和 ${angle}，则它的面积是 ${gap}。`,
    side * angle,
    `菱形的面积等于两条对角线的积的一半，$\\dfrac{1}{2}\\times${2 * side}\\times${angle}=${side * angle}$。`,
  )
}

function rhombusPoint(random: Random): Draft {
  const [a, b, c] = random.pick(triples)
  const k = random.int(1, 3)
  const [half, other, side] = [a * k, b * k, c * k]
  return workedAnswer({
    stem: `菱形 $ABCD$ 的对角线 $AC$，$BD$ 相交于点 $O$，过点 $B$ 作 $BE\\parallel AC$，过点 $C$ 作 $CE\\parallel BD$，两线相交于点 $E$。\n（1）求证：四边形 $OBEC$ 是矩形；\n（2）若 $AB=${side}$，$AC=${2 * half}$，求矩形 $OBEC$ 的面积。`,
    model: [
      '解：（1）因为 $BE\\parallel AC$，$CE\\parallel BD$，所以四边形 $OBEC$ 是平行四边形。',
      '因为四边形 $ABCD$ 是菱形，所以 $AC\\perp BD$，$\\angle BOC=90^\\circ$，所以平行四边形 $OBEC$ 是矩形。',
      `（2）$OC=OA=\\dfrac{1}{2}AC=${half}$。在 $\\mathrm{Rt}\\triangle AOB$ 中，$OB=\\sqrt{${side}^2-${half}^2}=${other}$。`,
      `所以矩形 $OBEC$ 的面积是 $${other}\\times${half}=${half * other}$。`,
    ],
    criteria: [
      ['证平行四边形', '两组对边分别平行', 20],
      ['证矩形', '菱形的对角线互相垂直，得一个直角', 20],
      ['求 $OB$', `用勾股定理，$OB=${other}$`, 30],
      ['求面积', `${half * other}`, 20],
    ],
    analysis: '先证平行四边形，再由菱形的对角线互相垂直得直角；求面积时在直角三角形 $AOB$ 中用勾股定理。',
  })
}

export const quadrilateralProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'opposite-parts', knowledge: '平行四边形的性质', difficulty: 1, generate: oppositeAngles },
  {
    ...common,
    name: 'parallelogram-statements',
    knowledge: '平行四边形的性质',
    difficulty: 3,
    generate: parallelogramStatements,
  },
  { ...common, name: 'rhombus-basics', knowledge: '菱形的性质', difficulty: 1, generate: rhombusSide },
  { ...common, name: 'rhombus-and-rectangle', knowledge: '菱形的性质', difficulty: 3, generate: rhombusPoint },
]
