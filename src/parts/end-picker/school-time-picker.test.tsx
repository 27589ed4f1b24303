// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { SchoolTimePicker } from './school-time-picker.tsx'

test('on the last day of a month the next days are as clear as today, those past are not', () => {
  renderUi(
    <SchoolTimePicker
      label="截止时间"
      value={null}
      onChange={() => {}}
      error={undefined}
      now={Date.parse('2026-11-30T08:00:00+08:00')}
      usualTime="20:00"
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: '截止时间' }))
  const opacityOf = (day: string) => screen.getByRole('button', { name: day }).style.opacity
  expect([opacityOf('29 十一月 2026'), opacityOf('1 十二月 2026'), opacityOf('6 十二月 2026')]).toEqual(['', '1', '1'])
})
