import { mkdtempSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { course } from '#api/contract/areas/course.ts'
import { user } from '#api/contract/areas/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { lendProduct } from '#tests/support/lent-product.ts'
import { clientAt, failToStart, freePort, type Product, runFirstTeacher, startProduct } from '#tests/support/product.ts'
import { openBrowser } from '#tests/support/test-browser.ts'

const running = await lendProduct()

const folders = ['demo', 'school'].map((name) => mkdtempSync(path.join(os.tmpdir(), `podium-start-${name}-`)))
const [demoFolder = '', schoolFolder = ''] = folders
const stamp = path.join(projectRoot(), 'dist/.built-from')

const buildTime = () => statSync(stamp).mtimeMs
const builtBefore = buildTime()

const port = String(await freePort())
const address = `http://127.0.0.1:${port}`

const production = { PODIUM_MODE: 'production', PODIUM_DATABASE: 'embedded' }
const school = { ...production, PORT: port, PODIUM_DATA: schoolFolder }
const words = '--school 实验中学 --code shiyan --name 沈清和 --mobile 13900000001 --subject english --stage junior'

// What fills an empty folder takes as long as the machine needs; the limit of a test is for what hangs.
const firstTeacher = await runFirstTeacher(words.split(' '), 'Shuyuan@2731', school)
let product: Product = await startProduct({ PORT: port, PODIUM_DATA: demoFolder })

const refusal = (line: string) => ({
  code: 1,
  signal: null,
  printed: '',
  complaints: `Podium cannot start. ${line}\n`,
})

afterAll(async () => {
  await product.end('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('a start says where it is, whom to sign in as and where the data lies', () => {
  expect(product.ready.split('\n')).toEqual([
    `Podium is ready at ${address}`,
    '  teachers: 13800000001 (English, school owner), 13800000002 (maths), 13800000003 (English, senior)',
    `  students: qm0701001 … qm0701040, qm0702001 …, at ${address}/student/`,
    '  password of all: Podium@2026',
    `  data: ${demoFolder} (embedded)`,
    '',
  ])
  expect(buildTime()).toBe(builtBefore)
})

test('the demo shows its accounts, and the contract is there for others', async () => {
  expect(await (await fetch(address)).text()).toContain('<meta name="podium-mode" content="demo" />')
  const document = await fetch(`${address}/openapi.json`)
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  expect(Object.keys((await document.json()).paths)).toContain(user.teacherInfo.path)
})

test('a second start on the same folder names the process that holds it', async () => {
  const other = String(await freePort())
  expect(await failToStart({ PORT: other, PODIUM_DATA: demoFolder })).toEqual(
    refusal(`${demoFolder} is in use by process ${product.pid}: stop it first, or set PODIUM_DATA to another folder`),
  )
})

test('after kill -9 it starts again, without building', async () => {
  const before = buildTime()
  expect(await product.end('SIGKILL')).toMatchObject({ code: null, signal: 'SIGKILL' })
  product = await startProduct({ PORT: port, PODIUM_DATA: demoFolder })
  expect([product.ready.startsWith('Podium is ready'), buildTime()]).toEqual([true, before])
})

test('SIGTERM ends it in order, whatever connections are open', async () => {
  const idle = net.connect(Number(port), '127.0.0.1')
  const half = net.connect(Number(port), '127.0.0.1')
  // An end in order may still reset a connection whose request was cut short.
  const closed = [idle, half].map(
    (socket) =>
      new Promise((resolve) =>
        socket
          .on('error', () => {})
          .once('close', resolve)
          .resume(),
      ),
  )
  await new Promise((resolve) => half.write('POST /front/current-time HTTP/1.1\r\nHost: x\r\nContent-', resolve))
  expect(await product.end('SIGTERM')).toMatchObject({ code: 0, signal: null, complaints: '' })
  await Promise.all(closed)
})

test('a taken port is said in one line', async () => {
  const taken = new URL(running).port
  expect(await failToStart({ PORT: taken, PODIUM_DATA: demoFolder })).toEqual(
    refusal(`Port ${taken} is taken: stop the program that uses it, or set PORT to another one`),
  )
})

test('a folder that cannot be one is said in one line', async () => {
  const folder = path.join(projectRoot(), 'package.json', 'data')
  expect(await failToStart({ PORT: port, PODIUM_DATA: folder })).toEqual(
    refusal(
      `${folder} cannot be used for data (ENOTDIR): let this user write there, or set PODIUM_DATA to another folder`,
    ),
  )
})

test('production asks for a database of its own', async () => {
  const [nothing, unreachable, demo] = await Promise.all([
    failToStart({ PORT: port, PODIUM_MODE: 'production' }),
    failToStart({
      PORT: port,
      PODIUM_MODE: 'production',
      DATABASE_URL: 'postgres://podium:Secret1@127.0.0.1:1/podium',
    }),
    failToStart({ PORT: port, ...production, PODIUM_DATA: demoFolder }),
  ])
  expect(nothing).toEqual(
    refusal(
      'Production needs DATABASE_URL=postgres://… ; PODIUM_DATABASE=embedded accepts losing recent work at a power cut',
    ),
  )
  expect(unreachable).toEqual(refusal('PostgreSQL at 127.0.0.1:1 does not answer: start it, or correct DATABASE_URL'))
  expect(demo).toEqual(refusal('This database holds the demo school: production needs a database of its own'))
})

test('in production the first teacher signs in to a school of her own, and there is nobody else', async () => {
  expect(firstTeacher).toEqual({
    code: 0,
    signal: null,
    printed: 'Opened 实验中学 (shiyan); its owner is 沈清和, who signs in as 13900000001\n',
    complaints: '',
  })
  product = await startProduct(school)
  expect(product.ready.split('\n').slice(0, 2)).toEqual([
    `Podium is ready at ${address}`,
    `  data: ${schoolFolder} (embedded)`,
  ])
  expect(await (await fetch(address)).text()).toContain('<meta name="podium-mode" content="production" />')

  const teacher = openBrowser((uid, cookie) => clientAt(address, uid, cookie))
  const { code } = await teacher.signIn('13900000001', passwordDigest('Shuyuan@2731'))
  expect([code, await teacher.get(user.teacherInfo, {})]).toMatchObject([
    0,
    { realname: '沈清和', schoolName: '实验中学', isSchoolOwner: true, subjectId: 203, stageId: 2 },
  ])
  const pager = { currentPage: 1, pageSize: 10 }
  expect((await teacher.get(course.list, { status: 1, pager })).list).toEqual([])
  const stranger = openBrowser((uid, cookie) => clientAt(address, uid, cookie))
  const refused = await stranger.signIn('13800000001', passwordDigest('Podium@2026'))
  expect(refused).toMatchObject({ data: { errorCount: 1 } })
  const fromPage = { 'x-teacher-agent': 'web/6.1.1', 'sec-fetch-site': 'same-origin' }
  expect((await fetch(`${address}/__test/clock`, { method: 'POST', headers: fromPage, body: '1' })).status).toBe(404)
})
