import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { copyFilledData } from '#tests/support/product/filled-data.ts'
import { clientAt, freePort, type Product, runScript, startProduct } from '#tests/support/product/product.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'

const made = await runScript('package.mjs', [], {})
const archive = made.printed.trim().split('\n').at(-1) ?? ''

const unpacked = mkdtempSync(path.join(os.tmpdir(), 'podium-package-'))
spawnSync('tar', ['-xzf', path.resolve(archive), '-C', unpacked])
const root = path.join(unpacked, path.basename(archive, '.tar.gz'))

const data = await copyFilledData()
const port = String(await freePort())
const address = `http://127.0.0.1:${port}`
const file = path.join(unpacked, 'school.backup')

let product: Product | null = null

afterAll(async () => {
  await product?.end('SIGKILL')
  for (const folder of [unpacked, data]) rmSync(folder, { recursive: true, force: true })
})

test('the archive contains what serves, and nothing that builds or tests', () => {
  expect(made).toEqual({ code: 0, signal: null, printed: expect.stringMatching(/\.tar\.gz\n$/), complaints: '' })
  expect(path.basename(archive)).toMatch(/^podium-\d+\.\d+\.\d+-\w+-\w+\.tar\.gz$/)
  expect(readdirSync(root).toSorted()).toEqual([
    'LICENSE',
    'NOTICE',
    'README.md',
    'dist',
    'docs',
    'node_modules',
    'package.json',
    'scripts',
    'server',
  ])
  const packages = ['hono', 'pdfkit', 'vite', 'vitest', 'react'].map((name) => path.join(root, 'node_modules', name))
  expect(packages.map((folder) => existsSync(folder))).toEqual([true, true, false, false, false])
})

test('unpacked elsewhere it starts, lets a teacher sign in and shuts down cleanly', async () => {
  product = await startProduct({ PORT: port, PODIUM_DATA: data }, root)
  expect(product.ready.split('\n')[0]).toBe(`Podium is ready at ${address}`)
  const teacher = openBrowser((uid, cookie) => clientAt(address, uid, cookie))
  expect(resultId(await teacher.signIn('13800000001', passwordDigest('Podium@2026')))).toBe('ok')
  expect((await teacher.get(user.teacherInfo, {})).schoolName).toBe('启明中学')
  const health = await textAt('/health')
  const isDemo = (await textAt('/')).includes('<meta name="podium-mode" content="demo" />')
  expect({ health, isDemo }).toEqual({ health: 'ok\n', isDemo: true })
  const { printed, ...ended } = await product.end('SIGTERM')
  expect(ended).toEqual({ code: 0, signal: null, complaints: '' })
  const logged = printed.slice(product.ready.length).trim().split('\n')
  expect(logged.map((line) => JSON.parse(line).path)).toEqual([
    verification.clientToken.path,
    signOn.passwordLogin.path,
    user.teacherInfo.path,
  ])
})

test('its commands back up and restore', async () => {
  const backedUp = await runScript('backup.mjs', [file], { PODIUM_DATA: data }, root)
  const empty = path.join(unpacked, 'empty')
  const restored = await runScript('restore.mjs', [file], { PODIUM_DATA: empty }, root)
  const rows = /(\d+) rows/.exec(backedUp.printed)?.[1]
  const { printed, complaints } = restored
  expect({ backedUp: backedUp.printed, restored: printed, complaints }).toEqual({
    backedUp: `${file} holds the database: ${rows} rows\n`,
    restored: `The database holds what ${file} does: ${rows} rows\n`,
    complaints: '',
  })
})

const textAt = async (target: string): Promise<string> => (await fetch(address + target)).text()
