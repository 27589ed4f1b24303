import { vi } from 'vitest'
import { hangLimit } from '#tests/support/runs/hang-limit.ts'

/** A WebDriver session, using its HTTP commands directly. */
export interface WebDriver {
  readonly post: <Result = void>(command: string, body: object) => Promise<Result>
  readonly get: <Result>(command: string) => Promise<Result>
  readonly end: () => Promise<void>
}

/** Errors carry WebDriver's names: `no such window`, `javascript error`. */
interface Reply {
  readonly value: { readonly error?: string; readonly message?: string } | null
}

async function ask<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as Reply
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value as Result
}

/** Opens the driver's only session as soon as the driver is listening. */
export async function openSession(driver: string): Promise<WebDriver> {
  await vi.waitFor(() => ask('GET', `${driver}/status`), { timeout: hangLimit })
  const capabilities = { alwaysMatch: { timeouts: { script: hangLimit, pageLoad: hangLimit } } }
  const { sessionId } = await ask<{ readonly sessionId: string }>('POST', `${driver}/session`, { capabilities })
  const session = `${driver}/session/${sessionId}`
  return {
    post: (command, body) => ask('POST', `${session}/${command}`, body),
    get: (command) => ask('GET', `${session}/${command}`),
    end: () => ask('DELETE', session),
  }
}
