import { protectiveHeaders } from './security-headers.ts'

/** What a call answers, before it becomes a Response: building one, and touching its headers, is dear. */
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
  /** What answered, so that a page of another build knows. */
  readonly build: string
  readonly secure: boolean
  readonly cookies: readonly string[]
}

/** The answer as it leaves, with the headers that every answer carries. */
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
