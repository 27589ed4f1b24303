import { ActionIcon, Box, Text } from '@mantine/core'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Drawing } from '#ui/icon/drawing.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { type EntryDrawing, entryDrawings } from '../entry-drawings.ts'
import css from '../personal/personal.module.css'
import { arrangeTexts } from './arrange.texts.ts'
import { useDragRow } from './use-drag-row.ts'

export interface NamedEntry<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly drawing?: EntryDrawing
}

export interface EntryListProps<Id extends string> {
  /** Accessible name. */
  readonly label: string
  readonly entries: readonly NamedEntry<Id>[]
  /** The first one opens automatically. */
  readonly opensFirst?: boolean
  readonly onMove: (move: { readonly id: Id; readonly to: number }) => void
}

/** An ordered list of entries, each movable by buttons or by dragging its grip. */
export function EntryList<Id extends string>({ label, entries, opensFirst = false, onMove }: EntryListProps<Id>) {
  const texts = useTexts(arrangeTexts)
  const move = (from: number, to: number) => {
    const entry = entries[from]
    if (entry !== undefined && to >= 0 && to < entries.length) onMove({ id: entry.id, to })
  }
  const { dragged, gripOf, styleOf } = useDragRow(entries.length, move)
  return (
    <Box component="ol" aria-label={label} bdrs="0 0 var(--r-3) var(--r-3)" style={{ overflow: 'hidden' }}>
      {entries.map(({ id, name, drawing }, index) => (
        <li key={id} className={classNames(css['row'], dragged === index && css['dragged'])} style={styleOf(index)}>
          <span className={css['grip']} aria-hidden="true" {...gripOf(index)}>
            <Icon name="drag" />
          </span>
          {drawing !== undefined && <Drawing path={entryDrawings[drawing]} className={css['icon']} />}
          <Text span flex={1} miw={0} ml={4} className="breakable">
            {name}
          </Text>
          {opensFirst && index === 0 && <Chip>{texts.opensFirst}</Chip>}
          <MoveButton
            label={texts.up(name)}
            icon="arrow-up"
            isEnd={index === 0}
            onMove={() => move(index, index - 1)}
          />
          <MoveButton
            label={texts.down(name)}
            icon="arrow-down"
            isEnd={index === entries.length - 1}
            onMove={() => move(index, index + 1)}
          />
        </li>
      ))}
    </Box>
  )
}

interface MoveButtonProps {
  readonly label: string
  readonly icon: IconName
  /**
   * There is nowhere to go, but the button stays, so that moving an entry to the end by keyboard does not lose the
   * focus.
   */
  readonly isEnd: boolean
  readonly onMove: () => void
}

const MoveButton = ({ label, icon, isEnd, onMove }: MoveButtonProps) => (
  <ActionIcon
    color="gray"
    className={css['move'] ?? ''}
    aria-label={label}
    aria-disabled={isEnd}
    {...(isEnd && { 'data-disabled': true })}
    onClick={onMove}
  >
    <Icon name={icon} small />
  </ActionIcon>
)
