import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { keyOfStudent, keyPicture } from '#api/contract/groups/key-picture.ts'
import { errorCodes } from '#api/contract/errors.ts'
import { toWire } from '#api/contract/wire-keys.ts'
import { user } from '#api/contract/groups/user.ts'
import { newKey } from '#api/client/client.ts'
import { createKeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { keptKeysOf } from '#features/smart-mark/kept-keys.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { browserWith } from '#tests/support/charts/browser.ts'
import { keptKeys, keyPictureTable } from '#tests/support/charts/key-picture-table.ts'
import { settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'

const teacher = demoMobiles.lin

const photograph = { name: 'key.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ffd8ffe0', 'hex') }

type Schema = Parameters<typeof toWire>[0]

/** An endpoint's response, without the fields that belong only to the chart. */
const given = (output: Schema, { kind: _kind, ...data }: Readonly<Record<string, unknown>>) => ({
  code: 0,
  data: Object(toWire(output, data)),
})

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const file = main.locator('input[type=file]')
  const isAlarmed = ({ context: { failure } }: AnyMachineSnapshot) =>
    reveal(async () => (await main.getByRole('alert').isVisible()) === (failure !== null && failure !== ''))
  const busy = (text: string) => reveal(main.locator('button[aria-busy=true]').filter({ hasText: text }))
  const elsewhere = await otherBrowser(address, teacher)
  let reading: Schema = keyPicture.read.output
  const open = async (query: string) => {
    await become(await sessionOf(teacher))
    screen.portal()
    await page.goto(`${address}/#/smartpaper-v2-html/key?${query}`)
    await reveal(main.getByRole('region').first())
  }
  /** As an earlier page left it: its key and its text. */
  const keptDraft = async (): Promise<readonly [string, string]> => {
    const { uid } = await elsewhere.get(user.teacherInfo, {})
    const storage = memoryStorage()
    keptKeysOf(createKeptWork({ storage, uid: () => uid, now: Date.now, newKey }), { paperId: 6 }).keep(keptKeys)
    const [key = ''] = storage.keys()
    return [key, storage.read(key) ?? '']
  }
  const refused = async () => ({ code: errorCodes.keyInvalid, data: {} })
  return {
    openings: {
      paper: () => open('paperId=6'),
      kept: async () => {
        await open('paperId=6')
        await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), await keptDraft())
        await page.reload()
      },
      student: () => {
        reading = keyOfStudent.read.output
        return open('assignmentId=5&submissionId=7')
      },
    },
    answers: {
      'read.read': async ({ output: { paperId, sheet } }) => given(reading, { paperId, ...sheet }),
      'read.refused': async () => ({ code: errorCodes.tooManyKeyPages, data: {} }),
      'preview.previewed': async ({ output }) => given(keyChange.previewAll.output, output),
      'preview.refused': refused,
      'apply.started': async ({ output }) => given(keyChange.correctAll.output, output),
      'apply.refused': refused,
      'ask.running': async ({ output }) => given(keyChange.progressAll.output, { ...output, state: 'running' }),
      'ask.done': async ({ output }) => given(keyChange.progressAll.output, { ...output, state: 'done' }),
      'ask.failed': async () => ({ code: errorCodes.jobUnknown, data: {} }),
      'undo.undone': async () => given(keyChange.undoAll.output, { jobIds: ['j2'] }),
      'undo.refused': async () => ({ code: errorCodes.changesOvertaken, data: {} }),
    },
    acts: {
      'file.choose': () => file.setInputFiles(photograph),
      'sheet.read': () => button('再读一次').click(),
      'key.write': ({ itemId }) => button(itemId === 42 ? '第 2 题选 C' : '第 1 题选 B').click(),
      'keys.preview': () => button('看看会怎样').click(),
      'keys.apply': () => button(/题的答案并重新批改$/).click(),
      'keys.edit': () => button('再改改').click(),
      'keys.undo': () => button('整次撤销').click(),
    },
    states: {
      choosing: async (snapshot) => {
        await reveal(snapshot.context['source'] === null ? button('选择文件') : button('再读一次'))
        await isAlarmed(snapshot)
      },
      reading: () => reveal(async () => !(await button('再读一次').isVisible())),
      checking: async (snapshot) => {
        await reveal(main.getByRole('table', { name: '读出的答案' }))
        await isAlarmed(snapshot)
      },
      previewing: () => busy('正在算'),
      previewed: async (snapshot) => {
        await reveal(button('再改改'))
        await isAlarmed(snapshot)
      },
      applying: () => busy('正在改'),
      remarking: () => reveal(main.getByText('答案已改，正在重新批改。可以离开这一页。')),
      done: () => reveal(button('整次撤销')),
      undoing: () => busy('正在撤销'),
      undone: () => reveal(main.getByText('已撤销，正在按原来的答案重新批改。')),
    },
  }
}

/** Pressing a letter again removes it; no file is chosen if the source is a student's sheet. */
function isOffered({ type, itemId, text }: AnyEventObject, { context }: AnyMachineSnapshot): boolean {
  if (type === 'file.choose') return context['source']?.kind !== 'student'
  return type !== 'key.write' || (context['texts'][itemId] ?? '') !== text
}

testOnScreen(
  {
    ...keyPictureTable,
    isPossible: isOffered,
    requests: {
      read: `{${keyPicture.read.path},${keyOfStudent.read.path}}`,
      preview: keyChange.previewAll.path,
      apply: keyChange.correctAll.path,
      ask: keyChange.progressAll.path,
      undo: keyChange.undoAll.path,
    },
    cast,
  },
  { states: 13, transitions: 29, paths: 17, undriven: [] },
)
