/** 九年级上册 第 23–25 章 旋转、圆、概率初步：各难度的问题 */
import { fillBlank, fillBlanks, gap, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { fraction, gcd, piTimes, root } from '../notation.ts'

const pointAcrossCentre: QuestionGenerator = {
  name: 'point-across-centre',
  chapter: 'ma-rj2013-9a-23',
  knowledge: '旋转与中心对称的坐标',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [x, y, m, n] = [random.nonZero(-6, 6), random.nonZero(-6, 6), random.nonZero(-4, 4), random.nonZero(-4, 4)]
    const [qx, qy] = [2 * m - x, 2 * n - y]
    if (x === m || y === n) return pointAcrossCentre.generate(random)
    return fillBlanks(
      `在平面直角坐标系中，点 $P(${x},${y})$ 与点 $Q$ 关于点 $M(${m},${n})$ 成中心对称，则点 $Q$ 的横坐标是 [[1]]，纵坐标是 [[2]]。`,
      [
        [qx, `点 $M$ 是线段 $PQ$ 的中点。设点 $Q$ 的横坐标为 $x$，由 $\\dfrac{${x}+x}{2}=${m}$，得 $x=${qx}$。`],
        [qy, `设点 $Q$ 的纵坐标为 $y$，由 $\\dfrac{${y}+y}{2}=${n}$，得 $y=${qy}$。`],
      ],
    )
  },
}

const repeatedReflections: QuestionGenerator = {
  name: 'repeated-reflections',
  chapter: 'ma-rj2013-9a-23',
  knowledge: '旋转与中心对称的坐标',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const centres = ['A', 'B', 'C'].map((name) => [name, random.int(-3, 3), random.int(-3, 3)] as const)
    const start = [random.nonZero(-5, 5), random.nonZero(-5, 5)] as const
    const count = 6 * random.int(20, 300) + random.int(1, 5)
    if (new Set(centres.map(([, x, y]) => `${x},${y}`)).size < 3) return repeatedReflections.generate(random)
    const points: (readonly [number, number])[] = [start]
    for (const [, x, y] of [...centres, ...centres]) {
      const [px, py] = points.at(-1) ?? start
      points.push([2 * x - px, 2 * y - py])
    }
    const rest = count % 6
    const [x, y] = points[rest] ?? start
    const shown = points.slice(1).map(([px, py], index) => `$P_${index + 1}(${px},${py})$`)
    return fillBlanks(
      `在平面直角坐标系中，已知点 ${centres.map(([name, a, b]) => `$${name}(${a},${b})$`).join('，')}。点 $P(${start[0]},${start[1]})$ 关于点 $A$ 的对称点是 $P_1$，$P_1$ 关于点 $B$ 的对称点是 $P_2$，$P_2$ 关于点 $C$ 的对称点是 $P_3$，$P_3$ 关于点 $A$ 的对称点是 $P_4$……按此规律继续下去，则点 $P_{${count}}$ 的横坐标是 [[1]]，纵坐标是 [[2]]。`,
      [
        [
          x,
          `依次求得 ${shown.join('，')}，$P_6$ 与 $P$ 重合，每 6 次一循环。$${count}\\div6$ 余 ${rest}，所以 $P_{${count}}$ 与 $P_${rest}$ 重合，横坐标是 $${x}$。`,
        ],
        [y, `$P_{${count}}$ 与 $P_${rest}$ 重合，纵坐标是 $${y}$。`],
      ],
    )
  },
}

/** Half chord, distance from the centre, radius. */
const triples = [
  [4, 3, 5],
  [8, 6, 10],
  [12, 5, 13],
  [12, 9, 15],
  [15, 8, 17],
  [16, 12, 20],
  [24, 7, 25],
  [20, 15, 25],
  [24, 10, 26],
  [30, 16, 34],
  [40, 9, 41],
  [21, 20, 29],
] as const

const archBridge: QuestionGenerator = {
  name: 'arch-bridge',
  chapter: 'ma-rj2013-9a-24',
  knowledge: '垂径定理',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [half, distance, radius] = random.pick(triples)
    const rise = radius - distance
    return fillBlank(
      `一座石拱桥的桥拱是圆弧形，它的跨度（弧所对的弦长）是 ${2 * half} m，拱高（弧的中点到弦的距离）是 ${rise} m，则桥拱所在圆的半径是 ${gap} m。`,
      radius,
      `设半径为 $R$ m，由垂径定理，弦的一半、圆心到弦的距离与半径构成直角三角形：$R^2=${half}^2+(R-${rise})^2$，解得 $R=${radius}$。`,
    )
  },
}

/** Radius, and the half chords of two parallel chords with whole distances from the centre. */
const chordPairs = [
  [5, 3, 4],
  [10, 6, 8],
  [13, 5, 12],
  [15, 9, 12],
  [17, 8, 15],
  [20, 12, 16],
  [25, 7, 24],
  [25, 15, 20],
  [25, 7, 15],
  [25, 20, 24],
  [25, 7, 20],
  [26, 10, 24],
  [29, 20, 21],
] as const

const parallelChords: QuestionGenerator = {
  name: 'parallel-chords',
  chapter: 'ma-rj2013-9a-24',
  knowledge: '垂径定理',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [radius, short, long] = random.pick(chordPairs)
    const [far, near] = [short, long].map((half) => Math.sqrt(radius * radius - half * half)) as [number, number]
    return workedAnswer({
      stem: `已知 $\\odot O$ 的半径是 ${radius}，弦 $AB\\parallel CD$，$AB=${2 * short}$，$CD=${2 * long}$。求弦 $AB$ 与 $CD$ 之间的距离。`,
      model: [
        '解：过点 $O$ 作 $OE\\perp AB$ 于点 $E$，直线 $OE$ 交 $CD$ 于点 $F$。因为 $AB\\parallel CD$，所以 $OF\\perp CD$。',
        `由垂径定理，$AE=\\dfrac{1}{2}AB=${short}$，$CF=\\dfrac{1}{2}CD=${long}$。`,
        `所以 $OE=\\sqrt{${radius}^2-${short}^2}=${far}$，$OF=\\sqrt{${radius}^2-${long}^2}=${near}$。`,
        `当 $AB$，$CD$ 在圆心 $O$ 的同侧时，距离是 $${far}-${near}=${far - near}$；`,
        `当 $AB$，$CD$ 在圆心 $O$ 的异侧时，距离是 $${far}+${near}=${far + near}$。`,
        `答：弦 $AB$ 与 $CD$ 之间的距离是 ${far - near} 或 ${far + near}。`,
      ],
      criteria: [
        ['作辅助线', '过圆心作弦的垂线', 20],
        ['求弦心距', `$OE=${far}$，$OF=${near}$`, 40],
        ['分类讨论', '两弦在圆心的同侧或异侧', 30],
        ['结论', `${far - near} 或 ${far + near}`, 10],
      ],
      analysis: '题目没有说明两条弦与圆心的位置，要分同侧、异侧两种情况，只求出一种是常见的错误。',
    })
  },
}

const rolledCone: QuestionGenerator = {
  name: 'rolled-cone',
  chapter: 'ma-rj2013-9a-24',
  knowledge: '弧长与扇形面积',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [radius, angle] = [6 * random.int(1, 5), random.pick([60, 120, 180, 240])]
    const base = (radius * angle) / 360
    return fillBlank(
      `用一个半径是 ${radius} cm、圆心角是 ${angle}° 的扇形围成一个圆锥的侧面（接缝忽略不计），则这个圆锥的底面半径是 ${gap} cm。`,
      base,
      `扇形的弧长 $\\dfrac{${angle}\\pi\\times${radius}}{180}=${piTimes(2 * base)}$（cm），等于底面周长 $2\\pi r$，所以 $r=${base}$。`,
    )
  },
}

const tangentsAndArc: QuestionGenerator = {
  name: 'tangents-and-arc',
  chapter: 'ma-rj2013-9a-24',
  knowledge: '弧长与扇形面积',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [radius, isRight] = [random.int(2, 12), random.pick([true, false])]
    const square = radius * radius
    const kite = isRight ? String(square) : root(3, square)
    const [sector, other] = isRight
      ? [piTimes(square, 4), piTimes(square, 2)]
      : [piTimes(square, 3), piTimes(square, 6)]
    const [angle, centre, tangent] = isRight ? [90, 90, String(radius)] : [60, 120, root(3, radius)]
    return singleChoice(random, {
      stem: `$PA$，$PB$ 分别与 $\\odot O$ 相切于点 $A$，$B$，$\\angle APB=${angle}^\\circ$，$\\odot O$ 的半径是 ${radius}，则由线段 $PA$，$PB$ 和劣弧 $AB$ 围成的图形的面积是`,
      right: `$${kite}-${sector}$`,
      wrong: [
        `$${kite}-${other}$`,
        `$${root(isRight ? 1 : 3, 2 * square)}-${sector}$`,
        `$${sector}-${isRight ? fraction(square, 2) : `\\dfrac{${root(3, square)}}{4}`}$`,
      ],
      analysis: `连接 $OA$，$OB$，$OP$，则 $OA\\perp PA$，$OB\\perp PB$，$\\angle AOB=180^\\circ-${angle}^\\circ=${centre}^\\circ$。$PA=${tangent}$，四边形 $OAPB$ 的面积是 $2\\times\\dfrac{1}{2}\\times${radius}\\times${tangent}=${kite}$，扇形 $OAB$ 的面积是 $\\dfrac{${centre}\\pi\\times${radius}^2}{360}=${sector}$，相减得 $${kite}-${sector}$。`,
    })
  },
}

const chordAngles: QuestionGenerator = {
  name: 'chord-angles',
  chapter: 'ma-rj2013-9a-24',
  knowledge: '圆周角定理',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [radius, [square, centre]] = [
      random.int(2, 12),
      random.pick([
        [1, 60],
        [2, 90],
        [3, 120],
      ] as const),
    ]
    const [small, large] = [centre / 2, 180 - centre / 2]
    return fillBlanks(
      `已知 $\\odot O$ 的半径是 ${radius}，弦 $AB=${root(square, radius)}$，则弦 $AB$ 所对的圆周角中，锐角是 [[1]]°，钝角是 [[2]]°。`,
      [
        [
          small,
          `连接 $OA$，$OB$，作 $OM\\perp AB$ 于点 $M$，由 $AM=\\dfrac{1}{2}AB$ 可得 $\\angle AOB=${centre}^\\circ$，优弧上的点所成的圆周角是它的一半，即 $${small}^\\circ$。`,
        ],
        [large, `劣弧上的点所成的圆周角与它互补，$180^\\circ-${small}^\\circ=${large}^\\circ$。`],
      ],
    )
  },
}

const numberedCards: QuestionGenerator = {
  name: 'numbered-cards',
  chapter: 'ma-rj2013-9a-25',
  knowledge: '用列举法求概率',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [count, divisor] = [random.int(7, 20), random.int(2, 5)]
    const multiples = Array.from({ length: Math.floor(count / divisor) }, (_, index) => divisor * (index + 1))
    const chance = (found: number) => `$${fraction(found, count)}$`
    const found = multiples.length
    if (found < 2) return numberedCards.generate(random)
    return singleChoice(random, {
      stem: `有 ${count} 张背面完全相同的卡片，正面分别写着 1 到 ${count} 这 ${count} 个整数。背面朝上洗匀后随机抽取一张，抽到的数是 ${divisor} 的倍数的概率是`,
      right: chance(found),
      wrong: [chance(found + 1), chance(found - 1), chance(count - found), chance(found + 2)],
      analysis: `共有 ${count} 种等可能的结果，其中 ${divisor} 的倍数有 ${multiples.join('，')} 共 ${found} 种，所以概率是 ${chance(found)}。`,
    })
  },
}

const fairGame: QuestionGenerator = {
  name: 'fair-game',
  chapter: 'ma-rj2013-9a-25',
  knowledge: '用列举法求概率',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const sorted = (size: number) => random.sample([1, 2, 3, 4, 5, 6, 7], size).sort((a, b) => a - b)
    const [first, second] = [sorted(3), sorted(random.int(3, 4))]
    const sums = first.flatMap((a) => second.map((b) => a + b))
    const even = sums.filter((sum) => sum % 2 === 0).length
    const [all, odd] = [sums.length, sums.length - even]
    if (even === 0 || odd === 0) return fairGame.generate(random)
    const chance = (count: number) =>
      `\\dfrac{${count}}{${all}}${gcd(count, all) === 1 ? '' : `=${fraction(count, all)}`}`
    const compared = even === odd ? '相等，游戏公平' : '不相等，游戏不公平'
    return workedAnswer({
      stem: `甲袋中的小球分别标有数 ${first.join('，')}，乙袋中的小球分别标有数 ${second.join('，')}，这些小球除所标的数外都相同。从甲、乙两袋中各随机摸出一个小球，若两数之和是偶数，则小明胜；若两数之和是奇数，则小亮胜。\n（1）用列表或画树状图的方法求小明胜的概率；\n（2）这个游戏对双方公平吗？请说明理由。`,
      model: [
        '解：（1）列出两数之和的所有可能结果：',
        ...first.map((a) => `甲袋摸出 ${a} 时，和依次是 ${second.map((b) => a + b).join('，')}；`),
        `共有 ${all} 种等可能的结果，其中和是偶数的有 ${even} 种，所以小明胜的概率是 $${chance(even)}$。`,
        `（2）和是奇数的有 ${odd} 种，小亮胜的概率是 $${chance(odd)}$。`,
        `两人获胜的概率${compared}。`,
      ],
      criteria: [
        ['列出所有结果', `列表或画树状图，共 ${all} 种等可能的结果`, 40],
        ['求概率', `小明胜的概率 $${fraction(even, all)}$`, 20],
        ['结论', `求小亮胜的概率，两者${compared}`, 20],
      ],
      analysis: '用列表或树状图不重不漏地列出所有等可能的结果；判断是否公平，就是比较双方获胜的概率。',
    })
  },
}

export const circleAndChanceProblems: readonly QuestionGenerator[] = [
  pointAcrossCentre,
  repeatedReflections,
  archBridge,
  parallelChords,
  rolledCone,
  tangentsAndArc,
  chordAngles,
  numberedCards,
  fairGame,
]
