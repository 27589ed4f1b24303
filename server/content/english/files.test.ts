import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { juniorEnglish } from './junior.ts'
import { seniorEnglish } from './senior.ts'

const records = z.array(z.object({ code: z.string() }))

const codesIn = (stage: string): string[] =>
  readdirSync(path.join(import.meta.dirname, stage)).flatMap((name) =>
    z
      .parse(records, JSON.parse(readFileSync(path.join(import.meta.dirname, stage, name), 'utf8')))
      .map(({ code }) => code),
  )

test.each([
  ['junior', juniorEnglish],
  ['senior', seniorEnglish],
])('every question in the files of %s English is in the bank', (stage, questions) => {
  const codes = questions().map(({ code }) => code)
  expect(codes.toSorted()).toEqual(codesIn(stage).toSorted())
})
