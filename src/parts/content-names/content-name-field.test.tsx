// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import type { Language } from '#ui/language/texts.ts'
import { ContentNameField } from './content-name-field.tsx'

function Field({ kept }: { readonly kept: string[] }) {
  const [name, setName] = useState('内容')
  const keep = (changed: string) => {
    kept.push(changed)
    setName(changed)
  }
  return <ContentNameField aria-label="name" value={name} onChange={keep} />
}

test.each<[Language, string]>([
  ['en', 'Content'],
  ['zh-CN', '内容'],
])('in %s a built-in name is %s, and what is typed stays as typed', async (language, expected) => {
  const kept: string[] = []
  renderUi(
    <LanguageProvider value={language} onChange={() => {}}>
      <Field kept={kept} />
    </LanguageProvider>,
  )
  const shown = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'name' }).value
  await waitFor(() => expect(shown()).toBe(expected))
  for (const typed of ['语', '语言', '语言点', '语言']) {
    fireEvent.change(screen.getByRole('textbox', { name: 'name' }), { target: { value: typed } })
    expect(shown()).toBe(typed)
  }
  expect(kept).toEqual(['语', '语言', '语言点', '语言'])
})
