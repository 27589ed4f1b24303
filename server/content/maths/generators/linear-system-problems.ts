/** 七年级下册 第 10 章 二元一次方程组：综合 */
import { fillBlank, fillBlanks, gap, multiChoice, numberChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, signed, sum } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7b-10', questions: 6 } as const

const system = (first: string, second: string) => `\\begin{cases}${first},\\\\${second}\\end{cases}`

const linear = (a: number, b: number) =>
  sum([
    [a, 'x'],
    [b, 'y'],
  ])

function chickensEquation(random: Random): Draft {
  const [first, second] = random.pick([
    ['鸡', '兔'],
    ['自行车', '三轮车'],
    ['鸭', '羊'],
  ] as const)
  const [less, more] = first === '自行车' ? [2, 3] : [2, 4]
  const [x, y] = [random.int(5, 20), random.int(4, 18)]
  if (x === y) return chickensEquation(random)
  const [count, feet] = [x + y, less * x + more * y]
  const [unit, part] = first === '自行车' ? ['辆', '个轮子'] : ['只', '只脚']
  return singleChoice(random, {
    stem: `${first}和${second}共有 ${count} ${unit}，一共有 ${feet} ${part}。设${first}有 $x$ ${unit}，${second}有 $y$ ${unit}，则可列方程组为`,
    right: `$${system(`x+y=${count}`, `${less}x+${more}y=${feet}`)}$`,
    wrong: [
      `$${system(`x+y=${count}`, `${more}x+${less}y=${feet}`)}$`,
      `$${system(`x+y=${feet}`, `${less}x+${more}y=${count}`)}$`,
      `$${system(`x+y=${count}`, `x+y=${feet}`)}$`,
    ],
    analysis: `数量之和是 ${count}，得 $x+y=${count}$；每${unit}${first}有 ${less} ${part}，每${unit}${second}有 ${more} ${part}，得 $${less}x+${more}y=${feet}$。`,
  })
}

function hireCars(random: Random): Draft {
  const [a, b, x, y] = [random.int(2, 3), random.int(1, 2), random.int(3, 5), random.int(6, 9)]
  const [first, second] = [a * x + b * y, x + 2 * y]
  if (2 * a === b) return hireCars(random)
  const total = x * random.int(1, 3) + y * random.int(2, 4)
  const plans: (readonly [number, number])[] = []
  for (let small = 0; small * x <= total; small += 1) {
    if ((total - small * x) % y === 0) plans.push([small, (total - small * x) / y])
  }
  if (plans.length < 2) return hireCars(random)
  const shown = plans.map(([small, large]) => `A 型车 ${small} 辆、B 型车 ${large} 辆`).join('；')
  return workedAnswer({
    stem: `某物流公司有 A，B 两种型号的货车，${a} 辆 A 型车和 ${b} 辆 B 型车装满货物一次可运 ${first} t，1 辆 A 型车和 2 辆 B 型车装满货物一次可运 ${second} t。\n（1）1 辆 A 型车和 1 辆 B 型车装满货物一次分别可运多少吨？\n（2）现有 ${total} t 货物，要一次运完，且每辆车都装满（可以只用一种型号的车），共有哪几种用车方案？`,
    model: [
      `解：（1）设 1 辆 A 型车一次可运 $x$ t，1 辆 B 型车一次可运 $y$ t。`,
      `根据题意，得 $${system(`${linear(a, b)}=${first}`, `x+2y=${second}`)}$，解得 $x=${x}$，$y=${y}$。`,
      `（2）设用 A 型车 $m$ 辆，B 型车 $n$ 辆，得 $${x}m+${y}n=${total}$，其中 $m$，$n$ 是非负整数。`,
      `逐一检验，共有 ${plans.length} 种方案。`,
      `答：A 型车可运 ${x} t，B 型车可运 ${y} t；方案是：${shown}。`,
    ],
    criteria: [
      ['列方程组', '两个方程都符合题意', 30],
      ['解方程组', `$x=${x}$，$y=${y}$`, 20],
      ['列二元一次方程', `$${x}m+${y}n=${total}$`, 20],
      ['求非负整数解', `${plans.length} 种方案，不重不漏`, 30],
    ],
    analysis: '第（1）题有两个等量关系，列方程组；第（2）题只有一个方程，要用“非负整数”这个条件找出所有的解。',
  })
}

function solutionKnown(random: Random): Draft {
  const [x, y, a, b] = [random.nonZero(-4, 4), random.nonZero(-4, 4), random.nonZero(-5, 5), random.int(2, 5)]
  const value = a * x + b * y
  return fillBlank(
    `已知 $${system(`x=${x}`, `y=${y}`)}$ 是关于 $x$，$y$ 的二元一次方程 $ax+${b}y=${value}$ 的解，则 $a$ 的值是 ${gap}。`,
    a,
    `把 $x=${x}$，$y=${y}$ 代入方程，得 $${sum([[x, 'a']])}${signed(b * y)}=${value}$，所以 $a=${a}$。`,
  )
}

function sameSolution(random: Random): Draft {
  const [x, y, a, b] = [random.nonZero(-4, 4), random.nonZero(-4, 4), random.nonZero(-4, 4), random.nonZero(-4, 4)]
  const [p, q] = [random.int(2, 4), random.int(1, 3)]
  if (Math.abs(x) === Math.abs(y)) return sameSolution(random)
  const [first, second] = [`x+y=${x + y}`, `${p}x-${sum([[q, 'y']])}=${p * x - q * y}`]
  const [third, fourth] = [a * x + b * y, b * x + a * y]
  return fillBlanks(
    `已知关于 $x$，$y$ 的方程组 $${system(first, `ax+by=${third}`)}$ 与 $${system(second, `bx+ay=${fourth}`)}$ 的解相同，则这个相同的解中 $x=$ [[1]]，$y=$ [[2]]，$a+b=$ [[3]]。`,
    [
      [x, `相同的解满足不含 $a$，$b$ 的两个方程，解方程组 $${system(first, second)}$，得 $x=${x}$。`],
      [y, `把 $x=${x}$ 代入 $${first}$，得 $y=${y}$。`],
      [
        a + b,
        `两个含 $a$，$b$ 的方程相加，得 $(a+b)(x+y)=${third}${signed(fourth)}$，即 $${bracketed(x + y)}\\times(a+b)=${third + fourth}$，所以 $a+b=${a + b}$。`,
      ],
    ],
  )
}

function wholeAddition(random: Random): Draft {
  const [a, b, x, y] = [random.int(3, 6), random.int(1, 2), random.int(-5, 8), random.int(-5, 8)]
  const [first, second] = [a * x + b * y, b * x + a * y]
  const isSum = random.pick([true, false])
  const answer = isSum ? x + y : x - y
  const rate = isSum ? a + b : a - b
  const right = isSum ? first + second : first - second
  return numberChoice({
    stem: `已知 $x$，$y$ 满足方程组 $${system(`${linear(a, b)}=${first}`, `${linear(b, a)}=${second}`)}$，则 $x${isSum ? '+' : '-'}y$ 的值是`,
    right: answer,
    wrong: [-answer, right, rate, answer + 1, answer - 2],
    analysis: `两个方程相${isSum ? '加' : '减'}，得 $${rate}(x${isSum ? '+' : '-'}y)=${right}$，所以 $x${isSum ? '+' : '-'}y=${answer}$，不必分别求出 $x$ 和 $y$。`,
  })
}

function systemStatements(random: Random): Draft {
  const [c, k] = [random.int(1, 6), random.int(1, 4)]
  // Solved by x = c+k-a, y = a+k.
  const [first, second] = [
    `x+y=${c + 2 * k}`,
    `x-y=${sum([
      [c, ''],
      [-2, 'a'],
    ])}`,
  ]
  const saying = (text: string, holds: boolean, why: string): Statement => ({ text, holds, why })
  const solved = `解方程组，得 $x=${c + k}-a$，$y=a+${k}$`
  return multiChoice(random, `关于 $x$，$y$ 的方程组 $${system(first, second)}$（$a$ 是常数），下列说法正确的有`, [
    saying(`当 $a=0$ 时，方程组的解是 $x=${c + k}$，$y=${k}$`, true, `${solved}；代入 $a=0$。`),
    saying(`无论 $a$ 取何值，$x+y$ 的值总是 ${c + 2 * k}`, true, '这就是第一个方程，与 $a$ 无关。'),
    saying(`当 $a=-${k}$ 时，$y$ 的值是 0`, true, `${solved}；$a=-${k}$ 时，$y=0$。`),
    saying(`当 $a=${c + k}$ 时，$x$ 的值是 0`, true, `${solved}；$a=${c + k}$ 时，$x=0$。`),
    saying(
      `当 $a=1$ 时，方程组的解是 $x=${c + k + 1}$，$y=${k - 1}$`,
      false,
      `${solved}；代入 $a=1$，得 $x=${c + k - 1}$，$y=${k + 1}$。`,
    ),
    saying(`无论 $a$ 取何值，$x-y$ 的值总是 ${c}`, false, '$x-y$ 的值随 $a$ 变化。'),
    saying(`当 $a=${k}$ 时，$y$ 的值是 0`, false, `${solved}；$a=${k}$ 时，$y=${2 * k}$。`),
  ])
}

export const linearSystemProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'counted-feet', knowledge: '二元一次方程组的应用', difficulty: 1, generate: chickensEquation },
  { ...common, name: 'lorry-plans', knowledge: '二元一次方程组的应用', difficulty: 3, generate: hireCars },
  { ...common, name: 'solution-known', knowledge: '含参数的二元一次方程组', difficulty: 1, generate: solutionKnown },
  { ...common, name: 'same-solution', knowledge: '含参数的二元一次方程组', difficulty: 2, generate: sameSolution },
  { ...common, name: 'whole-addition', knowledge: '解二元一次方程组', difficulty: 2, generate: wholeAddition },
  { ...common, name: 'system-statements', knowledge: '解二元一次方程组', difficulty: 3, generate: systemStatements },
]
