import type { MantineTheme } from '@mantine/core'
import { createElement } from 'react'
import { Drawing } from '../icon/drawing.tsx'
import { earlyPaths } from '../icon/early-paths.ts'

/** What opens from a control is above every dialog, because dialogs start at 2000. */
export const popoverZIndex = 'var(--z-popover)'

const transition = { duration: 120, exitDuration: 120 }

const field = { defaultProps: { size: 'sm', inputWrapperOrder: ['label', 'input', 'description', 'error'] } }

const choiceField = {
  defaultProps: {
    ...field.defaultProps,
    comboboxProps: { zIndex: popoverZIndex, shadow: 'md', transitionProps: transition },
    withCheckIcon: false,
  },
}

/** A list to choose from opens downwards. */
const selectField = {
  defaultProps: {
    ...choiceField.defaultProps,
    rightSection: createElement(Drawing, { path: earlyPaths['chevron-down'], small: true }),
    rightSectionPointerEvents: 'none',
  },
}

const dateField = {
  defaultProps: {
    ...field.defaultProps,
    popoverProps: { zIndex: popoverZIndex, shadow: 'md', transitionProps: transition },
  },
}

const floating = { defaultProps: { zIndex: popoverZIndex, shadow: 'md', radius: 'lg', transitionProps: transition } }

/**
 * Default props of Mantine's widgets. Plain records instead of Component.extend(): importing the
 * components here would add all of them to the sign-in page.
 */
export const widgetDefaults: MantineTheme['components'] = {
  Button: { defaultProps: { size: 'sm', variant: 'default' } },
  ActionIcon: { defaultProps: { size: 'sm', variant: 'subtle' } },
  TextInput: field,
  PasswordInput: field,
  NumberInput: field,
  Textarea: field,
  NativeSelect: field,
  Select: selectField,
  MultiSelect: selectField,
  Autocomplete: choiceField,
  TagsInput: choiceField,
  DateInput: dateField,
  DatePickerInput: dateField,
  DateTimePicker: dateField,
  TimePicker: dateField,
  Checkbox: { defaultProps: { size: 'xs', radius: 'xs' } },
  // Drawn by the border of the circle.
  Radio: { defaultProps: { size: 'xs', icon: () => null } },
  Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
  SegmentedControl: { defaultProps: { size: 'sm', transitionDuration: 120, withItemsBorders: false } },
  Paper: { defaultProps: { radius: 'lg' } },
  Menu: floating,
  Popover: floating,
  HoverCard: floating,
  Tooltip: { defaultProps: { zIndex: popoverZIndex, transitionProps: transition, openDelay: 200, multiline: true } },
  // A text differs from its surroundings only in what it sets itself.
  Text: { defaultProps: { inherit: true } },
  Table: { defaultProps: { tabularNums: true } },
  Modal: {
    defaultProps: {
      radius: 'lg',
      zIndex: 2000,
      transitionProps: transition,
      overlayProps: { color: '#211f1a', backgroundOpacity: 0.42, blur: 0 },
    },
  },
}
