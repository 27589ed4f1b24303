// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { takeOverFrame } from './page-frame.ts'

/** A form as the page's own: React keeps what is typed. */
function Form() {
  const [account, setAccount] = useState('')
  const [agreed, setAgreed] = useState(false)
  return createElement(
    'form',
    null,
    createElement('input', { name: 'username', value: account, onChange: (event) => setAccount(event.target.value) }),
    createElement('input', {
      name: 'consent',
      type: 'checkbox',
      checked: agreed,
      onChange: (event) => setAgreed(event.target.checked),
    }),
    createElement('output', null, `${account} ${agreed}`),
  )
}

const fields = '<input name="username"><input name="consent" type="checkbox"><input name="unknown" value="x">'

/** The page over its picture, into which this was done before the page was there. */
async function open(use: (frame: HTMLElement) => void) {
  document.body.innerHTML = `<div id="frame">${fields}</div><div id="root"></div>`
  const [frame, container] = document.body.querySelectorAll<HTMLElement>('div')
  if (frame === undefined || container === undefined) throw new Error('The page has no frame')
  use(frame)
  takeOverFrame(frame, container)
  const root = createRoot(container)
  onTestFinished(() => root.unmount())
  root.render(createElement(Form))
  await waitFor(() => expect(document.querySelector('#frame')).toBeNull())
  return document.querySelector('output')
}

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

test('what was typed, ticked and focused before the page was there goes over into it', async () => {
  const told = await open((frame) => {
    const account = frame.querySelector<HTMLInputElement>('[name="username"]')
    if (account) account.value = 'lin'
    frame.querySelector<HTMLInputElement>('[name="consent"]')?.click()
    account?.focus()
  })
  await waitFor(() => expect(told?.textContent).toBe('lin true'))
  expect([fieldOf('username')?.value, document.activeElement]).toEqual(['lin', fieldOf('username')])
})

test('an untouched picture leaves nothing behind', async () => {
  const told = await open(() => {})
  expect([told?.textContent, document.activeElement, fieldOf('unknown')]).toEqual([' false', document.body, null])
})
