import type { RosterRow } from '#api/contract/schemas/rosters.ts'
import type { Language } from '#domain/portal/language.ts'
import { fieldTexts } from '#domain/roster/reasons.texts.ts'
import type { DryRunTexts } from './dry-run.texts.ts'

/** The changes of a student, from and to. */
export const changesText = (changes: RosterRow['changes'], texts: DryRunTexts, language: Language): string =>
  changes
    .map(({ field, from, to }) => texts.change(fieldTexts[field][language], texts.to(from ?? texts.empty, to)))
    .join(texts.separator)
