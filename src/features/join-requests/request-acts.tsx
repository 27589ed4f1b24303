import { Button } from '@mantine/core'
import type { JoinRequest } from '#api/contract/areas/join.ts'
import type { RequestList } from '#domain/join/join-states.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { joinRequestsTexts } from './join-requests.texts.ts'
import type { Decide } from './use-decide.ts'

export interface RequestActsProps {
  readonly request: JoinRequest
  readonly state: RequestList
  readonly decide: Decide
}

/** The acts on one request: for a refused one, undoing the refusal. */
export function RequestActs({ request, state, decide }: RequestActsProps) {
  const texts = useTexts(joinRequestsTexts)
  const { realname } = request
  const refuse = {
    label: texts.refuse,
    icon: 'close',
    danger: true,
    onSelect: () => decide.askReason([request]),
  } as const
  const list = { label: texts.toWaitingList, icon: 'clock', onSelect: () => decide.toWaitingList([request]) } as const
  if (state === 'decided') return request.state === 'refused' && <UndoAct request={request} decide={decide} />
  return (
    <RowActions
      name={realname}
      primary={
        <Button
          size="xs"
          variant="subtle"
          disabled={decide.isBusy}
          aria-label={texts.approveNamed(realname)}
          onClick={() => decide.approve([request])}
        >
          {texts.approve}
        </Button>
      }
      more={state === 'waiting' ? [list, refuse] : [refuse]}
    />
  )
}

function UndoAct({ request, decide }: Pick<RequestActsProps, 'request' | 'decide'>) {
  const texts = useTexts(joinRequestsTexts)
  return (
    <RowActions
      name={request.realname}
      primary={
        <Button
          size="xs"
          variant="subtle"
          disabled={decide.isBusy}
          aria-label={texts.undoNamed(request.realname)}
          onClick={() => decide.undo([request])}
        >
          {texts.undo}
        </Button>
      }
    />
  )
}
