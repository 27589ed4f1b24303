import type { Language } from '#domain/portal/language.ts'
import { fieldTexts, rowReasonTexts, skipReasonTexts } from '#domain/roster/reasons.texts.ts'
import type { DecidedRow } from '#machines/roster-import/roster-import.types.ts'
import { changesText } from './changes-text.ts'
import type { DryRunTexts } from './dry-run.texts.ts'

/** What the import does with a row, and why; `positionOf` names the position of another row in its file. */
export function rowText(
  { kind, changes, problems, skipReason, username }: DecidedRow,
  texts: DryRunTexts,
  language: Language,
  positionOf: (row: number) => string,
): string {
  if (skipReason !== undefined) return skipReasonTexts[skipReason][language]
  const problemTexts = problems.map((problem) => problemText(problem, texts, language, positionOf))
  if (kind === 'bad') return problemTexts.join(texts.separator)
  const why = kind === 'asked' ? texts.askedWhy : kind === 'joined' ? username : ''
  const leftOut = problemTexts.map(texts.leftOut)
  return [why, changesText(changes, texts, language), ...leftOut].filter(Boolean).join(texts.separator)
}

/** What is wrong with a cell. */
function problemText(
  { field, value, reason, otherRow }: DecidedRow['problems'][number],
  texts: DryRunTexts,
  language: Language,
  positionOf: (row: number) => string,
): string {
  const name = fieldTexts[field][language]
  const wording = texts.problem(value === '' ? name : `${name} “${value}”`, rowReasonTexts[reason][language])
  return otherRow === undefined ? wording : wording + texts.otherRow(positionOf(otherRow))
}
