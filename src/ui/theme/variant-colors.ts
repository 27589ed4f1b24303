import type { VariantColorsResolver } from '@mantine/core'

/** One of Mantine's pixels. */
const hairline = 'calc(0.0625rem * var(--mantine-scale)) solid'

const noLine = `${hairline} transparent`

/**
 * The colours of a variant, as Mantine computes them for one of the theme's colours. Its own function also mixes others,
 * which no page uses.
 */
export const variantColors: VariantColorsResolver = ({ color = 'green', variant }) => {
  const of = (part: string) => `var(--mantine-color-${color}-${part})`
  switch (variant) {
    case 'filled':
      return {
        background: of('filled'),
        hover: of('filled-hover'),
        color: 'var(--mantine-color-white)',
        border: noLine,
      }
    case 'light':
      return { background: of('light'), hover: of('light-hover'), color: of('light-color'), border: noLine }
    case 'subtle':
      return { background: 'transparent', hover: of('light-hover'), color: of('light-color'), border: noLine }
    case 'outline':
      return {
        background: 'transparent',
        hover: of('outline-hover'),
        color: of('outline'),
        border: `${hairline} ${of('outline')}`,
      }
    case 'default':
      return {
        background: 'var(--mantine-color-default)',
        hover: 'var(--mantine-color-default-hover)',
        color: 'var(--mantine-color-default-color)',
        border: `${hairline} var(--mantine-color-default-border)`,
      }
    default:
      throw new Error(`No widget has the variant ${variant}`)
  }
}
