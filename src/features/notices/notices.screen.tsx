import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { messagePaths } from '#domain/message-paths.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { NoticeDrawer } from './notice-drawer.tsx'
import type { Notice } from './notices.types.ts'
import { noticesTexts } from './notices.texts.ts'
import { useNoticeColumns } from './use-notice-columns.tsx'
import { type NoticeList, useNotices } from './use-notices.ts'
import { WriteNoticeDialog } from './write-notice.dialog.tsx'

export interface NoticesScreenProps {
  readonly teacher: Pick<TeacherInfo, 'isSchoolOwner'>
}

/** 学校通知: what the owner of a school tells all its teachers. */
export function NoticesScreen({ teacher }: NoticesScreenProps) {
  const texts = useTexts(noticesTexts)
  if (teacher.isSchoolOwner) return <Notices />
  return (
    <EmptyState
      title={texts.notOwnerTitle}
      titleAs="h1"
      why={texts.notOwner}
      action={
        <Button component="a" href={hrefOf(messagePaths.messages())}>
          {texts.toMessages}
        </Button>
      }
    />
  )
}

function Notices() {
  const texts = useTexts(noticesTexts)
  const list = useNotices()
  const [isWriting, setIsWriting] = useState(false)
  const [shown, setShown] = useState<Notice | null>(null)
  return (
    <div>
      <PageHead
        title={texts.title}
        state={list.total === undefined ? '' : texts.state(list.total)}
        actions={
          <Button variant="filled" leftSection={<Icon name="plus" small />} onClick={() => setIsWriting(true)}>
            {texts.write}
          </Button>
        }
      />
      <Surface label={texts.title}>
        <Table list={list} onOpen={setShown} />
      </Surface>
      {isWriting && <WriteNoticeDialog onClose={() => setIsWriting(false)} />}
      {shown !== null && <NoticeDrawer notice={shown} readAt={list.readAt} onClose={() => setShown(null)} />}
    </div>
  )
}

interface TableProps {
  readonly list: NoticeList
  readonly onOpen: (notice: Notice) => void
}

function Table({ list, onOpen }: TableProps) {
  const texts = useTexts(noticesTexts)
  const { notices, total, error } = list
  const columns = useNoticeColumns(list.readAt, onOpen)
  if (error !== null) return <FailedState why={messageOf(error)} onRetry={list.refetch} />
  return (
    <DataTable<Notice>
      label={texts.title}
      columns={columns}
      rows={notices ?? []}
      rowKey={({ noticeId }) => String(noticeId)}
      initialSorting={{ column: 'sentAt', descending: true }}
      loadingRows={notices === undefined ? 4 : undefined}
      empty={<EmptyState title={texts.emptyTitle} why={texts.emptyWhy} />}
      actions={actionsWith({ list, onOpen })}
      total={total !== undefined && texts.total(total)}
    />
  )
}

/** What can be done with one notice. */
const actionsWith = (table: TableProps) => (notice: Notice) => <NoticeActions notice={notice} {...table} />

function NoticeActions({ notice, list, onOpen }: TableProps & { readonly notice: Notice }) {
  const texts = useTexts(noticesTexts)
  const withdraw = {
    label: texts.withdraw,
    icon: 'undo',
    danger: true,
    disabled: list.isBusy,
    onSelect: () => list.withdraw(notice),
  } as const
  return (
    <RowActions
      name={notice.title}
      primary={
        <Button size="xs" variant="subtle" aria-label={texts.lookNamed(notice.title)} onClick={() => onOpen(notice)}>
          {texts.look}
        </Button>
      }
      more={notice.withdrawnAt === null ? [withdraw] : []}
    />
  )
}
