import { useCallback } from 'react'
import { rowPlaceTexts } from '#domain/roster/reasons.texts.ts'
import { placeOfRow } from '#domain/roster/sheet-places.ts'
import type { DryRunView } from '#machines/roster-import/roster-import.types.ts'
import { useLanguage } from '#ui/language/language-context.tsx'

const noSheets: DryRunView['sheets'] = []

/** Names the place of a row in its file. */
export function useRowPlaces(view: DryRunView | null): (row: number) => string {
  const { language } = useLanguage()
  const sheets = view?.sheets ?? noSheets
  return useCallback((row) => rowPlaceTexts[language](placeOfRow(sheets, row)), [sheets, language])
}
