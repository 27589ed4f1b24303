import { Button } from '@mantine/core'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import type { IconName } from '#ui/icon/icon-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { actsOf, pathOf, type TaskAct } from '../row-acts.ts'
import { taskActsTexts } from '../task-acts.texts.ts'
import type { TaskActs } from '../use-task-acts.ts'

interface TaskRowActsProps {
  readonly row: TestRow
  readonly acts: TaskActs
}

const icons: Readonly<Record<TaskAct, IconName>> = {
  FULL_SCREEN: 'document',
  PUBLISH: 'upload',
  START: 'play',
  REVIEW: 'check',
  PUBLISH_SCORE: 'share',
  REPORT: 'chart',
  REMIND: 'bell',
  CHANGE_END: 'clock',
  FINISH: 'check',
  REOPEN: 'play',
  WITHDRAW: 'undo',
  EDIT: 'edit',
  EXPORT: 'download',
  REMOVE: 'trash',
  WITHDRAW_SCORES: 'undo',
}

/** The act of a row that comes first, and the others behind "…". */
export function TaskRowActs({ row, acts }: TaskRowActsProps) {
  const texts = useTexts(taskActsTexts)
  const [first, ...others] = actsOf(row)
  const { testId, testName } = row.testInfo
  return (
    <RowActions
      name={testName}
      primary={first !== undefined && <PrimaryAct act={first} row={row} acts={acts} />}
      more={others.map((act) => ({
        label: texts[act],
        icon: icons[act],
        danger: act === 'REMOVE',
        disabled: acts.busyTestId === testId,
        onSelect: () => acts.run(act, row),
      }))}
    />
  )
}

function PrimaryAct({ act, row, acts }: TaskRowActsProps & { readonly act: TaskAct }) {
  const texts = useTexts(taskActsTexts)
  const path = pathOf(act, row)
  const isBusy = acts.busyTestId === row.testInfo.testId
  if (path !== null)
    return (
      <Button component="a" href={hrefOf(path)} size="xs" variant="subtle">
        {texts[act]}
      </Button>
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
