import {
  type AssignmentState,
  type ListState,
  menuActions,
  offeredActions,
  offeredListActs,
} from '#domain/assignments/actions.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'

const statusWords: Readonly<Record<number, string>> = {
  [assignmentStatuses.inProgress]: 'in progress',
  [assignmentStatuses.finished]: 'finished',
  [assignmentStatuses.unpublished]: 'unpublished',
  [assignmentStatuses.notStarted]: 'not started',
}

const flagWords: Readonly<Record<Exclude<keyof ListState, 'status'>, readonly [yes: string, no: string]>> = {
  hasUnmarked: ['something to mark', 'all marked'],
  hasSubmissions: ['somebody handed in', 'nobody handed in'],
  areScoresPublished: ['scores published', 'scores not published'],
  isStillOpen: ['somebody still at work', 'nobody still at work'],
  hasUnsubmitted: ['somebody missing', 'nobody missing'],
  isOpened: ['opened by a student', 'opened by nobody'],
}

/** `docs/assignment-actions.md`: which actions and list acts are offered in which state, from the domain's tables. */
export function actionsTable(): string {
  const actions = offeredActions.map(({ when, actions: offered }) => [wordsOf(when), offered.join(', ')])
  const acts = menuActions.map((act) => [act, offeredListActs[act].map(wordsOf).join('; or ')])
  return [
    '# Actions of an assignment',
    '',
    'Read from the top; the first row that fits counts, its first action is the primary one (specification §4).',
    '',
    ...tableOf(['State', 'Actions'], actions),
    '',
    'What the list offers beside them:',
    '',
    ...tableOf(['Act', 'Offered where it is'], acts),
    '',
  ].join('\n')
}

function wordsOf({ status, ...flags }: Partial<AssignmentState | ListState>): string {
  const words = Object.entries(flagWords).flatMap(([name, [yes, no]]) => {
    const flag = (flags as Readonly<Record<string, boolean | undefined>>)[name]
    return flag === undefined ? [] : [flag ? yes : no]
  })
  const all = [...(status === undefined ? [] : [statusWords[status]]), ...words]
  return all.length === 0 ? 'any' : all.join(', ')
}

/** Columns are as wide as their longest cell, as the formatter expects. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((cell, index) => Math.max(cell.length, ...rows.map((row) => (row[index] ?? '').length)))
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  return [lineOf(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(lineOf)]
}
