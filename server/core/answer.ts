import { protectiveHeaders } from './security-headers.ts'

/** The answer to a call before it becomes a Response: building a Response and changing its headers is expensive. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer> | null
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' } as const

export const json = (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { ...jsonHeaders, ...headers },
  body,
})

export interface Delivery {
  readonly requestId: string
  /** The build that answered, so that a page of another build can tell. */
  readonly build: string
  readonly secure: boolean
  readonly cookies: readonly string[]
}

/** The answer as it is sent, with the headers that every answer carries. */
export function delivered(
  { status, headers, body }: Answer,
  { requestId, build, secure, cookies }: Delivery,
): Response {
  const response = new Response(body, {
    status,
    headers: { ...protectiveHeaders(secure), ...headers, 'x-request-id': requestId, 'x-podium-build': build },
  })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
