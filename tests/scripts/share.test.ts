import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

test('a change touches its own tests, those of its service, and the paths of its machine on the screen', async () => {
  const { touchedBy } = await import(path.join(projectRoot(), 'scripts/share.mjs'))
  const files = [
    'README.md',
    'src/machines/qr-login/qr-login.types.ts',
    'src/features/login/login.screen.tsx',
    'server/services/roster/one-roster/class-list.ts',
    'server/services/roster/import-list.ts',
    'server/core/service.test.ts',
    'tests/screens/tls.e2e.ts',
    'tests/routes/every-route.walk.ts',
    'tests/support/world.ts',
  ]
  expect([...touchedBy(files)]).toEqual([
    'tests/model/qr-login.',
    'tests/screens/login',
    'server/services/roster/',
    'server/core/service.test.ts',
    'tests/screens/tls.e2e.ts',
    'tests/routes/every-route.walk.ts',
  ])
})

test('a file that only has another name has not changed; one that was written anew beside it has', async () => {
  const { changedFiles } = await import(path.join(projectRoot(), 'scripts/share.mjs'))
  const lines = [
    'M\tserver/core/service.test.ts',
    'R100\tserver/backup/backup.test.ts\tserver/backup/backup.process.test.ts',
    'R096\tserver/fill.test.ts\tserver/fill.process.test.ts',
    'A\ttests/screens/tls.e2e.ts',
    'D\ttests/screens/old.e2e.ts',
  ]
  expect(changedFiles(lines.join('\n'))).toEqual([
    'server/core/service.test.ts',
    'server/fill.process.test.ts',
    'tests/screens/tls.e2e.ts',
    'tests/screens/old.e2e.ts',
  ])
  expect(changedFiles('')).toEqual([])
})
