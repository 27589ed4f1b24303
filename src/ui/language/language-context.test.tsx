// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { LanguageProvider, useLanguage, useTexts } from './language-context.tsx'
import { defineTexts, type Language } from './texts.ts'

const texts = defineTexts({
  'zh-CN': { due: (count: number) => `应交 ${count} 份` },
  en: { due: (count: number) => `${count} due` },
})

function Due() {
  const { setLanguage } = useLanguage()
  return (
    <button type="button" onClick={() => setLanguage('en')}>
      {useTexts(texts).due(40)}
    </button>
  )
}

function Page() {
  const [language, setLanguage] = useState<Language>('zh-CN')
  return (
    <LanguageProvider value={language} onChange={setLanguage}>
      <Due />
    </LanguageProvider>
  )
}

test('changing the language changes the texts and the language of the document', () => {
  renderUi(<Page />)
  expect({ text: screen.getByRole('button').textContent, lang: document.documentElement.lang }).toEqual({
    text: '应交 40 份',
    lang: 'zh-CN',
  })
  fireEvent.click(screen.getByRole('button'))
  expect({ text: screen.getByRole('button').textContent, lang: document.documentElement.lang }).toEqual({
    text: '40 due',
    lang: 'en',
  })
})

test('without a provider the texts are Chinese', () => {
  renderUi(<Due />)
  expect(screen.getByRole('button').textContent).toBe('应交 40 份')
})
