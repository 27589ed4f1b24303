import { Button } from '@mantine/core'
import { useState } from 'react'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { messagePaths } from '#domain/paths/message-paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { NoticeDrawer } from './notice-drawer.tsx'
import type { Notice } from './notices.types.ts'
import { noticesTexts } from './notices.texts.ts'
import { useNoticeColumns } from './use-notice-columns.tsx'
import { type NoticeList, useNotices } from './use-notices.ts'
import { WriteNoticeDialog } from './write-notice.dialog.tsx'

export interface NoticesScreenProps {
  readonly teacher: Pick<TeacherInfo, 'isSchoolOwner'>
}

/** 学校通知: notices from the owner of a school to all its teachers. */
export function NoticesScreen({ teacher }: NoticesScreenProps) {
  const texts = useTexts(noticesTexts)
  if (teacher.isSchoolOwner) return <Notices />
  return (
    <EmptyState
      title={texts.notOwnerTitle}
      titleAs="h1"
      why={texts.notOwner}
      action={<LinkButton to={messagePaths.messages()}>{texts.toMessages}</LinkButton>}
    />
  )
}

function Notices() {
  const texts = useTexts(noticesTexts)
  const list = useNotices()
  const [isWriting, setIsWriting] = useState(false)
  const [shown, setShown] = useState<Notice | null>(null)
  const { total } = list
  return (
    <ListPage<Notice>
      title={texts.title}
      state={total === undefined ? '' : texts.state(total)}
      actions={
        <Button variant="filled" leftSection={<Icon name="plus" small />} onClick={() => setIsWriting(true)}>
          {texts.write}
        </Button>
      }
      list={useNoticeRows(list, setShown)}
    >
      {isWriting && <WriteNoticeDialog onClose={() => setIsWriting(false)} />}
      {shown !== null && <NoticeDrawer notice={shown} readAt={list.readAt} onClose={() => setShown(null)} />}
    </ListPage>
  )
}

function useNoticeRows(list: NoticeList, onOpen: (notice: Notice) => void): ListProps<Notice> {
  const texts = useTexts(noticesTexts)
  return {
    label: texts.title,
    rows: list.rows,
    rowKey: ({ noticeId }) => String(noticeId),
    columns: useNoticeColumns(list.readAt, onOpen),
    initialSorting: { column: 'sentAt', descending: true },
    skeletonRows: 4,
    actions: (notice) => <NoticeActions notice={notice} list={list} onOpen={onOpen} />,
    empty: { title: texts.emptyTitle, why: texts.emptyWhy },
    total: () => texts.total(list.total ?? 0),
  }
}

interface NoticeActionsProps {
  readonly notice: Notice
  readonly list: NoticeList
  readonly onOpen: (notice: Notice) => void
}

function NoticeActions({ notice, list, onOpen }: NoticeActionsProps) {
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
        <RowAct named={texts.lookNamed(notice.title)} onClick={() => onOpen(notice)}>
          {texts.look}
        </RowAct>
      }
      more={notice.withdrawnAt === null ? [withdraw] : []}
    />
  )
}
