// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { busyDay, course } from '../testing/home-fixture.ts'
import { ClassSnapshot } from './class-snapshot.tsx'

test('built-in knowledge points have English names', async () => {
  renderUi(
    <LanguageProvider value="en" onChange={() => {}}>
      <ClassSnapshot course={course} today={busyDay} />
    </LanguageProvider>,
  )
  const bar = await screen.findByRole('img', { name: /^Meaning/ })
  expect(bar.getAttribute('aria-label')).toBe('Meaning from context 25%')
  expect(screen.queryByText('词义猜测')).toBeNull()
})
