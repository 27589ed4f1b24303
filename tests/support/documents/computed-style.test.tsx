// @vitest-environment jsdom
import { Button, Collapse, Menu, Table, TextInput } from '@mantine/core'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { quickComputedStyle } from './computed-style.ts'

/** A window's original function, which nothing has replaced. */
function fromJsdom(): typeof window.getComputedStyle {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const view = frame.contentWindow
  if (view === null) throw new Error('the frame has no window')
  return view.getComputedStyle.bind(view)
}

const seenBy = (getStyle: typeof window.getComputedStyle) => (element: Element) => {
  const { display, visibility } = getStyle(element)
  return [element.outerHTML, display, visibility]
}

const looksBy = (getStyle: typeof window.getComputedStyle) => (element: Element) => {
  const style = getStyle(element)
  return [...seenBy(getStyle)(element), style.color, style.borderTopWidth, style.getPropertyValue('display')]
}

const tags =
  'div span li table caption colgroup col thead tr td input button option details summary dialog template slot embed ruby svg'
const states = [
  {},
  { hidden: '' },
  { hidden: 'until-found' },
  { open: '' },
  { popover: '' },
  { type: 'hidden' },
  { style: 'display: none' },
  { style: 'visibility: hidden; color: red' },
  { hidden: '', style: 'display: flex; visibility: visible' },
]

test('visibility of every kind of element and its descendants matches jsdom’s', () => {
  const elements = tags.split(' ').flatMap((tag) =>
    states.flatMap((attributes) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      const inner = document.createElement('i')
      element.append(inner)
      document.body.append(element)
      onTestFinished(() => element.remove())
      return [element, inner]
    }),
  )
  const real = fromJsdom()
  expect(elements).toHaveLength(tags.split(' ').length * states.length * 2)
  expect(elements.map(seenBy(quickComputedStyle(real)))).toEqual(elements.map(seenBy(real)))
})

test('styles of a real page match jsdom’s too, and no role finds hidden elements', async () => {
  renderUi(
    <>
      <Collapse expanded={false}>
        <Button>删除</Button>
      </Collapse>
      <Menu opened>
        <Menu.Target>
          <Button style={{ visibility: 'hidden' }}>更多</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>改名</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Table data={{ head: ['姓名'], body: [[<TextInput key="name" aria-label="姓名" />]] }} />
    </>,
  )
  await screen.findByRole('menuitem', { name: '改名' })
  const elements = [...document.querySelectorAll('*')]
  const real = fromJsdom()
  expect(elements.map(looksBy(quickComputedStyle(real)))).toEqual(elements.map(looksBy(real)))
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent)).toEqual(['删除', '更多'])
})

test('a failed query reports at once what was not found, with the page’s content', () => {
  renderUi(<Button>确定</Button>)
  expect(() => screen.getByRole('button', { name: '取消' })).toThrow(/name "取消"[\s\S]*<button[\s\S]*确定/)
})
