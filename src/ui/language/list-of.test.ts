import { expect, test } from 'vitest'
import { listOf } from './list-of.ts'

test('names in a row are separated as the language does', () => {
  const names = ['陈思远', '胡星辰']
  expect({ chinese: listOf('zh-CN', names), english: listOf('en', names), none: listOf('en', []) }).toEqual({
    chinese: '陈思远、胡星辰',
    english: '陈思远, 胡星辰',
    none: '',
  })
})
