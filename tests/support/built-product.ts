import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running product. */
    address: string
  }
}

/** `npm start` as a user runs it, on a data folder of its own, with test doors. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'podium-e2e-'))
  const port = await freePort()
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), PODIUM_DATA: data, PODIUM_TEST_DOORS: '1', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(product)
  project.provide('address', `http://127.0.0.1:${port}`)
  return async () => {
    const ended = new Promise((resolve) => product.once('exit', resolve))
    product.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
}

function untilReady(product: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    product.stdout?.on('data', (bytes: Buffer) => {
      printed += bytes.toString()
      if (printed.includes('Podium is ready at')) resolve()
    })
    product.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
