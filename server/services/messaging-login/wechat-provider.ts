import * as z from 'zod/mini'
import type { MessagingProvider } from './messaging-provider.ts'

export interface WechatOptions {
  readonly appId: string
  readonly secret: string
  /** Our page to which the person returns; its domain is registered with the provider. */
  readonly redirectUrl: string
  readonly request?: (url: URL, options: { readonly signal: AbortSignal }) => Promise<Response>
}

const timeout = 5_000

const confirmed = z.object({ openid: z.string().check(z.regex(/^[\w-]{6,64}$/)) })

/** WeChat's login for web sites. Errors contain neither the secret nor the code. */
export const wechatProvider = ({ appId, secret, redirectUrl, request = fetch }: WechatOptions): MessagingProvider => ({
  authorizeUrl: (state) => {
    const url = new URL('https://open.weixin.qq.com/connect/qrconnect')
    const asked = { appid: appId, redirect_uri: redirectUrl, response_type: 'code', scope: 'snsapi_login', state }
    url.search = new URLSearchParams(asked).toString()
    url.hash = 'wechat_redirect'
    return url.href
  },
  openIdOf: async (code) => {
    const url = new URL('https://api.weixin.qq.com/sns/oauth2/access_token')
    url.search = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' }).toString()
    const response = await request(url, { signal: AbortSignal.timeout(timeout) })
    const answer: unknown = await response.json()
    const person = confirmed.safeParse(answer)
    if (!person.success) throw new Error(`WeChat confirmed nobody (HTTP ${response.status}, ${errorOf(answer)})`)
    return person.data.openid
  },
})

const refused = z.object({ errcode: z.int() })

/** WeChat returns its errors with HTTP 200. */
function errorOf(answer: unknown): string {
  const error = refused.safeParse(answer)
  return error.success ? `errcode ${error.data.errcode}` : 'no openid'
}
