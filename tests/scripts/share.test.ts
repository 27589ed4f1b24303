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
