/** 八年级上册 第 13 章 三角形：综合 */
import { fillBlanks, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator } from '../draft.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-8a-13', questions: 6 } as const

function possibleSides(random: Random): Draft {
  const [a, b, c] = [random.int(3, 7), random.int(4, 8), random.int(2, 5)]
  const triple = (x: number, y: number, z: number) => `$${x}$，$${y}$，$${z}$`
  return singleChoice(random, {
    stem: '下列长度的三条线段，能组成三角形的是',
    right: triple(a, b, a + b - 1),
    wrong: [triple(a, b + 1, a + b + 1), triple(c, c + 1, 2 * c + 3), triple(c, c, 2 * c + 1)],
    analysis: `只要比较较短的两条线段的和与最长的线段：$${a}+${b}>${a + b - 1}$，能组成三角形；$${a}+${b + 1}=${a + b + 1}$，$${c}+${c + 1}<${2 * c + 3}$，$${c}+${c}<${2 * c + 1}$，都不能组成三角形。`,
  })
}

function isoscelesSides(random: Random): Draft {
  const [short, more] = [random.int(2, 7), random.int(1, 9)]
  const long = short + more
  const isOnly = 2 * short <= long
  const perimeters = isOnly ? [2 * long + short] : [2 * short + long, 2 * long + short]
  return workedAnswer({
    stem: `已知等腰三角形的两边长 $a$，$b$ 满足 $\\left|a-${short}\\right|+(b-${long})^2=0$，求这个三角形的周长。`,
    model: [
      `解：因为 $\\left|a-${short}\\right|\\ge0$，$(b-${long})^2\\ge0$，它们的和为 0，所以 $a=${short}$，$b=${long}$。`,
      isOnly
        ? `当 ${short} 是腰长时，三边长是 ${short}，${short}，${long}，$${short}+${short}\\le${long}$，不能组成三角形；`
        : `当 ${short} 是腰长时，三边长是 ${short}，${short}，${long}，$${short}+${short}>${long}$，能组成三角形，周长是 $${short}+${short}+${long}=${2 * short + long}$；`,
      `当 ${long} 是腰长时，三边长是 ${long}，${long}，${short}，能组成三角形，周长是 $${long}+${long}+${short}=${2 * long + short}$。`,
      `答：这个三角形的周长是 ${perimeters.join(' 或 ')}。`,
    ],
    criteria: [
      ['求 $a$，$b$', '由非负数的和为 0 求出', 20],
      ['短边是腰', '用三边关系检验', 30],
      ['长边是腰', '用三边关系检验', 20],
      ['求周长', perimeters.join(' 或 '), 10],
    ],
    analysis: '没有说明哪条边是腰，要分两种情况，并检验能否组成三角形。',
  })
}

function exteriorBisector(random: Random): Draft {
  const [a, half] = [random.int(30, 70), random.int(20, 45)]
  const b = 2 * half
  return fillBlanks(
    `在 $\\triangle ABC$ 中，$\\angle A=${a}^\\circ$，$\\angle ABC=${b}^\\circ$，$BD$ 是 $\\triangle ABC$ 的角平分线，点 $E$ 在边 $BC$ 的延长线上，则 $\\angle ACE=$ [[1]]°，$\\angle BDC=$ [[2]]°。`,
    [
      [
        a + b,
        `$\\angle ACE$ 是 $\\triangle ABC$ 的外角，$\\angle ACE=\\angle A+\\angle ABC=${a}^\\circ+${b}^\\circ=${a + b}^\\circ$。`,
      ],
      [
        a + half,
        `$\\angle ABD=\\dfrac{1}{2}\\angle ABC=${half}^\\circ$，$\\angle BDC$ 是 $\\triangle ABD$ 的外角，$\\angle BDC=\\angle A+\\angle ABD=${a}^\\circ+${half}^\\circ=${a + half}^\\circ$。`,
      ],
    ],
  )
}

function bisectorsMeet(random: Random): Draft {
  const half = random.int(15, 55)
  const a = 2 * half
  return workedAnswer({
    stem: `在 $\\triangle ABC$ 中，$\\angle A=${a}^\\circ$，点 $D$ 在边 $BC$ 的延长线上，$\\angle ABC$ 的平分线与 $\\angle ACD$ 的平分线相交于点 $E$。求 $\\angle E$ 的度数。`,
    model: [
      `解：因为 $\\angle ACD$ 是 $\\triangle ABC$ 的外角，所以 $\\angle ACD=\\angle A+\\angle ABC$。`,
      `因为 $\\angle ECD$ 是 $\\triangle EBC$ 的外角，所以 $\\angle ECD=\\angle E+\\angle EBC$。`,
      `因为 $BE$，$CE$ 分别平分 $\\angle ABC$，$\\angle ACD$，所以 $\\angle EBC=\\dfrac{1}{2}\\angle ABC$，$\\angle ECD=\\dfrac{1}{2}\\angle ACD$。`,
      `所以 $\\angle E=\\angle ECD-\\angle EBC=\\dfrac{1}{2}(\\angle ACD-\\angle ABC)=\\dfrac{1}{2}\\angle A=${half}^\\circ$。`,
    ],
    criteria: [
      ['外角 $\\angle ACD$', '等于不相邻的两个内角的和', 20],
      ['外角 $\\angle ECD$', '等于 $\\angle E$ 与 $\\angle EBC$ 的和', 20],
      ['角平分线', '两个半角', 20],
      ['求结果', `$\\angle E=${half}^\\circ$`, 20],
    ],
    analysis: '两次运用“三角形的外角等于与它不相邻的两个内角的和”，作差后 $\\angle ABC$ 的一半被消去。',
  })
}

function cutCorner(random: Random): Draft {
  const [regular, sides] = [random.pick([3, 4, 5, 6, 8, 9, 10, 12]), random.int(5, 9)]
  return fillBlanks(
    `一个多边形的每个外角都等于 ${360 / regular}°，则它有 [[1]] 条边，从它的一个顶点出发有 [[2]] 条对角线；另一个多边形的内角和比外角和多 ${(sides - 4) * 180}°，则它有 [[3]] 条边。`,
    [
      [regular, `多边形的外角和是 $360^\\circ$，边数是 $360\\div${360 / regular}=${regular}$。`],
      [regular - 3, `一个顶点与它自身和相邻的两个顶点之间没有对角线，$${regular}-3=${regular - 3}$（条）。`],
      [sides, `设边数为 $n$，则 $(n-2)\\times180=360+${(sides - 4) * 180}$，解得 $n=${sides}$。`],
    ],
  )
}

function forgottenAngle(random: Random): Draft {
  const [sides, angle] = [random.int(5, 12), random.int(21, 159)]
  const total = (sides - 2) * 180
  return workedAnswer({
    stem: `小明计算一个凸多边形的内角和时，漏加了一个内角，得到的结果是 ${total - angle}°。\n（1）求漏加的内角的度数；\n（2）求这个多边形的边数。`,
    model: [
      `解：设这个多边形的边数是 $n$，漏加的内角是 $x^\\circ$，则 $(n-2)\\times180=${total - angle}+x$，其中 $0<x<180$。`,
      `因为 $(n-2)\\times180$ 是 180 的倍数，$${total - angle}=180\\times${sides - 3}+${180 - angle}$，所以 $x=180-${180 - angle}=${angle}$。`,
      `这时 $n-2=${sides - 3}+1=${sides - 2}$，$n=${sides}$。`,
      `答：漏加的内角是 ${angle}°，这个多边形的边数是 ${sides}。`,
    ],
    criteria: [
      ['列出关系式', '用 $n$ 和 $x$ 表示内角和，并写出 $x$ 的范围', 30],
      ['利用整除', `由 180 的倍数求出 $x=${angle}$`, 30],
      ['求边数', `$n=${sides}$`, 20],
    ],
    analysis: '凸多边形的每个内角大于 0° 且小于 180°，内角和是 180° 的整数倍，由这两个条件确定漏加的角。',
  })
}

export const triangleProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'possible-sides', knowledge: '三角形的三边关系', difficulty: 1, generate: possibleSides },
  { ...common, name: 'isosceles-sides', knowledge: '三角形的三边关系', difficulty: 3, generate: isoscelesSides },
  { ...common, name: 'exterior-and-bisector', knowledge: '三角形的外角', difficulty: 2, generate: exteriorBisector },
  { ...common, name: 'bisectors-meet', knowledge: '三角形的外角', difficulty: 3, generate: bisectorsMeet },
  { ...common, name: 'two-polygons', knowledge: '多边形的内角和与外角和', difficulty: 2, generate: cutCorner },
  { ...common, name: 'forgotten-angle', knowledge: '多边形的内角和与外角和', difficulty: 3, generate: forgottenAngle },
]
