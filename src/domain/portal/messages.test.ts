import { expect, test } from 'vitest'
import { feedbackLimits } from './feedback.ts'
import { noticeLimits, ownOptionalKinds } from './messages.ts'

test('what concerns only a school’s owner is not optional for anybody else', () => {
  const ofAll = ['reply', 'join', 'courseLeft', 'functionEnds']
  expect([ownOptionalKinds(true), ownOptionalKinds(false)]).toEqual([['application', 'feedback', ...ofAll], ofAll])
})

test('notices and feedback have the agreed maximum lengths', () => {
  expect([noticeLimits, feedbackLimits]).toEqual([
    { title: 60, text: 2000, path: 300 },
    { text: 2000, contact: 100, page: 300, build: 20, answer: 500 },
  ])
})
