import type { Language } from '#domain/portal/language.ts'
import { pointsText, type Tenths } from '#domain/values/score.ts'
import { instantCell, numberCell, worksheetOf, textCell, writeWorkbook } from '../workbook.ts'
import { rosterTexts } from './roster-workbook.texts.ts'
import { submissionStateTexts } from '../submission/submission-state.texts.ts'
import type { RosterEntry } from './assignment-roster.ts'

/** The students of an assignment as .xlsx: one worksheet, one line per student; missing values are empty cells. */
export async function rosterWorkbook(
  roster: readonly RosterEntry[],
  fullMark: Tenths,
  language: Language,
): Promise<Uint8Array> {
  const texts = rosterTexts[language]
  const states = submissionStateTexts[language]
  const headings = [texts.realname, texts.username, texts.state, texts.submittedAt, texts.score(pointsText(fullMark))]
  const rows = roster.map(({ realname, username, state, submittedAt, score }) => [
    textCell(realname),
    textCell(username),
    textCell(states[state]),
    submittedAt && instantCell(submittedAt.toISOString()),
    score === null ? null : numberCell(score / 10),
  ])
  return writeWorkbook([worksheetOf(texts.sheet, headings, rows)])
}
