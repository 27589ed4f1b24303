// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { fakeClock } from '#api/ports/clock.ts'
import { fakeDraftViews } from '#api/ports/draft-view.ts'
import { fakeLocks } from '#api/ports/fake-locks.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { fakeVisibility } from '#api/ports/page-visibility.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { PaperEditorScreen } from '../paper-editor.screen.tsx'

/** The editor of a paper that the service does not know for this teacher. */
function openMissing(takenBack: unknown) {
  const ports = {
    storage: memoryStorage(),
    network: fakeNetwork(),
    visibility: fakeVisibility(),
    clock: fakeClock(),
    locks: fakeLocks(),
    openView: fakeDraftViews(),
  }
  openScreen(
    <PaperEditorScreen
      opening={{ uid: 1, paperId: 12, subjectId: 203, course: null, newTitle: '' }}
      ports={ports}
      ownerName=""
      takesBasket={false}
      onBasketTaken={() => {}}
      onNamed={() => {}}
    />,
    { [paperSharing.takenBack.path]: () => ({ takenBack }) },
  )
}

test('who comes by an old link to a paper that was taken back is told by whom', async () => {
  openMissing({ ownerName: '林知夏', isDeleted: false })
  await screen.findByRole('heading', { name: '林知夏 收回了这份试卷' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who never had a paper is told that it was not found', async () => {
  openMissing(null)
  expect((await screen.findByRole('alert')).textContent).toBe('加载失败没有找到，可能已被删除刷新试试')
})
