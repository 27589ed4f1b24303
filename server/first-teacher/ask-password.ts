import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { isAllowedPassword } from '#domain/password-rule.ts'
import { FirstTeacherError } from './parameters.ts'

/** Where a password is typed: a terminal, or a pipe. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly write: (text: string) => void
}

/**
 * Asks for a new password twice, without showing it; from a pipe takes the first line. Throws FirstTeacherError where
 * the rule for passwords refuses it or the two differ.
 */
export async function askPassword({ input, write }: Terminal): Promise<string> {
  if (input.isTTY !== true) return allowed(await firstLine(input))
  const password = allowed(await typed(input, write, 'Password: '))
  const repeated = await typed(input, write, 'Once more: ')
  if (password !== repeated) throw new FirstTeacherError('The two passwords differ')
  return password
}

async function firstLine(input: Terminal['input']): Promise<string> {
  for await (const line of createInterface({ input })) return line
  return ''
}

function allowed(password: string): string {
  if (isAllowedPassword(password)) return password
  throw new FirstTeacherError(
    'The password needs 8 to 15 characters: lower case, upper case, digit and special character',
  )
}

/** One line that the terminal does not show: what would be echoed goes nowhere. */
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
