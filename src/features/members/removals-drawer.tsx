import { Box, Button, Group } from '@mantine/core'
import { member as endpoints } from '#api/contract/groups/member.ts'
import type { RemovalRow } from '#api/contract/schemas/members.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useFirstNames } from '#ui/language/use-first-names.ts'
import { RecordDrawer } from '#ui/record-drawer/record-drawer.tsx'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import css from './members.module.css'
import type { MemberActs } from './use-member-acts.ts'

export interface RemovalsDrawerProps {
  readonly courseId: number
  readonly acts: MemberActs
  readonly onClose: () => void
}

/** Who was recently removed from the class, with the option to restore them. */
export function RemovalsDrawer({ courseId, acts, onClose }: RemovalsDrawerProps) {
  const texts = useTexts(memberDialogsTexts)
  const query = useEndpoint(endpoints.removals, { courseId })
  return (
    <RecordDrawer title={texts.removedTitle} width={440} record={fetchedOf(query)} skeletonRows={4} onClose={onClose}>
      {({ list }) => <Removals removals={list} readAt={query.dataUpdatedAt} acts={acts} />}
    </RecordDrawer>
  )
}

interface RemovalsProps {
  readonly removals: readonly RemovalRow[]
  readonly readAt: number
  readonly acts: MemberActs
}

function Removals({ removals, readAt, acts }: RemovalsProps) {
  const texts = useTexts(memberDialogsTexts)
  if (removals.length === 0) return <EmptyState title={texts.removedEmpty} />
  return (
    <>
      <Hint>{texts.removedHint}</Hint>
      <ul>
        {removals.map((removal) => (
          <Box key={removal.removalId} component="li" className={css['line']} py={12}>
            <Removal removal={removal} readAt={readAt} acts={acts} />
          </Box>
        ))}
      </ul>
    </>
  )
}

interface RemovalProps {
  readonly removal: RemovalRow
  readonly readAt: number
  readonly acts: MemberActs
}

function Removal({ removal, readAt, acts }: RemovalProps) {
  const texts = useTexts(memberDialogsTexts)
  const namesOf = useFirstNames('people')
  const { language } = useLanguage()
  const { removalId, removedAt, removedBy, count, restoredAt } = removal
  const dateOf = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
  const names = namesOf(
    removal.names.map((realname) => ({ realname })),
    count,
  )
  return (
    <>
      <p className="breakable">{names}</p>
      <Group
        justify="space-between"
        wrap="nowrap"
        gap={10}
        mih="max(28px, calc(30 * var(--u)))"
        mt={4}
        c="dimmed"
        fz="sm"
      >
        <span>{texts.removedLine(dateOf(removedAt), removedBy)}</span>
        {restoredAt === null ? (
          <Button
            size="xs"
            leftSection={<Icon name="undo" small />}
            disabled={acts.isBusy}
            aria-label={texts.restoreNamed(names)}
            onClick={() => void acts.putBack(removalId)}
          >
            {texts.restore}
          </Button>
        ) : (
          <span>{texts.restoredLine(dateOf(restoredAt))}</span>
        )}
      </Group>
    </>
  )
}
