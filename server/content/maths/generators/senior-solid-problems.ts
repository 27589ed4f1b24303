/** 必修第二册 第 8 章 立体几何初步：各难度的问题 */
import { fillBlank, gap, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { piTimes, root, rootOver } from '../notation.ts'

const coneFromSector: QuestionGenerator = {
  name: 'cone-from-sector',
  chapter: 'ma-rja2019-b2-8',
  knowledge: '圆锥的表面积与体积',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [slant, [angle, part]] = [
      6 * random.int(1, 4),
      random.pick([
        ['\\pi', 2],
        ['\\dfrac{2\\pi}{3}', 3],
        ['\\dfrac{\\pi}{3}', 6],
      ] as const),
    ]
    const radius = slant / part
    const surface = piTimes(radius * slant + radius * radius)
    return fillBlank(
      `一个圆锥的侧面展开图是半径为 ${slant}、圆心角为 $${angle}$ 的扇形，则这个圆锥的表面积是 ${gap}。（结果保留 $\\pi$）`,
      surface,
      `设底面半径为 $r$，底面周长等于扇形的弧长，$2\\pi r=${angle}\\times${slant}$，所以 $r=${radius}$，表面积 $=\\pi rl+\\pi r^2=\\pi\\times${radius}\\times${slant}+\\pi\\times${radius}^2=${surface}$。`,
    )
  },
}

const cylinderInCone: QuestionGenerator = {
  name: 'cylinder-in-cone',
  chapter: 'ma-rja2019-b2-8',
  knowledge: '圆锥的表面积与体积',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [radius, ratio] = [2 * random.int(1, 4), random.int(1, 4)]
    const height = radius * ratio
    const factor = ratio === 1 ? '' : String(ratio)
    const best = piTimes(radius * height, 2)
    const volume = piTimes(radius * radius * height, 3)
    const level = `${height}-${factor}x`
    return workedAnswer({
      stem: `一个圆锥的底面半径是 ${radius}，高是 ${height}，圆锥内有一个高为 $h$ 的内接圆柱（圆柱的下底面在圆锥的底面上，上底面的圆周在圆锥的侧面上），设圆柱的底面半径是 $x$。\n（1）求圆锥的体积；\n（2）用 $x$ 表示 $h$；\n（3）当 $x$ 为何值时，圆柱的侧面积最大？求出最大值。`,
      model: [
        `解：（1）圆锥的体积 $V=\\dfrac{1}{3}\\pi\\times${radius}^2\\times${height}=${volume}$。`,
        `（2）由轴截面中的相似三角形，$\\dfrac{x}{${radius}}=\\dfrac{${height}-h}{${height}}$，所以 $h=${level}$（$0<x<${radius}$）。`,
        `（3）圆柱的侧面积 $S=2\\pi xh=2\\pi x(${level})=-${piTimes(2 * ratio)}(x-${radius / 2})^2+${best}$，`,
        `所以当 $x=${radius / 2}$ 时，$S$ 取最大值。`,
        `答：当 $x=${radius / 2}$ 时，圆柱的侧面积最大，最大值是 $${best}$。`,
      ],
      criteria: [
        ['求体积', `$V=${volume}$`, 20],
        ['列函数解析式', `由相似得 $h=${level}$，写出 $S$`, 50],
        ['求最大值', `$x=${radius / 2}$ 时最大值是 $${best}$`, 30],
      ],
      analysis: '旋转体的问题通常转化到轴截面中，用相似三角形建立半径与高的关系，再求二次函数的最大值。',
    })
  },
}

const sphereSurface: QuestionGenerator = {
  name: 'sphere-surface',
  chapter: 'ma-rja2019-b2-8',
  knowledge: '球的表面积',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const radius = random.int(2, 12)
    const [given, why] = random.pick([
      [`直径是 ${2 * radius}`, `半径 $R=${radius}$`],
      [`大圆（过球心的截面）的周长是 $${piTimes(2 * radius)}$`, `由 $2\\pi R=${piTimes(2 * radius)}$ 得 $R=${radius}$`],
    ] as const)
    return fillBlank(
      `一个球的${given}，则这个球的表面积是 ${gap}。（结果保留 $\\pi$）`,
      piTimes(4 * radius * radius),
      `${why}，表面积 $S=4\\pi R^2=4\\pi\\times${radius}^2=${piTimes(4 * radius * radius)}$。`,
    )
  },
}

const pyramidInSphere: QuestionGenerator = {
  name: 'pyramid-in-sphere',
  chapter: 'ma-rja2019-b2-8',
  knowledge: '球的表面积',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [half, height] = [random.int(1, 8), random.int(1, 12)]
    const top = height * height + half * half
    if (top % height !== 0 || height === half) return pyramidInSphere.generate(random)
    const diameter = top / height
    const surface = piTimes(diameter * diameter)
    const radius = diameter % 2 === 0 ? String(diameter / 2) : `\\dfrac{${diameter}}{2}`
    return fillBlank(
      `正四棱锥的底面边长是 $${root(2, half)}$，高是 ${height}，它的五个顶点都在球 $O$ 的球面上，则球 $O$ 的表面积是 ${gap}。（结果保留 $\\pi$）`,
      surface,
      `底面正方形的对角线长是 ${2 * half}，底面中心到底面顶点的距离是 ${half}。球心在高所在的直线上，设球的半径为 $R$，则 $(${height}-R)^2+${half}^2=R^2$，解得 $R=${radius}$，表面积 $4\\pi R^2=${surface}$。`,
    )
  },
}

/** Planes of a cube: their names, edges perpendicular to them, and lines that are not. */
const planesOfCube = [
  ['ABCD', ['AA_1', 'BB_1', 'CC_1', 'DD_1'], ['AC_1', 'A_1B', 'B_1C', 'A_1D_1', 'C_1D']],
  ['ABB_1A_1', ['AD', 'BC', 'B_1C_1', 'A_1D_1'], ['AC', 'BD_1', 'BC_1', 'CD', 'A_1D']],
  ['BCC_1B_1', ['AB', 'CD', 'A_1B_1', 'C_1D_1'], ['AC', 'A_1C', 'AB_1', 'AD', 'DD_1']],
  ['BDD_1B_1', ['AC', 'A_1C_1'], ['AB', 'AC_1', 'AD_1', 'CC_1', 'A_1B']],
  ['ACC_1A_1', ['BD', 'B_1D_1'], ['AD', 'BD_1', 'A_1B', 'DD_1', 'CD_1']],
] as const satisfies readonly (readonly [string, readonly string[], readonly string[]])[]

const perpendicularInCube: QuestionGenerator = {
  name: 'perpendicular-in-cube',
  chapter: 'ma-rja2019-b2-8',
  knowledge: '空间直线、平面的平行与垂直',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [plane, perpendicular, others] = random.pick(planesOfCube)
    const right = random.pick<string>(perpendicular)
    return singleChoice(random, {
      stem: `在正方体 $ABCD$-$A_1B_1C_1D_1$ 中，下列直线与平面 $${plane}$ 垂直的是`,
      right: `$${right}$`,
      wrong: random.sample<string>(others, 3).map((name) => `$${name}$`),
      analysis: `直线 $${right}$ 垂直于平面 $${plane}$ 内的两条相交直线，所以 $${right}\\perp$ 平面 $${plane}$；其余直线与这个平面平行、在平面内或斜交。`,
    })
  },
}

const distanceInPyramid: QuestionGenerator = {
  name: 'distance-in-pyramid',
  chapter: 'ma-rja2019-b2-8',
  knowledge: '空间直线、平面的平行与垂直',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [width, depth, height] = [random.int(2, 9), random.int(1, 6), random.int(1, 6)]
    const square = depth * depth + height * height
    const distance = rootOver(square, depth * height, square)
    const slope = root(square)
    return workedAnswer({
      stem: `在四棱锥 $P$-$ABCD$ 中，底面 $ABCD$ 是矩形，$PA\\perp$ 平面 $ABCD$，$AB=${width}$，$AD=${depth}$，$PA=${height}$，$AE\\perp PD$，垂足为 $E$。\n（1）求证：$AE\\perp$ 平面 $PCD$；\n（2）求点 $B$ 到平面 $PCD$ 的距离。`,
      model: [
        '（1）证明：因为 $PA\\perp$ 平面 $ABCD$，$CD\\subset$ 平面 $ABCD$，所以 $PA\\perp CD$。',
        '因为 $ABCD$ 是矩形，所以 $AD\\perp CD$，又 $PA\\cap AD=A$，所以 $CD\\perp$ 平面 $PAD$。',
        '因为 $AE\\subset$ 平面 $PAD$，所以 $CD\\perp AE$；又 $AE\\perp PD$，$CD\\cap PD=D$，所以 $AE\\perp$ 平面 $PCD$。',
        '（2）解：因为 $AB\\parallel CD$，$AB\\not\\subset$ 平面 $PCD$，所以 $AB\\parallel$ 平面 $PCD$，点 $B$ 到平面 $PCD$ 的距离等于点 $A$ 到平面 $PCD$ 的距离，即 $AE$ 的长。',
        `在 $\\mathrm{Rt}\\triangle PAD$ 中，$PD=\\sqrt{${height}^2+${depth}^2}=${slope}$，$AE=\\dfrac{PA\\cdot AD}{PD}=\\dfrac{${height}\\times${depth}}{${slope}}=${distance}$。`,
        `答：点 $B$ 到平面 $PCD$ 的距离是 $${distance}$。`,
      ],
      criteria: [
        ['证明线面垂直', '$CD\\perp$ 平面 $PAD$', 40],
        ['结论', '$AE\\perp$ 平面 $PCD$', 20],
        ['转化距离', '由 $AB\\parallel$ 平面 $PCD$，化为点 $A$ 到平面的距离', 20],
        ['求出结果', `$AE=${distance}$`, 20],
      ],
      analysis: '由线线垂直证线面垂直，再由线面垂直得线线垂直；直线与平面平行时，直线上各点到平面的距离相等。',
    })
  },
}

export const seniorSolidProblems: readonly QuestionGenerator[] = [
  coneFromSector,
  cylinderInCone,
  sphereSurface,
  pyramidInSphere,
  perpendicularInCube,
  distanceInPyramid,
]
