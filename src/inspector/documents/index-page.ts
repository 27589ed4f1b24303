import type { Chart } from '../chart/chart.types.ts'
import { eventsOf } from '../chart/events-of-chart.ts'

interface NamedChart {
  readonly name: string
  readonly chart: Chart
}

const head = `# Statecharts

Every flow of the product with more than two steps, drawn from the machines that run. \`npm run statecharts\` writes this
folder; a test fails while it is not current. A dashed frame holds regions that run beside each other, a dot shows where a
state begins, a double frame where a flow ends, ◦ an actor that works while the state lasts, ↻ a state that is entered anew.

| machine | what for | states | events |
| --- | --- | --- | --- |
`

/** The page that lists every machine, with its states, its events and its section of the specification. */
export const indexPage = (charts: readonly NamedChart[]): string =>
  [head + charts.map(row).join('\n'), ...charts.map(({ name }) => `## ${name}\n\n![${name}](${name}.svg)`), '']
    .join('\n\n')
    .trimEnd() + '\n'

const row = ({ name, chart }: NamedChart): string => {
  const states = chart.states.slice(1).map(({ id }) => `\`${id.slice(chart.id.length + 1)}\``)
  const events = eventsOf(chart).map((event) => `\`${event}\``)
  return `| [${name}](#${name}) | ${chart.description} | ${states.join(', ')} | ${events.join(', ')} |`
}
