import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import { course } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { assignment as assignmentTable } from '#server/database/schema/assignments.ts'
import { addSchool, type Fixture, makeFixture } from '#tests/support/worlds/busy-world.ts'
import { exchange, rawRequest } from '#tests/support/service/http-exchange.ts'
import { type HttpService, startHttpService } from '#tests/support/service/http-service.ts'
import { request, startTestService, type TestService } from '#tests/support/service/test-service.ts'

let service: TestService
let http: HttpService
let fixture: Fixture

beforeAll(async () => {
  service = await startTestService()
  http = await startHttpService(service.service)
  fixture = await makeFixture(service, await addSchool(service, 'home'), 'fixture-')
})

afterAll(async () => {
  await http.close()
  await service.close()
})

/** Names written by somebody who wants a file somewhere else, another header, or another type. */
const names = [
  '../../../etc/passwd',
  String.raw`..\..\windows\win.ini`,
  '%2e%2e%2fsecret.txt',
  '/etc/passwd',
  'C:\\autoexec.bat',
  String.raw`\\server\share\x`,
  'x\r\nSet-Cookie: sid=stolen\r\n\r\n<script>',
  'x"; filename="evil.exe',
  "x'; filename*=UTF-8''evil.exe",
  'report.exe\u202Exslx',
  '.htaccess',
  'CON',
  '名'.repeat(4_096),
  '🏫👩‍🏫',
]

test.each(names)('a workbook of %j has a name that stays where it is put', async (name) => {
  const assignmentId = fixture.assignments.scored
  await service.db
    .update(assignmentTable)
    .set({ assignmentName: name })
    .where(eq(assignmentTable.assignmentId, assignmentId))
  await service.db.update(course).set({ courseName: name }).where(eq(course.courseId, fixture.courseId))
  await service.db.update(user).set({ realname: name }).where(eq(user.uid, fixture.students[0].uid))
  const page = request(report.exportClass, { assignmentId }, fixture.teacher)
  const response = await fetch(http.address + report.exportClass.path, {
    method: 'POST',
    headers: Object.fromEntries(page.headers),
    body: await page.text(),
  })
  const disposition = response.headers.get('content-disposition') ?? ''
  const parts = /^attachment; filename="([\w.-]{1,200})"; filename\*=UTF-8''([\w.~!%-]{1,800})$/.exec(disposition)
  const [, ascii = '', encoded = ''] = parts ?? []
  const fileName = decodeURIComponent(encoded)
  expect({ status: response.status, cookie: response.headers.get('set-cookie') }).toEqual({ status: 200, cookie: null })
  expect(ascii).toMatch(/^[^.].*\.xlsx$/)
  expect(ascii).not.toContain('..')
  expect(fileName).toMatch(/^[^.].*-成绩报告\.xlsx$/)
  expect(fileName).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}]|\.\./u)
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

/** Paths to the file beside the served folder. */
const targets = [
  '/../secret.txt',
  '/../../secret.txt',
  '/assets/../../secret.txt',
  '/assets/../../../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/.%00./secret.txt',
  '/secret.txt%00.js',
  '/assets/main.js/../../../secret.txt',
  '/../client/../secret.txt',
  '//secret.txt',
  '/\\\\server\\share\\secret.txt',
  '//server/share/secret.txt',
  '/C:/secret.txt',
  '/file:///secret.txt',
  '/....//secret.txt',
  '/.;/secret.txt',
  `/${'../'.repeat(1_365)}secret.txt`,
  `/${'%2e%2e/'.repeat(500)}secret.txt`,
  '/index.html/../../secret.txt',
  '/assets',
  '/assets/',
]

test.each(targets)('GET %s leaves the served folder nowhere', async (target) => {
  const answer = await exchange(http.port, rawRequest('GET', target))
  expect(answer.text).not.toContain(http.secret)
  expect(answer.status).toBeOneOf([400, 404])
})

test('the file’s absolute path is no address, and the folder itself is served', async () => {
  const secret = await exchange(http.port, rawRequest('GET', `${http.folder}/../secret.txt`))
  const asset = await exchange(http.port, rawRequest('GET', '/assets/main.js'))
  expect(secret.status).toBe(404)
  expect({ status: asset.status, body: asset.body }).toEqual({ status: 200, body: 'export {}' })
  expect(secret.text).not.toContain(http.secret)
})

test('ids of files must be ids: a path in place of a number is refused', async () => {
  for (const assignmentId of ['../1', '1/../../x', '1%00', '１', '1e3', '0x1', ' 1', '+1']) {
    const page = request(report.exportClass, { assignmentId: 1 }, fixture.teacher, { raw: { testId: assignmentId } })
    const response = await service.service(page)
    expect(await response.json()).toEqual({
      data: { field: 'testId' },
      result: { code: resultCodes.invalidInput, msg: '任务：没有选好，请重新选择，或从列表里重新打开' },
    })
  }
})
