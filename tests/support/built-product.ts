import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startAreaSite } from './area-site.ts'
import { freePort, startProduct } from './product.ts'

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
  const areas = await startAreaSite()
  const product = await startProduct({
    PORT: String(port),
    PODIUM_DATA: data,
    PODIUM_TEST_DOORS: '1',
    PODIUM_AREAS: `settings-html=${areas.url}`,
  })
  project.provide('address', `http://127.0.0.1:${port}`)
  return async () => {
    await product.end('SIGTERM')
    await areas.close()
    rmSync(data, { recursive: true, force: true })
  }
}
