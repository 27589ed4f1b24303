import type { Service } from '#server/core/service.ts'

/**
 * Doors for tests, on loopback only: `POST /__test/clock` with a number of milliseconds moves the service's clock,
 * `POST /__test/outbox` answers the short messages, newest first.
 */
export const testDoors =
  (service: Service, clock: { offset: number }, messages: () => readonly unknown[]): Service =>
  async (request, address) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'POST' || !pathname.startsWith('/__test/')) return service(request, address)
    if (pathname === '/__test/outbox') return Response.json(messages())
    if (pathname !== '/__test/clock') return service(request, address)
    const milliseconds = Number(await request.text())
    if (!Number.isSafeInteger(milliseconds)) return new Response('not a number', { status: 400 })
    clock.offset += milliseconds
    return new Response(String(clock.offset))
  }
