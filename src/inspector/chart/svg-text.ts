import { drawingOf, type Shape } from './drawing.ts'
import type { PlacedChart } from './layout.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A chart as an SVG file with embedded styles. */
export const svgText = (placed: PlacedChart, styles: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" class="statechart" viewBox="0 0 ${placed.width} ${placed.height}" width="${placed.width}" height="${placed.height}" role="img" aria-label="${escape(placed.chart.id)}">`,
    `<style>${styles}</style>`,
    ...drawingOf(placed).map(elementText),
    '</svg>',
    '',
  ].join('\n')

function elementText({ tag, attributes, content }: Shape): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(String(value))}"`)
  const inner = typeof content === 'string' ? escape(content) : content.map(elementText).join('')
  return inner === '' ? `<${tag}${list.join('')}/>` : `<${tag}${list.join('')}>${inner}</${tag}>`
}
