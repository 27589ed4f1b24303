import { Button } from '@mantine/core'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { applicationsTexts } from './applications.texts.ts'
import type { useApplications } from './use-applications.ts'
import type { useDecide } from './use-decide.ts'

export interface ApplicationFilterProps {
  readonly list: ReturnType<typeof useApplications>
  readonly decide: ReturnType<typeof useDecide>
}

/** Waiting or decided; with rows ticked, what to do with them. */
export function ApplicationFilter({ list, decide }: ApplicationFilterProps) {
  const texts = useTexts(applicationsTexts)
  const { isOpen, chosen, openCount, decidedCount } = list
  return (
    <FilterBar
      label={texts.filter}
      start={
        <Segments
          label={texts.filter}
          value={isOpen ? 'open' : 'decided'}
          segments={[
            { value: 'open', label: texts.open, count: openCount },
            { value: 'decided', label: texts.decided, count: decidedCount },
          ]}
          onChange={list.show}
        />
      }
      end={
        chosen.length > 0 && (
          <>
            <span role="status">{texts.chosen(chosen.length)}</span>
            <Button size="xs" variant="outline" disabled={decide.isBusy} onClick={() => decide.askReason(chosen)}>
              {texts.refuseChosen}
            </Button>
            <Button size="xs" variant="filled" disabled={decide.isBusy} onClick={() => decide.approve(chosen)}>
              {texts.approveChosen}
            </Button>
          </>
        )
      }
    />
  )
}
