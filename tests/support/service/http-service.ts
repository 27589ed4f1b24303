import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import type { HttpLimits } from '#server/http/http-limits.ts'
import { type HttpOptions, startHttp } from '#server/http/http-server.ts'
import { servePages } from '#server/http/pages.ts'
import { openApiDocument } from '#server/openapi/openapi-document.ts'
import type { Service } from '#server/core/service.ts'

/** A service on its own port, serving a page and an asset, with a secret file next to their folder. */
export interface HttpService {
  readonly port: number
  readonly address: string
  readonly server: http.Server
  readonly folder: string
  /** The content of the file next to the folder; no response may contain it. */
  readonly secret: string
  readonly close: () => Promise<void>
}

export interface HttpServiceOptions {
  readonly secure?: boolean
  /** Tried before the service's own documents. */
  readonly documents?: HttpOptions['documents']
  readonly frameOrigins?: readonly string[]
  readonly isBehindProxy?: boolean
  readonly hostNames?: ReadonlySet<string>
  readonly hasRoom?: (path: string) => boolean
  readonly limits?: HttpLimits
  readonly monotonicNow?: () => number
}

/** Serves as `npm start` does. */
export async function startHttpService(
  service: Service,
  { secure = false, documents = [], frameOrigins = [], ...bounds }: HttpServiceOptions = {},
): Promise<HttpService> {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'podium-pages-'))
  const secret = 'canary beside the served folder'
  const folder = path.join(parent, 'client')
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  writeFileSync(path.join(parent, 'secret.txt'), secret)
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><style nonce="__NONCE__"></style>portal')
  writeFileSync(path.join(folder, 'student.html'), '<!doctype html>student')
  writeFileSync(path.join(folder, 'phone.html'), '<!doctype html>phone')
  writeFileSync(path.join(folder, 'assets/main.js'), 'export {}')
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const server = await startHttp({
    service,
    documents: [
      ...documents,
      openApiDocument(),
      servePages(folder, {
        mode: 'demo',
        buildId: 'test',
        contact: null,
        hosts: { signOn: '', api: '', fullScreen: '' },
        recorder: null,
        calledOrigins: [],
        frameOrigins,
        areaModules: [],
      }),
    ],
    secure,
    host: '127.0.0.1',
    port: 0,
    ...bounds,
  })
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    server,
    folder,
    secret,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
