// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { mainEntries } from '../entries.ts'
import { MainNav } from './main-nav.tsx'

const entries = mainEntries({
  courseId: 2,
  subjectId: null,
  regionId: 0,
  isOpen: (name) => name === 'smartMark',
  order: { main: [], drawer: [] },
})

const names = () =>
  screen.getAllByRole('link').map((link) => [...link.querySelectorAll('span')].map((it) => it.textContent))

test('an English name too long for the bar of a phone has a short one there', () => {
  renderUi(
    <LanguageProvider value="en" onChange={() => {}}>
      <MainNav entries={entries} bar={entries} address="/" isBuilt={() => true} more={null} />
    </LanguageProvider>,
  )
  expect(names()).toEqual([
    [],
    ['My lessons', 'Lessons'],
    [],
    ['Smart marking', 'Scan'],
    ['Wrong questions', 'Mistakes'],
    ['Student words', 'Own words'],
  ])
})
