import { randomBytes } from 'node:crypto'
import { qrLogin as area, qrUserType } from '#api/contract/groups/qr-login.ts'
import { qrLimits } from '#domain/portal/constants.ts'
import { maskedName } from '#domain/accounts/masked-name.ts'
import { pollCode, qrStatus } from '#domain/accounts/qr-rules.ts'
import { hashToken, newToken } from '#server/core/cookies.ts'
import type { Database } from '#server/database/database.ts'
import { qrLogin } from '#server/database/schema/sign-on.ts'
import { implement } from '../implement.ts'
import { type CodeWithScanner, codeLookUp, giveUpOldCodes, isCrowded, noteFirstAnswer } from './codes.ts'
import { pollPace } from './poll-pace.ts'
import { ticketOf } from './ticket.ts'

export interface QrLoginOptions {
  readonly db: Database
  /** Address of the pages, without a trailing slash: the picture leads a phone there. */
  readonly baseUrl: string
}

/** The computer's side of QR login; the possible transitions of a code are in `domain/qr-rules`. */
export const qrLoginHandlers = ({ db: root, baseUrl }: QrLoginOptions) => {
  const codeOf = codeLookUp(root)
  const pace = pollPace()

  return implement(area, {
    loginUrl: ({ qrId: formerId = '', qrToken: formerToken = '' }, { db, now, client, visitor, fail }) => {
      const [qrId, qrToken, visitorHash] = [randomBytes(16).toString('base64url'), newToken(), visitor()]
      const expiresAt = new Date(now.getTime() + qrLimits.life)
      return db.transaction(async (transaction) => {
        if (await isCrowded(transaction, client.address, now)) return fail('qrTooMany')
        await giveUpOldCodes(transaction, visitorHash, { qrId: formerId, tokenHash: hashToken(formerToken) }, now)
        const hashes = { tokenHash: hashToken(qrToken), ticketHash: hashToken(ticketOf(qrId, qrToken)), visitorHash }
        await transaction.insert(qrLogin).values({ qrId, ...hashes, ...client, createdAt: now, expiresAt })
        return { url: `${baseUrl}/phone/#/scan?qrId=${qrId}`, qrId, qrToken, expiresAt: expiresAt.toISOString() }
      })
    },
    result: async ({ qrId, qrToken }, { db, now, visitor, client: { address }, fail }) => {
      const [tokenHash, visitorHash] = [hashToken(qrToken), visitor()]
      // The id is visible in the picture: it alone must not suffice to have the computer's own polls refused.
      const asker = { code: `${qrId} ${tokenHash}`, address }
      pace.admit(asker, now)
      const ownCode = async () => {
        const found = await codeOf(qrId)
        return found?.code.tokenHash === tokenHash && found.code.visitorHash === visitorHash ? found : null
      }
      const found = await ownCode()
      if (found !== null) pace.know(asker, now)
      const polled = found === null ? 'expired' : pollCode(found.code, now)
      if (found === null || polled === 'expired') return fail('qrExpired')
      if (polled === 'shown') return shown(found)
      const isTicketDue =
        polled === 'repeated' || (await noteFirstAnswer(db, qrId, now)) || isRepeated(await ownCode(), now)
      return isTicketDue
        ? { ...shown(found), token: ticketOf(qrId, qrToken), ticketType: qrUserType }
        : fail('qrExpired')
    },
  })
}

/** Another process may have returned the ticket between reading the code and recording it. */
const isRepeated = (found: CodeWithScanner | null, now: Date): boolean =>
  found !== null && pollCode(found.code, now) === 'repeated'

/** What the computer shows about a code; who scanned it is shown until they cancel. */
function shown({ code, realname }: CodeWithScanner) {
  const isHeld = code.status === qrStatus.scanned || code.status === qrStatus.confirmed
  return {
    status: code.status,
    token: null,
    ticketType: null,
    who: isHeld && realname !== null ? maskedName(realname) : null,
    matchNumber: code.status === qrStatus.scanned ? code.matchNumber : null,
    expiresAt: code.expiresAt.toISOString(),
  }
}
