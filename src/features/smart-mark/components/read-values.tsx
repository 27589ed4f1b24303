import { useState } from 'react'
import type { scan } from '#api/contract/groups/scan.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { PageReadingRow, ScanItemRow } from '#api/contract/schemas/scans.ts'
import { OnSheet } from '#parts/marked-page/sheet-page.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { correctionTexts } from '../correction.texts.ts'
import { groupTexts } from '../group.texts.ts'
import css from '../read-values.module.css'
import { CorrectionDialog } from './correction.dialog.tsx'

export interface ReadValuesProps {
  readonly scanId: number
  readonly read: OutputOf<(typeof scan)['pageReadings']>
  /** Whose page it is. */
  readonly name: string
  /** Discarded sheets are only looked at. */
  readonly canCorrect: boolean
  readonly onCorrected: () => void
}

/** The values read, written next to each answer of the page; each can be corrected. */
export function ReadValues({ scanId, read, name, canCorrect, onCorrected }: ReadValuesProps) {
  const { readings, items } = read
  const [row, setRow] = useState<string | null>(null)
  const itemOf = ({ itemId }: PageReadingRow) => items.find((item) => item.itemId === itemId)
  const chosen = readings.find((reading) => reading.row === row)
  const item = chosen === undefined ? undefined : itemOf(chosen)
  return (
    <>
      {readings.map((reading) => (
        <ReadValue
          key={reading.row}
          reading={reading}
          item={canCorrect ? itemOf(reading) : undefined}
          onOpen={() => setRow(reading.row)}
        />
      ))}
      {chosen !== undefined && item !== undefined && (
        <CorrectionDialog
          {...{ scanId, reading: chosen, item, name }}
          onDone={onCorrected}
          onClose={() => setRow(null)}
        />
      )}
    </>
  )
}

interface ReadValueProps {
  readonly reading: PageReadingRow
  /** Undefined if it cannot be corrected. */
  readonly item: ScanItemRow | undefined
  readonly onOpen: () => void
}

/** One value; written work has none, it is marked by a person. */
function ReadValue({ reading: { area, value, state, isDecided }, item, onOpen }: ReadValueProps) {
  const texts = useTexts(correctionTexts)
  const { open } = useTexts(groupTexts)
  if (value === null && state === 'written') return null
  const answer = value === '' ? open : (value ?? '?')
  const className = classNames(css['value'], isDecided && css['byPerson'])
  if (item === undefined || item.kind === 'written')
    return (
      <OnSheet area={area} className={className}>
        <span>{answer}</span>
      </OnSheet>
    )
  return (
    <OnSheet area={area} className={className}>
      <button
        type="button"
        aria-label={value === null ? texts.openUnsure(item.printed) : texts.open(item.printed, answer)}
        onClick={onOpen}
      >
        <span>{answer}</span>
      </button>
    </OnSheet>
  )
}
