import type { AnyMachineSnapshot } from 'xstate'
import { assigning } from '#api/contract/groups/assigning.ts'
import { assignDialog, assignPath, openAssignment, pressAssign } from '#tests/support/pages/assign.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { browserWith } from '#tests/support/charts/browser.ts'
import { settle } from '#tests/support/charts/login.ts'
import { assignPaperTable } from '#tests/support/charts/paper-tables.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'

const teacher = demoMobiles.lin

const save = assigning.save.path
const publish = assigning.publish.path

/** Cases that the service refuses instead: an end in the past, and somebody else's assignment. */
const pastEnd = { change: (body: string) => body.replace(/endTime=[^&]*/, 'endTime=2020-01-01T00%3A00%3A00.000Z') }
const nobodys = { change: (body: string) => body.replace(/testIds=[^&]*/, 'testIds=987654321') }

/** What the first press of the table is about. */
const firstName = '第五单元检测'

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, held, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const dialog = assignDialog(page)
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const nameField = dialog.getByRole('textbox', { name: '任务名' })
  const busy = dialog.locator('button[aria-busy=true]')
  const keeping = button('存为未发布')
  const tomorrow = button('明天 20:00')
  const openPapers = async () => {
    await become(await sessionOf(teacher))
    screen.portal()
    await page.goto(`${address}/#${assignPath}`)
    await reveal(page.getByRole('row', { name: /Unit 1 单元检测/ }))
    await openDialog()
  }
  const openDialog = async () => {
    await openAssignment(page)
    await reveal(nameField)
    await reveal(() => nameField.isEnabled())
  }
  const fill = async (name: string) => {
    await nameField.fill(name)
    await reveal(() => tomorrow.isEnabled())
    await tomorrow.click()
  }
  const reopen = async () => {
    await reveal(async () => !(await busy.isVisible()))
    await page.reload()
    await reveal(page.getByRole('row', { name: /Unit 1 单元检测/ }))
    await openDialog()
    await reveal(async () => (await nameField.inputValue()) === firstName)
  }
  return {
    openings: {
      anew: openPapers,
      lostSave: async () => {
        await openPapers()
        await fill(firstName)
        await pressAssign(page)
        await held.release(save, 'lost')
        await reopen()
      },
      lostPublish: async () => {
        await openPapers()
        await fill(firstName)
        await pressAssign(page)
        await held.release(save, 'on')
        await held.release(publish, 'lost')
        await reopen()
      },
    },
    answers: {
      'settle.refused': async () => pastEnd,
      'save.refused': async () => pastEnd,
      'publish.refused': async () => nobodys,
    },
    acts: {
      'assignment.publish': async ({ assignment }) => {
        await fill(assignment.assignmentName)
        await button('布置').click()
      },
      'assignment.keep': async ({ assignment }) => {
        await fill(assignment.assignmentName)
        await keeping.click()
      },
    },
    states: {
      'open.assigning.editing': async ({ context }) => {
        await reveal(() => button('布置').isEnabled())
        await reveal(async () => !(await busy.isVisible()))
        await showsFailure(context)
      },
      'open.assigning.settling': () => reveal(busy),
      'open.assigning.saving': ({ context }) =>
        reveal(busy.filter({ hasText: context['publishes'] === true ? '布置中…' : '保存中…' })),
      'open.assigning.publishing': () => reveal(busy.filter({ hasText: '布置中…' })),
      // While it is saved, the button says so.
      'open.publication.unpublished': () => reveal(keeping.or(busy).first()),
      'open.publication.perhapsPublished': () => reveal(async () => !(await keeping.isVisible())),
      done: () => reveal(async () => !(await dialog.isVisible())),
    },
  }

  async function showsFailure({ failure, saved }: AnyMachineSnapshot['context']): Promise<void> {
    if (failure?.kind === 'unanswered') await reveal(dialog.getByRole('alert').first())
    if (failure?.field === 'endTime' && saved === null) await reveal(dialog.getByText('截止时间要晚于开始时间').first())
  }
}

testOnScreen(
  {
    ...assignPaperTable,
    // The button is gone once students may have it.
    isPossible: ({ type }, snapshot) => type !== 'assignment.keep' || !snapshot.hasTag('perhapsPublished'),
    requests: { settle: save, save, publish },
    cast,
  },
  {
    states: 11,
    transitions: 18,
    paths: 10,
    undriven: ['assign-paper.open.assigning.editing: assignment.keep [isPerhapsPublished] → stays'],
  },
)
