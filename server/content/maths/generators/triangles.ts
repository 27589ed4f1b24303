/** 八年级上册 第 13–15 章 三角形、全等三角形、轴对称 */
import { fillBlank, fillBlanks, gap, multiChoice, nearbyCounts, numberChoice, singleChoice } from '../draft.ts'
import type { QuestionGenerator, Statement } from '../draft.ts'

const thirdSide: QuestionGenerator = {
  name: 'third-side',
  chapter: 'ma-rj2024-8a-13',
  knowledge: '三角形的三边关系',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [a, b] = [random.int(3, 7), random.int(8, 12)]
    const [name, step] = random.pick([
      ['整数', 1],
      ['偶数', 2],
    ] as const)
    const lengths: number[] = []
    for (let length = b - a + 1; length < a + b; length += 1) if (length % step === 0) lengths.push(length)
    return numberChoice({
      stem: `一个三角形的两边长分别是 ${a} 和 ${b}，第三边的长是${name}，则第三边的长可能取的值的个数是`,
      right: lengths.length,
      wrong: nearbyCounts(random, lengths.length),
      analysis: `设第三边的长为 $x$，则 $${b}-${a}<x<${b}+${a}$，即 $${b - a}<x<${a + b}$。其中的${name}有 ${lengths.join('，')}，共 ${lengths.length} 个。`,
    })
  },
}

const polygonAngles: QuestionGenerator = {
  name: 'polygon-angles',
  chapter: 'ma-rj2024-8a-13',
  knowledge: '多边形的内角和与外角和',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const times = random.int(2, 7)
    const sides = random.int(5, 14)
    const regular = random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20])
    return random.pick([
      () =>
        fillBlank(
          `一个多边形的内角和是外角和的 ${times} 倍，则这个多边形的边数是 ${gap}。`,
          2 * times + 2,
          `设边数为 $n$，则 $(n-2)\\times180^\\circ=${times}\\times360^\\circ$，解得 $n=${2 * times + 2}$。`,
        ),
      () =>
        fillBlank(
          `一个多边形的内角和是 ${(sides - 2) * 180}°，则这个多边形的边数是 ${gap}。`,
          sides,
          `由 $(n-2)\\times180^\\circ=${(sides - 2) * 180}^\\circ$，得 $n=${sides}$。`,
        ),
      () =>
        fillBlank(
          `一个正多边形的每个内角都是 ${180 - 360 / regular}°，则这个正多边形的边数是 ${gap}。`,
          regular,
          `每个外角是 $180^\\circ-${180 - 360 / regular}^\\circ=${360 / regular}^\\circ$，边数是 $360\\div${360 / regular}=${regular}$。`,
        ),
    ])()
  },
}

const congruenceConditions: QuestionGenerator = {
  name: 'congruence-conditions',
  chapter: 'ma-rj2024-8a-14',
  knowledge: '三角形全等的判定',
  difficulty: 2,
  questions: 8,
  generate(random) {
    const order = random.shuffle([0, 1, 2])
    const named = (points: string) => order.map((index) => points[index] ?? '')
    const [[a = '', b = '', c = ''], [d = '', e = '', f = '']] = [named('ABC'), named('DEF')]
    const side = (from: string, to: string) => [from, to].sort().join('')
    const sides = {
      c: `${side(a, b)}=${side(d, e)}`,
      a: `${side(b, c)}=${side(e, f)}`,
      b: `${side(a, c)}=${side(d, f)}`,
    }
    const angles = { a: `\\angle ${a}=\\angle ${d}`, b: `\\angle ${b}=\\angle ${e}`, c: `\\angle ${c}=\\angle ${f}` }
    const add = (condition: string, holds: boolean, why: string): Statement => ({ text: `$${condition}$`, holds, why })
    const [given, statements] = random.pick([
      [
        [sides.c, angles.b],
        [
          add(sides.a, true, '两边及其夹角分别相等（SAS）。'),
          add(angles.a, true, '两角及其夹边分别相等（ASA）。'),
          add(angles.c, true, '两角和其中一角的对边分别相等（AAS）。'),
          add(sides.b, false, '两边和其中一边的对角分别相等，不能判定全等。'),
        ],
      ],
      [
        [sides.c, sides.a],
        [
          add(sides.b, true, '三边分别相等（SSS）。'),
          add(angles.b, true, '两边及其夹角分别相等（SAS）。'),
          add(angles.a, false, '这个角不是两边的夹角，不能判定全等。'),
          add(angles.c, false, '这个角不是两边的夹角，不能判定全等。'),
        ],
      ],
      [
        [angles.a, angles.b],
        [
          add(sides.c, true, '两角及其夹边分别相等（ASA）。'),
          add(sides.a, true, '两角和其中一角的对边分别相等（AAS）。'),
          add(sides.b, true, '两角和其中一角的对边分别相等（AAS）。'),
          add(angles.c, false, '三个角分别相等的两个三角形不一定全等。'),
        ],
      ],
    ])
    return multiChoice(
      random,
      `在 $\\triangle ABC$ 和 $\\triangle DEF$ 中，已知 $${given.join('$，$')}$，再添加下列条件中的一个，能判定 $\\triangle ABC\\cong\\triangle DEF$ 的有`,
      statements,
      ['能', '不能'],
    )
  },
}

const isoscelesAngle: QuestionGenerator = {
  name: 'isosceles-angle',
  chapter: 'ma-rj2024-8a-15',
  knowledge: '等腰三角形的性质',
  difficulty: 2,
  questions: 6,
  generate(random) {
    const base = random.int(11, 43) * 2
    if (base === 60) return isoscelesAngle.generate(random)
    const [apex, halves] = [180 - 2 * base, (180 - base) / 2]
    return singleChoice(random, {
      stem: `等腰三角形的一个内角是 $${base}^\\circ$，则它的顶角的度数是`,
      right: `$${base}^\\circ$ 或 $${apex}^\\circ$`,
      wrong: [`$${base}^\\circ$`, `$${apex}^\\circ$`, `$${base}^\\circ$ 或 $${halves}^\\circ$`],
      analysis: `分两种情况：$${base}^\\circ$ 的角是顶角；或 $${base}^\\circ$ 的角是底角，这时顶角为 $180^\\circ-2\\times${base}^\\circ=${apex}^\\circ$。`,
    })
  },
}

const reflectedPoint: QuestionGenerator = {
  name: 'reflected-point',
  chapter: 'ma-rj2024-8a-15',
  knowledge: '用坐标表示轴对称',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [x, y] = [random.nonZero(-9, 9), random.nonZero(-9, 9)]
    const axis = random.pick(['x', 'y'])
    const other = axis === 'x' ? 'y' : 'x'
    const [first, second] = axis === 'x' ? [x, -y] : [-x, y]
    const rule = axis === 'x' ? '横坐标相同，纵坐标互为相反数' : '纵坐标相同，横坐标互为相反数'
    const [n, m] = [random.nonZero(-9, 9), random.nonZero(-9, 9)]
    return fillBlanks(
      `点 $P(${x},${y})$ 关于 $${axis}$ 轴对称的点的横坐标是 [[1]]，纵坐标是 [[2]]；若点 $A(${n},${m})$ 与点 $B(a,b)$ 关于 $${other}$ 轴对称，则 $a+b=$ [[3]]。`,
      [
        [first, `关于 $${axis}$ 轴对称的两点，${rule}，所以横坐标是 $${first}$。`],
        [second, `关于 $${axis}$ 轴对称的两点，${rule}，所以纵坐标是 $${second}$。`],
        [
          other === 'y' ? m - n : n - m,
          other === 'y' ? `$a=${-n}$，$b=${m}$，所以 $a+b=${m - n}$。` : `$a=${n}$，$b=${-m}$，所以 $a+b=${n - m}$。`,
        ],
      ],
    )
  },
}

export const triangleGenerators: readonly QuestionGenerator[] = [
  thirdSide,
  polygonAngles,
  congruenceConditions,
  isoscelesAngle,
  reflectedPoint,
]
