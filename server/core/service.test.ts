import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { user } from '#api/contract/groups/user.ts'
import { course } from '#api/contract/groups/course.ts'
import { courseTeacher } from '#api/contract/groups/course-teacher.ts'
import { endpoint } from '#api/contract/endpoint.ts'
import { flag } from '#domain/wire/scalars.ts'
import { origin, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { implementWith } from './implement.ts'
import type { Ports } from './ports.ts'
import { admitAll } from './admission/admission.ts'
import { createService } from './service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

test('a signed-in read returns data in the envelope', async () => {
  const { headers: _headers, ...answer } = await world.teacher.call(user.teacherInfo, {})
  expect(answer).toEqual({
    status: 200,
    code: 0,
    msg: '',
    data: {
      uid: world.teacher.uid,
      username: 'teacher',
      realname: '姓名 teacher',
      mobile: null,
      email: null,
      userType: 101,
      schoolId: 1,
      schoolName: '学校 qm',
      isSchoolOwner: false,
      stageId: 2,
      stageName: '初中',
      subjectId: 203,
      subjectName: '英语',
      bookVersion: null,
      regionId: 0,
      trialInfo: null,
      mustChangePassword: false,
      consentNeeded: true,
    },
  })
})

test('no session, a foreign cookie and a student’s cookie all get the same -23', async () => {
  const [student = service.client()] = world.students
  const clients = [service.client(), service.client(world.teacher.uid, 'sid=AAAA'), student]
  const answers = await Promise.all(clients.map((client) => client.call(user.teacherInfo, {})))
  expect(answers.map((answer) => ({ status: answer.status, result: resultId(answer), msg: answer.msg }))).toEqual(
    Array.from({ length: 3 }, () => ({ status: 200, result: 'notLoggedIn', msg: '请先登录' })),
  )
})

test('unknown and foreign objects get the same answer', async () => {
  const pager = { currentPage: 1, pageSize: 10 }
  const foreign = await world.teacher.call(course.students, { courseId: world.strangerCourseId, pager })
  const unknown = await world.teacher.call(course.students, { courseId: 987_654_321, pager })
  expect({ result: resultId(foreign), msg: foreign.msg, data: foreign.data }).toEqual({
    result: 'notFound',
    msg: '没有找到，可能已被删除',
    data: null,
  })
  expect({ result: resultId(unknown), msg: unknown.msg, data: unknown.data }).toEqual({
    result: resultId(foreign),
    msg: foreign.msg,
    data: foreign.data,
  })
})

test('a repeated key has one effect and one answer; the same key with another body is refused', async () => {
  const key = 'intent-0001'
  const first = await world.teacher.call(user.saveSetting, { key: 'currentCourse', value: 7 }, { key })
  const repeated = await world.teacher.call(user.saveSetting, { key: 'currentCourse', value: 7 }, { key })
  const other = await world.teacher.call(user.saveSetting, { key: 'currentCourse', value: 8 }, { key })
  expect({ first: resultId(first), repeated: resultId(repeated), other: resultId(other) }).toEqual({
    first: 'ok',
    repeated: 'ok',
    other: 'idempotencyConflict',
  })
  expect(await world.teacher.get(user.setting, { key: 'currentCourse' })).toEqual({ value: 7 })
})

test('the same key brings the same file once; another file under it is refused', async () => {
  const bring = (text: string) =>
    world.teacher.call(
      importPaper.upload,
      { subjectId: 203, fileName: '', content: Buffer.from(text) },
      { key: 'file-0001' },
    )
  const [first, again] = [await bring('Snow is {=white}'), await bring('Snow is {=white}')]
  expect({ first: resultId(first), again: again.data, other: resultId(await bring('Snow is {=cold}')) }).toEqual({
    first: 'ok',
    again: first.data,
    other: 'idempotencyConflict',
  })
})

test('a key is refused for another call, even with the same body', async () => {
  const key = 'intent-0002'
  const ofClass = { courseId: world.courseId }
  const results = [
    await world.teacher.call(course.renewCode, ofClass, { key }),
    await world.teacher.call(courseTeacher.leave, ofClass, { key }),
  ].map(resultId)
  expect(results).toEqual(['ok', 'idempotencyConflict'])
})

test('a read meant for another user gets the same answer as one without a session', async () => {
  const asked = async (expected: string | undefined) =>
    resultId(await world.teacher.call(user.teacherInfo, {}, { headers: { 'x-expected-uid': expected } }))
  expect({
    nobody: await asked(undefined),
    own: await asked(String(world.teacher.uid)),
    other: await asked('987654321'),
  }).toEqual({ nobody: 'ok', own: 'ok', other: 'notLoggedIn' })
})

test('a write without key is refused, and one for another user is -23', async () => {
  const input = { key: 'language', value: 'en' } as const
  const keyless = await world.teacher.call(user.saveSetting, input, { headers: { 'idempotency-key': undefined } })
  const other = await world.teacher.call(user.saveSetting, input, {
    headers: { 'x-expected-uid': '1' + world.teacher.uid },
  })
  expect({ keyless: keyless.status, other: resultId(other) }).toEqual({ keyless: 400, other: 'notLoggedIn' })
  expect(await world.teacher.get(user.setting, { key: 'language' })).toEqual({ value: null })
})

test('an owner’s write for another user is -23 too, whatever rights the signed-in user has', async () => {
  const decide = async (expected: number) => {
    const input = { applicationIds: [1], isApproved: true }
    const headers = { 'x-expected-uid': String(expected) }
    return resultId(await world.teacher.call(account.decideApplications, input, { headers }))
  }
  expect({ own: await decide(world.teacher.uid), other: await decide(987_654_321) }).toEqual({
    own: 'forbidden',
    other: 'notLoggedIn',
  })
})

test('a wrong field is named in the page’s language', async () => {
  const input = { courseId: world.courseId, pager: { currentPage: 1, pageSize: 1 } }
  const raw = { pager: { currentPage: '1', pageSize: '10000' } }
  const chinese = await world.teacher.call(course.students, input, { raw })
  const english = await world.teacher.call(course.students, input, { raw, headers: { 'accept-language': 'en' } })
  expect({ result: resultId(chinese), chinese: chinese.msg, english: english.msg }).toEqual({
    result: 'invalidInput',
    chinese: '每页条数：超出了允许的最大值',
    english: 'Rows a page is above the allowed maximum',
  })
  expect(chinese.data).toEqual({ field: 'pager.pageSize' })
})

/** As our own pages send them. */
const ownHeaders = {
  'x-teacher-agent': 'web/6.1.1',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
}

test('undecodable and oversized bodies are refused, unknown paths and methods too', async () => {
  const post = (body: string, over: Record<string, string> = {}, path: string = setup.currentTime.path) =>
    service.service(new Request(origin + path, { method: 'POST', body, headers: { ...ownHeaders, ...over } }))
  const answers = await Promise.all([
    post('a=%zz'),
    post('__proto__.x=1'),
    post(`a=${'x'.repeat(1024 * 1024)}`),
    post('{}', { 'content-type': 'application/json' }),
    post('', {}, '/client/nothing'),
    service.service(new Request(origin + setup.currentTime.path)),
    post('', { 'sec-fetch-site': 'cross-site' }),
    post('', { 'x-teacher-agent': '' }),
  ])
  const refused = (status: number, msg: string) => ({ status, body: { data: null, result: { code: -1, msg } } })
  expect(
    await Promise.all(answers.map(async (answer) => ({ status: answer.status, body: await answer.json() }))),
  ).toEqual([
    refused(400, '请求内容无法读取，请刷新页面重试'),
    refused(400, '请求内容无法读取，请刷新页面重试'),
    refused(413, '内容太大，请分几次保存'),
    refused(415, '请求格式不支持'),
    refused(404, '没有这个地址'),
    refused(405, '请求方式不支持'),
    refused(403, '请求来源不被允许，请从讲台页面重试'),
    refused(403, '请求来源不被允许，请从讲台页面重试'),
  ])
})

test('saving what is already saved is a success of its own kind', async () => {
  const save = (value: string) => world.colleague.call(user.saveSetting, { key: 'language', value })
  const answers = [await save('en'), await save('en'), await save('zh-CN')]
  const changed = { result: 'ok', msg: '', data: {} }
  expect(answers.map((answer) => ({ result: resultId(answer), msg: answer.msg, data: answer.data }))).toEqual([
    changed,
    { result: 'alreadySaved', msg: '已经保存', data: {} },
    changed,
  ])
})

const breakingArea = {
  breakOff: endpoint({
    path: '/x/break-off',
    access: 'public',
    effect: 'read',
    owner: 'none',
    input: z.object({ isWhole: flag }),
    output: z.object({}),
    errors: {},
  }),
}

test('a call that is broken off sets no cookie', async () => {
  const faults: unknown[] = []
  const breaking = createService<null>({
    admission: admitAll,
    frameOrigins: new Set(),
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => service.clock.now,
    log: { request: () => {}, page: () => {}, fault: ({ error }) => void faults.push(error) },
    buildId: 'test',
    ports: { db: null } as Ports<null>,
    files: [],
    endpoints: implementWith<null>()(breakingArea, {
      breakOff: async ({ isWhole }, { visitor }) => {
        visitor()
        if (!isWhole) throw new Error('broken off')
        return {}
      },
    }),
  })
  const ask = async (isWhole: boolean) => {
    const { path } = breakingArea.breakOff
    const { status, headers } = await breaking(
      new Request(origin + path, {
        method: 'POST',
        headers: ownHeaders,
        body: `isWhole=${isWhole}`,
      }),
    )
    return [status, headers.has('set-cookie')]
  }
  expect({ whole: await ask(true), broken: await ask(false), faults }).toEqual({
    whole: [200, true],
    broken: [500, false],
    faults: [new Error('broken off')],
  })
})
