// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { ClassBox } from './class-box.tsx'

test('an empty class has 0 students in English, too, not a bare number', () => {
  const course = { ...givenCourse, studentCount: 0 }
  renderUi(
    <LanguageProvider value="en" onChange={() => {}}>
      <ClassBox courses={[course]} course={course} onCourse={() => {}} onNewClass={() => {}} />
    </LanguageProvider>,
  )
  expect(screen.getByRole('button').querySelector('small')?.textContent).toBe('0 students')
})
