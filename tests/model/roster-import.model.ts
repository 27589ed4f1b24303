import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { roster } from '#api/contract/groups/roster.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { browserWith } from '#tests/support/charts/browser.ts'
import { alike, classElsewhere, nextList, twoClasses, twoWorksheets } from '#tests/support/charts/class-list.ts'
import { settle } from '#tests/support/charts/login.ts'
import { areColumnsAsked } from '#machines/roster-import/roster-import.rules.ts'
import { rosterImportTable } from '#tests/support/charts/roster-table.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'

const teacher = demoMobiles.xu

/** A list without a name. */
const refusedText = '001'

const workbookName = '七年级.xlsx'

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const list = await classElsewhere(await otherBrowser(address, teacher))
  await list.clear()
  const { courseId, uid } = list
  const main = page.getByRole('main')
  const part = (name: string) => main.getByRole('region', { name })
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const press = async (name: string | RegExp) => {
    await reveal(button(name))
    await button(name).click()
  }
  const ways = part('添加方式')
  const typed = ways.getByRole('textbox', { name: '学生名单' })
  const choice = part('可能是同一名学生').getByRole('combobox', { name: `第 1 行 ${alike.ofList} 怎么处理` })
  const dropping = main.getByRole('button', { name: '换一份名单' })
  const mending = page.getByRole('dialog', { name: '改第 1 行' })
  const working = main.locator('button[aria-busy=true]')
  const alarm = main.getByRole('alert')
  const reviewFailed = part('核对结果没有取到').getByRole('alert')
  const isAlarmed = (isWanted: boolean) => reveal(async () => (await alarm.isVisible()) === isWanted)
  const isWaiting = (text: string) => reveal(main.getByRole('status').filter({ hasText: text }))
  let text = ''
  const choose = async (name: string) => {
    await reveal(ways)
    await ways.getByRole('tab', { name }).click()
  }
  const paste = async () => {
    await choose('粘贴名单')
    await reveal(typed)
    await typed.fill(text)
    await press('核对名单')
  }
  const bringFile = async (name: string) => {
    await choose('导入文件')
    await reveal(button('选择文件'))
    const buffer = name === workbookName ? twoWorksheets() : twoClasses()
    await ways.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer })
  }
  const reviewing = async ({ context }: AnyMachineSnapshot) => {
    const { view, decisions, wasTried, failure } = context
    const isLikely = isLike(context)
    await reveal(main.getByRole('table', { name: '核对名单' }))
    await reveal(async () => (await choice.isVisible()) === isLikely)
    const decided = decisions[view.rows[0].row]
    if (isLikely) await reveal(async () => kindOf(await choice.inputValue()) === decided?.kind)
    const isDecisionMissing = isLikely && wasTried && decided === undefined
    await isAlarmed(failure !== null || isDecisionMissing)
    if (isDecisionMissing) await reveal(alarm.filter({ hasText: '还有 1 行可能是已有的学生' }))
  }
  return {
    openings: {
      class: async () => {
        await become(await sessionOf(teacher))
        await page.evaluate(
          ([key = '', value = '']) => localStorage.setItem(key, value),
          [storageKeys.lastCourse(uid), String(courseId)],
        )
        screen.portal()
        await page.goto(`${address}/#${memberPaths.add}`)
        await reveal(main.getByRole('heading', { name: '添加学生' }))
      },
    },
    answers: {
      'find.read': async () => void (await list.readList()),
      'find.applied': async () => ({ code: 0, data: await list.foundWriting() }),
      'view.view': ({ output }) => list.resemble(output.view.proposals.length > 0),
      'view.gone': list.dropList,
      'change.view': ({ output }) => list.resemble(output.view.proposals.length > 0),
      'change.gone': list.dropList,
      'apply.changed': list.change,
      'apply.refused': list.dropList,
      'ask.running': async () => ({ code: 0, data: await list.progressWriting() }),
      'ask.done': () => list.untilWritten(),
      // The service gives up on a list after a minute of internal errors.
      'ask.failed': async ({ output: { done, total } }) => ({
        code: 0,
        data: { state: 'failed', done, total, result: null },
      }),
    },
    acts: {
      'list.read': ({ source }, _, next) => {
        text = next?.['output']?.kind === 'refused' ? refusedText : nextList()
        return source.kind === 'file' ? bringFile(source.fileName) : paste()
      },
      'sheets.choose': async ({ names }) => {
        for (const name of names) await main.getByRole('checkbox', { name: `选择${name}` }).check()
        await press(/^读取/)
      },
      'class.choose': () => press('选择：七(1)班'),
      'row.decide': async ({ decision }) => {
        const option = decision === null ? '请选择' : new RegExp(`^就是 ${alike.ofClass}`)
        const value = await choice.locator('option').filter({ hasText: option }).getAttribute('value')
        await choice.selectOption(value)
      },
      'rows.decide': ({ as }) => press(as === 'add' ? '全部算新学生' : '全部合并'),
      'list.change': async () => {
        await press('改第 1 行')
        await mending.getByRole('button', { name: '保存并核对' }).click()
      },
      'list.apply': () => press(/^导入/),
      'list.drop': async (_, snapshot) => {
        await dropping.click()
        if (!snapshot.matches('reviewing')) return
        const dialog = page.getByRole('dialog', { name: '放弃' })
        await reveal(dialog)
        await dialog.getByRole('button', { name: '放弃' }).click()
      },
      'view.retry': () => press('再试一次'),
      'list.next': () => press('继续添加'),
    },
    states: {
      resuming: () => isWaiting('正在查看有没有未完成的导入'),
      choosing: async ({ context: { source, failure } }) => {
        await reveal(ways)
        await reveal(async () => !(await working.isVisible()))
        await isAlarmed(failure !== null)
        if (source !== null) await reveal(async () => (await typed.inputValue()) === text)
      },
      reading: () => reveal(ways.locator('button[aria-busy=true]')),
      choosingWorksheets: () => reveal(main.getByRole('table', { name: '选择工作表' })),
      choosingClass: () => reveal(main.getByRole('table', { name: '选择班级' })),
      loadingReview: () => isWaiting('正在核对'),
      reviewFailed: async () => {
        await reveal(reviewFailed)
        await reveal(async () => dropping.isEnabled())
      },
      reviewing: async (snapshot) => {
        await reviewing(snapshot)
        await reveal(async () => (await dropping.isEnabled()) && !(await working.isVisible()))
      },
      changing: () => reveal(mending.locator('button[aria-busy=true]').filter({ hasText: '正在核对' })),
      dropping: async (snapshot) => {
        await (snapshot.context['view'] === null ? reveal(reviewFailed) : reviewing(snapshot))
        await reveal(async () => (await dropping.isDisabled()) && !(await working.isVisible()))
      },
      applying: async (snapshot) => {
        await reviewing(snapshot)
        await reveal(working.filter({ hasText: '正在提交' }))
      },
      following: async ({ context: { written, failure } }) => {
        const news = part('正在导入').getByRole('status')
        await reveal(news.filter({ hasText: written.total === 0 ? '排队中' : /已写入 \d+ \/ \d+ 人/ }))
        await reveal(async () => (await news.filter({ hasText: '正在重试' }).isVisible()) === (failure !== null))
      },
      done: ({ context: { result } }) => reveal(part('导入完成').getByText(`新建账号 ${result.added} 人`)),
      failed: ({ context: { written } }) =>
        reveal(part('导入没有完成').getByText(`已写入 ${written.done} / ${written.total} 人`)),
    },
  }
}

type Context = AnyMachineSnapshot['context']

/** Whether a row of the dry run may be a student of the class. */
const isLike = ({ view }: Context): boolean => view.proposals.length > 0

/** The label of an option. */
const kindOf = (value: string): string | undefined => {
  if (value === '') return undefined
  return /^\d+$/.test(value) ? 'merge' : value
}

/** The parts that the service lets the teacher choose from; null if the file is a single list, or a part is chosen. */
function partOf({ source, chosenWorksheets, oneRosterClass }: Context): 'sheets' | 'classes' | null {
  if (source?.kind !== 'file' || chosenWorksheets.length > 0 || oneRosterClass !== null) return null
  return source.fileName === workbookName ? 'sheets' : 'classes'
}

/** Only a row that resembles a student calls for a decision; a set of classes is a file. */
function isSeen(event: AnyEventObject, { context }: AnyMachineSnapshot): boolean {
  switch (event.type) {
    case 'row.decide':
      return isLike(context) && context.decisions[event['row']]?.kind !== event['decision']?.kind
    case 'rows.decide':
      return isLike(context)
    case 'xstate.done.actor.read': {
      const asked = partOf(context)
      const { kind } = event['output']
      return asked === null ? kind !== 'sheets' && kind !== 'classes' : kind === asked
    }
    // Nobody asks what the columns of a pasted list of names and numbers are.
    case 'xstate.done.actor.view':
    case 'xstate.done.actor.change':
      return !areColumnsAsked(event['output'].view ?? null)
    case 'list.change':
      return event['change'].kind === 'row'
    default:
      return true
  }
}

const { payloads = {}, key = () => null } = rosterImportTable
const files = ['oneroster.zip', workbookName].map((fileName) => ({ kind: 'file', fileName, content: async () => '' }))

testOnScreen(
  {
    ...rosterImportTable,
    payloads: { ...payloads, 'list.read': [...(payloads['list.read'] ?? []), ...files.map((source) => ({ source }))] },
    key: (context, now) => [key(context, now), context['source']?.fileName],
    isPossible: isSeen,
    requests: {
      find: roster.current.path,
      // A text or a file.
      read: `{${roster.read.path},${roster.paste.path}}`,
      view: roster.view.path,
      change: roster.mend.path,
      apply: roster.apply.path,
      drop: roster.discard.path,
      ask: roster.progress.path,
    },
    cast,
  },
  { states: 16, transitions: 41, paths: 27, undriven: [] },
)
