import type { FieldColumns } from './header-row.ts'
import { type WorksheetRow, shownText } from './worksheet-cell.ts'
import { longestField } from './worksheet-limits.ts'

/** Totals with or without their number: "合计：48人", "总人数", "Total 48". */
const sums = [
  /^(?:班级|全班|本班|学生|男生|女生|男|女|应到|实到|在籍|在校)?(?:合计|总计|小计|共计|总数|总?人数)+(?:$|[:=(\d])/,
  /^(?:以上|一|总|全班|本班|班级|合计|总计)*共(?:计|有)?:?\d+(?:个|名|位|人)/,
  /^(?:(?:grand|sub)-?)?total(?:(?:numberof)?students)?(?:$|[:=(\d])/,
  /^(?:count|(?:number|no\.?)ofstudents)(?:$|[:=(\d])/,
]

/** Author and date of the list: "制表人：张三", "打印日期 2024-9-1", "Prepared by". */
const makers = [
  /^(?:制表|填表|填报|审核|复核|统计|录入|打印|经办|负责)(?:人|者|员|单位|日期|时间|:)/,
  /^(?:班主任|任课教师|日期|备注|说明|注):/,
  /^(?:(?:prepared|printed|made|compiled|checked)(?:by|on)|remarks?:|notes?:|date:)/,
]

const footers = [...sums, ...makers]

/** Whether a row is a footer rather than a student, judging by its first word and its name. */
export function isFooter(row: WorksheetRow, columns: FieldColumns | null): boolean {
  const first = row.findIndex((cell) => shownText(cell).trim() !== '')
  const named = columns?.get('realname') ?? first
  return says(shownText(row[first])) || (named !== first && says(shownText(row[named])))
}

function says(text: string): boolean {
  const plain = text.trimStart().slice(0, longestField).normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  return footers.some((pattern) => pattern.test(plain))
}
