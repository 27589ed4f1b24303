/** `GET /health`, for process monitoring: 200 if `askDatabase` resolves, 503 if it does not. Says no more. */
export function healthDocument(askDatabase: () => Promise<unknown>): (request: Request) => Promise<Response | null> {
  return async (request) => {
    if (request.method !== 'GET' || new URL(request.url).pathname !== '/health') return null
    const isWell = await askDatabase().then(
      () => true,
      () => false,
    )
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    return new Response(isWell ? 'ok\n' : 'the database does not answer\n', { status: isWell ? 200 : 503, headers })
  }
}
