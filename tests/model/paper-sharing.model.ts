import type { Locator } from 'playwright-core'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { paper } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { subjects } from '#domain/classes/subjects.ts'
import type { Recipient } from '#machines/paper-sharing/paper-sharing.types.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { browserWith } from '#tests/support/charts/browser.ts'
import { settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { paperSharingTable, sharingPeople } from '#tests/support/charts/sharing-table.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'

const teacher = demoMobiles.lin

/** Who has the paper already, and who may get it. */
const [holder, person] = ['许望舒', '顾南乔']

/** The service does it for these instead. */
const forOthers = (uids: string) => ({ change: (body: string) => body.replace(/uids=[^&]*/, `uids=${uids}`) })

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const elsewhere = await otherBrowser(address, teacher)
  const { paperId, removedId, title, ownUid, holderUid } = await sharedElsewhere(elsewhere)
  const dialog = page.getByRole('dialog', { name: `分享“${title}”` })
  const button = (name: string | RegExp) => dialog.getByRole('button', { name })
  const alarm = page.getByRole('dialog', {
    name: /^(分享失败|没有撤回|编辑权没有改成|没有共享到校本试卷|没有从校本试卷撤回)$/,
  })
  const mayEdit = (name: string) => dialog.getByRole('checkbox', { name: `可以编辑：${name}` })
  const isPressed = async (name: string) => (await button(name).getAttribute('aria-pressed')) === 'true'
  /** A failure covers the dialog until it has been read. */
  const press = (name: string) => act(button(name))
  const act = async (control: Locator) => {
    if (await alarm.isVisible()) await alarm.getByRole('button', { name: '确定' }).click()
    await control.click()
  }
  const open = async () => {
    await become(await sessionOf(teacher))
    screen.portal()
    await page.goto(`${address}/#/my-paper?keyword=${encodeURIComponent(title)}`)
    const more = page.getByRole('button', { name: `更多操作：${title}`, exact: true })
    await reveal(more)
    await more.click()
    const item = page.getByRole('menuitem', { name: '分享', exact: true })
    await reveal(item)
    await item.click()
    await reveal(button(`撤回：${holder}`))
    await dialog.getByRole('searchbox').fill(person)
    await reveal(button(`选择：${person}`))
  }
  return {
    openings: {
      fresh: async () => {
        await elsewhere.call(paperSharing.takeBack, { paperId })
        await open()
      },
      withSchool: async () => {
        await elsewhere.call(paperSharing.publish, { paperId })
        await open()
      },
    },
    answers: {
      // Both stay in the list: whoever has it keeps it, and nobody loses it.
      'give.done': async () => forOthers(`${holderUid}`),
      'give.refused': async () => forOthers(`${ownUid}`),
      'revoke.done': async () => forOthers(''),
      'publish.refused': async () => ({ change: (body) => body.replace(/paperId=\d+/, `paperId=${removedId}`) }),
    },
    acts: {
      'person.toggle': () => press(`选择：${person}`),
      'paper.share': () => press('分享给 1 人'),
      'person.letEdit': () => act(mayEdit(person)),
      'holder.letEdit': () => act(mayEdit(holder)),
      'holder.revoke': () => press(`撤回：${holder}`),
      'school.publish': () => press('共享到校本试卷'),
      'school.takeBack': () => press('从校本试卷撤回'),
      'holder.restore': () => page.getByRole('button', { name: /^撤销/ }).click(),
    },
    states: {
      'choosing.nobodyChosen': () => reveal(async () => !(await isPressed(`选择：${person}`))),
      'choosing.somebodyChosen': () => reveal(() => isPressed(`选择：${person}`)),
      'giving.resting': () => reveal(async () => !(await button('分享中…').isVisible())),
      'giving.sending': () => reveal(button('分享中…')),
      'revoking.resting': () => reveal(() => button(`撤回：${holder}`).isEnabled()),
      'revoking.sending': () => reveal(() => button(`撤回：${holder}`).isDisabled()),
      'letting.resting': () => reveal(() => mayEdit(holder).isEnabled()),
      'letting.sending': () => reveal(() => mayEdit(holder).isDisabled()),
      'school.unpublished': () => reveal(button('共享到校本试卷')),
      'school.publishing': () => reveal(button('共享中…')),
      'school.published': () => reveal(button('从校本试卷撤回')),
      'school.takingBack': () => reveal(button('撤回中…')),
    },
  }
}

/** A paper shared with one colleague but not the other, and one that was deleted. */
async function sharedElsewhere(browser: TestBrowser) {
  const { list } = await browser.get(paper.list, {
    subjectId: subjects.juniorEnglish,
    scope: 'mine',
    pager: { currentPage: 1, pageSize: 100 },
  })
  // Other tests may have left papers with the same title.
  const row = list.find(({ paperTitle }) => list.filter((other) => other.paperTitle === paperTitle).length === 1)
  if (row === undefined) throw new Error('Each title is there twice')
  const { paperId, paperTitle: title } = row
  const uidOf = async (name: string) => (await browser.get(paperSharing.teachers, { name })).list[0]?.uid ?? 0
  const holderUid = await uidOf(holder)
  await browser.get(paperSharing.share, { paperId, uids: [holderUid] })
  await browser.get(paperSharing.revoke, { paperId, uids: [await uidOf(person)] })
  const { paperId: removedId } = await browser.get(paperEditing.copy, { paperId })
  await browser.get(paperEditing.remove, { paperId: removedId })
  return { paperId, removedId, title, holderUid, ownUid: await uidOf('林知夏') }
}

/**
 * Undo is offered until something else is reported; pressing it removes the offer. Who is chosen can be marked, and
 * pressing that again would take the mark away.
 */
function isSeen({ type }: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
  const { holder: revoked, chosen } = snapshot.context
  if (type === 'person.letEdit') return chosen.some(({ canEdit }: Recipient) => !canEdit)
  if (type === 'holder.restore') return snapshot.matches({ revoking: 'resting' })
  const isUndoable = revoked !== null && snapshot.matches({ revoking: 'resting' })
  return !isUndoable || !(type === 'paper.share' || /^xstate\.\w+\.actor\.(give|publish|takeBack)$/.test(type))
}

testOnScreen(
  {
    ...paperSharingTable,
    payloads: { ...paperSharingTable.payloads, 'person.toggle': [{ person: sharingPeople[1] }] },
    isPossible: (event, snapshot) =>
      (paperSharingTable.isPossible?.(event, snapshot) ?? true) && isSeen(event, snapshot),
    requests: {
      give: paperSharing.share.path,
      revoke: paperSharing.revoke.path,
      letEdit: paperSharing.letEdit.path,
      publish: paperSharing.publish.path,
      takeBack: paperSharing.takeBack.path,
    },
    cast,
  },
  { states: 18, transitions: 26, paths: 14, undriven: [] },
)
