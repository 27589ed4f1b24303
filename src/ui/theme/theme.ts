import type { MantineColorsTuple, MantineTheme } from '@mantine/core'
import { variantColors } from './variant-colors.ts'
import { widgetDefaults } from './widget-defaults.ts'

declare module '@mantine/core' {
  // Mantine's own fourteen colours are in no page.
  interface MantineThemeColorsOverride {
    colors: Record<'green' | 'gray' | 'amber' | 'red' | (string & {}), MantineColorsTuple>
  }
}

/** The ten shades of a colour in tokens.css, which stays the only place with values. */
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

/** Mantine's unit: its pixels in rem of its scale. */
const pixels = (count: number): string => `calc(${count / 16}rem * var(--mantine-scale))`

/**
 * Mantine's complete theme, so that pages need not merge it with Mantine's own: lengths and colours are those of
 * tokens.css. Its variables are in mantine-variables.css, which `npm run theme` writes.
 */
export const theme: MantineTheme = {
  // Mantine computes rem for a root of 16 px; here 16 of its pixels are 16 units, and 75 units are 1rem.
  scale: 16 / 75,
  colors: { green: steps('green'), gray: steps('paper'), amber: steps('amber'), red: steps('red') },
  primaryColor: 'green',
  primaryShade: 6,
  white: '#fff',
  black: '#211f1a',
  variantColorResolver: variantColors,
  autoContrast: false,
  luminanceThreshold: 0.3,
  defaultGradient: { from: 'green', to: 'green' },
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  fontSmoothing: true,
  headings: {
    fontFamily: 'var(--sans)',
    fontWeight: '600',
    textWrap: 'wrap',
    sizes: {
      h1: { fontSize: 'var(--fs-22)', lineHeight: '1.25' },
      h2: { fontSize: 'var(--fs-16)', lineHeight: '1.25' },
      h3: { fontSize: 'var(--fs-14)', lineHeight: '1.5' },
      h4: { fontSize: pixels(18), lineHeight: '1.45' },
      h5: { fontSize: pixels(16), lineHeight: '1.5' },
      h6: { fontSize: pixels(14), lineHeight: '1.5' },
    },
  },
  fontSizes: { xs: 'var(--fs-12)', sm: 'var(--fs-13)', md: 'var(--fs-14)', lg: 'var(--fs-16)', xl: 'var(--fs-22)' },
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: { xs: 'var(--s-1)', sm: 'var(--s-2)', md: 'var(--s-4)', lg: 'var(--s-5)', xl: 'var(--s-8)' },
  radius: { xs: 'var(--r-1)', sm: 'var(--r-2)', md: 'var(--r-2)', lg: 'var(--r-3)', xl: 'var(--r-3)' },
  defaultRadius: 'sm',
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  shadows: { xs: 'none', sm: 'none', md: 'var(--float)', lg: 'var(--float)', xl: 'var(--float)' },
  focusRing: 'auto',
  activeClassName: 'mantine-active',
  focusClassName: '',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: widgetDefaults,
  other: {},
}
