import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

test("a change touches its own tests, those of its service, and its machine's paths on the screen", async () => {
  const { touchedBy } = await import(path.join(projectRoot(), 'scripts/share.mjs'))
  const files = [
    'README.md',
    'src/machines/qr-login/qr-login.types.ts',
    'src/app/area-runtime.ts',
    'src/ui/kbd/kbd.tsx',
    'src/features/login/login.screen.tsx',
    'server/services/roster/one-roster/class-list.ts',
    'server/services/roster/import-list.ts',
    'server/services/crops.ts',
    'server/core/service.test.ts',
    'tests/screens/tls.e2e.ts',
    'tests/routes/every-route.walk.ts',
    'tests/support/worlds/world.ts',
  ]
  expect([...touchedBy(files)]).toEqual([
    'tests/model/qr-login.',
    'src/machines/qr-login/',
    'src/app/area-runtime.',
    'src/ui/kbd/',
    'src/features/login/',
    'tests/screens/login',
    'server/services/roster/',
    'server/services/crops.',
    'server/core/',
    'server/core/service.test.ts',
    'tests/screens/tls.e2e.ts',
    'tests/routes/every-route.walk.ts',
  ])
})

test('a renamed file has not changed; a new one beside it has', async () => {
  const { changedFiles } = await import(path.join(projectRoot(), 'scripts/share.mjs'))
  const counts = [
    '3\t1\tserver/core/service.test.ts\0',
    '0\t0\t\0server/backup/backup.test.ts\0server/backup/backup.process.test.ts\0',
    '2\t0\t\0server/fill.test.ts\0server/fill.process.test.ts\0',
    '40\t0\ttests/screens/tls.e2e.ts\0',
    '0\t12\ttests/screens/old.e2e.ts\0',
    '-\t-\tpublic/logo.png\0',
  ]
  expect(changedFiles(counts.join(''))).toEqual([
    'server/core/service.test.ts',
    'server/fill.process.test.ts',
    'tests/screens/tls.e2e.ts',
    'tests/screens/old.e2e.ts',
    'public/logo.png',
  ])
  expect(changedFiles('')).toEqual([])
})

test('a file in which only comments, titles of tests or imports differ has not changed', async () => {
  const { changedSince } = await import(path.join(projectRoot(), 'scripts/share.mjs'))
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-share-'))
  const git = (...words: string[]) => spawnSync('git', ['-C', folder, ...words])
  const write = (name: string, ...lines: string[]) => writeFileSync(path.join(folder, name), lines.join('\n'))
  const body = ['  expect(sum(1, 2)).toBe(3)', '})', '']
  write('titled.test.ts', "import { sum } from './sum.ts'", '/** Sums. */', "test('sums', () => {", ...body)
  write('tabled.test.ts', 'test.each([', '  1,', "])('of %i', () => {", ...body)
  write('proved.test.ts', "test('sums', () => {", ...body)
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message=first')
  write('titled.test.ts', "import { sum } from '#domain/sum.ts'", '/** Adds. */', "test('adds', () => {", ...body)
  write('tabled.test.ts', 'test.each([', '  1,', "])('sum of %i', () => {", ...body)
  write('proved.test.ts', "test('adds', () => {", '  expect(sum(2, 2)).toBe(4)', '})', '')
  const changed = changedSince('HEAD', folder)
  rmSync(folder, { recursive: true })
  expect(changed).toEqual(['proved.test.ts'])
})

test('of a wide change a walk takes the changed tests, and a number of the others that varies by commit', async () => {
  const { mostOf } = await import(path.join(projectRoot(), 'scripts/share.mjs'))
  const others = ['src/ui/a/', 'src/ui/b/', 'src/ui/c/', 'src/ui/d/', 'tests/model/captcha.']
  const changed = ['tests/screens/tls.e2e.ts', 'server/core/service.test.ts']
  const chosen = Array.from({ length: 20 }, (_, commit): string[] => mostOf([...others, ...changed], 2, `${commit}`))
  expect(chosen.map((taken) => taken.slice(0, 2))).toEqual(chosen.map(() => changed))
  expect(new Set(chosen.map((taken) => taken.length))).toEqual(new Set([4]))
  expect([...new Set(chosen.flatMap((taken) => taken.slice(2)))].toSorted()).toEqual(others)
  expect(mostOf(['src/ui/a/', ...changed], 2, 'any')).toEqual([...changed, 'src/ui/a/'])
})
