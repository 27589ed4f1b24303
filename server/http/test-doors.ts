import type { MovableClock } from '#server/core/movable-clock.ts'
import type { Service } from '#server/core/service.ts'

export interface TestDoors {
  readonly clock: MovableClock
  /** SMS and e-mail messages, newest first. */
  readonly messages: () => readonly unknown[]
  /** Sets an account up as a test wants it. */
  readonly placeTeacher: (wanted: unknown) => Promise<void>
  /** Signs an account in; returns the cookies. */
  readonly openSessions: (wanted: unknown) => Promise<readonly string[]>
}

/**
 * Endpoints for tests, on loopback only: `POST /__test/clock` with a number of milliseconds moves the service's clock,
 * `POST /__test/clock/stop` and `/__test/clock/resume` stop and resume it, `POST /__test/outbox` returns the messages,
 * `POST /__test/teacher` sets an account up as its JSON says, `POST /__test/sessions` signs it in.
 */
export const testDoors =
  (service: Service, { clock, messages, placeTeacher, openSessions }: TestDoors): Service =>
  async (request, address) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'POST' || !pathname.startsWith('/__test/')) return service(request, address)
    switch (pathname) {
      case '/__test/outbox':
        return Response.json(messages())
      case '/__test/teacher':
        await placeTeacher(await request.json())
        return new Response('done')
      case '/__test/sessions':
        return Response.json(await openSessions(await request.json()))
      case '/__test/clock':
        return move(clock, Number(await request.text()))
      case '/__test/clock/stop':
        clock.stop()
        return new Response('done')
      case '/__test/clock/resume':
        clock.resume()
        return new Response('done')
      default:
        return service(request, address)
    }
  }

function move(clock: MovableClock, milliseconds: number): Response {
  if (!Number.isSafeInteger(milliseconds)) return new Response('not a number', { status: 400 })
  return new Response(String(clock.move(milliseconds)))
}
