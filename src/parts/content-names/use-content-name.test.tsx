// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import type { Language } from '#ui/language/texts.ts'
import { useContentName } from './use-content-name.ts'

function Names() {
  const nameIn = useContentName()
  return <output>{['固定搭配', '完形填空', '求出 $AD$', '我自己写的考点'].map(nameIn).join('; ')}</output>
}

test.each<[Language, string]>([
  ['en', 'Set phrases; Cloze; Finding $AD$; 我自己写的考点'],
  ['zh-CN', '固定搭配; 完形填空; 求出 $AD$; 我自己写的考点'],
])(
  'in %s what comes with the product has its name, and what a teacher typed stays as typed',
  async (language, expected) => {
    renderUi(
      <LanguageProvider value={language} onChange={() => {}}>
        <Names />
      </LanguageProvider>,
    )
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(expected))
  },
)
