import { defaultCssVariablesResolver } from '@mantine/core'
import { theme } from './theme.ts'
import { popoverZIndex } from './widget-defaults.ts'

/** Where our theme differs from what Mantine would compute. */
const ownVariables = {
  // As a fraction: the build rounds decimals in style sheets.
  '--mantine-scale': 'calc(16 / 75)',
  '--mantine-z-index-modal': '2000',
  '--mantine-z-index-popover': popoverZIndex,
  '--mantine-color-body': '#fff',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--paper-1)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--action)',
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
}

/** Headings, breakpoints and shades that Mantine computes, and neither its style sheets of our widgets nor we ask for. */
const unasked =
  /^--mantine-(breakpoint-|h\d-|heading-|font-family-headings|primary-color-\d|z-index-(app|overlay|max)|color-(green|amber|red)-[0-589]$)/

/**
 * The variables of the theme that something asks for. Pages get them from mantine-variables.css: neither this module, nor the parts of Mantine that
 * it uses, nor Mantine's own sheet of variables, with its dark scheme and fourteen colours, is part of any page.
 */
export function themeVariables(): Readonly<Record<string, string>> {
  const { variables, light } = defaultCssVariablesResolver(theme)
  const all = { ...variables, ...light, ...ownVariables }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !unasked.test(name)))
}
