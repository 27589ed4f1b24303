import type { AnyRoute } from '@tanstack/react-router'
import { areas } from '#domain/areas.ts'
import type { RouteFacts } from '#routes/root.route.tsx'
import { routeTree } from '#routes/route-tree.ts'

/** A route as a line of the printed table. */
export interface RouteRow {
  readonly path: string
  readonly access: string
  readonly width: string
  readonly title: string
  /** Area that mounts there; null for a screen of the shell. */
  readonly area: string | null
  readonly built: boolean
}

/** `npm run routes -- --json` prints the live route table; without it, a line a route. */
export default function printRoutes(parameters: readonly string[]): void {
  const rows = routeRows()
  if (parameters.includes('--json')) print(JSON.stringify(rows, null, 2))
  else for (const { path, access, area } of rows) print(`${access.padEnd(8)} ${path}${area ? ` (area ${area})` : ''}`)
}

/** Every route and every area, by path. */
export const routeRows = (): readonly RouteRow[] =>
  [...rowsBelow(routeTree), ...areas.map(areaRow)].sort((one, other) => one.path.localeCompare(other.path))

/** Every route with a path of its own; the splat stands for the areas. */
function rowsBelow(route: AnyRoute): RouteRow[] {
  const below = Object.values((route.children ?? []) as readonly AnyRoute[]).flatMap(rowsBelow)
  const { path, staticData }: { readonly path?: string; readonly staticData?: RouteFacts } = route.options
  if (path === undefined || staticData === undefined || path === '/$') return below
  const { title, access, width } = staticData
  return [{ path: path.replaceAll(/\$(\w+)/g, '{$1}'), access, width, title, area: null, built: true }, ...below]
}

const areaRow = ({ id, prefix }: (typeof areas)[number]): RouteRow => ({
  path: `${prefix}/*`,
  access: 'teacher',
  width: 'full',
  title: id,
  area: id,
  built: true,
})

const print = (text: string): void => void process.stdout.write(`${text}\n`)
