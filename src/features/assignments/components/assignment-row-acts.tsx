import { Button } from '@mantine/core'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import type { IconName } from '#ui/icon/icon-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { actsOf, pathOf, type AssignmentAct } from '../row-acts.ts'
import { assignmentActsTexts } from '../assignment-acts.texts.ts'
import type { AssignmentActs } from '../use-assignment-acts.ts'

interface AssignmentRowActsProps {
  readonly row: AssignmentRow
  readonly acts: AssignmentActs
}

const icons: Readonly<Record<AssignmentAct, IconName>> = {
  FULL_SCREEN: 'document',
  PUBLISH: 'upload',
  START: 'play',
  REVIEW: 'check',
  PUBLISH_SCORE: 'share',
  REPORT: 'chart',
  COPY: 'copy',
  REMIND: 'bell',
  CHANGE_END: 'clock',
  FINISH: 'check',
  REOPEN: 'play',
  WITHDRAW: 'undo',
  EDIT: 'edit',
  EXPORT: 'download',
  HAND_OVER: 'users',
  REMOVE: 'trash',
  WITHDRAW_SCORES: 'undo',
}

/** The primary act of a row, and the others behind "…". */
export function AssignmentRowActs({ row, acts }: AssignmentRowActsProps) {
  const texts = useTexts(assignmentActsTexts)
  const [first, ...others] = actsOf(row)
  const { assignmentId, assignmentName } = row.assignmentInfo
  return (
    <RowActions
      name={assignmentName}
      primary={first !== undefined && <PrimaryAct act={first} row={row} acts={acts} />}
      more={others.map((act) => ({
        label: texts[act],
        icon: icons[act],
        danger: act === 'REMOVE',
        disabled: acts.busyAssignmentId === assignmentId,
        onSelect: () => acts.run(act, row),
      }))}
    />
  )
}

function PrimaryAct({ act, row, acts }: AssignmentRowActsProps & { readonly act: AssignmentAct }) {
  const texts = useTexts(assignmentActsTexts)
  const path = pathOf(act, row)
  const isBusy = acts.busyAssignmentId === row.assignmentInfo.assignmentId
  if (path !== null)
    return (
      <LinkButton to={path} size="xs" variant="subtle">
        {texts[act]}
      </LinkButton>
    )
  return (
    <Button
      size="xs"
      variant="subtle"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) acts.run(act, row)
      }}
    >
      {isBusy ? texts.busy : texts[act]}
    </Button>
  )
}
