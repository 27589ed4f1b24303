import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plainName, saveDownload } from './downloads.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-downloads-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['七年级成绩.xlsx', '七年级成绩.xlsx'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\Windows\\a.txt', 'C__Windows_a.txt'],
  ['.bashrc', 'bashrc'],
  ['a\u0000b\n.txt', 'a_b_.txt'],
  ['..', 'download'],
  ['  ', 'download'],
  [`${'长'.repeat(200)}.xlsx`, `${'长'.repeat(115)}.xlsx`],
])('the name %j becomes %j', (name, expected) => {
  expect(plainName(name)).toBe(expected)
})

test('no file takes the place of another, and none leaves the folder', () => {
  const below = path.join(folder, 'new')
  const save = (text: string) => saveDownload(below, '../成绩.xlsx', Buffer.from(text))
  expect([save('1'), save('2'), save('3')].map((file) => path.relative(below, file))).toEqual([
    '_成绩.xlsx',
    '_成绩 (1).xlsx',
    '_成绩 (2).xlsx',
  ])
  expect(
    readdirSync(below)
      .map((file) => readFileSync(path.join(below, file), 'utf8'))
      .sort(),
  ).toEqual(['1', '2', '3'])
})
