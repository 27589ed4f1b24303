import type { JoinRequest } from '#api/contract/groups/join.ts'
import type { RequestList } from '#domain/join/join-states.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
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
        <RowAct disabled={decide.isBusy} named={texts.approveNamed(realname)} onClick={() => decide.approve([request])}>
          {texts.approve}
        </RowAct>
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
        <RowAct
          disabled={decide.isBusy}
          named={texts.undoNamed(request.realname)}
          onClick={() => decide.undo([request])}
        >
          {texts.undo}
        </RowAct>
      }
    />
  )
}
