import { expect, test } from 'vitest'
import { hasDesktopFlag, isAssistantClient } from './desktop-host.ts'

test('versions above 6.4.0 have the flag, number by number', () => {
  const versions = ['6.4.1', '6.10.0', '7.0', '6.4.0', '6.4', '6.3.9', 'nonsense']
  expect(versions.filter(hasDesktopFlag)).toEqual(['6.4.1', '6.10.0', '7.0'])
})

test('an assistant is recognised by the prefix of the type', () => {
  const types = ['assistant', 'assistant-pad', 'teacher', 'teacher-assistant', '']
  expect(types.filter(isAssistantClient)).toEqual(['assistant', 'assistant-pad'])
})
