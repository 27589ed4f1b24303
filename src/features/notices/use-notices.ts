import { messageOf } from '#api/client/failures.ts'
import { message } from '#api/contract/groups/message.ts'
import { notice } from '#api/contract/groups/notice.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { Notice } from './notices.types.ts'
import { noticesTexts } from './notices.texts.ts'

const pager = { currentPage: 1, pageSize: pageSizes.lists }

/** The school's notices, and withdrawing one. */
export function useNotices() {
  const texts = useTexts(noticesTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const query = useEndpoint(notice.list, { pager })
  const command = useCommand(notice.withdraw, { invalidates: [notice.list, message.list, message.unreadCount] })
  const withdraw = async ({ noticeId, title, recipients, readers }: Notice) => {
    const isSure = await confirm({
      body: texts.confirmWithdraw(title),
      details: [texts.confirmWithdrawDetail(recipients, readers), texts.confirmWithdrawFinal],
      confirmLabel: texts.withdraw,
      destroy: true,
    })
    if (!isSure) return
    await command.mutateAsync({ noticeId }).then(
      () => toast.success(texts.withdrawnToast(title)),
      (error: unknown) => toast.error(texts.failed(messageOf(error))),
    )
  }
  return {
    rows: fetchedPart(query, ({ list }) => list),
    total: query.data?.total,
    /** When they were read (milliseconds since 1970). */
    readAt: query.dataUpdatedAt,
    isBusy: command.isPending,
    withdraw: (one: Notice) => void withdraw(one),
  }
}

export type NoticeList = ReturnType<typeof useNotices>
