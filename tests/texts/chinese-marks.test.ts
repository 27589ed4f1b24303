import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

const src = path.join(projectRoot(), 'src')

/** What draws pages, apart from texts in both languages, tests, and the one place that knows both separators. */
const files = ['features', 'parts', 'companions', 'ui']
  .flatMap((folder) =>
    readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:texts|test)\.tsx?$/.test(file) && !/testing|demo/.test(file))
  .filter((file) => file !== path.join('ui', 'language', 'list-of.ts'))

/** A Chinese mark, outside patterns of characters, at either end of a string, or beside a value inserted into one. */
const joining = /[、：，；](?:['`]|\$\{)|['`}][、：，；]/

test('no Chinese mark joins values outside the texts: the English page would show it', () => {
  const found = files.flatMap((file) =>
    readFileSync(path.join(src, file), 'utf8')
      .split('\n')
      .filter((line) => joining.test(line) && !line.includes('\\p{'))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
