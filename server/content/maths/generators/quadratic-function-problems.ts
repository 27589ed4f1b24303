/** 九年级上册 第 22 章 二次函数：各难度的问题 */
import { fillBlanks, multiChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator, Statement } from '../draft.ts'
import { polynomial, signed, sum } from '../notation.ts'

const say = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })

/** `y=a(x-h)^2+k` without the `y=`. */
const vertexForm = (a: number, h: number, k: number) =>
  sum([
    [a, h === 0 ? 'x^2' : `(${polynomial([1, -h])})^2`],
    [k, ''],
  ])

const vertexOfForm: QuestionGenerator = {
  name: 'vertex-of-form',
  chapter: 'ma-rj2013-9a-22',
  knowledge: '二次函数的图象与性质',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, h, k] = [random.nonZero(-4, 4), random.nonZero(-6, 6), random.nonZero(-9, 9)]
    const point = (x: number, y: number) => `$(${x},${y})$`
    return singleChoice(random, {
      stem: `抛物线 $y=${vertexForm(a, h, k)}$ 的顶点坐标是`,
      right: point(h, k),
      wrong: [point(-h, k), point(h, -k), point(-h, -k)],
      analysis: `抛物线 $y=a(x-h)^2+k$ 的顶点坐标是 $(h,k)$，这里 $h=${h}$，$k=${k}$，所以顶点坐标是 ${point(h, k)}。`,
    })
  },
}

const parabolaCoefficients: QuestionGenerator = {
  name: 'parabola-coefficients',
  chapter: 'ma-rj2013-9a-22',
  knowledge: '二次函数的图象与性质',
  difficulty: 3,
  questions: 8,
  generate(random) {
    const [low, half, up] = [-random.int(1, 5), random.int(2, 4), random.pick([true, false])]
    const [axis, high] = [low + half, low + 2 * half]
    if (axis <= 0) return parabolaCoefficients.generate(random)
    const [more, less] = up ? ['>', '<'] : ['<', '>']
    const shared = `$x=${axis}$ 是对称轴，$-\\dfrac{b}{2a}=${axis}$，即 $b=-${2 * axis}a$。`
    const ends = `图象与 $x$ 轴的另一个交点是 $(${high},0)$。`
    return multiChoice(
      random,
      `抛物线 $y=ax^2+bx+c$ 的开口向${up ? '上' : '下'}，对称轴是直线 $x=${axis}$，且经过点 $(${low},0)$，下列结论正确的有`,
      [
        say(`$b=-${2 * axis}a$`, true, shared),
        say(
          '$abc>0$',
          up,
          `由开口方向得 $a${more}0$，由对称轴得 $b${less}0$，与 $y$ 轴的交点在两个零点之间，$c${less}0$。`,
        ),
        say(`$c=-${-low * high}a$`, true, `${ends}两根之积是 $\\dfrac{c}{a}=${low * high}$。`),
        say(
          '$abc<0$',
          !up,
          `由开口方向得 $a${more}0$，由对称轴得 $b${less}0$，与 $y$ 轴的交点在两个零点之间，$c${less}0$。`,
        ),
        say(`当 $x>${high}$ 时，$y${more}0$`, true, `${ends}在它的右侧，开口向${up ? '上，$y>0$' : '下，$y<0$'}。`),
        say(
          `$am^2+bm\\ge${axis * axis}a+${axis === 1 ? '' : axis}b$（$m$ 为任意实数）`,
          up,
          `当 $x=${axis}$ 时函数有最${up ? '小' : '大'}值，两边同加 $c$ 即可比较。`,
        ),
        say('$b^2-4ac<0$', false, '图象与 $x$ 轴有两个交点，$b^2-4ac>0$。'),
        say(`方程 $ax^2+bx+c=0$ 的两个根是 $${low}$ 和 $${high + 1}$`, false, ends),
        say(
          `当 $x>${axis}$ 时，$y$ 随 $x$ 的增大而${up ? '减小' : '增大'}`,
          false,
          `开口向${up ? '上' : '下'}，在对称轴右侧 $y$ 随 $x$ 的增大而${up ? '增大' : '减小'}。`,
        ),
      ],
    )
  },
}

const shiftedGeneralParabola: QuestionGenerator = {
  name: 'shifted-general-parabola',
  chapter: 'ma-rj2013-9a-22',
  knowledge: '二次函数图象的平移',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [h, k, across, up] = [random.nonZero(-4, 4), random.int(-6, 6), random.nonZero(-4, 4), random.nonZero(-5, 5)]
    const [newH, newK] = [h + across, k + up]
    const [b, c] = [-2 * newH, newH * newH + newK]
    if (newH === 0 || c === 0) return shiftedGeneralParabola.generate(random)
    const shifted = vertexForm(1, newH, newK)
    return fillBlanks(
      `把抛物线 $y=${polynomial([1, -2 * h, h * h + k])}$ 先向${across > 0 ? '右' : '左'}平移 ${Math.abs(across)} 个单位长度，再向${up > 0 ? '上' : '下'}平移 ${Math.abs(up)} 个单位长度，得到抛物线 $y=x^2+bx+c$，则 $b=$ [[1]]，$c=$ [[2]]。`,
      [
        [b, `配方得 $y=${vertexForm(1, h, k)}$，平移后是 $y=${shifted}$，展开得 $b=${b}$。`],
        [c, `展开 $y=${shifted}$，常数项 $c=${newH * newH}${newK === 0 ? '' : signed(newK)}=${c}$。`],
      ],
    )
  },
}

const shiftThroughOrigin: QuestionGenerator = {
  name: 'shift-through-origin',
  chapter: 'ma-rj2013-9a-22',
  knowledge: '二次函数图象的平移',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [h, s] = [random.nonZero(-3, 4), random.int(1, 6)]
    if (s <= Math.abs(h)) return shiftThroughOrigin.generate(random)
    const [m, k] = [s - h, -s * s]
    const after = vertexForm(1, s, k)
    const inside = h > 0 ? `m+${h}` : `m-${-h}`
    return workedAnswer({
      stem: `已知抛物线 $y=${polynomial([1, -2 * h, h * h + k])}$。\n（1）求它的顶点坐标；\n（2）把它向右平移 $m$（$m>0$）个单位长度，所得抛物线经过原点，求 $m$ 的值和平移后抛物线的解析式。`,
      model: [
        `解：（1）配方得 $y=${vertexForm(1, h, k)}$，所以顶点坐标是 $(${h},${k})$。`,
        `（2）平移后抛物线的解析式是 $y=(x${signed(-h)}-m)^2${k}$。`,
        `把 $(0,0)$ 代入，得 $(${inside})^2=${s * s}$，$${inside}=\\pm${s}$，`,
        `解得 $m_1=${m}$，$m_2=${-s - h}$。因为 $m>0$，所以 $m=${m}$。`,
        `平移后抛物线的解析式是 $y=${after}$，即 $y=${polynomial([1, -2 * s, 0])}$。`,
      ],
      criteria: [
        ['求顶点', `$(${h},${k})$`, 20],
        ['列方程', '写出平移后的解析式，代入原点', 30],
        ['取舍与作答', `舍去负值，$m=${m}$`, 30],
        ['求出解析式', `$y=${polynomial([1, -2 * s, 0])}$`, 20],
      ],
      analysis: '先化成顶点式再平移，“左加右减”；代入原点得到关于 $m$ 的方程，注意 $m>0$。',
    })
  },
}

const profitVertex: QuestionGenerator = {
  name: 'profit-vertex',
  chapter: 'ma-rj2013-9a-22',
  knowledge: '二次函数与最大利润',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, h, k] = [random.pick([2, 5, 10, 20]), random.int(3, 30), 50 * random.int(10, 60)]
    return fillBlanks(
      `某商店销售一种商品，每天的利润 $y$（元）与每件涨价 $x$（元）之间的关系是 $y=-${a}(x-${h})^2+${k}$（$x\\ge0$）。每件涨价 [[1]] 元时，每天的利润最大，最大利润是 [[2]] 元。`,
      [
        [h, `$-${a}<0$，抛物线开口向下，当 $x=${h}$ 时 $y$ 最大。`],
        [k, `当 $x=${h}$ 时，$y$ 的最大值是 ${k}。`],
      ],
    )
  },
}

const profitByPrice: QuestionGenerator = {
  name: 'profit-by-price',
  chapter: 'ma-rj2013-9a-22',
  knowledge: '二次函数与最大利润',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [cost, rate, gain] = [10 * random.int(2, 6), random.pick([2, 5, 10]), random.int(4, 20)]
    const [best, end] = [cost + gain, cost + 2 * gain]
    const top = rate * gain * gain
    const profit = `y=(x-${cost})(-${rate}x+${rate * end})`
    return fillBlanks(
      `一种纪念品每件的成本是 ${cost} 元，每天的销售量（件）与每件的售价 $x$（元）之间的关系是：销售量 $=-${rate}x+${rate * end}$（$${cost}\\le x\\le${end}$）。当每件的售价是 [[1]] 元时，每天的利润最大，最大利润是 [[2]] 元。`,
      [
        [
          best,
          `设每天的利润为 $y$ 元，则 $${profit}=-${rate}(x-${cost})(x-${end})$，对称轴是直线 $x=\\dfrac{${cost}+${end}}{2}=${best}$，开口向下，所以 $x=${best}$ 时利润最大。`,
        ],
        [
          top,
          `当 $x=${best}$ 时，最大利润是 $(${best}-${cost})\\times(${rate * end}-${rate}\\times${best})=${top}$（元）。`,
        ],
      ],
    )
  },
}

export const quadraticFunctionProblems: readonly QuestionGenerator[] = [
  vertexOfForm,
  parabolaCoefficients,
  shiftedGeneralParabola,
  shiftThroughOrigin,
  profitVertex,
  profitByPrice,
]
