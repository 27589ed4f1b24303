import type { TeacherStanding, WantedSessions } from '#server/test-teacher.ts'

/** A message in the product's outbox. */
interface Message {
  readonly recipient: string
  readonly text: string
}

async function knock(address: string, door: string, body = ''): Promise<Response> {
  const response = await fetch(`${address}/__test/${door}`, { method: 'POST', body })
  if (!response.ok) throw new Error(`The door ${door} answered ${response.status}`)
  return response
}

/** Advances the product's clock; it must never go back, as rows created since would lie in the future. */
export async function moveServiceClock(address: string, milliseconds: number): Promise<void> {
  await knock(address, 'clock', String(milliseconds))
}

/** While `run` lasts, only `moveServiceClock` moves the product's clock, however long it takes. */
export async function withServiceClockStopped(address: string, run: () => Promise<void>): Promise<void> {
  await knock(address, 'clock/stop')
  try {
    await run()
  } finally {
    await knock(address, 'clock/resume')
  }
}

/** Puts a teacher into the state a test needs: with the demo's password and no sessions. */
export async function placeTeacher(address: string, standing: TeacherStanding): Promise<void> {
  await knock(address, 'teacher', JSON.stringify(standing))
}

/** Opens several sessions of a teacher without a browser; returns their cookies. */
export async function openSessions(address: string, wanted: WantedSessions): Promise<readonly string[]> {
  return (await knock(address, 'sessions', JSON.stringify(wanted))).json()
}

/** The newest code sent to a mobile or an e-mail address. */
export async function codeSentTo(address: string, recipient: string): Promise<string> {
  const messages: readonly Message[] = await (await knock(address, 'outbox')).json()
  const code = /\d{6}/.exec(messages.find((message) => message.recipient === recipient)?.text ?? '')?.[0]
  if (code === undefined) throw new Error('Nothing was sent to this recipient')
  return code
}
