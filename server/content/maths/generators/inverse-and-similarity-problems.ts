/** 九年级下册 第 26–27 章 反比例函数、相似：各难度的问题 */
import { fillBlank, fillBlanks, gap, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { fraction, gcd, polynomial } from '../notation.ts'

const areaUnderHyperbola: QuestionGenerator = {
  name: 'area-under-hyperbola',
  chapter: 'ma-rj2013-9b-26',
  knowledge: '反比例函数',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [area, negative, isTriangle] = [random.int(2, 12), random.pick([true, false]), random.pick([true, false])]
    const size = isTriangle ? 2 * area : area
    const k = negative ? -size : size
    const quadrant = negative ? random.pick(['二', '四']) : random.pick(['一', '三'])
    const setting = isTriangle
      ? `$AB\\perp x$ 轴于点 $B$，$O$ 是原点，$\\triangle AOB$ 的面积是 ${area}`
      : `$AB\\perp x$ 轴于点 $B$，$AC\\perp y$ 轴于点 $C$，$O$ 是原点，矩形 $ABOC$ 的面积是 ${area}`
    return fillBlank(
      `点 $A$ 在反比例函数 $y=\\dfrac{k}{x}$ 位于第${quadrant}象限的图象上，${setting}，则 $k=$ ${gap}。`,
      k,
      `设 $A(m,n)$，则 $mn=k$，面积是 $${isTriangle ? '\\dfrac{1}{2}' : ''}\\left|mn\\right|$，所以 $\\left|k\\right|=${size}$；图象在第${quadrant}象限，$k${negative ? '<' : '>'}0$，所以 $k=${k}$。`,
    )
  },
}

const lineAndHyperbola: QuestionGenerator = {
  name: 'line-and-hyperbola',
  chapter: 'ma-rj2013-9b-26',
  knowledge: '反比例函数',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [a, p, q] = [random.int(1, 3), random.int(1, 5), -random.int(1, 5)]
    const [k, b] = [-a * p * q, -a * (p + q)]
    if (b === 0) return lineAndHyperbola.generate(random)
    const [yp, yq] = [k / p, k / q]
    const line = polynomial([a, b])
    const area = fraction(Math.abs(b) * (p - q), 2)
    return workedAnswer({
      stem: `一次函数 $y=ax+b$ 的图象与反比例函数 $y=\\dfrac{k}{x}$ 的图象交于点 $A(${p},${yp})$ 和点 $B(${q},n)$。\n（1）求这两个函数的解析式；\n（2）求 $\\triangle AOB$ 的面积（$O$ 是原点）；\n（3）直接写出不等式 $ax+b>\\dfrac{k}{x}$ 的解集。`,
      model: [
        `解：（1）把 $A(${p},${yp})$ 代入 $y=\\dfrac{k}{x}$，得 $k=${p}\\times${yp}=${k}$，反比例函数的解析式是 $y=\\dfrac{${k}}{x}$。`,
        `把 $x=${q}$ 代入，得 $n=${yq}$，所以 $B(${q},${yq})$。`,
        `把 $A$，$B$ 的坐标代入 $y=ax+b$，解得 $a=${a}$，$b=${b}$，一次函数的解析式是 $y=${line}$。`,
        `（2）直线与 $y$ 轴交于点 $C(0,${b})$，$OC=${Math.abs(b)}$，`,
        `$S_{\\triangle AOB}=S_{\\triangle AOC}+S_{\\triangle BOC}=\\dfrac{1}{2}\\times${Math.abs(b)}\\times${p}+\\dfrac{1}{2}\\times${Math.abs(b)}\\times${-q}=${area}$。`,
        `（3）不等式的解集是 $${q}<x<0$ 或 $x>${p}$。`,
      ],
      criteria: [
        ['求出解析式', `$y=\\dfrac{${k}}{x}$，$y=${line}$`, 50],
        ['求面积', `以 $OC$ 为公共底分成两个三角形，得 $${area}$`, 30],
        ['写出解集', `$${q}<x<0$ 或 $x>${p}$，不要漏掉 $x<0$ 的部分`, 20],
      ],
      analysis:
        '两个图象的公共点同时满足两个解析式；求面积时用 $y$ 轴分割；比较函数值的大小时要注意 $x\\ne0$，分两段看图象的上下位置。',
    })
  },
}

const altitudeOnHypotenuse: QuestionGenerator = {
  name: 'similarity-on-hypotenuse',
  chapter: 'ma-rj2013-9b-27',
  knowledge: '相似三角形的判定与性质',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [m, n, unit] = [random.int(1, 5), random.int(1, 5), random.int(1, 3)]
    if (m === n || gcd(m, n) > 1) return altitudeOnHypotenuse.generate(random)
    const [ad, bd, cd] = [m * m * unit, n * n * unit, m * n * unit]
    return fillBlanks(
      `在 $\\mathrm{Rt}\\triangle ABC$ 中，$\\angle ACB=90^\\circ$，$CD\\perp AB$ 于点 $D$，$AD=${ad}$，$CD=${cd}$，则 $BD=$ [[1]]，$\\triangle ACD$ 与 $\\triangle CBD$ 的面积比的值是 [[2]]。`,
      [
        [
          bd,
          `$\\angle A+\\angle ACD=90^\\circ$，$\\angle BCD+\\angle ACD=90^\\circ$，所以 $\\angle A=\\angle BCD$，$\\triangle ACD\\sim\\triangle CBD$，$\\dfrac{AD}{CD}=\\dfrac{CD}{BD}$，得 $BD=\\dfrac{${cd}^2}{${ad}}=${bd}$。`,
        ],
        [
          fraction(m * m, n * n),
          `相似比是 $\\dfrac{AD}{CD}=\\dfrac{${ad}}{${cd}}$，面积比是相似比的平方，等于 $${fraction(m * m, n * n)}$。`,
        ],
      ],
    )
  },
}

const movingPoints: QuestionGenerator = {
  name: 'points-until-similar',
  chapter: 'ma-rj2013-9b-27',
  knowledge: '相似三角形的判定与性质',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [ab, ac, p, q] = [random.int(5, 20), random.int(5, 20), random.int(1, 3), random.int(1, 3)]
    const [top, bottom] = [ab * ac, p * ac + q * ab]
    const [otherTop, otherBottom] = [ac * ac, p * ab + q * ac]
    const fits = (a: number, b: number) => b / gcd(a, b) <= 4 && a * p < b * ab && a * q < b * ac
    if (ab === ac || !fits(top, bottom) || !fits(otherTop, otherBottom)) return movingPoints.generate(random)
    const [first, second] = [fraction(top, bottom), fraction(otherTop, otherBottom)]
    const [ap, aq] = [p === 1 ? 't' : `${p}t`, `${ac}-${q === 1 ? '' : q}t`]
    return workedAnswer({
      stem: `在 $\\triangle ABC$ 中，$AB=${ab}$ cm，$AC=${ac}$ cm。点 $P$ 从点 $A$ 出发，沿 $AB$ 以 ${p} cm/s 的速度向点 $B$ 运动；同时点 $Q$ 从点 $C$ 出发，沿 $CA$ 以 ${q} cm/s 的速度向点 $A$ 运动，一点到达终点时另一点也停止运动。设运动时间为 $t$ s，当 $t$ 为何值时，以 $A$，$P$，$Q$ 为顶点的三角形与 $\\triangle ABC$ 相似？`,
      model: [
        `解：由题意，$AP=${ap}$，$AQ=${aq}$，$\\angle A$ 是公共角。`,
        `若 $\\triangle APQ\\sim\\triangle ABC$，则 $\\dfrac{AP}{AB}=\\dfrac{AQ}{AC}$，即 $\\dfrac{${ap}}{${ab}}=\\dfrac{${aq}}{${ac}}$，解得 $t=${first}$。`,
        `若 $\\triangle APQ\\sim\\triangle ACB$，则 $\\dfrac{AP}{AC}=\\dfrac{AQ}{AB}$，即 $\\dfrac{${ap}}{${ac}}=\\dfrac{${aq}}{${ab}}$，解得 $t=${second}$。`,
        `经检验，两个值都符合题意。`,
        `答：当 $t=${first}$ 或 $t=${second}$ 时，两个三角形相似。`,
      ],
      criteria: [
        ['表示线段', `$AP=${ap}$，$AQ=${aq}$`, 20],
        ['分类讨论', '公共角的两条夹边有两种对应方式', 30],
        ['解方程', `$t=${first}$，$t=${second}$`, 40],
        ['作答', '检验并写出答', 10],
      ],
      analysis: '$\\angle A$ 是公共角，只要夹这个角的两边成比例；没有指明对应顶点，要分两种情况。',
    })
  },
}

export const inverseAndSimilarityProblems: readonly QuestionGenerator[] = [
  areaUnderHyperbola,
  lineAndHyperbola,
  altitudeOnHypotenuse,
  movingPoints,
]
