import { rmSync, statSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { user } from '#api/contract/groups/user.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { copyFilledData } from '#tests/support/product/filled-data.ts'
import { lendProduct } from '#tests/support/product/lent-product.ts'
import { failToStart, freePort, startProduct } from '#tests/support/product/product.ts'
import { refusal } from '#tests/support/service/refusal.ts'

const running = await lendProduct()

const demoFolder = await copyFilledData()
const stamp = path.join(projectRoot(), 'dist/.built-from')

const buildTime = () => statSync(stamp).mtimeMs
const builtBefore = buildTime()

const port = String(await freePort())
const address = `http://127.0.0.1:${port}`

let product = await startProduct({ PORT: port, PODIUM_DATA: demoFolder })

afterAll(async () => {
  await product.end('SIGKILL')
  rmSync(demoFolder, { recursive: true, force: true })
})

test('a start prints its address, the demo accounts and the data folder', () => {
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

test('the demo shows its accounts, and the contract is published for integrators', async () => {
  expect(await (await fetch(address)).text()).toContain('<meta name="podium-mode" content="demo" />')
  const document = await fetch(`${address}/openapi.json`)
  expect({ status: document.status, type: document.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'application/json; charset=utf-8',
  })
  expect(Object.keys((await document.json()).paths)).toContain(user.teacherInfo.path)
})

test('a second start on the same folder names the process that holds it', async () => {
  const other = String(await freePort())
  expect(await failToStart({ PORT: other, PODIUM_DATA: demoFolder })).toEqual(
    refusal(`${demoFolder} is in use by process ${product.pid}: stop it first, or set PODIUM_DATA to another folder`),
  )
})

test('after kill -9 it starts again without rebuilding', async () => {
  const before = buildTime()
  expect(await product.end('SIGKILL')).toEqual({
    code: null,
    signal: 'SIGKILL',
    printed: product.ready,
    complaints: '',
  })
  product = await startProduct({ PORT: port, PODIUM_DATA: demoFolder })
  expect({ isReady: product.ready.startsWith('Podium is ready'), built: buildTime() }).toEqual({
    isReady: true,
    built: before,
  })
})

test('SIGTERM shuts it down cleanly, whatever connections are open', async () => {
  const idle = net.connect(Number(port), '127.0.0.1')
  const half = net.connect(Number(port), '127.0.0.1')
  // Even a clean shutdown may reset a connection whose request was incomplete.
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
  expect(await product.end('SIGTERM')).toEqual({ code: 0, signal: null, printed: product.ready, complaints: '' })
  await Promise.all(closed)
})

test('a port already in use is reported in one line', async () => {
  const taken = new URL(running).port
  expect(await failToStart({ PORT: taken, PODIUM_DATA: demoFolder })).toEqual(
    refusal(`Port ${taken} is taken: stop the program that uses it, or set PORT to another one`),
  )
})

test('an unusable data folder is reported in one line', async () => {
  const folder = path.join(projectRoot(), 'package.json', 'data')
  expect(await failToStart({ PORT: port, PODIUM_DATA: folder })).toEqual(
    refusal(
      `${folder} cannot be used for data (ENOTDIR): let this user write there, or set PODIUM_DATA to another folder`,
    ),
  )
})
