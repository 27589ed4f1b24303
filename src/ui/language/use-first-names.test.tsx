// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { LanguageProvider } from './language-context.tsx'
import type { Language } from './texts.ts'
import { useFirstNames } from './use-first-names.ts'

const people = ['陈思远', '程可欣', '邓子墨', '胡星辰', '林一'].map((realname) => ({ realname }))

function namesIn(language: Language) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LanguageProvider value={language} onChange={() => {}}>
      {children}
    </LanguageProvider>
  )
  return renderHook(() => useFirstNames('students'), { wrapper }).result.current
}

test('a few students are all named, of more the first three and how many they are', () => {
  const [chinese, english] = [namesIn('zh-CN'), namesIn('en')]
  expect({
    three: chinese(people.slice(0, 3)),
    five: chinese(people),
    fiveInEnglish: english(people),
    oneOfTwelve: english(people.slice(0, 1), 12),
  }).toEqual({
    three: '陈思远、程可欣、邓子墨',
    five: '陈思远、程可欣、邓子墨等 5 名学生',
    fiveInEnglish: '陈思远, 程可欣, 邓子墨 and 2 more',
    oneOfTwelve: '陈思远 and 11 more',
  })
})
