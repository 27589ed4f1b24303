import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askForCopy, serveCopies } from './folder-copies.ts'

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
  const copies = [await askForCopy(folder), await askForCopy(folder)]
  await close()
  expect(asked).toEqual(copies.map((copy) => path.join(copy ?? '', 'pglite')))
  expect(new Set(copies.map((copy) => path.dirname(copy ?? '')))).toEqual(new Set([folder]))
  expect(new Set(copies).size).toBe(2)
  expect(existsSync(path.join(folder, 'copy-left'))).toBe(false)
  expect(statSync(path.join(folder, 'copies.key')).mode & 0o777).toBe(0o600)
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
