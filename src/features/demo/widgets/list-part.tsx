import { Button } from '@mantine/core'
import { useState } from 'react'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type SampleStudent, sampleStudents } from './sample-students.ts'
import { useSampleColumns } from './use-sample-columns.tsx'
import { widgetsTexts } from './widgets.texts.ts'

type ListState = 'filled' | 'loading' | 'empty' | 'failed'

const listStates: readonly ListState[] = ['filled', 'loading', 'empty', 'failed']

const students = sampleStudents(6)

const classNames = [...new Set(students.map(({ className }) => className))]

const keyOf = ({ number }: SampleStudent): string => String(number)

const actsOf = ({ name }: SampleStudent) => <SampleActs name={name} />

/** A sortable table with checkboxes, tooltips and actions, and its placeholders. */
export function ListPart() {
  const texts = useTexts(widgetsTexts)
  const columns = useSampleColumns()
  const [state, setState] = useState<ListState>('filled')
  const [className, setClassName] = useState<string | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1', '3']))
  const shown = students.filter((student) => className === null || student.className === className)
  const fill = () => setState('filled')
  return (
    <Surface
      title={texts.list}
      note={state === 'filled' && selected.size > 0 ? texts.selected(selected.size) : texts.listNote(shown.length)}
    >
      <SampleFilters state={state} onState={setState} className={className} onClassName={setClassName} />
      <DataTable
        label={texts.list}
        columns={columns}
        rows={state === 'filled' ? shown : []}
        rowKey={keyOf}
        initialSorting={{ column: 'name', descending: false }}
        selection={{ selected, onChange: setSelected, nameOf: ({ name }) => name }}
        actions={actsOf}
        {...(state === 'loading' && { loadingRows: shown.length })}
        {...(state === 'failed' && { failed: <FailedState why={texts.failedWhy} onRetry={fill} /> })}
        empty={
          <EmptyState
            why={texts.emptyWhy}
            action={
              <Button size="xs" onClick={fill}>
                {texts.addStudents}
              </Button>
            }
          />
        }
        total={texts.listNote(shown.length)}
      />
    </Surface>
  )
}

interface SampleFiltersProps {
  readonly state: ListState
  readonly onState: (state: ListState) => void
  /** The class to show; null for all. */
  readonly className: string | null
  readonly onClassName: (className: string | null) => void
}

function SampleFilters({ state, onState, className, onClassName }: SampleFiltersProps) {
  const texts = useTexts(widgetsTexts)
  return (
    <FilterBar
      label={texts.list}
      start={
        <Segments
          label={texts.listState}
          value={state}
          onChange={onState}
          segments={listStates.map((value) => ({ value, label: texts[value] }))}
        />
      }
      end={
        <FilterChoice
          label={texts.className}
          value={className ?? ''}
          data={[{ value: '', label: texts.allClasses }, ...classNames.map((value) => ({ value, label: value }))]}
          onChange={onClassName}
        />
      }
    />
  )
}

function SampleActs({ name }: Pick<SampleStudent, 'name'>) {
  const texts = useTexts(widgetsTexts)
  const toast = useToast()
  return (
    <RowActions
      name={name}
      primary={
        <Button size="xs" variant="subtle" onClick={() => toast.success(name)}>
          {texts.view}
        </Button>
      }
      more={[{ label: texts.more, icon: 'trash', danger: true, onSelect: () => toast.warning(name) }]}
    />
  )
}
