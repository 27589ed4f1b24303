import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#api/client/client.ts'
import { CallError } from '#api/client/failures.ts'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { user } from '#api/contract/areas/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import type { DesktopBridge, HostTicket } from '#api/ports/desktop-bridge.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { acceptedGuide } from '#api/ports/accepted-guide.ts'
import { currentConsent, isCurrentConsent } from '#domain/consent.ts'
import { userTypes } from '#domain/subjects.ts'
import type { Person, WhoAnswer } from '#machines/session/session.types.ts'

export interface WhoPorts {
  readonly plainCall: Call
  readonly queryClient: QueryClient
  readonly storage: TextStorage
  readonly desktop: DesktopBridge | null
  /** Whose page it is so far; null for nobody's. */
  readonly uid: () => number | null
}

/**
 * Asks the service who is signed in. What it says of the person of this page goes to the cache, that of another does not:
 * it would show on a page that is not theirs.
 */
export function createWho({ plainCall, queryClient, storage, desktop, uid }: WhoPorts): () => Promise<WhoAnswer> {
  let ticket: HostTicket | null = null
  return async () => {
    try {
      if (desktop !== null && uid() === null) {
        ticket ??= await desktop.takeTicket()
        // The service would refuse it.
        if (ticket !== null && !isCurrentConsent(acceptedGuide(storage))) return { kind: 'unagreed' }
        const taken = ticket
        ticket = null
        if (taken !== null) await redeem(plainCall, taken)
      }
      const info = await queryClient.fetchQuery({
        queryKey: ['who'],
        queryFn: () => plainCall(user.teacherInfo, {}, { forAnybody: true }),
        staleTime: 0,
        gcTime: 0,
      })
      if (info.uType !== userTypes.teacher) {
        // Nothing here is for them. Without an answer the session stays, and the next one in this browser replaces it.
        await plainCall(signOn.logout, {}, { uid: info.uid }).catch(() => undefined)
        return { kind: 'student' }
      }
      if (uid() === null || uid() === info.uid) queryClient.setQueryData(keyOf(user.teacherInfo, {}), info)
      return { kind: 'teacher', person: personOf(info, storage) }
    } catch (error) {
      if (error instanceof CallError && isNobody(error)) return { kind: 'nobody' }
      throw error
    }
  }
}

/** The host's ticket opens the session here; a host without one may still have a window that is signed in. */
const redeem = (call: Call, ticket: HostTicket) =>
  call(signOn.autoLogin, { ...ticket, utype: userTypes.teacher, consent: [...currentConsent] })

const isNobody = ({ id }: CallError): boolean => ['notLoggedIn', 'loginElsewhere', 'ticketInvalid'].includes(id)

const personOf = (info: TeacherInfo, storage: TextStorage): Person => ({
  uid: info.uid,
  realname: info.realname,
  username: info.username,
  mobile: info.mobile,
  mustChangePassword: info.mustChangePassword,
  consentNeeded: info.consentNeeded,
  offersBinding: info.mobile === null && storage.read(storageKeys.bindOffered(info.uid)) === null,
})
