import { expect, test } from 'vitest'
import { studentCodeOf, usernameOfCode } from './student-code.ts'

test('a code holds the username and one check character', () => {
  expect(['qm0701001', 'QM0701001', '张三', 'a.b'].map(studentCodeOf)).toEqual([
    'PDS1.qm0701001.I',
    'PDS1.QM0701001.I',
    'PDS1.张三.G',
    'PDS1.a.b.6',
  ])
})

test.each(['qm0701001', 'li.lei', '李雷', '𠮷01', 'x'])('the code of %s is read as the same username', (username) => {
  expect(usernameOfCode(` ${studentCodeOf(username)} `)).toBe(username)
})

test('one wrong character or two swapped ones are detected', () => {
  const username = 'qm0701023'
  const check = studentCodeOf(username).slice(-1)
  const wrong = [...username].flatMap((_, index) =>
    [...'0123456789abcdefghijklmnopqrstuvwxyz']
      .map((character) => username.slice(0, index) + character + username.slice(index + 1))
      .filter((changed) => changed !== username),
  )
  const swapped = [...username].slice(1).map((character, index) => {
    const before = username.charAt(index)
    return username.slice(0, index) + character + before + username.slice(index + 2)
  })
  const misread = [...wrong, ...swapped.filter((changed) => changed !== username)]
  expect(misread.filter((changed) => usernameOfCode(`PDS1.${changed}.${check}`) !== null)).toEqual([])
})

test.each([
  '',
  'PDS1.',
  'PDS1..0',
  'qm0701001',
  'PDS1.qm0701001.X',
  'PDS2.qm0701001.I',
  'https://example.cn/PDS1.qm0701001.I',
])('%j is no code of a student', (code) => expect(usernameOfCode(code)).toBeNull())
