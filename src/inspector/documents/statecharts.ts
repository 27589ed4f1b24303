import { readFileSync } from 'node:fs'
import ELK from 'elkjs/lib/elk.bundled.js'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { chartOf } from '../chart/chart-of-machine.ts'
import type { Chart } from '../chart/chart.types.ts'
import { layOut } from '../chart/layout.ts'
import { svgText } from '../chart/svg-text.ts'
import { indexPage } from './index-page.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/machines/*/*.machine.ts', { eager: true })

/** Every machine of the product, by its folder. */
export const productCharts = (): readonly { readonly name: string; readonly chart: Chart }[] =>
  Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module)
      .filter((value): value is AnyStateMachine => value instanceof StateMachine)
      .map((machine) => ({ name: path.split('/').at(-2) ?? '', chart: chartOf(machine) })),
  )

/** The files of docs/statecharts: a drawing of every machine and an index page. */
export async function statechartFiles(): Promise<ReadonlyMap<string, string>> {
  const charts = productCharts()
  const engine = new ELK()
  const styles = withValues(read('src/inspector/chart/chart.css'), read('src/ui/theme/tokens.css'))
  const drawings = await Promise.all(
    charts.map(async ({ name, chart }) => [`${name}.svg`, svgText(await layOut(chart, engine), styles)] as const),
  )
  return new Map([['README.md', indexPage(charts)], ...drawings])
}

const read = (file: string): string => readFileSync(file, 'utf8')

/** Styles for a standalone file: an image has no tokens. Later values of a token are for some surface or setting. */
function withValues(styles: string, tokens: string): string {
  const given = [...tokens.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
  const values = new Map(given.toReversed().map(([, name = '', value = '']) => [name, value]))
  const resolve = (text: string): string =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (_use, name) => resolve(values.get(name) ?? ''))
  return resolve(styles.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
}
