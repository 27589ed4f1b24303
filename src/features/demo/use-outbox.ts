import { demo } from '#api/contract/groups/demo.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { messageOf } from '#api/client/failures.ts'
import { refetchEvery } from '#domain/portal/constants.ts'

/** A message with its code set apart, so that it can be copied separately. */
export interface OutboxRow {
  /** A mobile, or an e-mail address. */
  readonly recipient: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly before: string
  readonly code: string
  readonly after: string
}

/** The messages of the demo, newest first; null while they are fetched for the first time. */
export function useOutbox() {
  const { data, error, refetch } = useEndpoint(demo.outbox, {}, { refetchInterval: refetchEvery.jobs })
  return {
    rows:
      data?.messages.map(({ recipient, text, sentAt }) => ({
        recipient,
        sentAt: Date.parse(sentAt),
        ...split(text),
      })) ?? null,
    /** Why there is no list; null when there is one. */
    failure: data === undefined && error !== null ? messageOf(error) : null,
    retry: () => void refetch(),
  }
}

function split(text: string): Pick<OutboxRow, 'before' | 'code' | 'after'> {
  const [, before = text, code = '', after = ''] = /^(.*?)(?<!\d)(\d{6})(?!\d)(.*)$/s.exec(text) ?? []
  return { before, code, after }
}
