// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { NoFullScreenScreen } from './no-full-screen.screen.tsx'
import { NotOpenScreen } from './not-open.screen.tsx'

const whoMay = '有网址的人都能打开，不用登录。'

test.each([
  ['a full-screen page', <NoFullScreenScreen key="full" />, true],
  ['a public page that is not built', <NotOpenScreen key="public" title="课堂小测" isPublic />, true],
  ['a page behind the sign-in that is not built', <NotOpenScreen key="own" title="我的备课" isPublic={false} />, false],
])('%s says whether everybody can open it', (_, page, says) => {
  renderUi(page)
  const why = screen.getByRole('heading', { level: 1 }).parentElement?.textContent
  expect(why?.includes(whoMay)).toBe(says)
})
