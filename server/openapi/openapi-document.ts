import { contract } from '#api/contract/contract.ts'
import { openApi } from './openapi.ts'

/** `GET /openapi.json`: the contract for developers of other clients. */
export function openApiDocument(): (request: Request) => Promise<Response | null> {
  const text = JSON.stringify(openApi(contract))
  return async (request) => {
    if (request.method !== 'GET' || new URL(request.url).pathname !== '/openapi.json') return null
    return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } })
  }
}
