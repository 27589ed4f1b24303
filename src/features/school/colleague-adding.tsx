import { Group } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import { school } from '#api/contract/groups/school.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import css from './school.module.css'
import { schoolTexts } from './school.texts.ts'

/** The setting whether teachers of the school add colleagues' students directly, or have to ask. */
export function ColleagueAdding() {
  const texts = useTexts(schoolTexts)
  const { data, error, refetch } = useEndpoint(school.settings, {})
  return (
    <Surface title={texts.addingTitle} className={css['apart']} padded>
      {data !== undefined && <Adding isAllowed={data.colleaguesMayAdd} />}
      {data === undefined && error === null && <SkeletonRows rows={1} rowHeight="calc(36 * var(--u))" />}
      {data === undefined && error !== null && <FailedState why={messageOf(error)} onRetry={() => void refetch()} />}
    </Surface>
  )
}

const changes = { invalidates: [school.settings] }

function Adding({ isAllowed }: { readonly isAllowed: boolean }) {
  const texts = useTexts(schoolTexts)
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const allow = useCommand(school.allowAdding, changes)
  const forbid = useCommand(school.forbidAdding, changes)
  const fail = (error: unknown) => alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error) })
  const change = async () => {
    if (isAllowed) return forbid.mutateAsync({}).then(() => toast.success(texts.addingForbidden), fail)
    const question = {
      body: texts.confirmAdding,
      details: [texts.confirmAddingDetail],
      confirmLabel: texts.allowAdding,
    }
    if (await confirm(question)) await allow.mutateAsync({}).then(() => toast.success(texts.addingAllowed), fail)
  }
  return (
    <Group justify="space-between" gap={12}>
      <p>{isAllowed ? texts.addingOpen : texts.addingAsked}</p>
      <BusyButton busy={allow.isPending || forbid.isPending} busyLabel={texts.saving} onClick={() => void change()}>
        {isAllowed ? texts.forbidAdding : texts.allowAdding}
      </BusyButton>
    </Group>
  )
}
