import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { classSize } from '#domain/classes/class-limits.ts'
import { memberLimits } from '#domain/classes/members.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { membersTexts } from '#features/members/members.texts.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { errorTexts } from '#api/contract/error-texts.ts'
import { sourceFiles } from '#tests/support/runs/source-files.ts'

/** The number as written in code and in prose. */
const written = new RegExp(`(?<!\\d[,_]?)${String(classSize).replace(/\B(?=(\d{3})+$)/g, ',?')}(?![,_]?\\d)`)

test('the size of a class is defined once, and taken from there', () => {
  const files = sourceFiles(['src', 'server'])
    .filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && written.test(text))
    .map(({ path }) => path)
  expect(files).toEqual(['src/domain/portal/constants.ts'])
  expect(errorTexts.classFull).toEqual({
    'zh-CN': '班级最多 9,999 人，放不下了；请先移出不在这个班的学生',
    en: 'A class can have at most 9,999 students. Remove students who are no longer in it first',
  })
})

test('the time limit for undoing a removal is defined once, and taken from there', () => {
  const days = new RegExp(`\\b${memberLimits.removalDays} (天|days)`)
  const files = sourceFiles(['src/features/members']).filter(({ text }) => days.test(text))
  expect(files.map(({ path }) => path).filter((path) => path.endsWith('.texts.ts'))).toEqual([])
  expect(membersTexts['zh-CN'].removeUndo).toBe('30 天内可以在“最近移出”里放回')
})

test('the totals of a submission are computed and stored by one service', () => {
  const totals = /(?:objectiveScore|writtenScore)(?::|\}? \+)|objective_score|written_score|unmarked_count/
  const files = sourceFiles(['server/services']).filter(
    ({ path, text }) => !/\.test\.ts$|\/testing\//.test(path) && totals.test(text),
  )
  expect(files.map(({ path }) => path)).toEqual(
    ['clear-work', 'hand-in', 'mark-submission', 'totals'].map((name) => `server/services/submission/${name}.ts`),
  )
})

test('one call brings as many questions as a basket holds, and not one more', () => {
  const isTaken = (count: number) => {
    const questionIds = Array.from({ length: count }, (_, index) => index + 1).join(',')
    return z.safeParse(basket.add.input, { subjectId: '203', questionIds }).success
  }
  expect({ full: isTaken(basketLimit), more: isTaken(basketLimit + 1) }).toEqual({ full: true, more: false })
})

test('how large a file may be is defined once, and every text takes it from there', () => {
  const files = sourceFiles(['src', 'server']).filter(
    ({ path, text }) => /[.-]texts\.ts$/.test(path) && /\d ?(?:MB|MiB)\b/.test(text),
  )
  expect(files.map(({ path }) => path)).toEqual([])
})

test('how a code is requested again is worded once, for every way to receive it', () => {
  const wording = /重新获取|Get again/
  const files = sourceFiles(['src']).filter(({ path, text }) => path.endsWith('.texts.ts') && wording.test(text))
  expect(files.map(({ path }) => path)).toEqual(['src/parts/verification-code/code-sending.texts.ts'])
})
