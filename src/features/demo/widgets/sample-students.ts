/** A student of the gallery's tables, invented. */
export interface SampleStudent {
  readonly number: number
  readonly name: string
  readonly account: string
  readonly className: string
  readonly handedIn: number
  readonly unmarked: number
  readonly average: number | null
  readonly best: number
  readonly remark: string
}

const families = [...'陈程丁邓安白蒋沈林徐顾周吴郑王冯褚卫']
const given = [...'思远可欣子墨若溪一诺宇轩梓涵浩然予安景行书白']
const remarks = [
  '作文结构清楚，时态还要再练，建议每周改写一段',
  '听力进步明显',
  '完形填空失分较多，可以先做专项再做整卷，注意上下文线索',
  '书写工整，按时提交',
]

/** So many students, the same ones every time. */
export const sampleStudents = (count: number): readonly SampleStudent[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    name: [
      families[(index * 7) % families.length],
      given[(index * 11) % given.length],
      given[(index * 5 + 3) % given.length],
    ].join(''),
    account: `qm${String(702_005 + index).padStart(7, '0')}`,
    className: `七年级(${((index * 3) % 12) + 1})班`,
    handedIn: (index * 13) % 41,
    unmarked: (index * 17) % 5,
    average: index % 19 === 4 ? null : ((index * 271) % 600) / 10 + 40,
    best: ((index * 137) % 300) / 10 + 70,
    remark: remarks[index % remarks.length] ?? '',
  }))
