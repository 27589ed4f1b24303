import { useCallback } from 'react'
import { rowPositionTexts } from '#domain/roster/reasons.texts.ts'
import { positionOfRow } from '#domain/roster/worksheet-positions.ts'
import type { DryRunView } from '#machines/roster-import/roster-import.types.ts'
import { useLanguage } from '#ui/language/language-context.tsx'

const noWorksheets: DryRunView['sheets'] = []

/** Names the position of a row in its file. */
export function useRowPositions(view: DryRunView | null): (row: number) => string {
  const { language } = useLanguage()
  const sheets = view?.sheets ?? noWorksheets
  return useCallback((row) => rowPositionTexts[language](positionOfRow(sheets, row)), [sheets, language])
}
