import type { Service } from '#server/core/service.ts'

/** Doors for tests, on loopback only: `POST /__test/clock` with a number of milliseconds moves the service's clock. */
export const testDoors =
  (service: Service, clock: { offset: number }): Service =>
  async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/__test/clock' || request.method !== 'POST') return service(request)
    const milliseconds = Number(await request.text())
    if (!Number.isSafeInteger(milliseconds)) return new Response('not a number', { status: 400 })
    clock.offset += milliseconds
    return new Response(String(clock.offset))
  }
