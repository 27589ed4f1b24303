import type { AnyRoute } from '@tanstack/react-router'
import { type Area, areas } from '#domain/paths/areas.ts'
import type { FeatureName } from '#domain/features/granted-features.ts'
import { areaTitles } from '#routes/area-titles.texts.ts'
import { pageTitles } from '#parts/page-titles/page-titles.texts.ts'
import type { RouteFacts } from '#routes/root.route.tsx'
import { routeTree } from '#routes/route-tree.ts'
import { isAreaBuilt } from './area-loaders.ts'

/** A route as a line of the printed table. */
export interface RouteRow {
  readonly path: string
  readonly access: string
  readonly width: string
  /** In Chinese, as in the browser's tab. */
  readonly title: string
  /** The area mounted there; null for a screen of the shell. */
  readonly area: string | null
  /** False if its page says that its content is not available yet. */
  readonly built: boolean
  /** The feature required to open an area without a query; null if it is open to everybody. */
  readonly gate: FeatureName | null
  /** Not available in a browser. */
  readonly isDesktopOnly: boolean
}

/** `npm run routes -- --json` prints the live route table; without it, one line per route. */
export default function printRoutes(parameters: readonly string[]): void {
  const rows = routeRows()
  if (parameters.includes('--json')) print(JSON.stringify(rows, null, 2))
  else for (const row of rows) print(lineOf(row))
}

const lineOf = ({ path, access, area, built }: RouteRow): string =>
  `${access.padEnd(8)} ${path}${area ? ` (area ${area})` : ''}${built ? '' : ', not built'}`

/** Every route, every area and every area page named by the specification, by path. */
export const routeRows = (): readonly RouteRow[] =>
  [...rowsBelow(routeTree), ...areas.flatMap(areaRows)].sort((one, other) => one.path.localeCompare(other.path))

/** Every route with its own path; the splat represents the areas. */
function rowsBelow(route: AnyRoute): RouteRow[] {
  const below = Object.values((route.children ?? []) as readonly AnyRoute[]).flatMap(rowsBelow)
  const { path, staticData }: { readonly path?: string; readonly staticData?: RouteFacts } = route.options
  if (path === undefined || staticData === undefined || path === '/$') return below
  const { title, access, width, isBuilt = true, gate = null } = staticData
  const row = { path: patternOf(path), access, width, title: titles[title], area: null, built: isBuilt, gate }
  return [{ ...row, isDesktopOnly: false }, ...below]
}

/** The router's `$name`, `{-$name}` and `{$}` in the specification's notation. */
const patternOf = (path: string): string =>
  path
    .replaceAll(/\{-\$(\w+)\}/g, '{$1?}')
    .replaceAll(/\$(\w+)/g, '{$1}')
    .replace(/\{\$\}$|\$$/, '*')

const titles = pageTitles['zh-CN']

const titlesOfAreas: Readonly<Record<string, string>> = areaTitles['zh-CN']

const areaRows = ({ id, prefix, pages, gateOf, isDesktopOnly }: Area): readonly RouteRow[] =>
  ['', ...pages].map((page) => ({
    path: page === '' ? `${prefix}/*` : `${prefix}/${page}`,
    access: 'teacher',
    width: 'full',
    title: titlesOfAreas[`${id}/${page}`] ?? titlesOfAreas[id] ?? id,
    area: id,
    built: isAreaBuilt(id, page),
    gate: gateOf({}) ?? null,
    isDesktopOnly,
  }))

const print = (text: string): void => void process.stdout.write(`${text}\n`)
