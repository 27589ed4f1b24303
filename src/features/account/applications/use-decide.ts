import { useState } from 'react'
import { CallError, messageOf } from '#api/client/failures.ts'
import { account } from '#api/contract/groups/account.ts'
import { school } from '#api/contract/groups/school.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useFirstNames } from '#ui/language/use-first-names.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { Application } from './applications.types.ts'
import { applicationsTexts } from './applications.texts.ts'

const idsOf = (applications: readonly Application[]): number[] => applications.map(({ applicationId }) => applicationId)

/** Approves and rejects one or several at once; the service decides all of them or none. */
export function useDecide() {
  const texts = useTexts(applicationsTexts)
  const namesOf = useFirstNames('teachers')
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const cache = useQueryClient()
  const command = useCommand(account.decideApplications, { invalidates: [account.applications, school.teachers] })
  const [refused, setRefused] = useState<readonly Application[] | null>(null)
  const detailsOf = (applications: readonly Application[]) => (applications.length > 1 ? [texts.allOrNothing] : [])
  const fail = async (error: unknown) => {
    await alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error) })
    // Somebody else has decided meanwhile, so the list is stale.
    if (error instanceof CallError) await cache.invalidateQueries({ queryKey: keyOf(account.applications) })
  }
  const approve = async (applications: readonly Application[]) => {
    const body = texts.confirmApprove(namesOf(applications))
    const details = [texts.confirmApproveDetail, ...detailsOf(applications)]
    if (!(await confirm({ body, details, confirmLabel: texts.approve }))) return
    await command
      .mutateAsync({ applicationIds: idsOf(applications), isApproved: true })
      .then(() => toast.success(texts.approvedToast(applications.length)), fail)
  }
  return {
    isBusy: command.isPending,
    /** Those about to be rejected: a reason is asked for. */
    refused,
    namesOf,
    detailsOf,
    approve: (applications: readonly Application[]) => void approve(applications),
    askReason: setRefused,
    closeReason: () => setRefused(null),
    /** Returns why it failed; null on success. */
    refuse: async (applications: readonly Application[], reason: string): Promise<string | null> => {
      try {
        await command.mutateAsync({ applicationIds: idsOf(applications), isApproved: false, reason })
      } catch (error) {
        if (error instanceof CallError) await cache.invalidateQueries({ queryKey: keyOf(account.applications) })
        return messageOf(error)
      }
      setRefused(null)
      toast.success(texts.refusedToast(applications.length))
      return null
    },
  }
}

export type Decide = ReturnType<typeof useDecide>
