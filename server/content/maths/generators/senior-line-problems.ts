/** 选择性必修第一册 第 1–2 章 空间向量与立体几何、直线和圆的方程：各难度的问题 */
import { fillBlank, gap, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { bracketed, fraction, gcd, polynomial, root, rootOver, signed, sum } from '../notation.ts'

const cosineInSpace: QuestionGenerator = {
  name: 'cosine-in-space',
  chapter: 'ma-rja2019-x1-1',
  knowledge: '空间向量的坐标运算',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const vector = () => [random.int(-3, 3), random.nonZero(-3, 3), random.nonZero(-2, 3)] as const
    const [a, b] = [vector(), vector()]
    const dot = (u: readonly number[], v: readonly number[]) =>
      u.reduce((total, part, index) => total + part * (v[index] ?? 0), 0)
    const [product, first, second] = [dot(a, b), dot(a, a), dot(b, b)]
    if (product === 0 || product * product === first * second) return cosineInSpace.generate(random)
    const answer = rootOver(first * second, product, first * second)
    return fillBlank(
      `已知空间向量 $\\boldsymbol{a}=(${a.join(',')})$，$\\boldsymbol{b}=(${b.join(',')})$，则 $\\cos\\langle\\boldsymbol{a},\\boldsymbol{b}\\rangle=$ ${gap}。`,
      answer,
      `$\\boldsymbol{a}\\cdot\\boldsymbol{b}=${product}$，$\\left|\\boldsymbol{a}\\right|=${root(first)}$，$\\left|\\boldsymbol{b}\\right|=${root(second)}$，所以 $\\cos\\langle\\boldsymbol{a},\\boldsymbol{b}\\rangle=\\dfrac{\\boldsymbol{a}\\cdot\\boldsymbol{b}}{\\left|\\boldsymbol{a}\\right|\\left|\\boldsymbol{b}\\right|}=${answer}$。`,
    )
  },
}

const linesOfBox: QuestionGenerator = {
  name: 'lines-of-box',
  chapter: 'ma-rja2019-x1-1',
  knowledge: '空间向量的坐标运算',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [a, b, c] = [random.int(1, 4), random.int(1, 4), random.int(1, 4)]
    const [first, second] = [a * a + c * c, b * b + c * c]
    const dot = c * c
    const size = first * second
    const cosine = rootOver(size, dot, size)
    const square = a * a * b * b + b * b * c * c + c * c * a * a
    const distance = rootOver(square, a * b * c, square)
    const ratio = `\\dfrac{${a * b * c}}{${root(square)}}`
    return workedAnswer({
      stem: `在长方体 $ABCD$-$A_1B_1C_1D_1$ 中，$AB=${a}$，$AD=${b}$，$AA_1=${c}$。以 $A$ 为原点，$AB$，$AD$，$AA_1$ 所在直线分别为 $x$ 轴、$y$ 轴、$z$ 轴建立空间直角坐标系。\n（1）求异面直线 $A_1B$ 与 $B_1C$ 所成角的余弦值；\n（2）求平面 $A_1BD$ 的一个法向量，并求点 $A$ 到平面 $A_1BD$ 的距离。`,
      model: [
        `解：$A(0,0,0)$，$B(${a},0,0)$，$D(0,${b},0)$，$A_1(0,0,${c})$，$B_1(${a},0,${c})$，$C(${a},${b},0)$。`,
        `（1）$\\overrightarrow{A_1B}=(${a},0,-${c})$，$\\overrightarrow{B_1C}=(0,${b},-${c})$，数量积是 $${dot}$，模分别是 $${root(first)}$，$${root(second)}$，`,
        `所以异面直线 $A_1B$ 与 $B_1C$ 所成角的余弦值 $\\cos\\theta=${cosine}$。`,
        `（2）设平面 $A_1BD$ 的法向量是 $\\boldsymbol{n}=(x,y,z)$，由 $\\boldsymbol{n}\\cdot\\overrightarrow{A_1B}=0$，$\\boldsymbol{n}\\cdot\\overrightarrow{BD}=0$，`,
        `得 $${sum([
          [a, 'x'],
          [-c, 'z'],
        ])}=0$，$${sum([
          [-a, 'x'],
          [b, 'y'],
        ])}=0$，取 $\\boldsymbol{n}=(${b * c},${a * c},${a * b})$。`,
        `点 $A$ 到平面 $A_1BD$ 的距离 $d=\\dfrac{\\left|\\overrightarrow{AB}\\cdot\\boldsymbol{n}\\right|}{\\left|\\boldsymbol{n}\\right|}=${ratio}${ratio === distance ? '' : `=${distance}`}$。`,
      ],
      criteria: [
        ['建立坐标系', '写出各点和向量的坐标', 20],
        ['求角', `余弦值是 $${cosine}$`, 30],
        ['求法向量', '列方程组，取一个非零解', 30],
        ['求出结果', `距离 $d=${distance}$`, 20],
      ],
      analysis:
        '用坐标把角和距离转化为向量的数量积；异面直线所成的角在 $0^\\circ$ 到 $90^\\circ$ 之间，余弦值取非负数。',
    })
  },
}

const normals = [
  [3, 4, 5],
  [4, 3, 5],
  [3, -4, 5],
  [5, 12, 13],
  [12, -5, 13],
  [4, -3, 5],
] as const

const distanceOfParallels: QuestionGenerator = {
  name: 'distance-of-parallels',
  chapter: 'ma-rja2019-x1-2',
  knowledge: '点到直线的距离',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [a, b, size] = random.pick(normals)
    const [c, apart] = [random.nonZero(-8, 8), random.nonZero(-9, 9)]
    const other = 2 * c + apart
    const line = (k: number, constant: number) =>
      sum([
        [k * a, 'x'],
        [k * b, 'y'],
        [constant, ''],
      ])
    const answer = fraction(Math.abs(apart), 2 * size)
    if (other === 0) return distanceOfParallels.generate(random)
    return fillBlank(
      `两条平行直线 $${line(1, c)}=0$ 与 $${line(2, other)}=0$ 之间的距离是 ${gap}。`,
      answer,
      `先把 $x$，$y$ 的系数化为相同，$${line(1, c)}=0$ 即 $${line(2, 2 * c)}=0$，所以距离 $d=\\dfrac{\\left|${2 * c}${signed(-other)}\\right|}{\\sqrt{${bracketed(2 * a)}^2+${bracketed(2 * b)}^2}}=${answer}$。`,
    )
  },
}

const linesAtDistance: QuestionGenerator = {
  name: 'lines-at-distance',
  chapter: 'ma-rja2019-x1-2',
  knowledge: '点到直线的距离',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [x, y] = [random.nonZero(-5, 5), random.nonZero(-9, 9)]
    const d = Math.abs(x)
    const [top, bottom] = [y * y - d * d, 2 * x * y]
    const common = Math.abs(bottom / gcd(top, bottom))
    const slope = (top / bottom) * common
    if (top === 0 || common > 12 || Math.abs(slope) > 12) return linesAtDistance.generate(random)
    const k = fraction(top, bottom)
    const sign = Math.sign(slope)
    const line = sum([
      [sign * slope, 'x'],
      [-sign * common, 'y'],
      [sign * (common * y - slope * x), ''],
    ])
    return workedAnswer({
      stem: `已知直线 $l$ 经过点 $P(${x},${y})$，且原点 $O$ 到直线 $l$ 的距离是 ${d}。求直线 $l$ 的方程。`,
      model: [
        `解：当直线 $l$ 的斜率不存在时，方程是 $x=${x}$，原点到它的距离是 ${d}，符合题意。`,
        `当直线 $l$ 的斜率存在时，设方程为 $y${signed(-y)}=k(${polynomial([1, -x])})$，即 $kx-y${signed(y)}${signed(sum([[-x, 'k']]))}=0$，`,
        `由 $\\dfrac{\\left|${y}${signed(sum([[-x, 'k']]))}\\right|}{\\sqrt{k^2+1}}=${d}$，两边平方得 $${2 * x * y}k=${top}$，解得 $k=${k}$，`,
        `方程是 $${line}=0$。`,
        `答：直线 $l$ 的方程是 $x=${x}$ 或 $${line}=0$。`,
      ],
      criteria: [
        ['分类讨论', `斜率不存在时，$x=${x}$ 符合题意`, 30],
        ['列方程', '用点到直线的距离公式', 30],
        ['解方程', `$k=${k}$`, 20],
        ['写出直线方程', `$x=${x}$ 或 $${line}=0$`, 20],
      ],
      analysis: '设点斜式之前，先检验斜率不存在的直线是否符合题意，漏掉它是常见的错误。',
    })
  },
}

const circleParameter: QuestionGenerator = {
  name: 'circle-parameter',
  chapter: 'ma-rja2019-x1-2',
  knowledge: '圆的一般方程',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [a, b, k] = [random.nonZero(-4, 4), random.nonZero(-4, 4), random.int(1, 3)]
    const square = a * a + b * b
    const bound = fraction(square, k)
    const range = (text: string) => `$${text}$`
    const equation = `${sum([
      [1, 'x^2'],
      [1, 'y^2'],
      [-2 * a, 'x'],
      [-2 * b, 'y'],
    ])}+${k === 1 ? '' : k}m`
    return singleChoice(random, {
      stem: `若方程 $${equation}=0$ 表示一个圆，则实数 $m$ 的取值范围是`,
      right: range(`m<${bound}`),
      wrong: [range(`m>${bound}`), range(`m\\le${bound}`), range(`m<${fraction(4 * square, k)}`)],
      analysis: `配方得 $(${polynomial([1, -a])})^2+(${polynomial([1, -b], 'y')})^2=${square}-${k === 1 ? '' : k}m$，它表示圆的条件是 $${square}-${k === 1 ? '' : k}m>0$，即 $m<${bound}$。`,
    })
  },
}

const circleThroughPoints: QuestionGenerator = {
  name: 'circle-through-points',
  chapter: 'ma-rja2019-x1-2',
  knowledge: '圆的一般方程',
  difficulty: 3,
  questions: 7,
  generate(random) {
    const [h, k] = [random.nonZero(-4, 4), random.nonZero(-4, 4)]
    const [x, y] = random.pick([
      [h + k, k - h],
      [h - k, k + h],
    ] as const)
    const c = random.int(-3, 3)
    const square = h * h + k * k
    const distance = Math.abs(k - c)
    const rest = square - distance * distance
    if (c === 0 || x === 0 || y === 0 || rest <= 0 || distance === 0) return circleThroughPoints.generate(random)
    const circle = sum([
      [1, 'x^2'],
      [1, 'y^2'],
      [-2 * h, 'x'],
      [-2 * k, 'y'],
    ])
    const linear = sum([
      [x, 'D'],
      [y, 'E'],
      [x * x + y * y, ''],
    ])
    return workedAnswer({
      stem: `已知圆 $C$ 经过原点 $O$，$A(${2 * h},0)$ 和 $B(${x},${y})$ 三点。\n（1）求圆 $C$ 的一般方程；\n（2）求直线 $y=${c}$ 被圆 $C$ 截得的弦长。`,
      model: [
        `解：（1）设圆 $C$ 的方程是 $x^2+y^2+Dx+Ey+F=0$，把三点的坐标代入，得 $F=0$，`,
        `$${sum([
          [2 * h, 'D'],
          [4 * h * h, ''],
        ])}=0$，$${linear}=0$，解得 $D=${-2 * h}$，$E=${-2 * k}$。`,
        `所以圆 $C$ 的一般方程是 $${circle}=0$。`,
        `（2）圆心是 $(${h},${k})$，半径的平方 $r^2=${square}$，圆心到直线 $y=${c}$ 的距离 $d=${distance}$，`,
        `弦长 $l=2\\sqrt{r^2-d^2}=2\\sqrt{${square}-${distance * distance}}=${root(rest, 2)}$。`,
      ],
      criteria: [
        ['列方程组', '设一般方程，代入三点的坐标', 30],
        ['解方程组', `$D=${-2 * h}$，$E=${-2 * k}$，$F=0$`, 30],
        ['求弦心距', `圆心 $(${h},${k})$，$d=${distance}$`, 20],
        ['求弦长', `$${root(rest, 2)}$`, 20],
      ],
      analysis: '已知圆上三点，用圆的一般方程和待定系数法；求弦长用半径、弦心距和半弦构成的直角三角形。',
    })
  },
}

export const seniorLineProblems: readonly QuestionGenerator[] = [
  cosineInSpace,
  linesOfBox,
  distanceOfParallels,
  linesAtDistance,
  circleParameter,
  circleThroughPoints,
]
