import type { ChartState } from './chart.types.ts'

/** Pixels. Charts are set in a monospaced font, so that text can be measured without a screen. */
const nameSize = 13
const lineSize = 12
/** Relative to the font size: the widest of the fonts that may be available. */
const characterWidth = 0.62

export const lineHeight = 17
const nameHeight = 30
const sidePadding = 12

export const lineWidth = (text: string): number => Math.ceil(text.length * lineSize * characterWidth) + 4

/** Height of a state's name and lines. */
export const headHeight = ({ lines }: ChartState): number =>
  nameHeight + (lines.length > 0 ? lines.length * lineHeight + 8 : 0)

/** The size of a state without children, and the minimum for one with children. */
export const stateSize = (state: ChartState): { readonly width: number; readonly height: number } => ({
  width:
    Math.max(
      56,
      Math.ceil(state.name.length * nameSize * characterWidth),
      ...state.lines.map(({ text }) => lineWidth(text)),
    ) +
    2 * sidePadding,
  height: headHeight(state),
})

/** Baselines of a state's name and of its lines, from the upper edge. */
export const nameBase = 20
export const lineBase = (index: number): number => nameHeight + 12 + index * lineHeight
