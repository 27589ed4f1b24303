import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/runs/source-files.ts'

/**
 * What Chrome 111, Firefox 121 or Safari 16.4 lack: README.md names them as the oldest supported browsers, and
 * `vite.config.ts` targets them.
 */
const tooNew =
  /\b(URL\.(canParse|parse)|Promise\.(withResolvers|try)|(Object|Map)\.groupBy|Array\.fromAsync|AbortSignal\.any|RegExp\.escape|Intl\.DurationFormat|Iterator\.from|(toBase64|fromBase64|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|getOrInsert|showPopover|moveBefore|startViewTransition)\()|(?<!\bstorage)\.(keys|values|entries)\(\)\s*\.(map|filter|take|drop|some|every|find|reduce|toArray)\(/

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

const files = sourceFiles(['src']).filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))

test('pages use nothing that the oldest supported browsers lack', () => {
  const found = files.flatMap(({ path, text }) => {
    const name = tooNew.exec(withoutComments(text))?.[0]
    return name === undefined ? [] : [`${path}: ${name}`]
  })
  expect(files.length).toBeGreaterThan(400)
  expect(found).toEqual([])
})
