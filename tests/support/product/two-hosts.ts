import { rmSync } from 'node:fs'
import type http from 'node:http'
import { calledOrigins } from '#domain/portal/environments.ts'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/database/database.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { startHttp } from '#server/http/http-server.ts'
import { servePages } from '#server/http/pages.ts'
import { copyFilledData } from './filled-data.ts'
import { freePort } from './product.ts'
import { startTlsProxy } from '#tests/support/service/tls-proxy.ts'

/** Pages and sign-on on one host, everything else on another host of the same site. */
export interface TwoHosts {
  readonly pages: string
  readonly api: string
  readonly close: () => Promise<void>
}

/** Two services behind TLS, named as in production; the embedded database allows one process only, so they share it. */
export async function startTwoHosts(): Promise<TwoHosts> {
  const folder = await copyFilledData()
  const { db, close } = await openDatabase({ kind: 'embedded', folder, isDurable: false })
  const [pagesPort, apiPort] = [await freePort(), await freePort()]
  const pages = `https://teacher.podium.test:${pagesPort}`
  const api = `https://api.podium.test:${apiPort}`
  const options = { db, secure: true, now: () => new Date(), sendJob: async () => '' }
  const log = {
    request: () => {},
    page: () => {},
    fault: ({ error }: { readonly error: unknown }) => void process.stderr.write(`${String(error)}\n`),
  }
  const first = createApp({ ...options, log, allowedOrigins: new Set([pages]), serviceOrigins: new Set([api]) })
  const second = createApp({ ...options, log, allowedOrigins: new Set([api, pages]), serviceOrigin: api })
  const hosts = { signOn: '', api: new URL(api).host, fullScreen: '' }
  const files = servePages(`${projectRoot()}/dist/client`, {
    mode: 'demo',
    buildId: 'test',
    recorder: null,
    contact: null,
    hosts,
    calledOrigins: calledOrigins(pages, hosts),
    frameOrigins: [],
    areaModules: [],
  })
  const hostNames = new Set([pages, api].map((one) => new URL(one).hostname))
  const shared = { secure: true, isBehindProxy: true, hostNames, host: '127.0.0.1', port: 0 }
  const servers = [
    await startHttp({ ...shared, service: first, documents: [files] }),
    await startHttp({ ...shared, service: second, documents: [] }),
  ] as const
  const proxies = [
    await startTlsProxy({ publicPort: pagesPort, port: portOf(servers[0]) }),
    await startTlsProxy({ publicPort: apiPort, port: portOf(servers[1]) }),
  ]
  return {
    pages,
    api,
    close: async () => {
      for (const proxy of proxies) await proxy.close()
      for (const server of servers) await closed(server)
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function portOf(server: http.Server): number {
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port')
  return bound.port
}

function closed(server: http.Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
