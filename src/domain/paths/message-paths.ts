import { withQuery } from './address.ts'

/** Paths of messages and help; separate from the others, which the sign-in loads too. */
export const messagePaths = {
  /** The teacher's inbox, or one message in it. */
  messages: (messageId?: number) => withQuery('/personal-center/message-notification', { messageId }),
  /** Notices to all teachers; for the school's owner. */
  notices: '/personal-center/notices',
  /** A section of the help; `from` is the page feedback is about. */
  help: (part?: 'feedback' | 'school', from?: string) => withQuery('/help', { part, from }),
} as const
