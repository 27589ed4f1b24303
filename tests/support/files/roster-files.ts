import iconv from 'iconv-lite'
import { oneRosterColumns, type OneRosterFile } from '#server/services/roster/one-roster/columns.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { worksheetRow, workbookParts } from './workbook-parts.ts'
import { writeZip } from './zip-writer.ts'

/** An invented student. */
export interface InventedStudent {
  readonly realname: string
  readonly number: string
  readonly groupName: string
  readonly mobile: string
}

const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨', '欧阳', '单', '𠮷']
const characters = [...'子涵浩宇思远一凡佳怡梓晨雨欣俊杰诗琪嘉乐文博若曦天佑㛃䶮']

/** Students with consecutive numbers, the same ones for the same seed; no two share a name. */
export function inventStudents(seed: number, count: number): readonly InventedStudent[] {
  const random = seededRandom(seed)
  const pick = (from: readonly string[]): string => from[random(from.length)] ?? ''
  const names = new Set<string>()
  while (names.size < count) names.add(pick(surnames) + pick(characters) + (random(8) === 0 ? '' : pick(characters)))
  return [...names].map((realname, index) => ({
    realname,
    number: String(2_024_070_001 + index),
    groupName: `第${(index % 6) + 1}组`,
    mobile: `199${String(random(100_000_000)).padStart(8, '0')}`,
  }))
}

const headings = ['姓名', '学号', '小组', '手机号']

const cellsOf = ({ realname, number, groupName, mobile }: InventedStudent): readonly string[] => [
  realname,
  number,
  groupName,
  mobile,
]

/** Headings, then one line per student. */
export const cleanWorkbook = (students: readonly InventedStudent[]): Buffer =>
  workbookOf([headings, ...students.map(cellsOf)].map((cells, index) => worksheetRow(index + 1, cells)))

/** A title across all columns, a blank line, and group cells merged over several lines. */
export function titledWorkbook(students: readonly InventedStudent[]): Buffer {
  const rows = students.map((student, index) => {
    const isFirst = index === 0 || students[index - 1]?.groupName !== student.groupName
    return worksheetRow(index + 4, [student.number, student.realname, isFirst ? student.groupName : null])
  })
  const starts = students.flatMap(({ groupName }, index) =>
    index === 0 || students[index - 1]?.groupName !== groupName ? [index] : [],
  )
  const groups = starts.map((start, index) => `C${start + 4}:C${(starts[index + 1] ?? students.length) + 3}`)
  const merges = ['A1:C1', ...groups].map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return workbookOf(
    [worksheetRow(1, ['七年级(2)班学生名单', null, null]), worksheetRow(3, ['学 号', '姓　名', '小组']), ...rows],
    `<mergeCells>${merges}</mergeCells>`,
  )
}

/** Typical mistakes in class lists, one per line; needs ten students. */
export function dirtyWorkbook(students: readonly InventedStudent[]): Buffer {
  const at = (index: number): InventedStudent => {
    const student = students[index]
    if (student === undefined) throw new RangeError('A dirty list needs ten students')
    return student
  }
  return workbookOf([
    worksheetRow(1, headings),
    worksheetRow(2, cellsOf(at(0))),
    // Row 3 repeats the number of row 2.
    worksheetRow(3, cellsOf({ ...at(1), number: at(0).number })),
    worksheetRow(4, cellsOf({ ...at(2), realname: '' })),
    worksheetRow(5, cellsOf({ ...at(3), mobile: at(3).mobile.slice(1) })),
    worksheetRow(6, cellsOf({ ...at(4), realname: `　${at(4).realname}　` })),
    worksheetRow(7, [at(5).realname, { numeric: at(5).number }, null, { numeric: at(5).mobile }]),
    worksheetRow(8, [at(6).realname, { serial: 45_536 }]),
    worksheetRow(9, [{ numeric: '45536' }, at(7).number]),
    worksheetRow(10, ['', '　', null]),
    worksheetRow(12, cellsOf(at(8))),
    worksheetRow(13, cellsOf(at(8))),
    worksheetRow(14, [at(9).realname, { numeric: '2.0240700100010001E+17' }]),
  ])
}

const workbookOf = (rows: readonly string[], behind = ''): Buffer =>
  writeZip(workbookParts({ sheets: [{ name: '名单', rows: rows.join(''), behind }] }))

/** The same list as .csv. */
export function csvFile(students: readonly InventedStudent[], encoding: 'utf-8' | 'gbk' | 'gb18030'): Buffer {
  const text = csvText([headings, ...students.map(cellsOf)])
  return encoding === 'utf-8' ? Buffer.from(`\uFEFF${text}`) : iconv.encode(text, encoding)
}

const csvText = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (row) =>
        `${row.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')}\r\n`,
    )
    .join('')

/** A school with these classes as OneRoster files; the second part of a name is the given name. */
export function oneRosterFiles(
  classes: Readonly<Record<string, readonly InventedStudent[]>>,
): ReadonlyMap<OneRosterFile, Uint8Array> {
  const titles = Object.entries(classes)
  const students = titles.flatMap(([, of]) => of)
  const table = (
    file: OneRosterFile,
    rows: readonly Readonly<Record<string, string>>[],
  ): [OneRosterFile, Uint8Array] => {
    const columns: readonly string[] = oneRosterColumns[file]
    return [file, Buffer.from(csvText([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]))]
  }
  return new Map([
    table('manifest.csv', [
      { propertyName: 'manifest.version', value: '1.0' },
      { propertyName: 'oneroster.version', value: '1.1' },
    ]),
    table('orgs.csv', [{ sourcedId: 'school', name: '启明中学', type: 'school' }]),
    table(
      'classes.csv',
      titles.map(([title], index) => ({
        sourcedId: `class-${index + 1}`,
        title,
        classType: 'homeroom',
        schoolSourcedId: 'school',
      })),
    ),
    table(
      'users.csv',
      students.map(({ realname, number, mobile }) => ({
        sourcedId: `user-${number}`,
        enabledUser: 'true',
        orgSourcedIds: 'school',
        role: 'student',
        username: `other-${number}`,
        givenName: [...realname].slice(1).join(''),
        familyName: [...realname].slice(0, 1).join(''),
        identifier: number,
        sms: mobile,
      })),
    ),
    table(
      'enrollments.csv',
      titles.flatMap(([, of], index) =>
        of.map(({ number }) => ({
          sourcedId: `enrollment-${number}`,
          classSourcedId: `class-${index + 1}`,
          schoolSourcedId: 'school',
          userSourcedId: `user-${number}`,
          role: 'student',
        })),
      ),
    ),
  ])
}
