import type { FilterBarProps } from '#ui/filter-bar/filter-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Batch } from '#ui/list-page/batch-acts.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { applicationsTexts } from './applications.texts.ts'
import type { Applications } from './use-applications.ts'
import type { Decide } from './use-decide.ts'

/** Waiting or decided. */
export function useApplicationFilters({ isOpen, openCount, decidedCount, show }: Applications): FilterBarProps {
  const texts = useTexts(applicationsTexts)
  return {
    label: texts.filter,
    start: (
      <Segments
        label={texts.filter}
        value={isOpen ? 'open' : 'decided'}
        segments={[
          { value: 'open', label: texts.open, count: openCount },
          { value: 'decided', label: texts.decided, count: decidedCount },
        ]}
        onChange={show}
      />
    ),
  }
}

/** Actions for the ticked applications; null if none is ticked. */
export function useApplicationBatch({ chosen }: Applications, { isBusy, askReason, approve }: Decide): Batch | null {
  const texts = useTexts(applicationsTexts)
  if (chosen.length === 0) return null
  return {
    summary: texts.chosen(chosen.length),
    acts: [
      { label: texts.refuseChosen, kind: 'destroy', disabled: isBusy, onSelect: () => askReason(chosen) },
      { label: texts.approveChosen, kind: 'main', disabled: isBusy, onSelect: () => approve(chosen) },
    ],
  }
}
