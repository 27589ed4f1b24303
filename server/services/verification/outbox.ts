/** A message that would have gone out by SMS or e-mail. */
export interface OutboxMessage {
  /** A mobile or an e-mail address. */
  readonly recipient: string
  readonly text: string
  readonly sentAt: Date
}

/** Stands in for phones and mailboxes without a provider: in the demo and in tests. Lives as long as the process. */
export interface Outbox {
  readonly add: (recipient: string, text: string) => void
  /** Newest first. */
  readonly messages: () => readonly OutboxMessage[]
}

const kept = 100

export function createOutbox(now: () => Date): Outbox {
  let messages: readonly OutboxMessage[] = []
  return {
    add: (recipient, text) => {
      messages = [{ recipient, text, sentAt: now() }, ...messages].slice(0, kept)
    },
    messages: () => messages,
  }
}
