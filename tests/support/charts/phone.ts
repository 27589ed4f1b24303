import http from 'node:http'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { openSessions } from '#tests/support/pages/doors.ts'
import { clientAt } from '#tests/support/product/product.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { clientOf } from '#tests/support/service/test-client.ts'

/** Sends from another network than a page, whose address is 127.0.0.1. */
const fromAfar = (address: string) => (request: Request) =>
  new Promise<Response>((resolve, reject) => {
    const options = {
      method: 'POST',
      localAddress: '127.8.0.1',
      headers: Object.fromEntries(request.headers),
    }
    const sent = http.request(address + new URL(request.url).pathname, options, async (answer) => {
      const headers = new Headers()
      for (const line of answer.headers['set-cookie'] ?? []) headers.append('set-cookie', line)
      const body = Buffer.concat(await answer.toArray()).toString()
      resolve(new Response(body, { status: answer.statusCode ?? 0, headers }))
    })
    sent.once('error', reject)
    void request.text().then((body) => sent.end(body))
  })

/** A code shown on a computer. */
export interface ShownCode {
  readonly qrId: string
  /** Two digits other than those that the computer shows beside it after scanning. */
  readonly wrongNumber: () => Promise<string>
}

/** A new code on a computer in the phone's network, or in another one. */
export async function newCode(address: string, isFar: boolean): Promise<ShownCode> {
  const send = fromAfar(address)
  const computer = openBrowser((uid, cookie) => (isFar ? clientOf(send, uid, cookie) : clientAt(address, uid, cookie)))
  const { qrId, qrToken } = await computer.get(qrLogin.loginUrl, {})
  const wrongNumber = async () => {
    const { matchNumber } = await computer.get(qrLogin.result, { qrId, qrToken })
    return String((Number(matchNumber) + 1) % 100).padStart(2, '0')
  }
  return { qrId, wrongNumber }
}

/** Another phone that scans a code first, and cancels it if told to. */
export async function scanElsewhere(address: string, teacher: string, qrId: string, cancels: boolean): Promise<void> {
  const other = await otherPhone(address, teacher)
  const { nonce } = await other.get(phone.scan, { qrId })
  if (cancels) await other.get(phone.cancel, { qrId, nonce })
}

async function otherPhone(address: string, teacher: string): Promise<Pick<TestBrowser, 'get'>> {
  const [cookie = ''] = await openSessions(address, { username: teacher, surface: 'phone', count: 1 })
  const forAnybody = { headers: { 'x-expected-uid': undefined } }
  const { data } = await clientAt(address, 0, cookie).call(phone.who, {}, forAnybody)
  return clientAt(address, data.uid, cookie)
}
