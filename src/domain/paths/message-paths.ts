import { withQuery } from './paths.ts'

/** Paths of messages and help; apart from the others, which the sign-in loads too. */
export const messagePaths = {
  /** The teacher's box, or one message of it. */
  messages: (messageId?: number) => withQuery('/personal-center/message-notification', { messageId }),
  /** Notices to all teachers; for the school's owner. */
  notices: '/personal-center/notices',
  /** A part of the help; `from` is the page that a feedback is about. */
  help: (part?: 'feedback' | 'school', from?: string) => withQuery('/help', { part, from }),
} as const
