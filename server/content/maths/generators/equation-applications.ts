/** 七年级上册 第 5 章 一元一次方程：实际问题 */
import { fillBlank, fillBlanks, gap, numberChoice, singleChoice, workedAnswer } from '../draft.ts'
import type { Draft, QuestionGenerator } from '../draft.ts'
import { decimal } from '../notation.ts'
import type { Random } from '../../random.ts'

const common = { chapter: 'ma-rj2024-7a-5', questions: 6 } as const

function sharingEquation(random: Random): Draft {
  const [each, left, more] = [random.int(2, 5), random.int(3, 15), random.int(1, 3)]
  const missing = random.int(4, 18)
  const [thing, unit] = random.pick([
    ['糖果', '颗'],
    ['练习本', '本'],
    ['树苗', '棵'],
    ['橘子', '个'],
  ] as const)
  return singleChoice(random, {
    stem: `把一些${thing}分给若干名同学，如果每人分 ${each} ${unit}，那么多 ${left} ${unit}；如果每人分 ${each + more} ${unit}，那么少 ${missing} ${unit}。设有 $x$ 名同学，则可列方程为`,
    right: `$${each}x+${left}=${each + more}x-${missing}$`,
    wrong: [
      `$${each}x-${left}=${each + more}x+${missing}$`,
      `$${each}x+${left}=${each + more}x+${missing}$`,
      `$${each}x-${left}=${each + more}x-${missing}$`,
    ],
    analysis: `${thing}的总数不变：按第一种分法是 $(${each}x+${left})$ ${unit}，按第二种分法是 $(${each + more}x-${missing})$ ${unit}，两者相等。`,
  })
}

function dormitories(random: Random): Draft {
  const [rooms, each] = [random.int(8, 20), random.int(4, 6)]
  const [left, empty] = [random.int(2, 3) * 2, random.int(1, 2)]
  const last = rooms * each + left - (each + 2) * (rooms - empty - 1)
  if (last < 1 || last > each + 1) return dormitories(random)
  const students = each * rooms + left
  return workedAnswer({
    stem: `某校安排住宿，如果每间宿舍住 ${each} 人，那么有 ${left} 人没有床位；如果每间宿舍住 ${each + 2} 人，那么空出 ${empty} 间宿舍，还有 1 间宿舍只住 ${last} 人，其余都住满。求宿舍的间数和住宿的人数。`,
    model: [
      `解：设有 $x$ 间宿舍。`,
      `根据题意，得 $${each}x+${left}=${each + 2}(x-${empty + 1})+${last}$。`,
      `去括号，得 $${each}x+${left}=${each + 2}x-${(each + 2) * (empty + 1)}+${last}$。`,
      `移项、合并同类项，得 $2x=${2 * rooms}$，$x=${rooms}$。`,
      `住宿人数是 $${each}\\times${rooms}+${left}=${students}$。`,
      `答：宿舍有 ${rooms} 间，住宿的有 ${students} 人。`,
    ],
    criteria: [
      ['设未知数', '说明未知数的含义', 10],
      ['列方程', `注意住满的只有 $(x-${empty + 1})$ 间`, 40],
      ['解方程', `$x=${rooms}$`, 20],
      ['求人数并作答', `${students} 人`, 20],
    ],
    analysis: '人数不变。第二种安排中，要从总间数里减去空着的宿舍和没有住满的一间。',
  })
}

const sharedRoad = (random: Random): Draft => {
  const [slow, more, time] = [random.int(4, 6) * 10, random.int(1, 4) * 10, random.int(2, 5)]
  const fast = slow + more
  const [distance, difference] = [(slow + fast) * time, more * time]
  return random.pick([
    () =>
      numberChoice({
        stem: `A，B 两地相距 ${distance} km，甲、乙两车分别从两地同时出发，相向而行，速度分别为 ${slow} km/h 和 ${fast} km/h。两车相遇所用的时间（单位：h）是`,
        right: time,
        wrong: [time + 1, time - 1, time + 2, 2 * time + 3],
        analysis: `设 $x$ h 后相遇，得 $${slow}x+${fast}x=${distance}$，解得 $x=${time}$。`,
      }),
    () =>
      numberChoice({
        stem: `乙车在甲车后方 ${difference} km 处，两车同时出发，沿同一方向行驶，甲车的速度是 ${slow} km/h，乙车的速度是 ${fast} km/h。乙车追上甲车所用的时间（单位：h）是`,
        right: time,
        wrong: [time + 1, time - 1, time + 2, 2 * time + 3],
        analysis: `设 $x$ h 后追上，得 $${fast}x-${slow}x=${difference}$，解得 $x=${time}$。`,
      }),
  ])()
}

function riverTrip(random: Random): Draft {
  const [boat, stream, down] = [random.int(8, 16) * 2, random.int(1, 4), random.int(2, 6)]
  const distance = (boat + stream) * down
  const up = distance / (boat - stream)
  if (!Number.isInteger(up * 2) || up === down) return riverTrip(random)
  return fillBlanks(
    `一艘船从甲码头到乙码头顺流而行，用了 ${down} h；从乙码头返回甲码头逆流而行，用了 ${decimal(up)} h。已知水流的速度是 ${stream} km/h，则船在静水中的速度是 [[1]] km/h，两个码头之间的航程是 [[2]] km。`,
    [
      [
        boat,
        `设船在静水中的速度是 $x$ km/h。往返的航程相等，得 $${down}(x+${stream})=${decimal(up)}(x-${stream})$，解得 $x=${boat}$。`,
      ],
      [distance, `航程是 $${down}\\times(${boat}+${stream})=${distance}$（km）。`],
    ],
  )
}

function profit(random: Random): Draft {
  const [cost, rate] = [20 * random.int(3, 20), random.pick([10, 15, 20, 25, 30, 40])]
  const price = (cost * (100 + rate)) / 100
  const [thing, unit] = random.pick([
    ['台灯', '台'],
    ['足球', '个'],
    ['书包', '个'],
    ['计算器', '个'],
  ] as const)
  return fillBlank(
    `某商店以每${unit} ${price} 元的价格出售一种${thing}，利润率是 ${rate}%（利润率是利润与进价之比），则这种${thing}每${unit}的进价是 ${gap} 元。`,
    cost,
    `设进价是 $x$ 元，得 $x+${rate}\\%x=${price}$，即 $${decimal(1 + rate / 100)}x=${price}$，解得 $x=${cost}$。`,
  )
}

function twoSales(random: Random): Draft {
  const [gain, loss] = random.pick([
    [20, 20],
    [25, 25],
    [60, 20],
    [50, 25],
    [25, 20],
    [50, 50],
    [20, 40],
  ] as const)
  const unit = random.int(1, 5)
  const base = (100 + gain) * (100 - loss)
  const price = (base * unit) / 100
  const [first, second] = [(price * 100) / (100 + gain), (price * 100) / (100 - loss)]
  const result = 2 * price - first - second
  const thing = random.pick(['计算器', '外套', '耳机', '台灯'])
  if (![price, first, second].every(Number.isInteger) || result === 0 || price > 400) return twoSales(random)
  const words = result > 0 ? '盈利' : '亏损'
  return workedAnswer({
    stem: `某商店以每件 ${price} 元的价格卖出两件不同的${thing}，其中一件盈利 ${gain}%，另一件亏损 ${loss}%（百分率都以进价为基数）。卖出这两件${thing}，商店总的是盈利还是亏损？盈利或亏损多少元？`,
    model: [
      `解：设盈利的一件进价是 $x$ 元，得 $x+${gain}\\%x=${price}$，解得 $x=${first}$。`,
      `设亏损的一件进价是 $y$ 元，得 $y-${loss}\\%y=${price}$，解得 $y=${second}$。`,
      `两件的进价之和是 $${first}+${second}=${first + second}$（元），售价之和是 $2\\times${price}=${2 * price}$（元）。`,
      `因为 $${2 * price}${result > 0 ? '>' : '<'}${first + second}$，所以总的是${words}，$${Math.max(2 * price, first + second)}-${Math.min(2 * price, first + second)}=${Math.abs(result)}$（元）。`,
      `答：总的是${words}，${words} ${Math.abs(result)} 元。`,
    ],
    criteria: [
      ['求盈利一件的进价', `${first} 元`, 30],
      ['求亏损一件的进价', `${second} 元`, 30],
      ['比较', '比较进价之和与售价之和', 20],
      ['作答', `${words} ${Math.abs(result)} 元`, 10],
    ],
    analysis: '盈亏的百分率以进价为基数，两件的进价不同，不能直接把百分率相减。',
  })
}

export const equationApplications: readonly QuestionGenerator[] = [
  { ...common, name: 'sharing-equation', knowledge: '盈不足问题', difficulty: 1, generate: sharingEquation },
  { ...common, name: 'dormitories', knowledge: '盈不足问题', difficulty: 3, generate: dormitories },
  { ...common, name: 'shared-road', knowledge: '行程问题', difficulty: 1, generate: sharedRoad },
  { ...common, name: 'river-trip', knowledge: '行程问题', difficulty: 2, generate: riverTrip },
  { ...common, name: 'cost-from-profit', knowledge: '销售中的盈亏问题', difficulty: 1, generate: profit },
  { ...common, name: 'two-sales', knowledge: '销售中的盈亏问题', difficulty: 3, generate: twoSales },
]
