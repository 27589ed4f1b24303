import type { z } from 'zod/mini'
import type { Language } from '#domain/portal/language.ts'
import { fieldNames } from './field-names.ts'

type Issue = z.core.$ZodIssue

const problems = {
  missing: { 'zh-CN': '请填写', en: 'is missing. Please fill it in' },
  unchosen: {
    'zh-CN': '没有选好，请重新选择，或从列表里重新打开',
    en: 'has not been chosen. Please choose again, or reopen it from its list',
  },
  unlisted: { 'zh-CN': '请选列出的一种', en: 'is not one of the choices. Please choose one from the list' },
  tooMany: { 'zh-CN': '选得太多，请少选一些', en: 'has too many. Please choose fewer' },
  tooLong: { 'zh-CN': '太长了，请缩短', en: 'is too long. Please shorten it' },
  tooLarge: { 'zh-CN': '超出了允许的最大值', en: 'is above the allowed maximum' },
  tooSmall: { 'zh-CN': '小于允许的最小值', en: 'is below the allowed minimum' },
  malformed: { 'zh-CN': '格式不对，请检查', en: 'is not valid. Please check it' },
} as const

type Problem = keyof typeof problems

/** The first invalid field, and what is wrong with it in words; the same on page and service. */
export function inputProblem(issues: readonly Issue[], language: Language): { field: string; message: string } {
  const issue = issues[0]
  const path = (issue?.path ?? []).filter((segment) => typeof segment === 'string')
  const name = fieldNames[path.at(-1) ?? '']?.[language] ?? path.join('.')
  const problem = problems[issue ? problemOf(issue, path.at(-1) ?? '') : 'malformed'][language]
  return { field: path.join('.'), message: language === 'en' ? `${name} ${problem}` : `${name}：${problem}` }
}

/** Ids are chosen and never typed. */
const isChosen = (field: string): boolean => /(^uid|Id)s?$/.test(field)

function problemOf(issue: Issue, field: string): Problem {
  if (issue.code === 'invalid_value') return 'unlisted'
  if (isChosen(field)) return issue.code === 'too_big' ? 'tooMany' : 'unchosen'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'missing'
  if (issue.code === 'too_small') return issue.origin === 'string' || issue.origin === 'array' ? 'missing' : 'tooSmall'
  if (issue.code === 'too_big') return issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'tooLarge'
  return 'malformed'
}
