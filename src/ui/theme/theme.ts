import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import { createElement } from 'react'
import { Drawing } from '../icon/drawing.tsx'
import { earlyPaths } from '../icon/early-paths.ts'

/** The ten steps of a colour of tokens.css, which stays the only place with values. */
const steps = (name: 'green' | 'paper' | 'amber' | 'red'): MantineColorsTuple => [
  `var(--${name}-0)`,
  `var(--${name}-1)`,
  `var(--${name}-2)`,
  `var(--${name}-3)`,
  `var(--${name}-4)`,
  `var(--${name}-5)`,
  `var(--${name}-6)`,
  `var(--${name}-7)`,
  `var(--${name}-8)`,
  `var(--${name}-9)`,
]

/** What opens out of a control lies above every dialog, because dialogs start at 2000. */
const popoverZIndex = 'var(--z-popover)'

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

/** Mantine's theme: lengths and colours are those of tokens.css. */
export const theme = createTheme({
  // Mantine writes rem for a root of 16 px; here 16 of its pixels are 16 units, and 75 units are 1rem.
  scale: 16 / 75,
  colors: { green: steps('green'), gray: steps('paper'), amber: steps('amber'), red: steps('red') },
  primaryColor: 'green',
  primaryShade: 6,
  black: '#211f1a',
  autoContrast: false,
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  headings: {
    fontFamily: 'var(--sans)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--fs-22)', lineHeight: '1.25' },
      h2: { fontSize: 'var(--fs-16)', lineHeight: '1.25' },
      h3: { fontSize: 'var(--fs-14)', lineHeight: '1.5' },
    },
  },
  fontSizes: { xs: 'var(--fs-12)', sm: 'var(--fs-13)', md: 'var(--fs-14)', lg: 'var(--fs-16)', xl: 'var(--fs-22)' },
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: { xs: 'var(--s-1)', sm: 'var(--s-2)', md: 'var(--s-4)', lg: 'var(--s-5)', xl: 'var(--s-8)' },
  radius: { xs: 'var(--r-1)', sm: 'var(--r-2)', md: 'var(--r-2)', lg: 'var(--r-3)', xl: 'var(--r-3)' },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: 'none', md: 'var(--float)', lg: 'var(--float)', xl: 'var(--float)' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain records instead of Component.extend(): importing the components here would put all of them into the sign-in page.
  components: {
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
    Radio: { defaultProps: { size: 'xs' } },
    Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
    SegmentedControl: { defaultProps: { size: 'sm', transitionDuration: 120, withItemsBorders: false } },
    Paper: { defaultProps: { withBorder: true, radius: 'lg', shadow: 'none' } },
    Menu: floating,
    Popover: floating,
    HoverCard: floating,
    Tooltip: { defaultProps: { zIndex: popoverZIndex, transitionProps: transition, openDelay: 200, multiline: true } },
    Skeleton: { defaultProps: { animate: false } },
    // Only what a text says of itself is other than around it.
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
  },
})

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-z-index-modal': '2000', '--mantine-z-index-popover': popoverZIndex },
  light: {
    '--mantine-color-body': '#fff',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--paper-1)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-anchor': 'var(--action)',
    '--mantine-color-disabled': 'var(--paper-2)',
    '--mantine-color-disabled-color': 'var(--ink-3)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-color-green-light': 'var(--green-0)',
    '--mantine-color-green-light-hover': 'var(--green-0)',
    '--mantine-color-green-light-color': 'var(--green-6)',
    '--mantine-color-red-light': 'var(--red-0)',
    '--mantine-color-red-light-hover': 'var(--red-0)',
    '--mantine-color-red-light-color': 'var(--red-6)',
    '--mantine-color-amber-light': 'var(--amber-1)',
    '--mantine-color-amber-light-color': 'var(--amber-8)',
  },
  dark: {},
})
