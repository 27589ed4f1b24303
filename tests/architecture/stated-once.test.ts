import { expect, test } from 'vitest'
import { classSize } from '#domain/classes/class-limits.ts'
import { memberLimits } from '#domain/classes/members.ts'
import { membersTexts } from '#features/members/members.texts.ts'
import { errorTexts } from '#api/contract/error-texts.ts'
import { sourceFiles } from '#tests/support/runs/source-files.ts'

/** The number as code and as text write it. */
const written = new RegExp(`(?<!\\d[,_]?)${String(classSize).replace(/\B(?=(\d{3})+$)/g, ',?')}(?![,_]?\\d)`)

test('the size of a class is stated once, and told from there', () => {
  const places = sourceFiles(['src', 'server'])
    .filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && written.test(text))
    .map(({ path }) => path)
  expect(places).toEqual(['src/domain/portal/constants.ts'])
  expect(errorTexts.classFull).toEqual({
    'zh-CN': '班级最多 9,999 人，放不下了；请先移出不在这个班的学生',
    en: 'A class holds 9,999 students at most; remove some who are not in it first',
  })
})

test('how long a removal can be undone is stated once, and told from there', () => {
  const days = new RegExp(`\\b${memberLimits.removalDays} (天|days)`)
  const places = sourceFiles(['src/features/members']).filter(({ text }) => days.test(text))
  expect(places.map(({ path }) => path).filter((path) => path.endsWith('.texts.ts'))).toEqual([])
  expect(membersTexts['zh-CN'].removeUndo).toBe('30 天内可以在“最近移出”里放回')
})
