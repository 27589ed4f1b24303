import { expect, test } from 'vitest'
import { feedbackLimits } from './feedback.ts'
import { noticeLimits, ownOptionalKinds } from './messages.ts'

test('what concerns only a school’s owner is not optional for anybody else', () => {
  const ofAll = ['reply', 'join', 'courseLeft', 'functionEnds']
  expect({ owner: ownOptionalKinds(true), others: ownOptionalKinds(false) }).toEqual({
    owner: ['application', 'feedback', ...ofAll],
    others: ofAll,
  })
})

test('notices and feedback have the agreed maximum lengths', () => {
  expect({ noticeLimits, feedbackLimits }).toEqual({
    noticeLimits: { title: 60, text: 2000, path: 300 },
    feedbackLimits: { text: 2000, contact: 100, page: 300, build: 20, answer: 500 },
  })
})
