/** 八年级下册 第 19–21 章 二次根式、勾股定理、四边形 */
import { fillBlank, fillBlanks, gap, singleChoice, workedAnswer } from '../draft.ts'
import type { QuestionGenerator } from '../draft.ts'
import { decimal, fraction, root, signed } from '../notation.ts'

const likeRadicals: QuestionGenerator = {
  name: 'like-radicals',
  chapter: 'ma-rj2024-8b-19',
  knowledge: '二次根式的加减',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const base = random.pick([2, 3, 5, 6, 7])
    const [p, q, r] = random.sample([1, 2, 3, 4, 5], 3)
    if (p === undefined || q === undefined || r === undefined) throw new RangeError('three factors are needed')
    if (p + q === r) return likeRadicals.generate(random)
    const surd = (factor: number) => `\\sqrt{${factor * factor * base}}`
    const answer = root(base, p + q - r)
    return fillBlank(
      `计算：$${surd(p)}+${surd(q)}-${surd(r)}=$ ${gap}。`,
      answer,
      `原式 $=${root(base, p)}+${root(base, q)}-${root(base, r)}=${answer}$。先化成最简二次根式，再合并。`,
    )
  },
}

const simplestRadical: QuestionGenerator = {
  name: 'simplest-radical',
  chapter: 'ma-rj2024-8b-19',
  knowledge: '最简二次根式',
  difficulty: 1,
  questions: 6,
  generate(random) {
    const simple = random.pick([6, 7, 10, 11, 13, 14, 15, 21, 22, 30])
    const [square, factor] = [random.int(2, 4) ** 2, random.pick([2, 3, 5])]
    const [decimalPart, bottom] = [random.pick([0.3, 0.6, 0.7, 0.8]), random.pick([2, 3, 5, 7])]
    const hidden = square * factor
    return singleChoice(random, {
      stem: '下列二次根式中，是最简二次根式的是',
      right: `$\\sqrt{${simple}}$`,
      wrong: [`$\\sqrt{${hidden}}$`, `$\\sqrt{${fraction(1, bottom)}}$`, `$\\sqrt{${decimal(decimalPart)}}$`],
      analysis: `$\\sqrt{${hidden}}=${root(hidden)}$，含有开得尽方的因数；$\\sqrt{${fraction(1, bottom)}}$ 和 $\\sqrt{${decimal(decimalPart)}}$ 的被开方数含有分母或是小数；$\\sqrt{${simple}}$ 符合最简二次根式的条件。`,
    })
  },
}

const rightTriangle: QuestionGenerator = {
  name: 'right-triangle',
  chapter: 'ma-rj2024-8b-20',
  knowledge: '勾股定理',
  difficulty: 1,
  questions: 7,
  generate(random) {
    const [a, b] = [random.int(2, 9), random.int(2, 12)]
    const triangle = '在 $\\mathrm{Rt}\\triangle ABC$ 中，$\\angle C=90^\\circ$'
    if (random.pick([true, false])) {
      return fillBlank(
        `${triangle}，$AC=${a}$，$BC=${b}$，则 $AB=$ ${gap}。`,
        root(a * a + b * b),
        `由勾股定理，$AB=\\sqrt{${a}^2+${b}^2}=\\sqrt{${a * a + b * b}}${simplified(a * a + b * b)}$。`,
      )
    }
    const long = a + b
    const square = long * long - a * a
    return fillBlank(
      `${triangle}，$AB=${long}$，$AC=${a}$，则 $BC=$ ${gap}。`,
      root(square),
      `由勾股定理，$BC=\\sqrt{${long}^2-${a}^2}=\\sqrt{${square}}${simplified(square)}$。`,
    )
  },
}

/** The last step of simplifying a root, omitted if the radicand is already square-free. */
function simplified(radicand: number): string {
  const simplest = root(radicand)
  return simplest === `\\sqrt{${radicand}}` ? '' : `=${simplest}`
}

/** Ladder length, then pairs of distance from the wall and height, in decimetres. */
const ladders: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [25, [7, 24], [15, 20]],
  [65, [16, 63], [25, 60], [33, 56], [39, 52]],
  [85, [13, 84], [36, 77], [40, 75], [51, 68]],
]

const slidingLadder: QuestionGenerator = {
  name: 'sliding-ladder',
  chapter: 'ma-rj2024-8b-20',
  knowledge: '勾股定理的应用',
  difficulty: 2,
  questions: 6,
  generate(random) {
    const [length, ...distances] = random.pick(ladders)
    const [first, second] = random.sample(distances, 2).sort(([near], [far]) => near - far)
    if (first === undefined || second === undefined) throw new RangeError('two distances are needed')
    const metres = (tenths: number) => decimal(tenths / 10)
    const [l, a, h, b, k] = [length, ...first, ...second].map(metres)
    const slip = metres(first[1] - second[1])
    const moved = metres(second[0] - first[0])
    return workedAnswer({
      stem: `一架长 ${l} m 的梯子 $AB$ 斜靠在竖直的墙上，底端 $B$ 到墙角 $O$ 的距离是 ${a} m。如果梯子的顶端 $A$ 沿墙下滑 ${slip} m，那么底端 $B$ 向外移动多少米？`,
      model: [
        `解：在 $\\mathrm{Rt}\\triangle AOB$ 中，$OA=\\sqrt{AB^2-OB^2}=\\sqrt{${l}^2-${a}^2}=${h}$（m）。`,
        `下滑后，顶端 $C$ 到墙角的距离 $OC=${h}-${slip}=${k}$（m），$CD=AB=${l}$ m。`,
        `在 $\\mathrm{Rt}\\triangle COD$ 中，$OD=\\sqrt{CD^2-OC^2}=\\sqrt{${l}^2-${k}^2}=${b}$（m）。`,
        `$BD=OD-OB=${b}-${a}=${moved}$（m）。`,
        `答：梯子的底端向外移动 ${moved} m。`,
      ],
      criteria: [
        ['求原来的高度', `$OA=${h}$ m`, 30],
        ['求下滑后的距离', `$OD=${b}$ m，说明梯子的长度不变`, 30],
        ['求移动的距离', `$${moved}$ m`, 10],
        ['作答', '写出单位和完整的答', 10],
      ],
      analysis: '梯子下滑前后长度不变，墙、地面与梯子构成两个直角三角形，分别用勾股定理。',
    })
  },
}

const rhombusMeasures: QuestionGenerator = {
  name: 'rhombus-measures',
  chapter: 'ma-rj2024-8b-21',
  knowledge: '菱形的性质',
  difficulty: 2,
  questions: 7,
  generate(random) {
    const [a, b, c] = random.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [9, 12, 15],
      [8, 15, 17],
      [12, 16, 20],
      [7, 24, 25],
      [10, 24, 26],
      [15, 20, 25],
    ] as const)
    const [ac, bd] = random.shuffle([2 * a, 2 * b])
    const area = 2 * a * b
    return fillBlanks(
      `菱形 $ABCD$ 的两条对角线 $AC=${ac ?? 0}$，$BD=${bd ?? 0}$，则它的周长是 [[1]]，面积是 [[2]]，边 $AB$ 上的高是 [[3]]。`,
      [
        [4 * c, `菱形的对角线互相垂直平分，$AB=\\sqrt{${a}^2+${b}^2}=${c}$，周长是 $4\\times${c}=${4 * c}$。`],
        [area, `面积 $=\\dfrac{1}{2}AC\\cdot BD=\\dfrac{1}{2}\\times${ac ?? 0}\\times${bd ?? 0}=${area}$。`],
        [fraction(area, c), `面积也等于 $AB$ 与 $AB$ 上的高的积，所以高是 $${area}\\div${c}=${fraction(area, c)}$。`],
      ],
    )
  },
}

const parallelogramPerimeter: QuestionGenerator = {
  name: 'parallelogram-perimeter',
  chapter: 'ma-rj2024-8b-21',
  knowledge: '平行四边形的性质',
  difficulty: 2,
  questions: 6,
  generate(random) {
    const [side, rest] = [random.int(3, 9), random.int(1, 6)]
    return fillBlank(
      `在平行四边形 $ABCD$ 中，$\\angle BAD$ 的平分线交边 $BC$ 于点 $E$。若 $BE=${side}$，$EC=${rest}$，则平行四边形 $ABCD$ 的周长是 ${gap}。`,
      2 * (2 * side + rest),
      `因为 $AD\\parallel BC$，所以 $\\angle DAE=\\angle AEB$；又 $\\angle BAE=\\angle DAE$，所以 $\\angle BAE=\\angle AEB$，$AB=BE=${side}$。$BC=${side}${signed(rest)}=${side + rest}$，周长是 $2\\times(${side}+${side + rest})=${2 * (2 * side + rest)}$。`,
    )
  },
}

export const radicalAndQuadrilateralGenerators: readonly QuestionGenerator[] = [
  likeRadicals,
  simplestRadical,
  rightTriangle,
  slidingLadder,
  rhombusMeasures,
  parallelogramPerimeter,
]
