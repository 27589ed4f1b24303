import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#api/client/client.ts'
import { isRefused, isSessionLost } from '#api/client/failures.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import type { DesktopBridge, HostTicket } from '#api/ports/desktop-bridge.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { acceptedGuide, keepAcceptedGuide } from '#api/ports/accepted-guide.ts'
import { currentConsent, isCurrentConsent } from '#domain/accounts/consent.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import type { WhoAnswer } from '#machines/session/session.types.ts'
import type { Person } from '#machines/session/person.types.ts'

export interface WhoPorts {
  readonly plainCall: Call
  readonly queryClient: QueryClient
  readonly storage: TextStorage
  readonly desktop: DesktopBridge | null
  /** Whether the documents are accepted, while nobody is signed in who could have done it before. */
  readonly askConsent: () => Promise<boolean>
  /** The page's current owner; null for nobody. */
  readonly uid: () => number | null
}

/**
 * Asks the service who is signed in. Details of this page's person are cached, those of another are not: they would
 * appear on a page that is not theirs.
 */
export function createWho(ports: WhoPorts): () => Promise<WhoAnswer> {
  const { plainCall, queryClient, storage, uid } = ports
  return async () => {
    try {
      if (uid() === null && !(await comesByTicket(ports))) return { kind: 'nobody' }
      const info = await queryClient.fetchQuery({
        queryKey: ['who'],
        queryFn: () => plainCall(user.teacherInfo, {}, { forAnybody: true }),
        staleTime: 0,
        gcTime: 0,
      })
      if (info.userType !== userTypes.teacher) {
        // This portal is not for them. Without a response the session stays, and the next one in this browser replaces
        // it.
        await plainCall(signOn.logout, {}, { uid: info.uid }).catch(() => undefined)
        return { kind: 'student' }
      }
      if (uid() === null || uid() === info.uid) queryClient.setQueryData(keyOf(user.teacherInfo, {}), info)
      return { kind: 'teacher', person: personOf(info, storage) }
    } catch (error) {
      if (isNobody(error)) return { kind: 'nobody' }
      throw error
    }
  }
}

/**
 * The desktop host's ticket opens the session here; a host without one may still have a signed-in window. False if the
 * person does not accept the documents: then the ticket stays unused.
 */
async function comesByTicket({ plainCall, storage, desktop, askConsent }: WhoPorts): Promise<boolean> {
  if (desktop === null || !(await desktop.isSignedIn())) return true
  const ticket = await desktop.takeTicket()
  if (ticket === null) return true
  const enter = ({ token, ut: ticketType }: HostTicket, consent: readonly string[]) =>
    plainCall(signOn.autoLogin, { token, ticketType, signInAs: userTypes.teacher, consent: [...consent] })
  try {
    await enter(ticket, isCurrentConsent(acceptedGuide(storage)) ? currentConsent : [])
  } catch (error) {
    // Only the ticket's account knows whether its teacher has accepted the documents before.
    if (!isRefused(error, signOn.autoLogin) || error.failure.id !== 'consentNeeded') throw error
    if (!(await askConsent())) return false
    keepAcceptedGuide(storage)
    // The ticket may expire while somebody reads.
    await enter((await desktop.takeTicket()) ?? ticket, currentConsent)
  }
  return true
}

const isNobody = (error: unknown): boolean =>
  isSessionLost(error) || (isRefused(error, signOn.autoLogin) && error.failure.id === 'ticketInvalid')

const personOf = (info: TeacherInfo, storage: TextStorage): Person => ({
  uid: info.uid,
  realname: info.realname,
  username: info.username,
  mobile: info.mobile,
  mustChangePassword: info.mustChangePassword,
  consentNeeded: info.consentNeeded,
  offersBinding: info.mobile === null && storage.read(storageKeys.bindOffered(info.uid)) === null,
})
