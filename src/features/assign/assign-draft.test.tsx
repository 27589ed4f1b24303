// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { newKey } from '#api/client/client.ts'
import { createKeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { AssignPaperDialog } from './assign-paper.dialog.tsx'
import { course, paper } from './testing/assign-fixtures.ts'
import { nameField, now, press, rename } from './testing/assign-steps.tsx'
import { openDialog } from './testing/open-dialog.tsx'

/** A browser in which different people open the dialog in turn; each time the page goes away without being closed. */
function browser() {
  const storage = memoryStorage()
  const onClose = vi.fn<() => void>()
  const onDone = vi.fn<() => void>()
  const openAs = async (uid: number) => {
    cleanup()
    const kept = createKeptWork({ storage, uid: () => uid, now: () => now, newKey })
    openDialog(<AssignPaperDialog paper={paper} course={course} onClose={onClose} onDone={onDone} />, now, {}, kept)
    await waitFor(() => expect(screen.getByRole('button', { name: '今晚 20:00' })).toHaveProperty('disabled', false))
    return nameField().value
  }
  return { openAs, onClose, onDone }
}

test('typed input is restored for the person who typed it, and for nobody else', async () => {
  const { openAs } = browser()
  await openAs(1)
  rename('周末卷')
  expect({ forOther: await openAs(2), forSelf: await openAs(1), alert: screen.queryByRole('alert') }).toEqual({
    forOther: '第五单元检测',
    forSelf: '周末卷',
    alert: null,
  })
})

test('discarded input is not restored', async () => {
  const { openAs, onClose } = browser()
  await openAs(1)
  rename('周末卷')
  await openAs(1)
  press('取消')
  fireEvent.click(await screen.findByRole('button', { name: '放弃填写' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(await openAs(1)).toBe('第五单元检测')
})

test('input is not restored once it has been assigned', async () => {
  const { openAs, onDone } = browser()
  await openAs(1)
  rename('周末卷')
  press('明天 20:00')
  press(/^布置/)
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(await openAs(1)).toBe('第五单元检测')
})
