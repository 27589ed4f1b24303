import { fireEvent, screen, within } from '@testing-library/react'

/** The cells of the row with this name. */
export const cellsOf = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  const row = link.closest('tr')
  if (row === null) throw new Error('the name stands in no row')
  return within(row)
}

export const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Chooses an act from a row's menu. */
export const choose = async (row: string, act: string) => {
  await screen.findByRole('link', { name: row })
  click(`更多操作：${row}`)
  fireEvent.click(await screen.findByRole('menuitem', { name: act }))
}
