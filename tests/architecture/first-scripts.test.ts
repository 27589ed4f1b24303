import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles, targetOf } from '#tests/support/runs/source-files.ts'

const files = new Map(sourceFiles(['src']).map((file) => [file.path, file]))

const typesOnly = /(?:^|\n)import type\s[^'"]*from\s*['"]([^'"]+)['"]/g
const importedLater = /import\(\s*['"]([^'"]+)['"]\s*\)/g

/** What a file loads before it runs: without types, and without what is fetched later. */
function loadedBy(file: SourceFile): readonly string[] {
  const others = new Set(
    [typesOnly, importedLater].flatMap((kind) => [...file.text.matchAll(kind)].map(([, one]) => one)),
  )
  return file.imports.flatMap((specifier) => (others.has(specifier) ? [] : (targetOf(file, specifier) ?? [])))
}

/** Everything that is loaded before the page's entry runs. */
function firstScripts(entry: string): readonly string[] {
  const found = new Set([entry])
  for (const name of found) {
    const file = files.get(name)
    if (file !== undefined) for (const target of loadedBy(file)) found.add(target)
  }
  return [...found]
}

/** What the sign-in, the phone's and the student's page need a few lines of: these stand in modules of their own. */
const ofThePortal = ['src/domain/paths/paths.ts', 'src/ui/icon/icon-paths.ts']

test.each(['src/app/login-start.tsx', 'src/companions/phone/main.tsx', 'src/companions/student/main.tsx'])(
  '%s starts without the paths and the icons of the portal',
  (entry) => {
    const scripts = firstScripts(entry)
    expect(scripts.length).toBeGreaterThan(50)
    expect(ofThePortal.filter((module) => scripts.includes(module))).toEqual([])
  },
)

test('so does what the sign-in fetches at once: its code, its guide', () => {
  const scripts = ['qr/qr-panel', 'guide/guide', 'sms/sms-form', 'components/failure-note'].flatMap((way) =>
    firstScripts(`src/features/login/${way}.tsx`),
  )
  expect(ofThePortal.filter((module) => scripts.includes(module))).toEqual([])
})
