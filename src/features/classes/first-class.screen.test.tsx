// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { FirstClassLine, FirstClassScreen } from './first-class.screen.tsx'

test('a teacher without a class is told how to get the first one, and creates it here', () => {
  const onOpen = vi.fn()
  renderUi(<FirstClassScreen onOpen={onOpen} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('还没有班级')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '新建班级填班级名称，选学段、学科和课本。',
    '请学生进班把班级码发给学生，或导入名单。',
    '布置第一份任务从题库组一份试卷，或选现成的，发给全班。',
  ])
  fireEvent.click(screen.getByRole('button', { name: '新建班级' }))
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('on a page that works without a class it is a single line', () => {
  const onOpen = vi.fn()
  renderUi(<FirstClassLine onOpen={onOpen} />)
  expect(screen.getByRole('note').textContent).toBe('您还没有班级，新建后就能布置。新建班级')
  fireEvent.click(screen.getByRole('button', { name: '新建班级' }))
  expect(onOpen).toHaveBeenCalledTimes(1)
})
