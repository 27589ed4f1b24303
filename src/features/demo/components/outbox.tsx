import { Flex, Text } from '@mantine/core'
import { formatTime } from '#domain/time/time-format.ts'
import { classNames } from '#ui/class-names.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { demoTexts } from '../demo.texts.ts'
import { type OutboxRow, useOutbox } from '../use-outbox.ts'
import css from '../demo.module.css'

/** Where the demo's codes arrive: nothing is sent to a real phone or mailbox. */
export function Outbox() {
  const texts = useTexts(demoTexts)
  const { rows, failure, retry } = useOutbox()
  return (
    <Surface title={texts.outbox} note={rows !== null && rows.length > 0 && texts.messages(rows.length)}>
      {failure !== null ? (
        <FailedState why={failure} onRetry={retry} />
      ) : rows === null ? (
        <SkeletonRows rows={2} />
      ) : rows.length === 0 ? (
        <EmptyState title={texts.noMessages} why={texts.noMessagesWhy} />
      ) : (
        <Messages rows={rows} />
      )}
    </Surface>
  )
}

function Messages({ rows }: { readonly rows: readonly OutboxRow[] }) {
  const texts = useTexts(demoTexts)
  return (
    <ul aria-label={texts.outbox} aria-live="polite">
      {rows.map(({ recipient, sentAt, before, code, after }) => (
        <Flex
          key={`${sentAt} ${recipient} ${code}`}
          component="li"
          className={css['message']}
          align="baseline"
          columnGap={20}
          mih="var(--h-row)"
          py={10}
          px={20}
        >
          <Text span c="dimmed">
            {formatTime(sentAt, 'h:i:s')}
          </Text>
          <b>{recipient}</b>
          <span className={classNames(css['text'], 'breakable')} lang="zh-CN">
            {before}
            {code !== '' && <code className={css['code']}>{code}</code>}
            {after}
          </span>
        </Flex>
      ))}
    </ul>
  )
}
