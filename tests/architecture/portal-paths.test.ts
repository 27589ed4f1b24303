import { expect, test } from 'vitest'
import { routeRows } from '#app/print-routes.ts'
import { isPortalPath, pageWithoutQuery, pathOfCopied } from '#domain/paths/portal-paths.ts'

const addressOf = (path: string): string => path.replaceAll(/\{[\w?]+\}/g, '1').replace(/\/?\*$/, '/x')

test('a message can link to every page behind the sign-in', () => {
  const addresses = routeRows()
    .filter(({ access }) => access === 'teacher')
    .map(({ path }) => addressOf(path))
  expect(addresses.length).toBeGreaterThan(100)
  expect(addresses.filter((address) => !isPortalPath(address))).toEqual([])
})

test.each(['/login?back=/', '/register', '/password?count=1', '/bind/1/2', '/demo', '/inspect', '/nowhere'])(
  '%s is none of them',
  (address) => expect(isPortalPath(address)).toBe(false),
)

test.each(['', 'course/1/tasks', '//example.com', '/\\example.com', 'https://example.com/', '/course /1', '/help\n'])(
  '%j is no path',
  (address) => expect(isPortalPath(address)).toBe(false),
)

test.each([
  ['https://podium.example/#/course/1/tasks?assignmentId=2', '/course/1/tasks?assignmentId=2'],
  [' #/help ', '/help'],
  ['/help', '/help'],
  ['https://podium.example/', 'https://podium.example/'],
])('%j, copied from an address bar, is %j', (copied, path) => expect(pathOfCopied(copied)).toBe(path))

test.each([
  ['/course/1/tasks?name=陈', '/course/1/tasks'],
  ['/help#x', '/help'],
  ['/login?back=/help', ''],
  ['https://example.com/', ''],
])('of %j the page is %j', (address, page) => expect(pageWithoutQuery(address)).toBe(page))
