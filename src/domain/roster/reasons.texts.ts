import { rosterBodyLimits } from '../classes/class-limits.ts'
import type { Language } from '../portal/language.ts'
import { mebibyte } from '../values/sizes.ts'
import { type RosterField, rosterLimits } from './columns.ts'
import type { MergeReason } from './reasons.ts'
import type { ListRefusal, RowReason, SkipReason } from './reasons.ts'
import type { RowPosition } from './worksheet-positions.ts'

type Both = Readonly<Record<Language, string>>

/** Column names, on screen and in the files we write. */
export const fieldTexts: Readonly<Record<RosterField, Both>> = {
  realname: { 'zh-CN': '姓名', en: 'Name' },
  number: { 'zh-CN': '学号', en: 'Student number' },
  username: { 'zh-CN': '账号', en: 'Account' },
  groupName: { 'zh-CN': '小组', en: 'Group' },
  mobile: { 'zh-CN': '手机号', en: 'Mobile' },
}

/** Heading of the column with the reasons, in the files we write. */
export const reasonHeadings: Both = { 'zh-CN': '原因', en: 'Reason' }

/** What to do about a bad row. */
export const rowReasonTexts: Readonly<Record<RowReason, Both>> = {
  nameMissing: { 'zh-CN': '没有姓名，请补上', en: 'The name is missing. Add it' },
  nameTooLong: {
    'zh-CN': `姓名超过 ${rosterLimits.realname} 个字，请改短`,
    en: `The name is longer than ${rosterLimits.realname} characters. Shorten it`,
  },
  nameIsNumber: {
    'zh-CN': '姓名是一个数字，请检查列是否放错',
    en: 'The name is a number. Check whether the columns are swapped',
  },
  severalNames: {
    'zh-CN': '这一行像是有几名学生，请一行写一名',
    en: 'There seem to be several students on this line. Write one per line',
  },
  numberTooLong: {
    'zh-CN': `学号超过 ${rosterLimits.number} 个字符，请改短`,
    en: `The student number is longer than ${rosterLimits.number} characters. Shorten it`,
  },
  digitsLost: {
    'zh-CN': '表格软件已丢掉这个号码的后几位，请把该列设为“文本”后重新填写',
    en: 'The spreadsheet has lost the last digits of this number. Set the column to “Text” and enter it again',
  },
  notWholeNumber: {
    'zh-CN': '号码带有小数或负号，请检查',
    en: 'The number has a decimal point or a minus sign. Check it',
  },
  becameDate: {
    'zh-CN': '表格软件把它变成了日期，请把该列设为“文本”后重新填写',
    en: 'The spreadsheet has turned it into a date. Set the column to “Text” and enter it again',
  },
  lineBreak: { 'zh-CN': '单元格里有换行或制表符，请删去', en: 'The cell contains a line break or tab. Remove it' },
  unprintable: {
    'zh-CN': '里面有无法保存的字符(可能是乱码)，请重新输入',
    en: 'It contains characters that cannot be saved, perhaps from a wrong encoding. Enter it again',
  },
  mobileWrong: {
    'zh-CN': '手机号应是 11 位数字，请检查或留空',
    en: 'A mobile number has 11 digits. Check it, or leave it empty',
  },
  usernameTooLong: {
    'zh-CN': `账号超过 ${rosterLimits.username} 个字符，请检查`,
    en: `The account is longer than ${rosterLimits.username} characters. Check it`,
  },
  groupTooLong: {
    'zh-CN': `小组名超过 ${rosterLimits.groupName} 个字，请改短`,
    en: `The group name is longer than ${rosterLimits.groupName} characters. Shorten it`,
  },
  repeatedRow: {
    'zh-CN': '和另一行完全相同，请只留一行；同名的两名学生要有不同的学号',
    en: 'This row is the same as another. Keep only one; two students with one name need different student numbers',
  },
  repeatedNumber: {
    'zh-CN': '学号和另一行重复，请改正其中一行',
    en: 'Another row has the same student number. Correct one of them',
  },
  repeatedUsername: {
    'zh-CN': '账号和另一行重复，请改正其中一行',
    en: 'Another row has the same account. Correct one of them',
  },
  sameStudentTwice: {
    'zh-CN': '和另一行指的是班里同一名学生，请只留一行',
    en: 'Another row is for the same student in the class. Keep only one',
  },
  numberOfOther: {
    'zh-CN': '这个学号是班里另一名学生的，请检查',
    en: 'This student number belongs to another student in the class. Check it',
  },
  usernameUnknown: {
    'zh-CN': '本校没有这个账号；新学生请把账号留空，由系统分配',
    en: 'The school has no such account. Leave it empty for a new student and one will be created',
  },
  usernameOfOther: {
    'zh-CN': '这个账号是本校另一名学生的，请检查姓名和账号',
    en: 'This account belongs to another student at the school. Check the name and account',
  },
  numberOfSchool: {
    'zh-CN': '这个学号是本校另一名学生的，请检查',
    en: 'This student number belongs to another student at the school. Check it',
  },
  memberGone: {
    'zh-CN': '导入时这名学生已不在班里，请核对后再导入',
    en: 'This student had left the class by the time the list was imported. Check and import again',
  },
  changedMeanwhile: {
    'zh-CN': '导入时这名学生的资料刚被改过，没有覆盖；请核对后再导入',
    en: 'This student had just been changed elsewhere and was not overwritten. Check and import again',
  },
  classFull: {
    'zh-CN': '导入时班级已满员，这名学生没有加入',
    en: 'The class was full when the list was imported, so this student was not added',
  },
  userUnknown: { 'zh-CN': '用户文件里没有这名学生', en: 'The users file does not contain this student' },
  classUnknown: { 'zh-CN': '班级文件里没有这个班', en: 'The classes file does not contain this class' },
}

/** Why a row is left out. */
export const skipReasonTexts: Readonly<Record<SkipReason, Both>> = {
  footer: {
    'zh-CN': '这一行是合计、人数或制表人，不是学生，已跳过',
    en: 'A total, count or note rather than a student, so it was skipped',
  },
}

/** Which worksheets of a workbook were read, and which others have content; empty if there is only one. */
export const worksheetsReadTexts: Readonly<
  Record<Language, (sheets: readonly string[], others: readonly string[]) => string>
> = {
  'zh-CN': (sheets, others) => {
    const named = (names: readonly string[]) => names.map((name) => `“${name}”`).join('、')
    if (others.length > 0) return `只读取了工作表${named(sheets)}；未读取：${named(others)}`
    return sheets.length < 2 ? '' : `读取了工作表${named(sheets)}`
  },
  en: (sheets, others) => {
    const named = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')
    const noun = sheets.length === 1 ? 'sheet' : 'sheets'
    if (others.length > 0) return `Read only ${noun} ${named(sheets)}; not read: ${named(others)}`
    return sheets.length < 2 ? '' : `Read ${noun} ${named(sheets)}`
  },
}

/** The position of a row in its file, with the worksheet if several were read. */
export const rowPositionTexts: Readonly<Record<Language, (position: RowPosition) => string>> = {
  'zh-CN': ({ sheet, row }) => (sheet === null ? `第 ${row} 行` : `“${sheet}”第 ${row} 行`),
  en: ({ sheet, row }) => (sheet === null ? `row ${row}` : `row ${row} of “${sheet}”`),
}

const mebibytes = rosterBodyLimits.bytes / mebibyte

/** What to do about a refused file. */
export const listRefusalTexts: Readonly<Record<ListRefusal, Both>> = {
  fileTooLarge: {
    'zh-CN': `文件太大，名单文件不超过 ${mebibytes} MB`,
    en: `The file is too large. A class list can be at most ${mebibytes} MB`,
  },
  fileEmpty: { 'zh-CN': '文件里没有内容，请换一个文件', en: 'The file is empty. Choose another' },
  otherFormat: {
    'zh-CN': '这不是可以读取的名单，请另存为 .xlsx 或 .csv 再上传',
    en: 'This list cannot be read. Save it as .xlsx or .csv and upload it again',
  },
  oldExcel: {
    'zh-CN': '旧版 .xls 文件读不了，请在表格软件里另存为 .xlsx 再上传',
    en: 'The old .xls format cannot be read. Save the file as .xlsx and upload it again',
  },
  passwordProtected: {
    'zh-CN': '文件有密码，请去掉密码后再上传',
    en: 'The file is password-protected. Remove the password and upload it again',
  },
  unsafeFile: {
    'zh-CN': '文件结构异常，为安全起见没有打开；请在表格软件里另存为新的 .xlsx 再上传',
    en: 'The file has an unusual structure and was not opened, to be safe. Save it as a new .xlsx and upload that',
  },
  brokenFile: {
    'zh-CN': '文件已损坏，请在表格软件里打开后另存为 .xlsx 再上传',
    en: 'The file is damaged. Open it in a spreadsheet program, save it as .xlsx and upload it again',
  },
  unreadableText: {
    'zh-CN': '文件里的文字无法识别，请另存为 UTF-8 编码的 .csv 再上传',
    en: 'The text in the file cannot be read. Save it as a UTF-8 .csv and upload it again',
  },
  tooManyRows: {
    'zh-CN': `名单超过 ${rosterLimits.rows} 行；如果没有这么多学生，请删去下面的空行再上传`,
    en: `The list has more than ${rosterLimits.rows} rows. If there are fewer students, delete the empty rows below them`,
  },
  tooManyCells: {
    'zh-CN': '表格内容太多，请只留姓名、学号等名单需要的列',
    en: 'There is too much in the sheet. Keep only the columns that a class list needs',
  },
  tooSlow: {
    'zh-CN': '文件读取太久，已停止；请只留名单一张表再上传',
    en: 'Reading took too long and was stopped. Upload a file with the class list only',
  },
  noNames: {
    'zh-CN': '没有找到姓名，请在第一行写上“姓名”“学号”等列名',
    en: 'No names were found. Add headings such as “Name” and “Student number” in the first row',
  },
  severalNameColumns: {
    'zh-CN': '有几列都叫“姓名”，请把学生排成一列再上传',
    en: 'Several columns are headed “Name”. Put the students in one column and upload it again',
  },
  columnsMissing: { 'zh-CN': '文件缺少标准规定的列', en: 'A file lacks columns required by the standard' },
  filesMissing: {
    'zh-CN': '缺少 users.csv、classes.csv 或 enrollments.csv',
    en: 'users.csv, classes.csv or enrollments.csv is missing',
  },
}

/** Why a row may be an existing student of the class. */
export const mergeReasonTexts: Readonly<Record<MergeReason, Both>> = {
  sameName: {
    'zh-CN': '姓名相同，学号或账号不同',
    en: 'Same name, different student number or account',
  },
  samePinyin: { 'zh-CN': '读音相同，用字不同', en: 'Sounds the same, written differently' },
  numberOneOff: { 'zh-CN': '学号只差一位', en: 'Student number differs by one digit' },
  nameOfSchool: { 'zh-CN': '本校其他班有同名学生', en: 'Same name in another class at the school' },
  nameOfOthers: {
    'zh-CN': '其他老师有同名学生，进班要对方同意',
    en: 'Same name among a colleague’s students, who must agree first',
  },
}
