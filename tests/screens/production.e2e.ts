import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import net, { type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { user } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { copyFilledData } from '#tests/support/product/filled-data.ts'
import {
  clientAt,
  failToStart,
  freePort,
  type Product,
  runFirstTeacher,
  startProduct,
} from '#tests/support/product/product.ts'
import { refusal } from '#tests/support/service/refusal.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'

const demoFolder = await copyFilledData()
const schoolFolder = mkdtempSync(path.join(os.tmpdir(), 'podium-school-'))

const port = String(await freePort())
const address = `http://127.0.0.1:${port}`

const production = { PODIUM_MODE: 'production', PODIUM_DATABASE: 'embedded' }
const school = { ...production, PORT: port, PODIUM_DATA: schoolFolder }
const words = '--school 实验中学 --code shiyan --name 沈清和 --mobile 13900000001 --subject english --stage junior'

// Filling an empty folder takes as long as the machine needs; the test's limit is for hangs.
const firstTeacher = await runFirstTeacher(words.split(' '), 'Shuyuan@2731', school)

let product: Product | null = null

afterAll(async () => {
  await product?.end('SIGKILL')
  for (const folder of [demoFolder, schoolFolder]) rmSync(folder, { recursive: true, force: true })
})

test('production requires a database of its own', async () => {
  const [nothing, unreachable, withDemo] = await Promise.all([
    failToStart({ PORT: port, PODIUM_MODE: 'production' }),
    failToStart({
      PORT: port,
      PODIUM_MODE: 'production',
      DATABASE_URL: 'postgres://podium:Secret1@127.0.0.1:1/podium',
    }),
    failToStart({ PORT: port, ...production, PODIUM_DATA: demoFolder }),
  ])
  expect(nothing).toEqual(
    refusal('Production needs DATABASE_URL=postgres://… ; PODIUM_DATABASE=embedded is for one process on one machine'),
  )
  expect(unreachable).toEqual(refusal('PostgreSQL at 127.0.0.1:1 does not answer: start it, or correct DATABASE_URL'))
  expect(withDemo).toEqual(refusal('This database holds the demo school: production needs a database of its own'))
})

test('in production the first teacher signs in to her own school, and there is nobody else', async () => {
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
  const entered = await teacher.signIn('13900000001', passwordDigest('Shuyuan@2731'))
  expect({ result: resultId(entered), info: await teacher.get(user.teacherInfo, {}) }).toEqual({
    result: 'ok',
    info: {
      uid: 1,
      username: '13900000001',
      realname: '沈清和',
      mobile: '139****0001',
      email: null,
      userType: 101,
      schoolId: 1,
      schoolName: '实验中学',
      isSchoolOwner: true,
      stageId: 2,
      stageName: '初中',
      subjectId: 203,
      subjectName: '英语',
      bookVersion: null,
      regionId: 0,
      trialInfo: null,
      mustChangePassword: false,
      consentNeeded: false,
    },
  })
  const pager = { currentPage: 1, pageSize: 10 }
  expect((await teacher.get(course.list, { status: 1, pager })).list).toEqual([])
  const stranger = openBrowser((uid, cookie) => clientAt(address, uid, cookie))
  const refused = await stranger.signIn('13800000001', passwordDigest('Podium@2026'))
  expect({ result: resultId(refused), data: refused.data }).toEqual({
    result: 'wrongPassword',
    data: { errorCount: 1 },
  })
  const fromPage = { 'x-teacher-agent': 'web/6.1.1', 'sec-fetch-site': 'same-origin' }
  expect((await fetch(`${address}/__test/clock`, { method: 'POST', headers: fromPage, body: '1' })).status).toBe(404)
})

test('a school that comes at once, while the service is busy, is let in', async () => {
  if (product === null) throw new Error('The service has not started')
  const { pid } = product
  const sockets: Socket[] = []
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  process.kill(pid, 'SIGSTOP')
  for (let count = 0; count < 900; count += 1) sockets.push(net.connect(Number(port), '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  process.kill(pid, 'SIGCONT')
  expect((await fetch(address)).status).toBe(200)
})
