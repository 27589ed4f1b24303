import type { TeacherStanding, WantedSessions } from '#server/test-teacher.ts'

/** A message as the product's outbox keeps it. */
interface Message {
  readonly recipient: string
  readonly text: string
}

async function knock(address: string, door: string, body = ''): Promise<Response> {
  const response = await fetch(`${address}/__test/${door}`, { method: 'POST', body })
  if (!response.ok) throw new Error(`The door ${door} answered ${response.status}`)
  return response
}

/** Moves the clock of the product; it is never moved back, because what was made would lie in its future. */
export async function moveServiceClock(address: string, milliseconds: number): Promise<void> {
  await knock(address, 'clock', String(milliseconds))
}

/** Nothing but `moveServiceClock` moves the clock of the product meanwhile, however long it takes. */
export async function withServiceClockStopped(address: string, run: () => Promise<void>): Promise<void> {
  await knock(address, 'clock/stop')
  try {
    await run()
  } finally {
    await knock(address, 'clock/resume')
  }
}

/** Puts a teacher as a test wants them: with the demo's password, signed in nowhere. */
export async function placeTeacher(address: string, standing: TeacherStanding): Promise<void> {
  await knock(address, 'teacher', JSON.stringify(standing))
}

/** Signs a teacher in so many times, without a browser; answers the cookies. */
export async function openSessions(address: string, wanted: WantedSessions): Promise<readonly string[]> {
  return (await knock(address, 'sessions', JSON.stringify(wanted))).json()
}

/** The newest code that was sent to a mobile or an e-mail address. */
export async function codeSentTo(address: string, recipient: string): Promise<string> {
  const messages: readonly Message[] = await (await knock(address, 'outbox')).json()
  const code = /\d{6}/.exec(messages.find((message) => message.recipient === recipient)?.text ?? '')?.[0]
  if (code === undefined) throw new Error('Nothing was sent to this recipient')
  return code
}
