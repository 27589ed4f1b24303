import { classSize } from '../classes/class-limits.ts'
import { longestField } from './worksheet-limits.ts'

/** The fields a class list gives about a student, in the order of the columns we write. */
export const rosterFields = ['realname', 'number', 'username', 'groupName', 'mobile'] as const

export type RosterField = (typeof rosterFields)[number]

/** Lengths in characters (code points); rows without headings; worksheets read at once. */
export const rosterLimits = {
  realname: 20,
  number: 20,
  groupName: 20,
  username: 64,
  rows: classSize,
  sheets: 60,
} as const

/**
 * Headings used by schools, after `plainHeading`; an earlier one wins if a list has several for one field (学号 before
 * 考号).
 */
const headings: Readonly<Record<RosterField, string>> = {
  realname: `姓名 学生姓名 真实姓名 名字 学生名字 学生名称 学生
    name studentname fullname realname displayname student`,
  number: `学号 学生学号 学生编号 编号 学生号 学生证号 学籍号 学籍编号 考号 考生号 准考证号 座号
    studentnumber studentno studentid sourcedid identifier number id sid`,
  username: `账号 帐号 学生账号 学生帐号 登录账号 登录帐号 用户名 登录名 登陆名
    account username useraccount loginname login`,
  groupName: `小组 学习小组 所在小组 小组名称 组别 分组 组名 组
    group groupname team studygroup`,
  mobile: `手机号 手机号码 手机 学生手机 学生手机号 联系手机 联系电话 电话 电话号码 联系方式
    家长手机 家长手机号 家长电话 家长联系电话
    mobile mobilenumber mobilephone phone phonenumber cellphone telephone tel`,
}

/** Strips spaces, required-field marks and bracketed remarks: "＊学 号（必填）" and "Student No.". */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]|【[^【】]*】/g, '')
    .replaceAll(/[\s\p{Cf}*:_.#\-/]/gu, '')

/** Headings of numbers that may just count the rows. */
const rowNumberHeadings: ReadonlySet<string> = new Set(['编号', '座号', 'number', 'id', 'identifier'])

export const isRowNumber = (heading: string): boolean => rowNumberHeadings.has(plainHeading(heading))

export interface Heading {
  readonly field: RosterField
  /** Lower is more certain. */
  readonly rank: number
}

const known: ReadonlyMap<string, Heading> = new Map(
  rosterFields.flatMap((field) =>
    headings[field].split(/\s+/).map((heading, rank) => [heading, { field, rank }] as const),
  ),
)

/** The field a heading stands for; null for anything else (序号, 性别, 备注, a name). */
export const headingOf = (text: string): Heading | null =>
  text.length > longestField ? null : (known.get(plainHeading(text)) ?? null)
