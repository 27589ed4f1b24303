import { expect, test, vi } from 'vitest'
import { wechatProvider } from './wechat-provider.ts'

/** The provider with a stubbed exchange, and the requests it received. */
function providerWith(answer: (signal: AbortSignal) => Promise<Response>) {
  const asked: string[] = []
  const provider = wechatProvider({
    appId: 'wx1234',
    secret: 'top-secret',
    redirectUrl: 'https://podium.example.cn/',
    request: (url, { signal }) => {
      asked.push(url.href)
      return answer(signal)
    },
  })
  return { provider, asked }
}

const answering = (body: string, status = 200) => providerWith(async () => new Response(body, { status }))

test('the browser is sent to the provider’s QR page with the state', () => {
  const { provider } = answering('{}')
  expect(provider.authorizeUrl('the-state')).toBe(
    'https://open.weixin.qq.com/connect/qrconnect?appid=wx1234&redirect_uri=https%3A%2F%2Fpodium.example.cn%2F' +
      '&response_type=code&scope=snsapi_login&state=the-state#wechat_redirect',
  )
})

test('a code is exchanged for the person’s id, and cannot inject parameters', async () => {
  const { provider, asked } = answering('{"access_token":"a","openid":"oABC-123_xyz","scope":"snsapi_login"}')
  expect(await provider.openIdOf('code&appid=evil')).toBe('oABC-123_xyz')
  expect(asked).toEqual([
    'https://api.weixin.qq.com/sns/oauth2/access_token?appid=wx1234&secret=top-secret&code=code%26appid%3Devil' +
      '&grant_type=authorization_code',
  ])
})

test.each([
  ['{"errcode":40029,"errmsg":"invalid code"}', 'WeChat confirmed nobody (HTTP 200, errcode 40029)'],
  ['{"openid":7}', 'WeChat confirmed nobody (HTTP 200, no openid)'],
  ['{"openid":"<script>"}', 'WeChat confirmed nobody (HTTP 200, no openid)'],
])('the answer %s is nobody', async (body, message) => {
  await expect(answering(body).provider.openIdOf('top-code')).rejects.toThrow(new Error(message))
})

test('invalid JSON and an unreachable provider are errors that reveal no secret', async () => {
  const failures = [answering('<html>', 502), providerWith(() => Promise.reject(new TypeError('fetch failed')))]
  for (const { provider } of failures) {
    const error: unknown = await provider.openIdOf('top-code').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toMatch(/top-/)
  }
})

test('the exchange is aborted after five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const signals: AbortSignal[] = []
  const { provider } = providerWith(async (signal) => {
    signals.push(signal)
    return new Response('{"openid":"oABC-123"}')
  })
  await provider.openIdOf('code')
  expect(timeout.mock.calls).toEqual([[5_000]])
  expect(signals).toEqual(timeout.mock.results.map(({ value }) => value))
  timeout.mockRestore()
})
