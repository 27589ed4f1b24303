// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'
import { TextFields } from './text-fields.tsx'

/** A dialog that records what was done in it. */
function show(changes: Partial<FormDialogProps> = {}) {
  const done: string[] = []
  renderUi(
    <FormDialog
      title="Write"
      intro="To everybody"
      submit="Send"
      submitting="Sending"
      isBusy={false}
      onSubmit={() => done.push('sent')}
      onClose={() => done.push('closed')}
      {...changes}
    >
      <TextFields
        values={{ title: '', text: 'Hello' }}
        onChange={(typed) => done.push(JSON.stringify(typed))}
        fields={[
          { name: 'title', label: 'Title', required: true, longest: 20, fault: 'Say what it is' },
          {
            name: 'text',
            label: 'Text',
            longest: 9,
            lines: { least: 2, most: 4 },
            left: (length) => `${9 - length} left`,
          },
        ]}
      />
    </FormDialog>,
  )
  return done
}

const buttons = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)

const form = () => screen.getByLabelText('Text').closest('form') ?? document.body

test('fields as data: names, errors, and how many characters are left', () => {
  const done = show()
  expect(screen.getByRole('alert').textContent).toBe('Say what it is')
  expect(form().textContent).toBe('Title *Say what it isTextHello4 left')
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Trip' } })
  expect(done).toEqual(['{"title":"Trip"}'])
})

test('it is submitted from any field, and closed by its button', () => {
  const done = show()
  fireEvent.submit(form())
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(done).toEqual(['sent', 'closed'])
})

test('opened inside another form, it submits only itself', () => {
  const submitted: string[] = []
  renderUi(
    // In tests there are no portals, and no form may be inside another.
    <div onSubmit={() => submitted.push('outer')}>
      <FormDialog title="Formula" submit="Insert" onSubmit={() => submitted.push('inner')} onClose={() => {}}>
        <input aria-label="Text" />
      </FormDialog>
    </div>,
  )
  fireEvent.submit(form())
  expect(submitted).toEqual(['inner'])
})

test('while submitting nothing is sent again, and it cannot be closed', () => {
  const done = show({ isBusy: true })
  fireEvent.submit(form())
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(done).toEqual([])
})

test('an action that continues in the background may be left', () => {
  const done = show({ isBusy: true, canLeave: true })
  fireEvent.submit(form())
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(done).toEqual(['closed'])
})

test('a refusal of the whole form is shown below the fields; an empty one is not', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  show({ failure: 'The school is closed' })
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Say what it is',
    'The school is closed',
  ])
  // In a long dialog it would be below the fold.
  expect(scrolled.mock.contexts.map((part) => (part as Element).textContent)).toContain('The school is closed')
  scrolled.mockRestore()
})

test('typed text can be discarded, and the cancel button be named differently', () => {
  let cleared = 0
  show({ cancel: 'Later', discard: { label: 'Clear', onDiscard: () => cleared++ } })
  expect(buttons()).toEqual(['关闭', 'Clear', 'Later', 'SendSending'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(cleared).toBe(1)
})
