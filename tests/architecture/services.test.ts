import { expect, test } from 'vitest'
import { mayKnow } from '#server/services/may-know.ts'
import { circlesIn } from '#tests/support/runs/circles.ts'
import { sourceFiles, targetOf } from '#tests/support/runs/source-files.ts'

const root = 'server/services/'

/** The service that a file belongs to, or null. */
const serviceOf = (path: string): string | null =>
  path.startsWith(root) && path.slice(root.length).includes('/')
    ? (path.slice(root.length).split('/')[0] ?? null)
    : null

const files = sourceFiles(['server/services']).filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path))

const services = [...new Set(files.map(({ path }) => serviceOf(path)))].filter((name) => name !== null)

/** Each import of a service by another one, or by a file outside the services. */
const arrivals = files.flatMap((file) =>
  file.imports.flatMap((specifier) => {
    const [from, to] = [serviceOf(file.path), serviceOf(targetOf(file, specifier) ?? '')]
    return to === null || to === from ? [] : [{ from, to, line: `${file.path} → ${specifier}` }]
  }),
)

test('the table lists every service after those that it may know', () => {
  const named = Object.keys(mayKnow)
  expect(named.toSorted()).toEqual(services.toSorted())
  expect(services.length).toBeGreaterThan(25)
  const early = Object.entries(mayKnow).flatMap(([name, known]) =>
    known
      .filter((one) => named.indexOf(one) >= named.indexOf(name) || named.indexOf(one) < 0)
      .map((one) => [name, one]),
  )
  expect(early).toEqual([])
})

test('no service imports another that the table does not allow', () => {
  const forbidden = arrivals.filter(({ from, to }) => from === null || !mayKnow[from]?.includes(to))
  expect(forbidden.map(({ line }) => line)).toEqual([])
  expect(arrivals.length).toBeGreaterThan(80)
})

test('the table allows nothing unused', () => {
  const pairs = Object.entries(mayKnow).flatMap(([name, known]) => known.map((one) => `${name} → ${one}`))
  const needed = new Set(arrivals.map(({ from, to }) => `${from} → ${to}`))
  expect(pairs.filter((pair) => !needed.has(pair))).toEqual([])
})

/** Where two paths part: each one's folder there; nothing if either is a file of the folder that they share. */
function partedFolders(from: string, to: string): readonly [string, string] | null {
  const [ours, theirs] = [from.split('/'), to.split('/')]
  const depth = ours.findIndex((name, index) => name !== theirs[index]) + 1
  return depth < Math.min(ours.length, theirs.length)
    ? [ours.slice(0, depth).join('/'), theirs.slice(0, depth).join('/')]
    : null
}

test('no folder of the services imports itself by way of others, at whatever depth', () => {
  const graph = new Map<string, string[]>()
  for (const file of files) {
    for (const target of file.imports.map((specifier) => targetOf(file, specifier))) {
      const parted = target?.startsWith(root) === true ? partedFolders(file.path, target) : null
      if (parted !== null) graph.set(parted[0], [...(graph.get(parted[0]) ?? []), parted[1]])
    }
  }
  expect(circlesIn(graph)).toEqual([])
  expect(graph.size).toBeGreaterThan(30)
})
