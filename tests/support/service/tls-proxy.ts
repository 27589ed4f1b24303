import http from 'node:http'
import https from 'node:https'
import { selfSignedCertificate } from './self-signed-certificate.ts'

export interface TlsProxy {
  readonly close: () => Promise<void>
}

/** Stands in for production's reverse proxy: TLS on one loopback port, forwarded as plain HTTP to another. */
export async function startTlsProxy({
  publicPort,
  port,
}: {
  readonly publicPort: number
  readonly port: number
}): Promise<TlsProxy> {
  const proxy = https.createServer(selfSignedCertificate('127.0.0.1'), (incoming, outgoing) => {
    const { method, url, headers } = incoming
    const forwarded = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(publicPort, '127.0.0.1', resolve))
  return {
    close: () => {
      proxy.closeAllConnections()
      return new Promise((resolve) => proxy.close(() => resolve()))
    },
  }
}
