/** 七年级上册 第 5 章 一元一次方程：方程的解法与性质，综合 */
import { fillBlank, fillBlanks, gap, multiChoice, numberChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, fraction, polynomial, signed } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7a-5', questions: 6 } as const

const saying = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })

function sharedRoot(random: Random): Draft {
  const [root, a, b, k] = [random.nonZero(-5, 5), random.int(2, 5), random.nonZero(-8, 8), random.int(2, 4)]
  const value = a * root + b
  const m = k * root - 1
  return fillBlanks(
    `关于 $x$ 的方程 $${polynomial([a, b])}=${value}$ 与 $${k}x-m=1$ 的解相同，则这个相同的解是 $x=$ [[1]]，$m=$ [[2]]。`,
    [
      [root, `由 $${polynomial([a, b])}=${value}$，得 $${a}x=${value - b}$，$x=${root}$。`],
      [m, `把 $x=${root}$ 代入 $${k}x-m=1$，得 $${k * root}-m=1$，所以 $m=${m}$。`],
    ],
  )
}

function integerRoots(random: Random): Draft {
  const [k, product] = [random.int(1, 5), random.pick([4, 6, 8, 9, 10, 12])]
  const divisors = Array.from({ length: product }, (_, index) => index + 1).filter((one) => product % one === 0)
  const values = divisors.map((one) => k + one)
  const sum = values.reduce((all, one) => all + one, 0)
  return workedAnswer({
    stem: `已知关于 $x$ 的方程 $mx-${product}=${k === 1 ? '' : k}x$ 的解是正整数，求所有符合条件的整数 $m$ 的值，并求它们的和。`,
    model: [
      `解：移项、合并同类项，得 $(m-${k})x=${product}$。`,
      `因为方程有解，所以 $m-${k}\\ne0$，$x=\\dfrac{${product}}{m-${k}}$。`,
      `$x$ 是正整数，$m$ 是整数，所以 $m-${k}$ 是 ${product} 的正因数，即 $m-${k}$ 可取 ${divisors.join('，')}。`,
      `所以 $m$ 的值是 ${values.join('，')}。`,
      `它们的和是 $${values.join('+')}=${sum}$。`,
    ],
    criteria: [
      ['整理方程', `化为 $(m-${k})x=${product}$`, 20],
      ['用 $m$ 表示解', `说明 $m-${k}\\ne0$`, 20],
      ['列举因数', `共有 ${divisors.length} 个，不重不漏`, 20],
      ['求出 $m$ 的值与和', `和是 ${sum}`, 20],
    ],
    analysis: '把 $m$ 看作已知数解方程，解是正整数，说明分母是分子的正因数。',
  })
}

function balancedScales(random: Random): Draft {
  const [k, more, c] = [random.int(2, 5), random.int(2, 9), random.int(2, 6)]
  const value = random.int(2, 9)
  return singleChoice(random, {
    stem: `根据等式的性质，由 $${k + 1}a+${c}=a+${k * more + c}$ 可以得到`,
    right: `$a=${more}$`,
    wrong: [`$a=${more + value}$`, `$a=-${more}$`, `$a=${k * more}$`, `$a=${k + more + 20}$`],
    analysis: `两边减 $a$，得 $${k}a+${c}=${k * more + c}$；两边减 ${c}，得 $${k}a=${k * more}$；两边除以 ${k}，得 $a=${more}$。`,
  })
}

function equalityConclusions(random: Random): Draft {
  const [p, q, r] = [random.int(2, 5), random.int(6, 9), random.int(2, 4)]
  const step = (from: string, to: string, holds: boolean, why: string) => saying(`若 $${from}$，则 $${to}$`, holds, why)
  return multiChoice(random, '下列由等式得到的结论，正确的有', [
    step(`\\dfrac{a}{${p}}=\\dfrac{b}{${q}}`, `${q}a=${p}b`, true, `两边乘 ${p * q}，得 $${q}a=${p}b$。`),
    step(`a-${p}b=${r}`, `${q}+a-${p}b=${q + r}`, true, `两边加 ${q}，结果仍相等。`),
    step('a(c^2+1)=b(c^2+1)', 'a=b', true, '$c^2+1$ 总是正数，两边可以除以它。'),
    step(
      `${p}a=${q}b`,
      `a+b=\\dfrac{${p + q}}{${p}}b`,
      true,
      `两边除以 ${p}，得 $a=\\dfrac{${q}}{${p}}b$，两边再加 $b$。`,
    ),
    step('a^2=ab', 'a=b', false, '当 $a=0$ 时，$b$ 可以是任何数。'),
    step('ac^2=bc^2', 'a=b', false, '当 $c=0$ 时，$a$ 与 $b$ 不一定相等。'),
    step('a^2=b^2', 'a=b', false, '还可能 $a=-b$。'),
    step(`\\dfrac{a}{${p}}=\\dfrac{b}{${q}}`, `${p}a=${q}b`, false, `两边乘 ${p * q}，得到的是 $${q}a=${p}b$。`),
    step('\\left|a\\right|=\\left|b\\right|', `a+${r}=b+${r}`, false, '还可能 $a=-b$。'),
  ])
}

function oneFraction(random: Random): Draft {
  const [a, b, root] = [random.int(2, 6), random.nonZero(-6, 6), random.nonZero(-8, 9)]
  const value = random.int(-3, 4)
  const shift = a * value - root
  if (shift === 0 || Math.abs(shift) > 20) return oneFraction(random)
  return fillBlank(
    `方程 $\\dfrac{${polynomial([1, shift])}}{${a}}${signed(b)}=${value + b}$ 的解是 $x=$ ${gap}。`,
    root,
    `移项，得 $\\dfrac{${polynomial([1, shift])}}{${a}}=${value}$；两边乘 ${a}，得 $${polynomial([1, shift])}=${a * value}$，所以 $x=${root}$。`,
  )
}

function carelessStudent(random: Random): Draft {
  const [p, q, c] = random.pick([
    [2, 3, 1],
    [3, 4, 1],
    [2, 5, 1],
    [3, 2, 1],
    [4, 3, 1],
    [5, 2, 1],
  ] as const)
  const [a, m, x] = [random.int(2, 4), random.nonZero(-5, 5), random.nonZero(-5, 5)]
  // Forgetting to multiply the constant gives the whole number x as a wrong root.
  const b = (q * (a * x) - p * (x + m) + c) % q
  if (b !== 0) return carelessStudent(random)
  const shift = -(q * a * x - p * (x + m) + c) / q
  const rate = q * a - p
  if (shift === 0 || Math.abs(shift) > 12) return carelessStudent(random)
  const [left, right] = [polynomial([a, shift]), polynomial([1, m])]
  const total = p * m - q * shift - p * q * c
  return workedAnswer({
    stem: `小军解方程 $\\dfrac{${left}}{${p}}=\\dfrac{${right}}{${q}}-${c}$ 去分母时，右边的 $-${c}$ 没有乘 ${p * q}，其余步骤都正确，求得的解是 $x=${x}$。\n（1）写出小军去分母后得到的方程，并检验 $x=${x}$ 是它的解；\n（2）求原方程正确的解。`,
    model: [
      `解：（1）小军得到的方程是 $${q}(${left})=${p}(${right})-${c}$。`,
      `当 $x=${x}$ 时，左边 $=${q * (a * x + shift)}$，右边 $=${p * (x + m) - c}$，左边等于右边，所以 $x=${x}$ 是它的解。`,
      `（2）正确的去分母是 $${q}(${left})=${p}(${right})-${p * q * c}$。`,
      `去括号、移项、合并同类项，得 $${polynomial([rate, 0])}=${total}$，`,
      `所以 $x=${fraction(total, rate)}$。`,
    ],
    criteria: [
      ['写出错误的方程', `常数项 $-${c}$ 没有乘 ${p * q}`, 20],
      ['检验', '把解代入左右两边', 20],
      ['正确去分母', '每一项都乘各分母的最小公倍数', 20],
      ['求解', `$x=${fraction(total, rate)}$`, 20],
    ],
    analysis: '去分母时，方程两边的每一项都要乘各分母的最小公倍数，不含分母的项也不例外。',
  })
}

function nestedBrackets(random: Random): Draft {
  const [a, b, root] = [random.int(2, 4), random.int(2, 5), random.nonZero(-6, 6)]
  const [c, d] = [random.int(1, 6), random.int(1, 5)]
  const value = a * (root - b * (root - c)) + d * root
  const rate = a - a * b + d
  if (rate === 0 || Math.abs(rate) === 1) return nestedBrackets(random)
  const shown = d === 1 ? 'x' : `${d}x`
  return numberChoice({
    stem: `方程 $${a}[x-${b}(x-${c})]+${shown}=${value}$ 的解是 $x=$`,
    right: root,
    wrong: [-root, root + 2, root - 1, root + 3],
    analysis: `去小括号，得 $${a}(${polynomial([1 - b, b * c])})+${shown}=${value}$；去括号、合并同类项，得 $${polynomial([rate, a * b * c])}=${value}$，所以 $x=${root}$。`,
  })
}

function rootsApart(random: Random): Draft {
  const [root, more, a, b] = [random.int(-4, 4), random.int(1, 4), random.int(2, 4), random.int(1, 4)]
  const other = root + more
  const value = a * (root - b)
  // 3(x-1) = 2x+m at the other root.
  const m = 3 * (other - 1) - 2 * other
  if (root === 0 || m === 0) return rootsApart(random)
  return fillBlank(
    `关于 $x$ 的方程 $3(x-1)=2x+m$ 的解比方程 $${a}(x-${b})=${value}$ 的解大 ${more}，则 $m$ 的值是 ${gap}。`,
    m,
    `解方程 $${a}(x-${b})=${value}$，得 $x-${b}=${root - b}$，$x=${root}$，所以另一个方程的解是 $x=${root}+${more}=${other}$。代入 $3(x-1)=2x+m$，得 $3\\times(${other}-1)=2\\times${bracketed(other)}+m$，所以 $m=${m}$。`,
  )
}

export const linearEquationProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'shared-root', knowledge: '方程的解的意义', difficulty: 2, generate: sharedRoot },
  { ...common, name: 'integer-roots', knowledge: '方程的解的意义', difficulty: 3, generate: integerRoots },
  { ...common, name: 'balanced-sides', knowledge: '等式的性质', difficulty: 2, generate: balancedScales },
  { ...common, name: 'equality-conclusions', knowledge: '等式的性质', difficulty: 3, generate: equalityConclusions },
  { ...common, name: 'one-fraction', knowledge: '解一元一次方程（去分母）', difficulty: 1, generate: oneFraction },
  {
    ...common,
    name: 'careless-student',
    knowledge: '解一元一次方程（去分母）',
    difficulty: 3,
    generate: carelessStudent,
  },
  {
    ...common,
    name: 'nested-brackets',
    knowledge: '解一元一次方程（去括号）',
    difficulty: 2,
    generate: nestedBrackets,
  },
  { ...common, name: 'roots-apart', knowledge: '解一元一次方程（去括号）', difficulty: 3, generate: rootsApart },
]
