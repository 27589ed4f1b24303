import { ActionIcon, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { useTexts } from '../language/language-context.tsx'
import css from './row-actions.module.css'
import { rowActionsTexts } from './row-actions.texts.ts'

export interface RowAction {
  readonly label: string
  readonly onSelect: () => void
  readonly icon?: IconName
  /** In red: it removes something. */
  readonly danger?: boolean
  readonly disabled?: boolean
}

export interface RowActionsProps {
  /** Name of the row, so that the buttons of different rows have different names. */
  readonly name: string
  /** The one text action: a small subtle Button or a link. */
  readonly primary?: ReactNode
  /** Everything else, behind "…". */
  readonly more?: readonly RowAction[]
}

/** The last cell of a row: one text action by state, the rest in a menu. */
export function RowActions({ name, primary, more = [] }: RowActionsProps) {
  const texts = useTexts(rowActionsTexts)
  return (
    <div className={css['acts']}>
      {primary}
      {more.length > 0 && (
        <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon size="xs" color="gray" className={css['more']} aria-label={texts.more(name)}>
              <Icon name="more" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map((action) => (
              <RowActionItem key={action.label} action={action} />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}

function RowActionItem({ action }: { readonly action: RowAction }) {
  return (
    <Menu.Item
      className={action.danger === true ? css['danger'] : undefined}
      disabled={action.disabled === true}
      leftSection={action.icon === undefined ? undefined : <Icon name={action.icon} small />}
      onClick={action.onSelect}
    >
      {action.label}
    </Menu.Item>
  )
}
