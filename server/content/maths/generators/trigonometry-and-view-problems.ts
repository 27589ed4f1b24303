/** 九年级下册 第 28–29 章 锐角三角函数、投影与视图：各难度的问题 */
import { fillBlank, fillBlanks, gap, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { decimal, piTimes, root } from '../notation.ts'

const angleFromValues: QuestionGenerator = {
  name: 'angle-from-values',
  chapter: 'ma-rj2013-9b-28',
  knowledge: '特殊角的三角函数值',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [atA, first] = random.pick([
      [30, '\\sin A-\\dfrac{1}{2}'],
      [45, '\\sin A-\\dfrac{\\sqrt{2}}{2}'],
      [60, '\\sin A-\\dfrac{\\sqrt{3}}{2}'],
      [60, '\\tan A-\\sqrt{3}'],
      [45, '\\tan A-1'],
    ] as const)
    const [atB, second] = random.pick([
      [30, '\\cos B-\\dfrac{\\sqrt{3}}{2}'],
      [45, '\\cos B-\\dfrac{\\sqrt{2}}{2}'],
      [60, '\\cos B-\\dfrac{1}{2}'],
      [60, '\\tan B-\\sqrt{3}'],
    ] as const)
    const angle = 180 - atA - atB
    return fillBlank(
      `在 $\\triangle ABC$ 中，$\\angle A$，$\\angle B$ 都是锐角，且 $\\left|${first}\\right|+\\left(${second}\\right)^2=0$，则 $\\angle C$ 的度数是 ${gap}°。`,
      angle,
      `两个非负数的和是 0，则它们都等于 0，即 $${first}=0$，$${second}=0$，所以 $\\angle A=${atA}^\\circ$，$\\angle B=${atB}^\\circ$，$\\angle C=180^\\circ-${atA}^\\circ-${atB}^\\circ=${angle}^\\circ$。`,
    )
  },
}

const triangleByAltitude: QuestionGenerator = {
  name: 'triangle-by-altitude',
  chapter: 'ma-rj2013-9b-28',
  knowledge: '特殊角的三角函数值',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [unit, atC] = [random.int(2, 9), random.pick([30, 60])]
    const height = atC === 30 ? unit : 3 * unit
    const far = root(3, unit)
    const tangent = atC === 30 ? '\\dfrac{\\sqrt{3}}{3}' : '\\sqrt{3}'
    const side = root(2, height)
    return workedAnswer({
      stem: `在 $\\triangle ABC$ 中，$\\angle B=45^\\circ$，$\\angle C=${atC}^\\circ$，$AB=${side}$。求 $BC$ 的长和 $\\triangle ABC$ 的面积（结果保留根号）。`,
      model: [
        '解：过点 $A$ 作 $AD\\perp BC$ 于点 $D$。',
        `在 $\\mathrm{Rt}\\triangle ABD$ 中，$AD=AB\\cdot\\sin45^\\circ=${side}\\times\\dfrac{\\sqrt{2}}{2}=${height}$，$BD=AD=${height}$。`,
        `在 $\\mathrm{Rt}\\triangle ACD$ 中，$\\tan C=\\dfrac{AD}{DC}$，所以 $DC=${height}\\div${tangent}=${far}$。`,
        `所以 $BC=BD+DC=${height}+${far}$，`,
        `$S_{\\triangle ABC}=\\dfrac{1}{2}BC\\cdot AD=\\dfrac{1}{2}\\times(${height}+${far})\\times${height}=\\dfrac{${height * height}+${root(3, unit * height)}}{2}$。`,
      ],
      criteria: [
        ['作辅助线', '作 $BC$ 边上的高', 20],
        ['选用三角函数', `$AD=BD=${height}$，$DC=${far}$`, 40],
        ['求出结果', `$BC=${height}+${far}$`, 20],
        ['求面积', '底乘高除以 2', 20],
      ],
      analysis: '三角形不是直角三角形，作高把两个特殊角分到两个直角三角形中，再用三角函数值求各条线段。',
    })
  },
}

const slopeOrSight: QuestionGenerator = {
  name: 'slope-or-sight',
  chapter: 'ma-rj2013-9b-28',
  knowledge: '解直角三角形的应用',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const length = 2 * random.int(3, 30)
    const [angle, ratio, height] = random.pick([
      [30, '\\dfrac{1}{2}', String(length / 2)],
      [45, '\\dfrac{\\sqrt{2}}{2}', root(2, length / 2)],
      [60, '\\dfrac{\\sqrt{3}}{2}', root(3, length / 2)],
    ] as const)
    const [story, end] = random.pick([
      [`一个斜坡的坡角是 ${angle}°，小亮沿斜坡走了 ${length} m，他上升的高度是`, ' m。'],
      [`一架梯子斜靠在墙上，与水平地面所成的角是 ${angle}°，梯子长 ${length} dm，梯子顶端离地面的高度是`, ' dm。'],
    ] as const)
    return fillBlank(
      `${story} ${gap}${end}（结果保留根号）`,
      height,
      `高度是这个角的对边，所以高度 $=${length}\\times\\sin${angle}^\\circ=${length}\\times${ratio}=${height}$。`,
    )
  },
}

const reefAhead: QuestionGenerator = {
  name: 'reef-ahead',
  chapter: 'ma-rj2013-9b-28',
  knowledge: '解直角三角形的应用',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const way = 2 * random.int(4, 20)
    const distance = root(3, way / 2)
    const near = (way * Math.sqrt(3)) / 2
    const reach = Math.round(near) + random.pick([-2, 2])
    const safe = near > reach
    return workedAnswer({
      stem: `一艘渔船由西向东航行，在点 $A$ 处测得小岛 $P$ 在北偏东 60° 方向；航行 ${way} 海里到达点 $B$ 处，测得小岛 $P$ 在北偏东 30° 方向。已知以小岛 $P$ 为圆心、${reach} 海里为半径的圆内有暗礁。如果渔船继续向东航行，有没有触礁的危险？（$\\sqrt{3}\\approx1.732$）`,
      model: [
        '解：过点 $P$ 作 $PC\\perp AB$，交 $AB$ 的延长线于点 $C$。',
        '由题意，$\\angle PAC=90^\\circ-60^\\circ=30^\\circ$，$\\angle PBC=90^\\circ-30^\\circ=60^\\circ$，',
        `所以 $\\angle APB=60^\\circ-30^\\circ=30^\\circ=\\angle PAB$，$PB=AB=${way}$ 海里。`,
        `在 $\\mathrm{Rt}\\triangle PBC$ 中，$PC=PB\\cdot\\sin60^\\circ=${way}\\times\\dfrac{\\sqrt{3}}{2}=${distance}$（海里）。`,
        `$${distance}\\approx${decimal(Math.round(near * 10) / 10)}$，$${distance}${safe ? '>' : '<'}${reach}$。`,
        `答：渔船继续向东航行${safe ? '没有' : '有'}触礁的危险。`,
      ],
      criteria: [
        ['作辅助线', '作垂线，求出两个角', 20],
        ['求出 $PB$', `由等角得 $PB=AB=${way}$`, 30],
        ['选用三角函数', `$PC=${distance}$`, 30],
        ['结论', `与 ${reach} 比较，${safe ? '没有' : '有'}危险`, 20],
      ],
      analysis: '是否触礁，取决于小岛到航线的距离与暗礁半径的大小；由方位角得到等腰三角形，再解直角三角形。',
    })
  },
}

const shadowOnWall: QuestionGenerator = {
  name: 'shadow-on-wall',
  chapter: 'ma-rj2013-9b-29',
  knowledge: '平行投影',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [ratio, rise, wall] = [random.pick([0.5, 0.8, 1.25, 1.5, 2]), random.int(3, 9), random.pick([1, 1.2, 1.5, 2])]
    const ground = decimal(rise * ratio)
    const answer = decimal(rise + wall)
    return fillBlank(
      `某一时刻，长 1 m 的标杆直立在水平地面上，影长是 ${ratio} m。同一时刻，一棵树的影子一部分落在水平地面上，长 ${ground} m，另一部分落在竖直的墙上，高 ${wall} m，则这棵树的高是 ${gap} m。`,
      answer,
      `地面上的影长 ${ground} m 对应的高度是 $${ground}\\div${ratio}=${rise}$（m），墙上影子的高度等于树的下面一段的高度，所以树高是 $${rise}+${wall}=${answer}$（m）。`,
    )
  },
}

const shadowOnSlope: QuestionGenerator = {
  name: 'shadow-on-slope',
  chapter: 'ma-rj2013-9b-29',
  knowledge: '平行投影',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [step, ratio, ground] = [random.int(1, 3), random.pick([0.5, 0.8, 1.25, 1.6, 2]), random.int(2, 10)]
    const [across, rise] = [4 * step, 3 * step]
    const level = (ground + across) / ratio
    const height = level + rise
    if (!Number.isInteger(level * 2)) return shadowOnSlope.generate(random)
    return workedAnswer({
      stem: `某一时刻，长 1 m 的标杆直立在水平地面上，影长是 ${ratio} m。同一时刻，旗杆 $AB$（$B$ 是旗杆底部，旗杆与水平地面垂直）的影子一部分落在水平地面 $BC$ 上，$BC=${ground}$ m，另一部分落在坡度（坡面的铅直高度与水平宽度的比）是 $3:4$ 的斜坡 $CD$ 上，$CD=${5 * step}$ m。求旗杆 $AB$ 的高。`,
      model: [
        '解：过点 $D$ 作水平线，交 $AB$ 于点 $E$；作 $DF$ 垂直于直线 $BC$，垂足为 $F$。',
        `设 $DF=3k$，$CF=4k$，则 $CD=5k=${5 * step}$，$k=${step}$，所以 $DF=${rise}$ m，$CF=${across}$ m。`,
        `四边形 $BFDE$ 是矩形，$ED=BF=${ground}+${across}=${ground + across}$（m），$BE=DF=${rise}$ m。`,
        `同一时刻，物高与水平影长成正比，$\\dfrac{AE}{ED}=\\dfrac{1}{${ratio}}$，所以 $AE=${ground + across}\\div${ratio}=${decimal(level)}$（m）。`,
        `$AB=AE+BE=${decimal(level)}+${rise}=${decimal(height)}$（m）。`,
        `答：旗杆的高是 ${decimal(height)} m。`,
      ],
      criteria: [
        ['作辅助线', '过点 $D$ 作水平线和铅垂线', 20],
        ['解直角三角形', `$DF=${rise}$ m，$CF=${across}$ m`, 30],
        ['求出 $AE$', '物高与水平影长成正比', 30],
        ['求高度并作答', `$AB=${decimal(height)}$ m`, 20],
      ],
      analysis: '“物高与影长成正比”只对水平地面上的影子成立，斜坡上的影子要先化成水平长度，再加上升高的部分。',
    })
  },
}

const cylinderFromViews: QuestionGenerator = {
  name: 'cylinder-from-views',
  chapter: 'ma-rj2013-9b-29',
  knowledge: '由三视图求几何体的体积',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [radius, height] = [random.int(2, 7), random.int(3, 12)]
    const volume = piTimes(radius * radius * height)
    return fillBlank(
      `一个圆柱的主视图是宽 ${2 * radius} cm、高 ${height} cm 的长方形，俯视图是直径 ${2 * radius} cm 的圆，则这个圆柱的体积是 ${gap} $\\text{cm}^3$。（结果保留 $\\pi$）`,
      volume,
      `底面半径是 ${radius} cm，高是 ${height} cm，体积是 $\\pi\\times${radius}^2\\times${height}=${volume}$（$\\text{cm}^3$）。`,
    )
  },
}

const cubesFromViews: QuestionGenerator = {
  name: 'cubes-from-views',
  chapter: 'ma-rj2013-9b-29',
  knowledge: '由三视图求几何体的体积',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const columns = [0, 1, 2].map(() => [random.int(1, 4), random.int(1, 3)] as const)
    const most = columns.reduce((total, [height, places]) => total + height * places, 0)
    const least = columns.reduce((total, [height, places]) => total + height + places - 1, 0)
    if (most === least) return cubesFromViews.generate(random)
    const [heights, places] = [columns.map(([height]) => height), columns.map(([, count]) => count)]
    const products = columns.map(([height, count]) => `${height}\\times${count}`).join('+')
    const towers = columns
      .map(([height, count]) => (count === 1 ? String(height) : `(${height}+${count - 1})`))
      .join('+')
    return fillBlanks(
      `一个几何体由若干个棱长为 1 的小正方体搭成。它的主视图从左到右有三列，依次有 ${heights.join('，')} 个小正方形；它的俯视图从左到右也有三列，依次有 ${places.join('，')} 个小正方形。这个几何体的体积最大是 [[1]]，最小是 [[2]]。`,
      [
        [most, `俯视图的每个位置上都搭到主视图该列的层数时体积最大，是 $${products}=${most}$。`],
        [least, `每列只要有一个位置搭到该列的层数，其余位置各放一个，体积就最小，是 $${towers}=${least}$。`],
      ],
    )
  },
}

export const trigonometryAndViewProblems: readonly QuestionGenerator[] = [
  angleFromValues,
  triangleByAltitude,
  slopeOrSight,
  reefAhead,
  shadowOnWall,
  shadowOnSlope,
  cylinderFromViews,
  cubesFromViews,
]
