import { seededRandom } from '#tests/support/runs/seeded-random.ts'

/** A student of a very large school, with the values of eight columns. */
export interface Student {
  readonly uid: number
  readonly name: string
  readonly account: string
  readonly className: string
  readonly handedIn: number
  readonly due: number
  readonly average: number
  readonly best: number
  readonly last: string
}

const families = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗'
const given = '思远景行子墨若溪一诺宇轩梓涵浩然欣怡可佳雨泽'

/** This many students, the same ones every time. */
export function studentsOf(count: number): readonly Student[] {
  const random = seededRandom(20_261_120)
  const pick = (characters: string) => characters[random(characters.length)] ?? ''
  return Array.from({ length: count }, (_, index) => ({
    uid: index + 1,
    name: pick(families) + pick(given) + pick(given),
    account: `qm${String(random(9_999_999)).padStart(7, '0')}`,
    className: `${random(9) + 1}年级(${random(20) + 1})班`,
    handedIn: random(40),
    due: 40,
    average: random(1_000) / 10,
    best: random(1_000) / 10,
    last: `11-${String(random(20) + 1).padStart(2, '0')} ${String(random(14) + 8).padStart(2, '0')}:30`,
  }))
}

/** Column headings with their values. */
export const studentColumns = [
  { id: 'name', header: '姓名', valueOf: ({ name }: Student) => name },
  { id: 'account', header: '学号', valueOf: ({ account }: Student) => account },
  { id: 'className', header: '班级', valueOf: ({ className }: Student) => className },
  { id: 'handedIn', header: '提交', valueOf: ({ handedIn }: Student) => handedIn },
  { id: 'due', header: '应交', valueOf: ({ due }: Student) => due },
  { id: 'average', header: '均分', valueOf: ({ average }: Student) => average },
  { id: 'best', header: '最高分', valueOf: ({ best }: Student) => best },
  { id: 'last', header: '最近一次', valueOf: ({ last }: Student) => last },
] as const
