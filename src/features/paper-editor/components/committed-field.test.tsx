// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { CommittedField } from './committed-field.tsx'

/** A field that goes away with Escape and Enter, like that of the title. */
function Fleeting({ onCommit }: { readonly onCommit: (typed: string) => void }) {
  const [isOpen, setOpen] = useState(true)
  const close = (key: string) => setOpen(key !== 'Escape' && key !== 'Enter')
  return (
    <div role="presentation" onKeyDown={({ key }) => close(key)}>
      {isOpen && <CommittedField label="Title" value="Unit 1" onCommit={onCommit} />}
    </div>
  )
}

/** A field with "Unit 2" typed into it. */
function typed() {
  const committed: string[] = []
  const { unmount } = renderUi(<Fleeting onCommit={(text) => committed.push(text)} />)
  const field = screen.getByRole('textbox', { name: 'Title' })
  fireEvent.change(field, { target: { value: 'Unit 2' } })
  return { committed, unmount, field }
}

test('what is typed is committed when the field goes away', () => {
  const { committed, unmount } = typed()
  unmount()
  expect(committed).toEqual(['Unit 2'])
})

test('what is typed is committed when the page is hidden, and only then', () => {
  const { committed, unmount } = typed()
  fireEvent(document, new Event('visibilitychange'))
  expect(committed).toEqual(['Unit 2'])
  unmount()
  expect(committed).toEqual(['Unit 2'])
})

test.each([
  ['Enter', ['Unit 2']],
  ['Escape', []],
])('%s commits %j when the field goes away with it', (key, expected) => {
  const { committed, field } = typed()
  fireEvent.keyDown(field, { key })
  expect({ committed, field: screen.queryByRole('textbox') }).toEqual({ committed: expected, field: null })
})
