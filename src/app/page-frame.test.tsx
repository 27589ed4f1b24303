// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { createElement, type FunctionComponent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { takeOverFrame } from './page-frame.ts'

/** A form of the page's own: React keeps what is typed. */
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

/** Two buttons, and the order in which they were pressed. */
function Buttons() {
  const [pressed, setPressed] = useState<readonly string[]>([])
  const button = (name: string) =>
    createElement('button', { key: name, onClick: () => setPressed((before) => [...before, name]) }, name)
  return createElement('div', null, ['one', 'two', 'three'].map(button), createElement('output', null, pressed.join()))
}

const fields = '<input name="username"><input name="consent" type="checkbox"><input name="unknown" value="x">'

/** The page over its static frame, with input made before the page was there. */
async function open(use: (frame: HTMLElement) => void, picture = fields, page: FunctionComponent = Form) {
  document.body.innerHTML = `<div id="frame">${picture}</div><div id="root"></div>`
  const [frame, container] = document.body.querySelectorAll<HTMLElement>('div')
  if (frame === undefined || container === undefined) throw new Error('The page has no frame')
  use(frame)
  takeOverFrame(frame, container)
  const root = createRoot(container)
  onTestFinished(() => root.unmount())
  root.render(createElement(page))
  await waitFor(() => expect(document.querySelector('#frame')).toBeNull())
  return document.querySelector('output')
}

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

test('what was typed, ticked and focused before the page was there is transferred to it', async () => {
  const output = await open((frame) => {
    const account = frame.querySelector<HTMLInputElement>('[name="username"]')
    if (account) account.value = 'lin'
    frame.querySelector<HTMLInputElement>('[name="consent"]')?.click()
    account?.focus()
  })
  await waitFor(() => expect(output?.textContent).toBe('lin true'))
  expect({ username: fieldOf('username')?.value, focused: document.activeElement }).toEqual({
    username: 'lin',
    focused: fieldOf('username'),
  })
})

test('an untouched frame leaves nothing behind', async () => {
  const output = await open(() => {})
  expect({ output: output?.textContent, focused: document.activeElement, unknown: fieldOf('unknown') }).toEqual({
    output: ' false',
    focused: document.body,
    unknown: null,
  })
})

test('presses made before the page was there are replayed, in order and once, and keep the focus', async () => {
  const press = (frame: HTMLElement, name: string, at: number) => {
    const button = [...frame.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    button?.setAttribute('data-pressed', String(at))
    button?.focus()
  }
  const output = await open(
    (frame) => {
      press(frame, '三', 120.5)
      press(frame, '一', 980)
    },
    '<button>一</button><button>二</button><button>三</button>',
    Buttons,
  )
  await waitFor(() => expect(output?.textContent).toBe('three,one'))
  expect(document.activeElement?.textContent).toBe('one')
})
