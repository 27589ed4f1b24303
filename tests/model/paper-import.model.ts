import { expect, vi } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { toWire } from '#api/contract/wire-keys.ts'
import { subjects } from '#domain/classes/subjects.ts'
import type { ReviewedQuestion } from '#machines/paper-import/paper-import.types.ts'
import { demoMobiles, pathOf } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { browserWith } from '#tests/support/charts/browser.ts'
import { paperImportTable } from '#tests/support/charts/import-table.ts'
import { settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'

const teacher = demoMobiles.xu

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, held, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const imports = importsElsewhere(await otherBrowser(address, teacher))
  await imports.untilAllRead()
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const box = (name: string | RegExp) => main.getByRole('checkbox', { name })
  const reading = main.getByRole('region', { name: '正在读取' })
  const right = main.getByRole('textbox', { name: '答案' })
  const alarm = main.getByRole('alert')
  const working = (text: string) => reveal(main.locator('button[aria-busy=true]').filter({ hasText: text }))
  const isResting = () => reveal(async () => !(await main.locator('button[aria-busy=true]').isVisible()))
  const isEnded = (title: string | RegExp) => reveal(main.getByRole('region', { name: title }))
  let paperImportId = 0
  const open = async (path: string) => {
    await become(await sessionOf(teacher))
    screen.portal()
    await page.goto(`${address}/#/import-paper${path}`)
  }
  return {
    openings: {
      new: () => open(''),
      known: async (events) => {
        paperImportId = await imports.bring(textFor(events))
        await open(`/review?taskId=${paperImportId}`)
      },
    },
    answers: {
      // From here on, another chart handles the file.
      'upload.kept': async () => held.hold(false),
      // The same form without a file.
      'upload.refused': async () => ({ change: (body) => `${body.split('\n', 1)[0]}\n` }),
      'ask.reading': async () => ({ code: 0, data: await imports.asItWasRead(paperImportId) }),
      'ask.gone': async () => ({ change: (body) => body.replace(/\d+/, '999999999') }),
      'confirm.refused': () => imports.cancel(paperImportId),
    },
    acts: {
      'file.upload': async (_, snapshot) => {
        if (snapshot.context['source'] === null) {
          await reveal(main.getByRole('tab', { name: '粘贴文字' }))
          await main.getByRole('tab', { name: '粘贴文字' }).click()
          await main.getByRole('textbox', { name: '试卷文字' }).fill(nextText())
        }
        await button('读取题目').click()
      },
      'question.change': async ({ question }) => {
        if (!(await right.isVisible())) await button('修改第 1 题').click()
        await reveal(right)
        await right.fill(question.items[0].right.length === 0 ? '' : 'B')
      },
      'question.take': ({ isTaken }) => box('选第 1 题').setChecked(isTaken),
      'questions.take': ({ isTaken }) => box('全选').setChecked(isTaken),
      'paper.name': ({ title }) => main.getByRole('textbox', { name: '试卷名称' }).fill(title),
      'import.confirm': () => button(/^入库/).click(),
      'import.cancel': async () => {
        await button('取消导入').click()
        const dialog = page.getByRole('dialog', { name: '取消导入' })
        await reveal(dialog)
        await dialog.getByRole('button', { name: '取消导入' }).click()
      },
    },
    states: {
      choosing: async ({ context: { failure } }) => {
        await reveal(main.getByRole('region', { name: '导入方式' }))
        await isResting()
        await reveal(async () => (await alarm.isVisible()) === (failure !== null))
      },
      uploading: () => working('正在上传'),
      stored: () => reveal(() => /\/review\?taskId=\d+$/.test(pathOf(page))),
      following: async ({ context: { failure } }) => {
        await reveal(reading)
        await reveal(async () => (await reading.getByText('正在重试').isVisible()) === (failure !== null))
      },
      reviewing: async ({ context }) => {
        const [question] = context['reviewed']
        await reveal(async () => (await box('选第 1 题').isChecked()) === question.isTaken)
        await reveal(async () => (await alarm.isVisible()) === isAlarmed(context))
        await isResting()
      },
      confirming: () => working('正在入库'),
      cancelling: () => reveal(async () => button('取消导入').isDisabled()),
      ended: ({ context: { info } }) =>
        isEnded(info?.import.state === 'failed' ? '这段文字没有读成' : '找不到这次导入'),
      cancelled: () => isEnded('这次导入已取消'),
      done: () => isEnded('1 道题已经入库'),
    },
  }
}

let texts = 0

/** A question that no earlier text had: questions already in the bank are left out at first. */
const nextText = (answer = '答案：B'): string => `1. 选出正数（模型 ${(texts += 1)}） A. $-1$ B. $2$ C. $-3$\n${answer}`

function textFor(events: readonly AnyEventObject[]): string {
  const infos = events.flatMap(({ output }) => (output?.info === undefined ? [] : [output.info]))
  if (infos.some((info) => info.import.state === 'failed')) return '一、选择题'
  const isOpenEnded = infos.some((info) => info.questions.some(isOpen))
  return isOpenEnded ? nextText('') : nextText()
}

const isOpen = ({ items }: ReviewedQuestion['question']): boolean => items.some(({ right }) => right.length === 0)

/** Something went wrong, or something keeps the selection from being stored. */
function isAlarmed({ failure, wasTried, reviewed: [one] }: AnyMachineSnapshot['context']): boolean {
  return failure !== null || (one.isTaken ? isOpen(one.question) : wasTried)
}

type Info = OutputOf<typeof importPaper.info>

/** The teacher's imports, from another computer. */
function importsElsewhere(browser: TestBrowser) {
  const infoOf = (paperImportId: number): Promise<Info> => browser.get(importPaper.info, { paperImportId })
  const isAtWork = ({ state }: Info['import']) => state === 'waiting' || state === 'running'
  const untilAllRead = async (): Promise<void> => {
    const list = async () => (await browser.get(importPaper.list, { pager: { currentPage: 1, pageSize: 50 } })).list
    const isOver = async () => expect((await list()).filter(isAtWork)).toEqual([])
    await vi.waitFor(isOver, { timeout: pagePatience, interval: 100 })
  }
  return {
    untilAllRead,
    /** Returns the id of a text that was read. */
    bring: async (text: string) => {
      const content = new TextEncoder().encode(text)
      const { paperImportId } = await browser.get(importPaper.upload, { subjectId: subjects.juniorMaths, content })
      await untilAllRead()
      return paperImportId
    },
    /** The service's last response about it. */
    asItWasRead: async (paperImportId: number): Promise<object> => {
      const info = await infoOf(paperImportId)
      const read = { ...info, questions: [], import: { ...info.import, state: 'running', done: 1 } }
      return Object(toWire(importPaper.info.output, read))
    },
    cancel: async (paperImportId: number) => void (await browser.get(importPaper.cancel, { paperImportId })),
  }
}

/** A value that does not change triggers no event; a file cannot be discarded before anything is known about it. */
function isSeen({ type, question, isTaken, title }: AnyEventObject, { context }: AnyMachineSnapshot): boolean {
  const { info, paperTitle, reviewed } = context
  switch (type) {
    case 'question.change':
      return isOpen(question) !== isOpen(reviewed[0].question)
    case 'question.take':
    case 'questions.take':
      return isTaken !== reviewed[0].isTaken
    case 'paper.name':
      return title !== paperTitle
    case 'import.cancel':
      return info !== null
    default:
      return true
  }
}

testOnScreen(
  {
    ...paperImportTable,
    isPossible: isSeen,
    requests: {
      upload: importPaper.upload.path,
      ask: importPaper.info.path,
      confirm: importPaper.confirm.path,
      cancel: importPaper.cancel.path,
    },
    cast,
  },
  { states: 13, transitions: 26, paths: 18, undriven: [] },
)
