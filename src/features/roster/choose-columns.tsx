import { Box, Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { type RosterField, rosterFields } from '#domain/roster/columns.ts'
import type { ChosenMeanings, ColumnMeaning } from '#domain/roster/list-columns.ts'
import { fieldTexts } from '#domain/roster/reasons.texts.ts'
import { areColumnsAsked } from '#machines/roster-import/roster-import.rules.ts'
import type { DryRunView } from '#machines/roster-import/roster-import.types.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { columnsTexts } from './columns.texts.ts'
import css from './roster.module.css'
import type { RosterImport } from './use-roster-import.ts'

interface ChooseColumnsProps {
  readonly list: RosterImport
  readonly view: DryRunView
  readonly onClose: () => void
}

/** Whether columns must be confirmed, or no row can be read before they are chosen. */
export const areColumnsInDoubt = (view: DryRunView): boolean =>
  areColumnsAsked(view) ||
  (view.columns.some(({ meaning }) => meaning === 'open') &&
    view.rows.every(({ kind }) => kind === 'bad' || kind === 'skipped'))

/** The meaning of each column, chosen once for the whole list; doubtful columns show a proposal. */
export function ChooseColumns({ list, view, onClose }: ChooseColumnsProps) {
  const texts = useTexts(columnsTexts)
  const [chosen, setChosen] = useState<ChosenMeanings>(() => meaningsOf(view))
  const isAsked = areColumnsInDoubt(view)
  const isNamed = Object.values(chosen).includes('realname')
  return (
    <Surface
      title={texts.title}
      note={isAsked ? texts.asked : texts.note}
      {...(isAsked && { tone: 'need' as const })}
      padded
      more={
        <Group gap={12} justify="flex-end">
          {!isAsked && (
            <Button size="xs" disabled={list.isBusy} onClick={onClose}>
              {texts.close}
            </Button>
          )}
          <BusyButton
            size="xs"
            {...(isAsked && { variant: 'filled' })}
            disabled={!isNamed}
            busy={list.step === 'changing'}
            busyLabel={texts.reading}
            onClick={() => list.send({ type: 'list.change', change: { kind: 'columns', meanings: chosen } })}
          >
            {texts.take}
          </BusyButton>
        </Group>
      }
    >
      <Box
        className={classNames('breakable', css['columns'])}
        display="grid"
        style={{
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, calc(170 * var(--u))), 1fr))',
          gap: 'calc(14 * var(--u))',
        }}
      >
        {view.columns.map((column, index) => (
          <Column
            key={column.key}
            column={column}
            position={index + 1}
            chosen={chosen[column.key] ?? 'none'}
            disabled={list.isBusy}
            onChoose={(meaning) => setChosen(withMeaning(chosen, column.key, meaning))}
          />
        ))}
      </Box>
      {!isNamed && (
        <Text className="breakable" c="var(--need)">
          {texts.nameMissing}
        </Text>
      )}
    </Surface>
  )
}

interface ColumnProps {
  readonly column: DryRunView['columns'][number]
  readonly position: number
  readonly chosen: ColumnMeaning
  readonly disabled: boolean
  readonly onChoose: (meaning: ColumnMeaning) => void
}

function Column({ column: { heading, samples, meaning, isAsked }, position, chosen, disabled, onChoose }: ColumnProps) {
  const texts = useTexts(columnsTexts)
  const { language } = useLanguage()
  const name = heading === '' ? texts.position(position) : heading
  const isInDoubt = isAsked || meaning === 'open'
  return (
    <NativeSelect
      className={isInDoubt ? css['doubtful'] : undefined}
      label={name}
      description={samples.length === 0 ? texts.empty : samples.join(texts.comma)}
      inputWrapperOrder={['label', 'description', 'input']}
      disabled={disabled}
      value={chosen}
      data={[
        ...(meaning === 'open' ? [{ value: 'open', label: texts.open }] : []),
        ...rosterFields.map((field: RosterField) => ({ value: field, label: fieldTexts[field][language] })),
        { value: 'none', label: texts.none },
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as ColumnMeaning)}
    />
  )
}

const meaningsOf = (view: DryRunView): ChosenMeanings =>
  Object.fromEntries(view.columns.map(({ key, meaning }) => [key, meaning]))

/** Each field can be in one column only: the column that had it before becomes ignored. */
function withMeaning(chosen: ChosenMeanings, key: string, meaning: ColumnMeaning): ChosenMeanings {
  const isField = meaning !== 'none' && meaning !== 'open'
  const others = Object.entries(chosen).map(([other, former]) => [
    other,
    isField && former === meaning ? 'none' : former,
  ])
  return { ...(Object.fromEntries(others) as ChosenMeanings), [key]: meaning }
}
