import { expect, test } from 'vitest'
import { countedFacts } from '#tests/support/runs/counted-facts.ts'
import { longFunctions } from '#tests/support/runs/long-functions.ts'
import { sourceFiles } from '#tests/support/runs/source-files.ts'

const files = sourceFiles(['src', 'server', 'desktop', 'tests', 'scripts'])

test('file names are kebab-case with a role, and there are no barrels', () => {
  const odd = files.filter(({ path }) => {
    const name = path.split('/').at(-1) ?? ''
    return !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(tsx?|mjs)$/.test(name) || name.startsWith('index.')
  })
  expect(files.length).toBeGreaterThan(400)
  expect(odd.map(({ path }) => path)).toEqual([])
})

test('no file exceeds three hundred lines, except texts', () => {
  const long = files.filter(({ path, text }) => !path.endsWith('.texts.ts') && text.split('\n').length > 301)
  expect(long.map(({ path, text }) => `${path}: ${text.split('\n').length}`)).toEqual([])
})

test('handlers, texts and states may be a long list, but none of them is long itself', () => {
  // The linter counts the lines of all other functions.
  const lists = files.filter(({ path }) => /^(src|server)\/.*\.(handlers|texts|machine)\.ts$/.test(path))
  const long = lists.map((file) => ({ path: file.path, lines: longFunctions(file, 60) }))
  expect(long.filter(({ lines }) => lines.length > 1)).toEqual([])
  expect(long.filter(({ lines }) => lines.length === 1).length).toBeLessThan(12)
  expect(lists.length).toBeGreaterThan(150)
})

test('components contain no Chinese: every visible text is in a texts file', () => {
  const spoken = files
    .filter(({ path }) => /^src\/.*\.tsx$/.test(path) && !/\.test\.tsx$|\/testing\//.test(path))
    .filter(({ text }) => /[\u4e00-\u9fff]/.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
  expect(spoken.map(({ path }) => path)).toEqual([])
})

test('no test is skipped or focused, and nothing sleeps or silences a check', () => {
  const silenced =
    /\b(test|it|describe)\.(skip|only|todo|fails)\(|waitForTimeout|@ts-(ignore|nocheck)|(oxlint|eslint)-disable/
  const found = files.filter(({ path, text }) => path !== 'tests/architecture/files.test.ts' && silenced.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})

test('whatever replaces the timers puts them back: the next file of the same process waits for the real ones', () => {
  const replacing = files.filter(({ text }) => text.includes('vi.useFakeTimers('))
  expect(replacing.length).toBeGreaterThan(30)
  expect(replacing.filter(({ text }) => !text.includes('vi.useRealTimers(')).map(({ path }) => path)).toEqual([])
})

test('an expect of several facts names each, so that nobody counts places in a red test', () => {
  expect(files.flatMap((file) => countedFacts(file).map((facts) => `${file.path}: ${facts}`))).toEqual([])
})

test('storage is accessed in one place, with keys from one file', () => {
  const touching = files.filter(
    ({ path, text }) =>
      path.startsWith('src/') && !/\.test\.tsx?$|\/testing\//.test(path) && /\b(local|session)Storage\b/.test(text),
  )
  expect(touching.map(({ path }) => path)).toEqual(['src/api/ports/local-storage.ts'])
})

test('only messages and questions use the narrow dialog: forms have the wide one', () => {
  const narrow = files.filter(({ path, text }) => /^src\/.*\.tsx$/.test(path) && text.includes('kind="message"'))
  expect(narrow.map(({ path }) => path).toSorted()).toEqual([
    'src/companions/student/answering/components/hand-in.dialog.tsx',
    'src/companions/student/answering/components/overview.dialog.tsx',
    'src/features/assign/student-view.dialog.tsx',
    'src/features/demo/widgets/dialogs-part.tsx',
    'src/features/login/qr/download.dialog.tsx',
    'src/features/login/qr/qr-help.dialog.tsx',
    'src/features/marking/components/keys.dialog.tsx',
    'src/features/session/bind-mobile.dialog.tsx',
    'src/features/session/broken.dialog.tsx',
    'src/features/session/consent-again.dialog.tsx',
    'src/features/session/not-certified.dialog.tsx',
    'src/features/session/offline.dialog.tsx',
    'src/parts/captcha/slide-puzzle.dialog.tsx',
    'src/parts/password-reset/given-password.tsx',
    'src/parts/try-out/try-out-prompt.tsx',
    'src/ui/dialog/confirm-provider.tsx',
  ])
})
