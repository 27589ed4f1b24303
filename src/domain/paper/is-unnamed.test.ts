import { expect, test } from 'vitest'
import { isUnnamed } from './is-unnamed.ts'

test('a paper is unnamed as long as it has its initial title, in either language', () => {
  const titles = ['未命名试卷', 'Untitled paper', ' 未命名试卷 ', '未命名试卷 副本', '第五单元检测', '']
  expect(titles.filter(isUnnamed)).toEqual(['未命名试卷', 'Untitled paper', ' 未命名试卷 '])
})
