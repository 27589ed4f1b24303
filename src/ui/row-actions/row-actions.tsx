import { ActionIcon, Group, Menu } from '@mantine/core'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { useTexts } from '../language/language-context.tsx'
import { rowActionsTexts } from './row-actions.texts.ts'

export interface RowAction {
  readonly label: string
  readonly onSelect: () => void
  readonly icon?: IconName
  /** Shown in red: it removes something. */
  readonly danger?: boolean
  readonly disabled?: boolean
}

export interface RowActionsProps {
  /** The row's name, so that the buttons of different rows have different names. */
  readonly name: string
  /** The one text action: a `RowAct` or a link. */
  readonly primary?: ReactNode
  /** Everything else, behind "…". */
  readonly more?: readonly RowAction[]
}

/** The last cell of a row: one text action depending on state, the rest in a menu. */
export function RowActions({ name, primary, more = [] }: RowActionsProps) {
  const texts = useTexts(rowActionsTexts)
  return (
    <Group justify="space-between" wrap="nowrap" gap={4} mx="calc(-8 * var(--u) - 1px)">
      {primary}
      {more.length > 0 && <MoreActions label={texts.more(name)} more={more} />}
    </Group>
  )
}

interface MoreActionsProps {
  readonly label: string
  readonly more: readonly RowAction[]
}

/** Mounts the menu on the first press: one menu per row makes a list take a fifth longer to render. */
function MoreActions(props: MoreActionsProps) {
  const [wasPressed, setWasPressed] = useState(false)
  if (wasPressed) return <MoreMenu {...props} />
  return (
    <MoreButton label={props.label} aria-haspopup="menu" aria-expanded={false} onClick={() => setWasPressed(true)} />
  )
}

/** Opened on mount, Mantine has not seen what had the focus before, and cannot return it. */
function MoreMenu({ label, more }: MoreActionsProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Menu
      defaultOpened
      returnFocus={false}
      onClose={() => button.current?.focus({ preventScroll: true })}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <MoreButton label={label} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {more.map((action) => (
          <RowActionItem key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function MoreButton({ label, ...button }: { readonly label: string } & ComponentProps<typeof ActionIcon<'button'>>) {
  return (
    <ActionIcon size="xs" color="gray" ml="auto" c="dimmed" aria-label={label} {...button}>
      <Icon name="more" />
    </ActionIcon>
  )
}

function RowActionItem({ action }: { readonly action: RowAction }) {
  return (
    <Menu.Item
      {...(action.danger === true && { c: 'var(--bad)' })}
      disabled={action.disabled === true}
      leftSection={action.icon === undefined ? undefined : <Icon name={action.icon} small />}
      onClick={action.onSelect}
    >
      {action.label}
    </Menu.Item>
  )
}
