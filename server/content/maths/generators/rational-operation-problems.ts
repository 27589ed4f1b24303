/** 七年级上册 第 2 章 有理数的运算：综合 */
import { fillBlank, fillBlanks, gap, multiChoice, numberChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator, Statement } from '../draft.ts'
import { bracketed, decimal, fraction, signed } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7a-2', questions: 6 } as const

function temperatures(random: Random): Draft {
  const [morning, rise, fall] = [-random.int(2, 9), random.int(5, 12), random.int(6, 14)]
  const night = morning + rise - fall
  return fillBlank(
    `某地一天早晨的气温是 $${morning}\\,^\\circ\\text{C}$，中午上升了 ${rise} ℃，半夜又下降了 ${fall} ℃，则半夜的气温是 ${gap} ℃。`,
    night,
    `上升记为正，下降记为负：$${morning}+${rise}+(-${fall})=${night}$（℃）。`,
  )
}

function courierRoute(random: Random): Draft {
  const route = random.shuffle([7, -4, 6, -9, 5, -3].map((step) => step + random.int(-1, 1)))
  const stops = route.map((_, index) => route.slice(0, index + 1).reduce((total, step) => total + step, 0))
  const distances = stops.map(Math.abs)
  const farthest = Math.max(...distances)
  const end = distances.at(-1) ?? 0
  const route6 = route.reduce((total, step) => total + Math.abs(step), 0)
  const whole = route6 + end
  const fuel = decimal(whole * 0.2)
  const has = Math.floor(whole * 0.2) - random.int(1, 3)
  if (distances.filter((one) => one === farthest).length > 1 || end === 0) return courierRoute(random)
  const shown = route.map((step) => `$${signed(step)}$`).join('，')
  return workedAnswer({
    stem: `快递员骑摩托车从站点出发，在东西方向的大街上送货，规定向东为正，依次行驶的记录（单位：km）为：${shown}，送完后返回站点。\n（1）送货途中，各送货点中离站点最远的与站点相距多少千米？\n（2）摩托车每千米耗油 0.2 L，出发时油箱中有油 ${has} L。如果途中需要加油才能回到站点，至少要加多少升？如果不需要，说明理由。`,
    model: [
      `解：（1）六个送货点离站点的距离（单位：km）依次是 ${distances.join('，')}，最远的相距 ${farthest} km。`,
      `（2）送货共行驶 $${route.map(Math.abs).join('+')}=${route6}$（km），返回站点行驶 ${end} km，一共行驶 $${route6}+${end}=${whole}$（km）。`,
      `耗油 $${whole}\\times0.2=${fuel}$（L）。因为 $${fuel}>${has}$，所以需要加油，至少加 $${fuel}-${has}=${decimal(whole * 0.2 - has)}$（L）。`,
      `答：最远的送货点与站点相距 ${farthest} km；途中至少要加油 ${decimal(whole * 0.2 - has)} L。`,
    ],
    criteria: [
      ['求各送货点的位置', '逐次求和', 30],
      ['求最远的距离', `${farthest} km`, 10],
      ['求总路程', '绝对值之和，再加返回的路程', 30],
      ['比较油量', '得出至少要加的油量', 20],
    ],
    analysis: '位置由各数的和决定，路程由各数的绝对值之和决定；不要漏掉返回站点的路程。',
  })
}

function equalPowers(random: Random): Draft {
  const [a, b, c] = [random.int(2, 5), random.int(2, 4), random.int(2, 5)]
  const right = random.pick([
    [`$(-${a})^3$ 与 $-${a}^3$`, `$(-${a})^3=-${a ** 3}$，$-${a}^3=-${a ** 3}$，两数相等。`],
    [`$(-${a})^4$ 与 $${a}^4$`, `$(-${a})^4=${a ** 4}$，$${a}^4=${a ** 4}$，两数相等。`],
    [`$-(-${a})^3$ 与 $${a}^3$`, `$-(-${a})^3=${a ** 3}$，$${a}^3=${a ** 3}$，两数相等。`],
  ] as const)
  return singleChoice(random, {
    stem: '下列各组数中，相等的一组是',
    right: right[0],
    wrong: [
      `$-${c}^2$ 与 $(-${c})^2$`,
      `$${b}^${b + 1}$ 与 $${b + 1}^${b}$`,
      `$\\left(\\dfrac{${b}}{${b + 1}}\\right)^2$ 与 $\\dfrac{${b}^2}{${b + 1}}$`,
    ],
    analysis: `${right[1]}其余各组：$-${c}^2=-${c * c}$，而 $(-${c})^2=${c * c}$；$${b}^${b + 1}=${b ** (b + 1)}$，而 $${b + 1}^${b}=${(b + 1) ** b}$；分数的乘方，分子、分母都要乘方。`,
  })
}

function lastDigit(random: Random): Draft {
  const base = random.pick([2, 3, 7, 8])
  const exponent = random.int(21, 99)
  const digits = [1, 2, 3, 4].map((power) => base ** power % 10)
  const rest = exponent % 4
  const digit = digits[(rest + 3) % 4] ?? 0
  return fillBlank(
    `观察：$${base}^1=${base}$，$${base}^2=${base ** 2}$，$${base}^3=${base ** 3}$，$${base}^4=${base ** 4}$，$${base}^5=${base ** 5}$，$${base}^6=${base ** 6}$，……。根据其中的规律，$${base}^{${exponent}}$ 的个位数字是 ${gap}。`,
    digit,
    `个位数字依次是 ${digits.join('，')}，每四个一循环。$${exponent}=4\\times${Math.floor(exponent / 4)}+${rest}$，${rest === 0 ? '余数是 0，与第 4 个数的个位数字相同' : `所以与第 ${rest} 个数的个位数字相同`}，是 ${digit}。`,
  )
}

function groupedFractions(random: Random): Draft {
  const [n, m] = random.pick([
    [4, 6],
    [5, 8],
    [7, 3],
    [9, 4],
    [8, 3],
    [5, 6],
  ] as const)
  const [p, q] = [random.int(2, 6), random.int(2, 6)]
  const [first, second] = [fraction(-1, n), fraction(m - 1, m)]
  const [third, fourth] = [fraction(p * n - 1, n), fraction(q * m + 1, m)]
  const value = q + 1 - p
  return fillBlank(
    `计算：$${first}+${second}-${third}+${fourth}=$ ${gap}。`,
    value,
    `把分母相同的数结合：原式 $=\\left(${first}-${third}\\right)+\\left(${second}+${fourth}\\right)=-${p}+${q + 1}=${value}$。`,
  )
}

function alternatingSum(random: Random): Draft {
  const [start, step, pairs] = [random.int(1, 4), random.int(1, 4), random.int(15, 60)]
  const [second, third, fourth] = [1, 2, 3].map((index) => start + step * index)
  const last = start + step * (2 * pairs - 1)
  return fillBlank(
    `计算：$${start}-${second}+${third}-${fourth}+\\cdots+${last - step}-${last}=$ ${gap}。`,
    -step * pairs,
    `从左到右每两个数一组，每组的差都是 $${start}-${second}=-${step}$。各数依次增加 ${step}，共有 $(${last}-${start})\\div${step}+1=${2 * pairs}$ 个数，即 ${pairs} 组，所以和是 $-${step}\\times${pairs}=${-step * pairs}$。`,
  )
}

function twoOperations(random: Random): Draft {
  const [a, b, c] = [random.int(5, 15), random.int(2, 8), random.int(2, 6)]
  const value = -a + b * c
  return numberChoice({
    stem: `计算 $-${a}-${b}\\times(-${c})$ 的结果是`,
    right: value,
    wrong: [-a - b * c, (a + b) * c, a - b * c, -a - b - c, a + b * c],
    analysis: `先算乘法，再算减法：原式 $=-${a}-(-${b * c})=-${a}+${b * c}=${value}$。`,
  })
}

function newOperation(random: Random): Draft {
  const [factor, a, b, c] = [random.pick([-3, -2, 2, 3]), -random.int(1, 4), random.int(2, 4), -random.int(1, 3)]
  const apply = (x: number, y: number) => x * x + factor * x * y
  const worked = (x: number, y: number) =>
    `${bracketed(x)}^2${signed(factor)}\\times${bracketed(x)}\\times${bracketed(y)}=${apply(x, y)}`
  const inner = apply(b, c)
  return fillBlanks(
    `规定一种新运算“$\\ast$”：对任意有理数 $a$，$b$，都有 $a\\ast b=a^2${signed(factor)}ab$。那么 $(${a})\\ast${b}=$ [[1]]，$(${a})\\ast[${b}\\ast(${c})]=$ [[2]]。`,
    [
      [apply(a, b), `把 $a=${a}$，$b=${b}$ 代入：$${worked(a, b)}$。`],
      [apply(a, inner), `先算方括号里面的：$${worked(b, c)}$；再算 $${worked(a, inner)}$。`],
    ],
  )
}

function oneOperation(random: Random): Draft {
  const [a, b] = [random.int(2, 9), random.int(10, 18)]
  const stem = (formula: string) => `计算 $${formula}$ 的结果是`
  return random.pick([
    () =>
      numberChoice({
        stem: stem(`(-${b})+${a}`),
        right: a - b,
        wrong: [a + b, -a - b, b - a],
        analysis: `异号两数相加，取绝对值较大的加数的符号，并用较大的绝对值减去较小的绝对值：$(-${b})+${a}=-(${b}-${a})=${a - b}$。`,
      }),
    () =>
      numberChoice({
        stem: stem(`-${a}-(-${b})`),
        right: b - a,
        wrong: [a - b, -a - b, a + b],
        analysis: `减去一个数，等于加上这个数的相反数：$-${a}-(-${b})=-${a}+${b}=${b - a}$。`,
      }),
    () =>
      numberChoice({
        stem: stem(`(-${a * b})\\div(-${a})`),
        right: b,
        wrong: [-b, a * b - a, a - a * b],
        analysis: `两数相除，同号得正，并把绝对值相除：$(-${a * b})\\div(-${a})=${b}$。`,
      }),
  ])()
}

const positions = [
  { given: '$a<0$，$b>0$，$\\left|a\\right|>\\left|b\\right|$', a: -3, b: 2 },
  { given: '$a<0$，$b>0$，$\\left|a\\right|<\\left|b\\right|$', a: -2, b: 3 },
  { given: '$a>0$，$b<0$，$\\left|a\\right|>\\left|b\\right|$', a: 3, b: -2 },
  { given: '$a<0$，$b<0$，$\\left|a\\right|>\\left|b\\right|$', a: -3, b: -2 },
] as const

function signsOfResults(random: Random): Draft {
  const { given, a, b } = random.pick(positions)
  const results = [
    ['a+b', a + b, '由两数的符号和绝对值的大小确定和的符号'],
    ['a-b', a - b, '减法化为加法，$a-b=a+(-b)$'],
    ['b-a', b - a, '减法化为加法，$b-a=b+(-a)$'],
    ['ab', a * b, '同号得正，异号得负'],
    ['a^2b', a * a * b, '$a^2$ 是正数，积的符号与 $b$ 相同'],
    ['\\dfrac{a}{b}+1', a / b + 1, '先确定商的符号和绝对值与 $1$ 的大小'],
  ] as const
  const statements = results.map(([formula, value, reason]): Statement => {
    const sign = random.pick(['<', '>'] as const)
    return {
      text: `$${formula}${sign}0$`,
      holds: (sign === '<') === value < 0,
      why: `${reason}，$${formula}${value < 0 ? '<' : '>'}0$。`,
    }
  })
  const right = statements.filter(({ holds }) => holds).length
  if (right < 2 || right > 4) return signsOfResults(random)
  return multiChoice(random, `已知有理数 $a$，$b$ 满足 ${given}，则下列结论正确的有`, statements)
}

/** Quantities in 万 or 亿, with a placeholder for the number. */
const counted = [
  ['某市常住人口约为 # 万人', '万', 4],
  ['某平台一天的快递订单约为 # 万件', '万', 4],
  ['某省去年的粮食总产量约为 # 亿千克', '亿', 8],
  ['一项水利工程的总投资约为 # 亿元', '亿', 8],
] as const

function largeUnits(random: Random): Draft {
  const [sentence, unit, zeros] = random.pick(counted)
  const digits = random.int(111, 989)
  if (digits % 10 === 0) return largeUnits(random)
  const shift = random.int(0, 1)
  const [mantissa, exponent] = [decimal(digits / 100), zeros + 1 + shift]
  const shown = decimal(digits / (shift === 0 ? 10 : 1))
  const form = (factor: string, power: number) => `$${factor}\\times10^{${power}}$`
  return singleChoice(random, {
    stem: `${sentence.replace('#', shown)}，其中 ${shown} ${unit}用科学记数法表示为`,
    right: form(mantissa, exponent),
    wrong: [form(mantissa, exponent - 1), form(mantissa, exponent + 1), form(mantissa, exponent - 2)],
    analysis: `$1$ ${unit} $=10^{${zeros}}$，而 $${shown}=${mantissa}\\times10^{${shift + 1}}$，所以 ${shown} ${unit} $=${mantissa}\\times10^{${exponent}}$。`,
  })
}

function lightTravel(random: Random): Draft {
  const [hundreds, speed] = [random.int(4, 33), random.pick([2, 3, 5, 6])]
  const kilometres = 3e7 * hundreds
  const exponent = Math.floor(Math.log10(kilometres) + 1e-9)
  const mantissa = decimal(kilometres / 10 ** exponent)
  const hours = kilometres / (speed * 1e4)
  return fillBlanks(
    `光在真空中的速度约为 $3\\times10^5$ km/s，从某天体发出的光经过 ${hundreds * 100} s 到达地球，则它与地球的距离用科学记数法表示为 $a\\times10^n$ km，其中 $a=$ [[1]]，$n=$ [[2]]。一艘飞船以 $${speed}\\times10^4$ km/h 的速度飞过这段距离，需要 [[3]] h。`,
    [
      [
        mantissa,
        `距离是 $3\\times10^5\\times${hundreds * 100}=${kilometres}$（km），用科学记数法表示为 $${mantissa}\\times10^{${exponent}}$ km，所以 $a=${mantissa}$。`,
      ],
      [exponent, `由上式，$n=${exponent}$。`],
      [hours, `时间是 $(${mantissa}\\times10^{${exponent}})\\div(${speed}\\times10^4)=${hours}$（h）。`],
    ],
  )
}

export const rationalOperationProblems: readonly QuestionGenerator[] = [
  { ...common, name: 'temperatures', knowledge: '有理数加法的应用', difficulty: 1, generate: temperatures },
  { ...common, name: 'courier-route', knowledge: '有理数加法的应用', difficulty: 3, generate: courierRoute },
  { ...common, name: 'equal-powers', knowledge: '有理数的乘方', difficulty: 2, generate: equalPowers },
  { ...common, name: 'last-digit', knowledge: '有理数的乘方', difficulty: 3, generate: lastDigit },
  {
    ...common,
    name: 'grouped-fractions',
    knowledge: '有理数的加减混合运算',
    difficulty: 2,
    generate: groupedFractions,
  },
  { ...common, name: 'alternating-sum', knowledge: '有理数的加减混合运算', difficulty: 3, generate: alternatingSum },
  { ...common, name: 'two-operations', knowledge: '有理数的混合运算', difficulty: 1, generate: twoOperations },
  { ...common, name: 'new-operation', knowledge: '有理数的混合运算', difficulty: 3, generate: newOperation },
  { ...common, name: 'one-operation', knowledge: '有理数的运算法则', difficulty: 1, generate: oneOperation },
  { ...common, name: 'signs-of-results', knowledge: '有理数的运算法则', difficulty: 3, generate: signsOfResults },
  { ...common, name: 'large-units', knowledge: '科学记数法', difficulty: 2, generate: largeUnits },
  { ...common, name: 'light-travel', knowledge: '科学记数法', difficulty: 3, generate: lightTravel },
]
