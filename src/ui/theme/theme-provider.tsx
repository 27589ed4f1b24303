import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import './tokens.css'
import './base.css'
import './mantine-core.css'
import './controls.css'
import { cssVariables, theme } from './theme.ts'

export interface PodiumThemeProps {
  readonly children: ReactNode
  /** `assignment` switches transitions and portals off. */
  readonly env?: 'default' | 'test'
  /** Nonce of the page's content security policy, for the style element that holds the theme's variables. */
  readonly nonce?: string
  /** Another root of the page has set the theme's variables: a second time would only make the browser style it anew. */
  readonly isBesideOthers?: boolean
}

/**
 * The look of every Podium page: tokens, base styles, Mantine's theme. There is one colour scheme; the page's `html`
 * element should carry `data-mantine-color-scheme="light"` already, so that the first paint is right. Nothing hides by
 * Mantine's classes for widths, which the browser would read anew with every area.
 */
export function PodiumTheme({ children, env = 'default', nonce, isBesideOthers = false }: PodiumThemeProps) {
  // Mantine's dialogs lock scrolling by a style element of a library that knows the nonce only by this name.
  if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce })
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme="light"
      withCssVariables={!isBesideOthers}
      withGlobalClasses={false}
      env={env}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      {children}
    </MantineProvider>
  )
}
