/** 八年级上册 第 18 章 分式：综合 */
import { fillBlank, fillBlanks, gap, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator } from '../draft.ts'
import { polynomial, signed } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-8a-18', questions: 6 } as const

function zeroOfAbsolute(random: Random): Draft {
  const [n, other] = [random.int(2, 9), random.int(1, 9)]
  const sign = random.pick([1, -1])
  if (n === other) return zeroOfAbsolute(random)
  // The denominator has the zeros sign*n and -sign*other.
  const [p, q] = [-sign * n, sign * other]
  return fillBlank(
    `若分式 $\\dfrac{\\left|x\\right|-${n}}{(${polynomial([1, p])})(${polynomial([1, q])})}$ 的值为 0，则 $x=$ ${gap}。`,
    p,
    `分子为 0，得 $\\left|x\\right|=${n}$，$x=\\pm${n}$；分母不为 0，得 $x\\ne${-p}$ 且 $x\\ne${-q}$。所以 $x=${p}$。`,
  )
}

function threeConditions(random: Random): Draft {
  const [a, zero] = [random.nonZero(-6, 6), random.nonZero(-6, 6)]
  if (a === zero) return threeConditions(random)
  const [m, n] = [zero, -a]
  return fillBlanks(
    `已知分式 $\\dfrac{x-m}{x+n}$，当 $x=${a}$ 时，分式无意义；当 $x=${zero}$ 时，分式的值为 0，则 $m=$ [[1]]，$n=$ [[2]]；当 $x=${a + 1}$ 时，分式的值是 [[3]]。`,
    [
      [m, `分式的值为 0，分子为 0，$${zero}-m=0$，$m=${m}$（此时分母不为 0）。`],
      [n, `分式无意义，分母为 0，$${a}+n=0$，$n=${n}$。`],
      [
        a + 1 - m,
        `当 $x=${a + 1}$ 时，分子是 $${a + 1}${signed(-m)}=${a + 1 - m}$，分母是 $${a + 1}${signed(n)}=1$，所以值是 $${a + 1 - m}$。`,
      ],
    ],
  )
}

function clearedEquation(random: Random): Draft {
  const [a, b, c] = [random.int(1, 9), random.int(2, 9), random.int(2, 9)]
  const bottom = `x-${a}`
  return singleChoice(random, {
    stem: `解分式方程 $\\dfrac{${b}x}{${bottom}}-${c}=\\dfrac{${b + 1}}{${a}-x}$ 时，去分母后得到的方程是`,
    right: `$${b}x-${c}(${bottom})=-${b + 1}$`,
    wrong: [`$${b}x-${c}(${bottom})=${b + 1}$`, `$${b}x-${c}=-${b + 1}$`, `$${b}x+${c}(${bottom})=-${b + 1}$`],
    analysis: `$${a}-x=-(${bottom})$，方程两边乘 $${bottom}$，得 $${b}x-${c}(${bottom})=-${b + 1}$。不含分母的项也要乘 $${bottom}$。`,
  })
}

function extraneousRoot(random: Random): Draft {
  const [a, k, c] = [random.int(1, 6), random.int(1, 5), random.int(2, 5)]
  const rate = c - 1
  const root = a + rate * k
  const m = root - c * (root - a)
  return workedAnswer({
    stem: `已知关于 $x$ 的分式方程 $\\dfrac{x}{x-${a}}-${c}=\\dfrac{m}{x-${a}}$。\n（1）当 $m=${m}$ 时，解这个方程；\n（2）若这个方程有增根，求 $m$ 的值；\n（3）若这个方程的解是正数，求 $m$ 的取值范围。`,
    model: [
      `解：方程两边乘 $x-${a}$，得 $x-${c}(x-${a})=m$，即 $${rate === 1 ? '' : rate}x=${c * a}-m$。`,
      `（1）当 $m=${m}$ 时，$${rate === 1 ? '' : rate}x=${c * a - m}$，$x=${root}$。检验：当 $x=${root}$ 时，$x-${a}\\ne0$，所以原方程的解是 $x=${root}$。`,
      `（2）增根使 $x-${a}=0$，增根是 $x=${a}$，代入整式方程，得 $m=${c * a}${signed(-rate * a)}=${a}$。`,
      `（3）解是正数，$${c * a}-m>0$，得 $m<${c * a}$；又解不能是增根，$m\\ne${a}$。所以 $m<${c * a}$ 且 $m\\ne${a}$。`,
    ],
    criteria: [
      ['去分母', '化为整式方程', 20],
      ['解方程并检验', `$x=${root}$`, 30],
      ['求增根对应的 $m$', `$m=${a}$`, 20],
      ['求取值范围', `$m<${c * a}$ 且 $m\\ne${a}$`, 30],
    ],
    analysis: '增根是去分母后的整式方程的根，但使最简公分母为 0。求解的范围时，要去掉产生增根的值。',
  })
}

export const fractionProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'zero-of-absolute', knowledge: '分式的值为零的条件', difficulty: 2, generate: zeroOfAbsolute },
  { ...common, name: 'three-conditions', knowledge: '分式的值为零的条件', difficulty: 3, generate: threeConditions },
  { ...common, name: 'cleared-equation', knowledge: '解分式方程', difficulty: 1, generate: clearedEquation },
  { ...common, name: 'extraneous-root', knowledge: '解分式方程', difficulty: 3, generate: extraneousRoot },
]
