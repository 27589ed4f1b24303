import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slip } from '#api/contract/groups/slip.ts'
import { student } from '#api/contract/groups/student.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { slipLimits } from '#domain/classes/class-limits.ts'
import { studentCodeOf } from '#domain/classes/student-code.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { audit, idempotency } from '#server/database/schema/system.ts'
import { edgeNames } from '#tests/support/files/edge-names.ts'
import { codesOfPage, pagesOfPdf } from '#tests/support/files/pdf-codes.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { auditRow } from '#tests/support/service/audit-row.ts'
import { drawSlips, notDrawn, unprintableIn } from './draw-slips.ts'
import { passwordSheets, studentCodeSheets } from './slip-sheets.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 20)
})

afterAll(() => service.close())

const codesFor = async (uids: readonly number[]) => {
  const response = await world.teacher.file(slip.studentCodes, { courseId: world.courseId, uids: [...uids] })
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const usernames = Array.from({ length: 20 }, (_, index) => `qm07010${String(index + 1).padStart(2, '0')}`)

test('every slip of the class has a QR code that scans as the code of its student, sixteen per page', async () => {
  const { headers, bytes } = await codesFor([])
  expect({ contentType: headers.get('content-type'), contentDisposition: headers.get('content-disposition') }).toEqual({
    contentType: 'application/pdf',
    contentDisposition: `attachment; filename="_2_-_.pdf"; filename*=UTF-8''${encodeURIComponent('七(2)班-学生码.pdf').replace('(', '%28').replace(')', '%29')}`,
  })
  const pages = pagesOfPdf(bytes).map(codesOfPage)
  const codes = usernames.map(studentCodeOf)
  expect(pages).toEqual([codes.slice(0, 16), codes.slice(16)])
  const [row] = await service.db.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
  expect(row).toEqual(
    auditRow({
      at: service.clock.now,
      uid: world.teacher.uid,
      action: 'export',
      path: slip.studentCodes.path,
      objectKind: 'course',
      objectId: world.courseId,
      rowCount: 20,
    }),
  )
})

test('only chosen students, in the order of their numbers; a non-member among them refuses the sheet', async () => {
  const [first, , third] = world.students.map(({ uid }) => uid)
  await service.db
    .update(user)
    .set({ studentNo: '10' })
    .where(eq(user.uid, first ?? 0))
  await service.db
    .update(user)
    .set({ studentNo: '9' })
    .where(eq(user.uid, third ?? 0))
  const { bytes } = await codesFor([first ?? 0, third ?? 0])
  expect(pagesOfPdf(bytes).map(codesOfPage)).toEqual([[studentCodeOf('qm0701003'), studentCodeOf('qm0701001')]])
  const refusal = async (uids: number[]) =>
    resultId(
      (
        (await (await world.teacher.file(slip.studentCodes, { courseId: world.courseId, uids })).json()) as {
          result: { code: number }
        }
      ).result,
    )
  expect(await refusal([first ?? 0, world.strangerStudent.uid])).toBe('studentNotInClass')
  expect(await refusal([987_654_321])).toBe('studentNotInClass')
})

test('the texts on a slip', () => {
  const now = new Date('2026-11-20T06:00:00Z')
  const lin = { uid: 1, realname: '林雅婷', username: 'qm0701001', studentNo: '20260001' }
  const found = { courseName: '七年级(2)班', schoolName: '启明中学', students: [lin, { ...lin, studentNo: null }] }
  const { slips, footer } = studentCodeSheets(found, 'zh-CN', now)
  const rest = [
    { label: '班级', text: '七年级(2)班', style: 'plain' },
    { label: '账号', text: 'qm0701001', style: 'plain' },
  ]
  const name = { label: '', text: '林雅婷', style: 'name' }
  expect(slips.map(({ lines }) => lines)).toEqual([
    [name, { label: '学号', text: '20260001', style: 'plain' }, ...rest],
    [name, ...rest],
  ])
  expect(footer).toBe('七年级(2)班，学生码 2 张，第 {page} 页，共 {pages} 页')
  const address = 'https://podium.example.cn/student/'
  expect(passwordSheets(found, [{ ...lin, password: 'Kad4mun!tebros7' }], address, 'zh-CN', now).slips).toEqual([
    {
      qr: address,
      lines: [
        name,
        { label: '学号', text: '20260001', style: 'plain' },
        ...rest,
        { label: '密码', text: 'Kad4mun!tebros7', style: 'secret' },
        { label: '扫码或打开', text: address, style: 'small' },
      ],
    },
  ])
})

test('any name can be printed', async () => {
  const students = edgeNames.map((realname, uid) => ({ uid, realname, username: `e${uid}`, studentNo: realname }))
  const sheets = studentCodeSheets({ courseName: '字'.repeat(30), schoolName: '', students }, 'zh-CN', new Date(0))
  const pages = pagesOfPdf(await drawSlips(sheets))
  // The last name in order, on the thirteenth page, is drawn like the others.
  const last = students.slice(192).map(({ username }) => studentCodeOf(username))
  expect({ pages: pages.length, last: codesOfPage(pages.at(-1) ?? '') }).toEqual({ pages: 13, last })
})

test('a drawing that takes more than its limits is refused', async () => {
  const students = [{ uid: 1, realname: '陈明', username: 'e1', studentNo: null }]
  const sheets = studentCodeSheets({ courseName: '班', schoolName: '', students }, 'zh-CN', new Date(0))
  const limits = { processor: 60_000, heap: 512, memory: 1_024 }
  await expect(drawSlips(sheets, { ...limits, processor: 1 })).rejects.toEqual(notDrawn())
  await expect(drawSlips(sheets, { ...limits, memory: 1 })).rejects.toEqual(notDrawn())
})

test('rare characters come from a font that has them; those that none has are named before printing', async () => {
  const texts = ['𠮷田𪚥', '欧阳明', 'Ann-Li', '𬭎䶮\u{10fffd}', 'e\u0301\u{e0100}']
  expect(await unprintableIn(texts)).toEqual([[], [], [], ['\u{10fffd}'], []])
  const [student] = world.students
  const setName = (realname: string) =>
    service.db
      .update(user)
      .set({ realname })
      .where(eq(user.uid, student?.uid ?? 0))
  await setName('\u{10fffd}\u{10fffd}𠮷')
  expect(await world.teacher.get(slip.unprintable, { courseId: world.courseId })).toEqual({
    list: [{ uid: student?.uid, realname: '\u{10fffd}\u{10fffd}𠮷', characters: '\u{10fffd}' }],
  })
  await setName('姓名')
})

test('the drawn slip has the glyph of a rare character, not the empty box', async () => {
  const fontsOf = async (realname: string) => {
    const students = [{ uid: 1, realname, username: 'e1', studentNo: null }]
    const sheets = studentCodeSheets({ courseName: '班', schoolName: '', students }, 'zh-CN', new Date(0))
    const pdf = Buffer.from(await drawSlips(sheets)).toString('latin1')
    return [...new Set(pdf.match(/(?<=\/BaseFont \/[A-Z]{6}\+)[\w-]+/g))].toSorted()
  }
  expect(await fontsOf('陈明')).toEqual(['NotoSansHans-Medium', 'NotoSansHans-Regular'])
  expect(await fontsOf('𠮷田𪚥')).toEqual(['HanaMinA', 'NotoSansHans-Medium', 'NotoSansHans-Regular'])
  expect(await fontsOf('\u{10fffd}')).toEqual(['NotoSansHans-Medium', 'NotoSansHans-Regular'])
})

test('password slips give working passwords that must be changed, and end sessions; they are stored nowhere', async () => {
  const chosen = world.students.slice(0, 2).map(({ uid }) => uid)
  const { name, passwordSheet } = await world.teacher.get(slip.passwords, { courseId: world.courseId, uids: chosen })
  expect(name).toBe('七(2)班-密码条.pdf')
  const pages = pagesOfPdf(Buffer.from(passwordSheet, 'base64')).map(codesOfPage)
  expect(pages).toEqual([Array.from({ length: 2 }, () => 'http://127.0.0.1:4173/student/')])
  for (const one of world.students.slice(0, 2))
    expect(resultId(await one.call(student.assignments, {}))).toBe('notLoggedIn')
  const still = await world.students[2]?.call(student.assignments, {})
  expect(still && resultId(still)).toBe('ok')
  const rows = await service.db.select().from(user).where(eq(user.mustChangePassword, true))
  expect(rows.map(({ uid }) => uid).toSorted((one, other) => one - other)).toEqual(chosen)
  expect(rows.every(({ passwordHash }) => passwordHash.startsWith('$argon2id$'))).toBe(true)
  const kept = await service.db.select().from(idempotency).where(eq(idempotency.path, slip.passwords.path))
  expect(kept.map(({ answer }) => answer)).toEqual([null])
  const page = openBrowser(service.client)
  const guess = await page.signIn('qm0701001', passwordDigest('Podium@2026'), { signInAs: userTypes.student })
  expect(resultId(guess)).toBe('wrongPassword')
})

test('at most a hundred passwords at once, for members only, or none at all', async () => {
  const hashes = async () => (await service.db.select({ hash: user.passwordHash }).from(user)).map(({ hash }) => hash)
  const before = (await hashes()).toSorted()
  const resultOf = async (uids: number[]) =>
    resultId(await world.teacher.call(slip.passwords, { courseId: world.courseId, uids }))
  const third = uidAt(world, 2)
  expect(await resultOf([])).toBe('noStudents')
  expect(await resultOf([third, world.strangerStudent.uid])).toBe('studentNotInClass')
  expect(await resultOf(Array.from({ length: slipLimits.passwords + 1 }, (_, index) => index + 1))).toBe('tooManySlips')
  await service.db
    .update(member)
    .set({ joinStatus: memberStatus.removed })
    .where(and(eq(member.courseId, world.courseId), eq(member.uid, third)))
  expect(await resultOf([third])).toBe('studentNotInClass')
  expect((await hashes()).toSorted()).toEqual(before)
})
