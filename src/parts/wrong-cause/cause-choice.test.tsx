// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { CauseChoice } from './cause-choice.tsx'

/** Causes that are given once the service has them. */
function Choice({ answer }: { readonly answer: () => readonly string[] }) {
  const [causes, setCauses] = useState<readonly string[]>([])
  return <CauseChoice causes={causes} isBusy={false} onToggle={() => setCauses(answer())} />
}

test('words of one’s own stay in the field until they are among the causes', () => {
  const answers = [[], ['看错行']]
  renderUi(<Choice answer={() => answers.shift() ?? []} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const say = () => {
    fireEvent.submit(field)
    return { typed: field.value, isAmongCauses: screen.queryByRole('button', { name: '看错行' }) !== null }
  }
  fireEvent.change(field, { target: { value: '看错行' } })
  expect(say()).toEqual({ typed: '看错行', isAmongCauses: false })
  expect(say()).toEqual({ typed: '', isAmongCauses: true })
})
