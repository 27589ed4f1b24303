import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { isAllowedPassword } from '#domain/accounts/password-rule.ts'
import type { PasswordOwner } from '../services/account/own-patterns.ts'
import { isWeakDigest } from '../services/account/weak-passwords.ts'
import { FirstTeacherError } from './parameters.ts'

/** Where a password is typed: a terminal, or a pipe. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly write: (text: string) => void
}

/**
 * Asks twice for somebody's new password, without showing it; reads the first line of a pipe. Returns its digest.
 * Throws FirstTeacherError if the password rule refuses it, it is easy to guess, or the two differ.
 */
export async function askPassword({ input, write }: Terminal, owner: PasswordOwner): Promise<string> {
  if (input.isTTY !== true) return allowed(await firstLine(input), owner)
  const password = await typed(input, write, 'Password: ')
  const digest = allowed(password, owner)
  const repeated = await typed(input, write, 'Once more: ')
  if (password !== repeated) throw new FirstTeacherError('The two passwords differ')
  return digest
}

async function firstLine(input: Terminal['input']): Promise<string> {
  for await (const line of createInterface({ input })) return line
  return ''
}

function allowed(password: string, owner: PasswordOwner): string {
  if (!isAllowedPassword(password))
    throw new FirstTeacherError(
      'The password needs 8 to 15 characters: lower case, upper case, digit and special character',
    )
  const digest = passwordDigest(password)
  if (isWeakDigest(digest, owner))
    throw new FirstTeacherError(
      'The password is easy to guess: many people use it, or it is made of the own name or number. Choose another one',
    )
  return digest
}

/** One line of input that the terminal does not show: its echo is discarded. */
async function typed(input: Terminal['input'], write: Terminal['write'], prompt: string): Promise<string> {
  const nowhere = new Writable({ write: (_bytes, _encoding, done) => done() })
  const reader = createInterface({ input, output: nowhere, terminal: true, historySize: 0 })
  const gaveUp = new AbortController()
  reader.once('SIGINT', () => gaveUp.abort())
  reader.once('close', () => gaveUp.abort())
  write(prompt)
  try {
    return await reader.question('', { signal: gaveUp.signal })
  } catch {
    throw new FirstTeacherError('No password was given')
  } finally {
    write('\n')
    reader.close()
  }
}
