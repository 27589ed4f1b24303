import http from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { request } from '#tests/support/service/test-client.ts'

export interface Shot {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/**
 * Responses per second to one request over this many connections, measured for this many milliseconds; refusals for
 * want of room are none. Throws on a wrong response.
 */
export async function throughput(port: number, shot: Shot, connections: number, duration: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + duration
  let answers = 0
  const fire = async () => {
    while (performance.now() < end) {
      const sent = await send(port, agent, shot)
      if (sent.status === 503) continue
      bodyOf(shot, sent)
      answers += 1
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, fire))
  agent.destroy()
  return (answers * 1_000) / (performance.now() - start)
}

/** Starts one call at a fixed interval, whether or not earlier ones have finished; returns all results. */
export async function paced<Result>(
  count: number,
  every: number,
  run: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const begin = performance.now()
  const running: Promise<Result>[] = []
  while (running.length < count) {
    while (running.length < count && performance.now() - begin >= running.length * every)
      running.push(run(running.length))
    await delay(1)
  }
  return Promise.all(running)
}

/** Sends a POST and returns the body. Rejects unless it succeeds. */
export const post = async (port: number, agent: http.Agent, shot: Shot): Promise<string> =>
  bodyOf(shot, await send(port, agent, shot))

function bodyOf({ path }: Shot, { status, text }: Sent): string {
  const isSuccess = status === 200 && (!text.startsWith('{"data"') || text.endsWith('"result":{"code":0,"msg":""}}'))
  if (!isSuccess) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`)
  return text
}

export interface Sent {
  readonly status: number | undefined
  readonly text: string
}

/** Sends a POST, whatever the response; retries on another connection if the service has just closed this idle one. */
export function send(port: number, agent: http.Agent, shot: Shot): Promise<Sent> {
  const { path, headers, body } = shot
  return new Promise((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body) }
    const options = { host: '127.0.0.1', port, path, method: 'POST', agent, headers: { ...headers, ...length } }
    const sent = http.request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }))
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(port, agent, shot))
      else reject(error)
    })
    sent.end(body)
  })
}

/** The request that a page would send to an endpoint, with the input encoded for the wire. */
export function shotOf(endpoint: EndpointData, input: unknown, cookie: string, uid = 0): Shot {
  const sent = request(endpoint, z.decode(endpoint.input, input as never), { uid, cookie })
  const body = new URLSearchParams(input as Record<string, string>).toString()
  return { path: endpoint.path, headers: Object.fromEntries(sent.headers), body }
}
