// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { DialogFoot } from './dialog-foot.tsx'

test.each([
  ['a button', <button key="act">提醒</button>, '提醒'],
  ['no act at present', false, null],
  ['no act ever', undefined, null],
])('a foot with %s', (_what, acts, shown) => {
  const { container } = renderUi(
    <main>
      <DialogFoot>{acts}</DialogFoot>
    </main>,
  )
  expect(container.querySelector('main > div')?.textContent ?? null).toBe(shown)
})
