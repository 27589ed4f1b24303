import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askForCopy, serveCopies } from './folder-copies.ts'
import { folderName } from './folder-lock.ts'

let folder: string
let asked: string[]

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'podium-copies-'))
  asked = []
})

afterEach(() => rmSync(folder, { recursive: true }))

const serve = () => serveCopies(folder, async (target) => void asked.push(target))

test('whoever can read the key gets copies, each in a folder of its own; copies left behind are removed', async () => {
  mkdirSync(path.join(folder, 'copy-left'))
  const { close } = await serve()
  const copies = [(await askForCopy(folder))?.folder, (await askForCopy(folder))?.folder]
  await close()
  expect(asked).toEqual(copies.map((copy) => path.join(copy ?? '', 'pglite')))
  expect(new Set(copies.map((copy) => path.dirname(copy ?? '')))).toEqual(new Set([folder]))
  expect(new Set(copies).size).toBe(2)
  expect(existsSync(path.join(folder, 'copy-left'))).toBe(false)
  expect(statSync(path.join(folder, 'copies.key')).mode & 0o777).toBe(0o600)
})

test('a copy is removed once its client has read it, or has died, even before it was made', async () => {
  const started: string[] = []
  let finish = () => {}
  const made = new Promise<void>((resolve) => (finish = resolve))
  const { close } = await serveCopies(folder, async (target) => {
    mkdirSync(target, { recursive: true })
    started.push(target)
    if (started.length > 1) await made
  })
  const copy = await askForCopy(folder)
  expect(existsSync(copy?.folder ?? '')).toBe(true)
  await copy?.release()
  expect(existsSync(copy?.folder ?? '')).toBe(false)
  const dying = net.connect(folderName(folder, 'copies'))
  dying.write(readFileSync(path.join(folder, 'copies.key')))
  while (started.length < 2) await setImmediate()
  dying.destroy()
  finish()
  while (readdirSync(folder).some((name) => name.startsWith('copy-'))) await setImmediate()
  await close()
})

test.each(['0'.repeat(64), '0'.repeat(65), 'é'.repeat(32)])('another key gets nothing: %s', async (key) => {
  const { close } = await serve()
  writeFileSync(path.join(folder, 'copies.key'), key)
  await expect(askForCopy(folder)).rejects.toThrow('The running service made no copy: it refused')
  await close()
  expect(asked).toEqual([])
})

test('a copy that fails says why, and without a server there is none', async () => {
  expect(await askForCopy(folder)).toBe(null)
  const { close } = await serveCopies(folder, async () => {
    throw new Error('no room')
  })
  await expect(askForCopy(folder)).rejects.toThrow('The running service made no copy: Error: no room')
  await close()
  expect(await askForCopy(folder)).toBe(null)
})
