import { Declared, NotCertified } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import type { RehearsedEndings } from '../rehearsed-endings.ts'
import type { LoginTicket } from './redeem-ticket.ts'

/** The demo's: how the next QR sign-in of a browser ends, and somebody of the messaging app without an account. */
export interface Rehearsal {
  readonly endings: Pick<RehearsedEndings, 'take'>
  readonly stranger: (
    db: Executor,
    of: Pick<LoginTicket, 'visitorHash' | 'now'>,
  ) => Promise<{ readonly openId: string; readonly state: string }>
}

/** Wrong passwords of the rehearsed account: a warning is due, and no lock yet. */
const failures = 8

/** The ending that this browser chose for a confirmed code; null to sign in. */
export async function rehearsedEnding(rehearsal: Rehearsal | null, db: Executor, ticket: LoginTicket) {
  const ending = ticket.way === 'qr' ? rehearsal?.endings.take(ticket.visitorHash) : null
  switch (ending) {
    case 'wrongPassword':
      return new Declared('wrongPassword', { errorCount: failures })
    case 'notBound':
      return rehearsal && new Declared('notBound', await rehearsal.stranger(db, ticket))
    case 'notCertified':
      throw new NotCertified()
    case 'student':
      return new Declared('notTeacher', null)
    default:
      return null
  }
}
