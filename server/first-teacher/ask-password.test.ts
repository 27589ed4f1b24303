import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { askPassword } from './ask-password.ts'
import { FirstTeacherError } from './parameters.ts'

/** A terminal at which each prompt is answered with the next of these inputs. */
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

const owner = { mobile: '13800000001', username: '13800000001', realname: '林知夏' }

const piped = (text: string) => ({ input: PassThrough.from([text]), write: () => {} })

const tooWeak = new FirstTeacherError(
  'The password needs 8 to 15 characters: lower case, upper case, digit and special character',
)

test('a terminal asks twice and does not show the password', async () => {
  const terminal = typing('Podium@20267\u007f\r', 'Podium@2026\r')
  expect(await askPassword(terminal, owner)).toBe(passwordDigest('Podium@2026'))
  expect(terminal.shown).toEqual(['Password: ', '\n', 'Once more: ', '\n'])
})

test('two different passwords are refused, and a weak one before it is repeated', async () => {
  await expect(askPassword(typing('Podium@2026\r', 'Podium@2027\r'), owner)).rejects.toThrow(
    new FirstTeacherError('The two passwords differ'),
  )
  const weak = typing('podium\r')
  await expect(askPassword(weak, owner)).rejects.toThrow(tooWeak)
  expect(weak.shown).toEqual(['Password: ', '\n'])
})

test('Ctrl+C and Ctrl+D abort', async () => {
  const nothing = new FirstTeacherError('No password was given')
  await expect(askPassword(typing('Pod\u0003'), owner)).rejects.toThrow(nothing)
  await expect(askPassword(typing('\u0004'), owner)).rejects.toThrow(nothing)
})

test('a pipe supplies its first line, checked by the same rule', async () => {
  expect(await askPassword(piped('Podium@2026\nmore\n'), owner)).toBe(passwordDigest('Podium@2026'))
  expect(await askPassword(piped('Podium@2026'), owner)).toBe(passwordDigest('Podium@2026'))
  await expect(askPassword(piped('podium\n'), owner)).rejects.toThrow(tooWeak)
  await expect(askPassword(piped(''), owner)).rejects.toThrow(tooWeak)
})

test('a common password, or one made of the person’s own name or number, is refused before it is repeated', async () => {
  const guessed = new FirstTeacherError(
    'The password is easy to guess: many people use it, or it is made of the own name or number. Choose another one',
  )
  for (const password of ['Qwer1234!', 'Linzhixia@1990', 'Abc@13800000001'])
    await expect(askPassword(piped(`${password}\n`), owner)).rejects.toThrow(guessed)
  const common = typing('Qwer1234!\r')
  await expect(askPassword(common, owner)).rejects.toThrow(guessed)
  expect(common.shown).toEqual(['Password: ', '\n'])
})
