import { createHmac } from 'node:crypto'

/**
 * The ticket that a code ends in. Whoever has the code's secret can tell it again, so that a lost answer is repeated
 * although the database holds only hashes.
 */
export const ticketOf = (qrId: string, qrToken: string): string =>
  createHmac('sha256', qrToken).update(`ticket:${qrId}`).digest('base64url')
