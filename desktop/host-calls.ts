import * as z from 'zod/mini'
import type { HostUser } from '#api/ports/desktop-bridge.ts'
import { saveDownload } from './downloads.ts'
import type { TicketOffice } from './tickets.ts'

/** What the host can do at the window's request. */
export interface HostActs {
  readonly isSignedIn: () => boolean
  readonly tickets: TicketOffice
  readonly backToLogin: () => Promise<void>
  readonly close: () => Promise<void>
  readonly openAddress: (url: string) => void
  readonly setUser: (user: HostUser | null) => Promise<void>
  readonly tellCourse: (courseId: number | null) => void
  /** Where the user's downloads are saved. */
  readonly downloads: string
}

const address = z.string().check(z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))

const user = z.nullable(z.object({ uid: z.int(), realname: z.string() }))

const file = z.object({ name: z.string(), base64: z.base64() })

/** Dispatches a call from the window, by bridge method name. Rejects calls that do not match the bridge. */
export async function answerCall(acts: HostActs, method: string, value: unknown): Promise<unknown> {
  switch (method) {
    case 'isSignedIn':
      return acts.isSignedIn()
    case 'takeTicket':
      return acts.tickets.take()
    case 'backToLogin':
      return acts.backToLogin()
    case 'close':
      return acts.close()
    case 'openExternal':
      return acts.openAddress(address.parse(value))
    case 'setUser':
      await acts.setUser(user.parse(value))
      return true
    case 'tellCourse':
      return acts.tellCourse(z.nullable(z.int()).parse(value))
    case 'download': {
      const { name, base64 } = file.parse(value)
      saveDownload(acts.downloads, name, Buffer.from(base64, 'base64'))
      return true
    }
    default:
      throw new Error(`The bridge has no ${method}`)
  }
}
