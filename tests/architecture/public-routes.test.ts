import { expect, test } from 'vitest'
import { routeRows } from '#app/print-routes.ts'

/** Pages that open without a session; all other routes ask for a teacher. */
const open = [
  '/bind',
  '/bind/{openId}/{state}',
  '/contemporaryReadPdf',
  '/demo',
  '/demo/widgets',
  '/fullScreen-html*',
  '/inspect',
  '/login',
  '/p1p/unlogin/report',
  '/password',
  '/pdf/qu-ke-tang-xiao-ce-class',
  '/pdf/qu-ke-tang-xiao-ce-student',
  '/register',
]

test('exactly these pages open without a session', () => {
  const rows = routeRows()
  const pathsOf = (wanted: string) => rows.filter(({ access }) => access === wanted).map(({ path }) => path)
  expect(pathsOf('public')).toEqual(open)
  expect(pathsOf('teacher').length).toBe(rows.length - open.length)
})
