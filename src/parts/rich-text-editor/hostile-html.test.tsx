// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { htmlText } from '#domain/import/html-text.ts'
import { strangersIn } from '#tests/support/pages/attacks.ts'
import { madeAttacks } from '#tests/support/pages/made-attacks.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { cleanHtml } from './clean-html.ts'

/** What the texts are shown as, all at once, and the elements and attributes of theirs. */
function shownAs(texts: readonly string[]) {
  const { container, unmount } = renderUi(<RichText text={texts.join('\n')} />)
  const shown = { text: container.textContent ?? '', strangers: strangersIn(container) }
  unmount()
  return shown
}

test('there are some three hundred attacks', () => {
  expect(madeAttacks.length).toBe(336)
})

test('a text is shown as typed, whatever it contains', () => {
  const { text, strangers } = shownAs(madeAttacks)
  expect(madeAttacks.filter((attack) => !text.includes(attack))).toEqual([])
  expect(strangers).toEqual([])
})

test('what a file with HTML contains becomes text, and nothing of it is markup when shown', () => {
  expect(shownAs(madeAttacks.map((attack) => htmlText(attack).text)).strangers).toEqual([])
})

test('of pasted HTML nothing is kept that could run', () => {
  const kept = madeAttacks.flatMap((attack) => {
    const element = document.createElement('div')
    element.innerHTML = cleanHtml(attack, '')
    const found = strangersIn(element)
    return found.length === 0 ? [] : [{ attack, found }]
  })
  expect(kept).toEqual([])
})
