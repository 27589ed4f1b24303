import { expect, test } from 'vitest'
import { listOf } from './list-of.ts'

test('names in a row are separated as the language does', () => {
  const names = ['陈思远', '胡星辰']
  expect([listOf('zh-CN', names), listOf('en', names), listOf('en', [])]).toEqual([
    '陈思远、胡星辰',
    '陈思远, 胡星辰',
    '',
  ])
})
