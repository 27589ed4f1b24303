import { MantineContext, MantineThemeContext } from '@mantine/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import './tokens.css'
import './base.css'
import './mantine-core.css'
import './mantine-variables.css'
import './controls.css'
import { theme } from './theme.ts'

export interface PodiumThemeProps {
  readonly children: ReactNode
  /** `test` switches transitions and portals off. */
  readonly env?: 'default' | 'test'
  /** Nonce of the page's content security policy, for style elements of widgets. */
  readonly nonce?: string
}

type MantineSettings = NonNullable<ComponentProps<typeof MantineContext>['value']>

/**
 * The look of every Podium page: tokens, base styles, Mantine's theme. There is one colour scheme, set on the `html`
 * element (`data-mantine-color-scheme="light"`) together with respect for reduced motion (`data-respect-reduced-motion`).
 * Mantine's own provider would compute the theme's variables in every page: here they are in a style sheet.
 */
export function PodiumTheme({ children, env = 'default', nonce }: PodiumThemeProps) {
  // Mantine's dialogs lock scrolling with a style element from a library that knows the nonce only by this name.
  if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce })
  const [settings] = useState(() => settingsOf(env, nonce))
  return (
    <MantineContext value={settings}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  )
}

const settingsOf = (env: 'default' | 'test', nonce: string | undefined): MantineSettings => ({
  colorScheme: 'light',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
  env,
  getStyleNonce: () => nonce,
})
