import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { emailMessage, noEmail, webhookEmailSender } from './email-sender.ts'

const message = emailMessage('lin@example.cn', 'passwordByEmail', '402716')

/** A webhook that responds with `status`, and what it received. */
async function webhook(status: number) {
  const received: { authorization: string | undefined; body: unknown }[] = []
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(parts).toString()) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { received, send: webhookEmailSender(`http://127.0.0.1:${port}/send`, 'secret') }
}

test('the webhook receives the message with its secret', async () => {
  const { received, send } = await webhook(204)
  await send(message)
  expect(received).toEqual([
    {
      authorization: 'Bearer secret',
      body: {
        email: 'lin@example.cn',
        subject: '讲台验证码',
        text: '您正在重置密码，验证码 402716，5 分钟内有效，请勿告诉他人。',
        code: '402716',
      },
    },
  ])
})

test('a webhook that refuses, or none at all, is a failure that names neither address nor code', async () => {
  const { send } = await webhook(500)
  await expect(send(message)).rejects.toThrow(new Error('The e-mail webhook answered 500'))
  await expect(noEmail(message)).rejects.toThrow(new Error('No sender of e-mail is configured'))
})
