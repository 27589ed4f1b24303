import http from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { tooMany } from '#server/core/admission/admission.ts'
import { answerOf } from '#server/core/refusal.ts'
import { secured } from '#server/core/security-headers.ts'
import { startHttpService } from '#tests/support/service/http-service.ts'

const asked: string[] = []
const { port, close } = await startHttpService(
  async (request) => {
    asked.push(await request.text())
    return new Response('read', { headers: { 'content-type': 'text/plain' } })
  },
  { hasRoom: (path) => path !== '/crowded' },
)

afterAll(close)

interface Received {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

const post = (path: string, headers: Readonly<Record<string, string>>, body = 'name=value'): Promise<Received> =>
  new Promise((resolve, reject) => {
    const request = http.request({ port, path, method: 'POST', headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...rest } = response.headers
        resolve({ status: response.statusCode, headers: rest, body: Buffer.concat(parts).toString() })
      })
    })
    request.once('error', reject)
    request.end(body)
  })

function refusedIn(language: 'zh-CN' | 'en'): Received {
  const { status, headers, body } = answerOf(tooMany, language)
  const text = String(body)
  const response = secured(new Response(text, { status, headers }), false)
  return {
    status,
    headers: { ...Object.fromEntries(response.headers), 'content-length': String(Buffer.byteLength(text)) },
    body: text,
  }
}

test('a call without room gets the answer the service would give, in its language, and is not read', async () => {
  const ofOwnPage = { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1' }
  const answers = [await post('/crowded?a=1', ofOwnPage), await post('/crowded', { 'accept-language': 'en' })]
  expect({ answers, asked }).toEqual({ answers: [refusedIn('zh-CN'), refusedIn('en')], asked: [] })
})

test('the next call on the same connection is answered', async () => {
  await post('/crowded', {}, 'x'.repeat(100_000))
  const { status, body } = await post('/quiet', {})
  expect({ status, body, asked: asked.splice(0) }).toEqual({ status: 200, body: 'read', asked: ['name=value'] })
})

test('a page of another origin is answered by the service, which knows whether that page may read it', async () => {
  const { status } = await post('/crowded', { 'sec-fetch-site': 'same-site', origin: 'http://elsewhere.example' })
  expect({ status, asked: asked.splice(0) }).toEqual({ status: 200, asked: ['name=value'] })
})
