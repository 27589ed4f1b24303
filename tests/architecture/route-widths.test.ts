import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { routeRows } from '#app/print-routes.ts'
import { rootFont } from '#domain/portal/constants.ts'
import { projectRoot } from '#server/database/project-root.ts'

/** Pages of forms and short lists; all other routes use the full width. */
const narrow = [
  '/classes-dialog',
  '/course-manage/message',
  '/course-manage/mine',
  '/course-manage/profile',
  '/course-manage/profile/edit/email',
  '/course-manage/profile/edit/password',
  '/course-manage/profile/edit/phone',
  '/demo',
  '/demo/widgets',
  '/handover',
  '/help',
  '/member',
  '/member/addStudent',
  '/member/product/{uid}',
  '/member/reminders',
  '/member/verify',
  '/pending',
  '/personal-center/message-notification',
  '/personal-center/my-courses',
  '/personal-center/my-functions',
  '/personal-center/my-profile',
  '/personal-center/my-profile/devices',
  '/personal-center/my-profile/entries',
  '/personal-center/notices',
  '/school/applications',
  '/school/functions',
  '/smartCheckChangeAnswer',
]

test('exactly these pages are 1200 design pixels wide', () => {
  const rows = routeRows()
  const pathsOf = (wanted: string) => rows.filter(({ width }) => width === wanted).map(({ path: row }) => row)
  expect(pathsOf('page')).toEqual(narrow)
  expect(pathsOf('full').length).toBe(rows.length - narrow.length)
})

const read = (file: string) => readFileSync(path.join(projectRoot(), file), 'utf8')

test('1200 design pixels keep their size at every window width', () => {
  expect(/--page-max: (.*);/.exec(read('src/ui/theme/tokens.css'))?.[1]).toBe('calc(1200 * var(--u))')
  expect(/\.page > \* \{([^}]*)\}/.exec(read('src/features/shell/shell.module.css'))?.[1]).toContain(
    'max-width: var(--page-max);',
  )
})

test('a page is as large as its window, and in the desktop shell as in a window of the fixed width', () => {
  const { base, designWidth, desktopWidth } = rootFont
  const tokens = read('src/ui/theme/tokens.css')
  const sizeIn = (root: string) => tokens.split(`\n${root} {`)[1]?.match(/font-size: (.*);/)?.[1]
  expect({ window: sizeIn(':root'), desktop: sizeIn(":root[data-shell='desktop']") }).toEqual({
    window: `max(66.6667px, calc(100vw / ${designWidth / base}))`,
    desktop: `calc(${desktopWidth}px / ${designWidth / base})`,
  })
})
