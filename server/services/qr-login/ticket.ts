import { createHmac } from 'node:crypto'

/**
 * The ticket that a code ends in. It can be recomputed from the code's secret, so that a lost answer can be repeated
 * although the database stores only hashes.
 */
export const ticketOf = (qrId: string, qrToken: string): string =>
  createHmac('sha256', qrToken).update(`ticket:${qrId}`).digest('base64url')
