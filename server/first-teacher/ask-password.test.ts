import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askPassword } from './ask-password.ts'
import { FirstTeacherError } from './parameters.ts'

/** A terminal at which somebody answers each prompt with the next of these keys. */
function typing(...answers: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  const shown: string[] = []
  const left = [...answers]
  const write = (text: string) => {
    shown.push(text)
    if (text.endsWith(': ')) setImmediate(() => input.write(left.shift() ?? ''))
  }
  return { input, write, shown }
}

const piped = (text: string) => ({ input: PassThrough.from([text]), write: () => {} })

const tooWeak = new FirstTeacherError(
  'The password needs 8 to 15 characters: lower case, upper case, digit and special character',
)

test('a terminal asks twice and shows nothing of the password', async () => {
  const terminal = typing('Podium@20267\u007f\r', 'Podium@2026\r')
  expect(await askPassword(terminal)).toBe('Podium@2026')
  expect(terminal.shown).toEqual(['Password: ', '\n', 'Once more: ', '\n'])
})

test('two that differ are refused, and a weak one before it is repeated', async () => {
  await expect(askPassword(typing('Podium@2026\r', 'Podium@2027\r'))).rejects.toThrow(
    new FirstTeacherError('The two passwords differ'),
  )
  const weak = typing('podium\r')
  await expect(askPassword(weak)).rejects.toThrow(tooWeak)
  expect(weak.shown).toEqual(['Password: ', '\n'])
})

test('Ctrl+C and Ctrl+D give up', async () => {
  const nothing = new FirstTeacherError('No password was given')
  await expect(askPassword(typing('Pod\u0003'))).rejects.toThrow(nothing)
  await expect(askPassword(typing('\u0004'))).rejects.toThrow(nothing)
})

test('a pipe gives its first line, which the same rule checks', async () => {
  expect(await askPassword(piped('Podium@2026\nmore\n'))).toBe('Podium@2026')
  expect(await askPassword(piped('Podium@2026'))).toBe('Podium@2026')
  await expect(askPassword(piped('podium\n'))).rejects.toThrow(tooWeak)
  await expect(askPassword(piped(''))).rejects.toThrow(tooWeak)
})
