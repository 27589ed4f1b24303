// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { studentCodeOf } from '#domain/classes/student-code.ts'
import { createLeavingGuards } from '#ui/navigation/leaving-guards.ts'
import { lost, refused } from '#tests/support/documents/fake-answers.ts'
import { givenInfo, givenPage, givenWriting } from './testing/given-scan.ts'
import { jobTexts } from './job.texts.ts'
import { openJob } from './testing/open-smart-mark.tsx'

const user = userEvent.setup({ delay: null })

test('while no sheet is ready and pages need a person, the page does not call everything decided', async () => {
  const problem = { kind: 'noCode', sameAs: null, seemsOf: null } as const
  const info = givenInfo({}, [givenPage(1, { uid: null, problem }), givenPage(2, { uid: null, problem })])
  openJob({ [scan.info.path]: () => ({ ...info, students: [] }) })
  expect((await screen.findByRole('heading', { name: '2 页要处理' })).tagName).toBe('H2')
  expect(screen.queryByText('都定好了')).toBeNull()
})

test('a sheet that became ready after scores were written is offered for writing, not reported as written', async () => {
  const info = givenInfo({ state: 'published' })
  const [first, ...others] = info.students.map((one) => ({ ...one, handedIn: 'sheet' as const }))
  openJob({ [scan.info.path]: () => ({ ...info, students: [{ ...first, handedIn: 'no' }, ...others] }) })
  expect((await screen.findByRole('heading', { name: '可以写入成绩' })).tagName).toBe('H2')
  expect(screen.queryByText('成绩已写入')).toBeNull()
})

test('a page of somebody else shows the number filled in or the account printed on it', async () => {
  const problem = { kind: 'unknownStudent', sameAs: null, seemsOf: null } as const
  const pageOf = (scanPageId: number, writtenNumber: string) =>
    givenPage(scanPageId, { uid: null, problem, writtenNumber })
  openJob({ [scan.info.path]: () => givenInfo({}, [pageOf(1, '99999999'), pageOf(2, studentCodeOf('qm0701010'))]) })
  const shown = await screen.findAllByText(/^读出/)
  expect(shown.map(({ textContent }) => textContent?.split('。')[0])).toEqual(['读出 99999999', '读出 qm0701010'])
})

test('refused files are named with their size, five at most', async () => {
  openJob({ [scan.upload.path]: () => refused('scanFileOfOtherKind') })
  const files = [1, 2, 3, 4, 5, 6, 7].map((number) => new File(['x'.repeat(1536)], `${number}.jpg`))
  await user.upload(await screen.findByLabelText('再传几张', { selector: 'input' }), files)
  const last = await screen.findByText('还有 2 个文件没有传上')
  const why = '只能读 JPEG、PNG、WebP、TIFF 图片和 PDF，请换一种格式再上传'
  expect([...(last.closest('[role="status"]')?.children ?? [])].map((line) => line.textContent)).toEqual([
    '已传 0/7 个文件',
    ...[1, 2, 3, 4, 5].map((number) => `${number}.jpg（1.5KB）：${why}`),
    '还有 2 个文件没有传上',
    '',
  ])
})

test('leaving the page or closing the tab asks while files wait to be sent, and no longer once they are given up', async () => {
  openJob({ [scan.upload.path]: lost })
  const files = [1, 2].map((number) => new File(['x'], `${number}.jpg`))
  await user.upload(await screen.findByLabelText('再传几张', { selector: 'input' }), files)
  const stop = await screen.findByRole('button', { name: '停止上传' })
  for (const way of ['返回智能阅卷', '稍后再定', '看学生与答题卡']) {
    await user.click(await screen.findByRole('link', { name: way }))
    const asked = within(await screen.findByRole('dialog', { name: '离开，不传了' }))
    expect(asked.getByText(/^还有 2 个/).textContent).toBe(
      '还有 2 个文件没有传完，现在离开吗？离开后这些文件不再上传，要重新选已经传上的文件会接着识别',
    )
    await user.click(asked.getByRole('button', { name: '留下接着传' }))
  }
  expect(closes()).toBe(false)
  await user.click(stop)
  await user.click(screen.getByRole('link', { name: '稍后再定' }))
  expect({ dialog: screen.queryByRole('dialog'), closes: closes() }).toEqual({ dialog: null, closes: true })
})

test('Back asks while files wait to be sent, and is taken once that is agreed to', async () => {
  const guards = createLeavingGuards()
  openJob({ [scan.upload.path]: lost }, true, {}, guards)
  await user.upload(await screen.findByLabelText('再传几张', { selector: 'input' }), new File(['x'], '1.jpg'))
  await screen.findByRole('button', { name: '停止上传' })
  const gone: string[] = []
  const isStopped = guards.stop(() => gone.push('back'))
  guards.stop(() => gone.push('back again'))
  const asked = within(await screen.findByRole('dialog', { name: '离开，不传了' }))
  expect({ isStopped, gone: [...gone] }).toEqual({ isStopped: true, gone: [] })
  await user.click(asked.getByRole('button', { name: '离开，不传了' }))
  expect({ gone, dialog: screen.queryByRole('dialog') }).toEqual({ gone: ['back again'], dialog: null })
})

/** Whether the tab closes without a question. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('while a file is being split, the pages that came out of it are counted', async () => {
  const pages = [1, 2].map((id) => givenPage(id, { state: 'waiting', uid: null }))
  openJob({ [scan.info.path]: () => givenInfo({ state: 'reading', waitingCount: 3 }, pages) })
  expect((await screen.findByText(/^正在拆开文件/)).textContent).toBe('正在拆开文件，还有 1 项，已有 2 页')
})

test('where writing only takes scores back, the button and the message say so', async () => {
  const info = givenInfo()
  const students = info.students.map((one) => ({ ...one, state: 'none' as const, scanPageIds: [] }))
  const [first, ...others] = students
  if (first === undefined) throw new Error('No student')
  const changed = { ...info, students: [{ ...first, handedIn: 'sheet' as const, losesScore: true }, ...others] }
  openJob({
    [scan.info.path]: () => changed,
    [scan.publish.path]: () => ({ publishedCount: 0, heldCount: 0, withdrawnCount: 1 }),
  })
  await user.click(await screen.findByRole('button', { name: '收回 1 人的成绩' }))
  const done = await screen.findByText('已收回 1 人的成绩')
  expect({
    warning: screen.getByText(/写入时会收回/).textContent,
    done: done.closest('[role="status"]')?.textContent,
  }).toEqual({ warning: '1 人的成绩是按已经改归别人或移出的页写的，写入时会收回', done: '已收回 1 人的成绩看报告' })
})

test('before sheets replace answers begun online, the page says how many; a sheet that is not written does not count', async () => {
  const info = givenInfo()
  const [first, second, ...others] = info.students
  if (first === undefined || second === undefined) throw new Error('No students')
  const begun = [first, { ...second, state: 'missing' as const, missing: [1] }].map((one) => ({
    ...one,
    hasDraft: true,
  }))
  openJob({ [scan.info.path]: () => ({ ...info, students: [...begun, ...others] }) })
  const affected = () => screen.getByText(/网上答了一部分/).textContent?.split('在')[0]
  await screen.findByRole('heading', { name: '可以写入成绩' })
  expect(affected()).toBe('1 人')
  await user.click(screen.getByRole('checkbox', { name: '缺的页按没有作答写入' }))
  expect(affected()).toBe('2 人')
})

test('writing sends whether a missing page counts as left open', async () => {
  const info = givenInfo()
  const [first, ...others] = info.students
  if (first === undefined) throw new Error('No student')
  const students = [{ ...first, state: 'missing' as const, missing: [1] }, ...others]
  const sent = openJob({
    [scan.info.path]: () => ({ ...info, students }),
    [scan.publish.path]: () => ({ publishedCount: 3, heldCount: 0, withdrawnCount: 0 }),
  })
  await user.click(await screen.findByRole('checkbox', { name: '缺的页按没有作答写入' }))
  await user.click(screen.getByRole('button', { name: '写入成绩' }))
  await screen.findByText(/^已写入/)
  expect(sent.filter(({ path }) => path === scan.publish.path).map(({ fields }) => fields)).toEqual([
    { scanId: '3', missingAsOpen: 'true', replaceUids: '' },
  ])
})

test('scores are written only once no page waits to be read', async () => {
  openJob({ [scan.info.path]: () => givenInfo({ state: 'reading', waitingCount: 1 }) })
  const whileReading = await screen.findByRole<HTMLButtonElement>('button', { name: '写入成绩' })
  expect(whileReading.disabled).toBe(true)
})

test('the list of students is opened with the open options', async () => {
  openJob({}, true, { canSmartMarkEntry: '1', useOldWordSentence: '0', useAnswerCard3: '1' })
  const link = await screen.findByRole('link', { name: '看学生与答题卡' })
  expect(link.getAttribute('href')).toBe(
    '#/smartpaper-v2-html/mark-list?assignmentId=5&canSmartMarkEntry=1&useOldWordSentence=0&useAnswerCard3=1',
  )
})

test('while reading is paused the strip says so, even if a file is not split yet', async () => {
  const info = givenInfo({ state: 'paused', isPaused: true, waitingCount: 1 }, [givenPage(1, {})])
  openJob({ [scan.info.path]: () => info })
  const strip = await screen.findByRole('region', { name: '已识别 1/1 页' })
  expect(strip.querySelector('b')?.textContent).toBe('已暂停，已识别 1/1 页')
})

test('giving up sheets says until when it can be undone, and what is lost then', async () => {
  openJob({})
  await user.click(await screen.findByRole('button', { name: '取消这次阅卷' }))
  const asked = within(await screen.findByRole('dialog', { name: '取消这次阅卷' }))
  expect(asked.getByText(/^要取消/).textContent).toBe(
    '要取消这次阅卷吗？一小时内可以恢复，之后 3 页的识别结果和您定过的地方不再保留已经写入的成绩不变',
  )
})

test('opened again, sheets whose scores are written say so and lead to marking and the report', async () => {
  const info = givenInfo({ state: 'published' })
  const students = info.students.map((student) => ({ ...student, handedIn: 'sheet' as const, unmarkedCount: 1 }))
  openJob({ [scan.info.path]: () => ({ ...info, students }) })
  await screen.findByRole('heading', { name: '成绩已写入' })
  const next = within(
    screen.getByRole('link', { name: '看报告' }).closest<HTMLElement>('[role="status"]') ?? document.body,
  )
  expect(next.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['去批改主观题', '看报告'])
})

test('where reading ended for good, the page says at which page and what to do, until it goes on', async () => {
  const stop = { at: 'page', scanFileId: 4, scanPageId: 2 } as const
  let info = givenInfo({ state: 'paused', isPaused: true, stop, waitingCount: 1 })
  const sent = openJob({
    [scan.info.path]: () => info,
    [scan.resume.path]: () => {
      info = givenInfo({ state: 'reading', waitingCount: 1 })
      return {}
    },
  })
  await screen.findByRole('heading', { level: 2, name: '还没有全部识别完' })
  expect(screen.getByRole('alert').textContent).toBe(
    '识别停了：第 2 页没有读成。已经读好的都还在，按“继续识别”就接着读。' +
      '要是又停在这一页，就跳过它：别的照样读，重拍或重扫这一页再上传就行。跳过这一页继续识别',
  )
  await user.click(screen.getByRole('button', { name: '继续识别' }))
  await screen.findByRole('heading', { name: '正在识别' })
  expect({
    resumed: sent.filter(({ path }) => path === scan.resume.path).map(({ fields }) => fields),
    alert: screen.queryByRole('alert'),
  }).toEqual({ resumed: [{ scanId: '3' }], alert: null })
})

test('what reading stopped at can be skipped', async () => {
  const stop = { at: 'file', scanFileId: 4, scanPageId: null } as const
  const sent = openJob({
    [scan.info.path]: () => givenInfo({ state: 'paused', stop, waitingCount: 1 }),
    [scan.resume.path]: () => ({}),
  })
  await user.click(await screen.findByRole('button', { name: '跳过这个文件' }))
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === scan.resume.path).map(({ fields }) => fields)).toEqual([
      { scanId: '3', skipped: JSON.stringify(stop) },
    ]),
  )
})

test('if reading stops elsewhere by now, nothing is skipped and the page shows where', async () => {
  const first = { at: 'page', scanFileId: null, scanPageId: 1 } as const
  let info = givenInfo({ state: 'paused', stop: first, waitingCount: 2 }, [givenPage(1), givenPage(2)])
  openJob({
    [scan.info.path]: () => info,
    [scan.resume.path]: () => {
      info = givenInfo({ state: 'paused', stop: { ...first, scanPageId: 2 }, waitingCount: 1 }, [
        givenPage(1),
        givenPage(2),
      ])
      return refused('readingWentOn')
    },
  })
  await user.click(await screen.findByRole('button', { name: '跳过这一页' }))
  await screen.findByText('识别已经过了这里，这次没有再跳过')
  expect((await screen.findByText(/^识别停了：第 2 页/)).textContent).toBe('识别停了：第 2 页没有读成。')
})

test('the reading of handwriting can be paused, is then not shown as running, and can be resumed', async () => {
  let info = givenInfo({ blankPageCount: 2, unsureCount: 2 })
  openJob({
    [scan.info.path]: () => info,
    [scan.unsure.path]: () => ({ groups: [givenWriting(null, 1, 2)] }),
    [scan.pause.path]: () => {
      info = givenInfo({ isPaused: true, blankPageCount: 2, unsureCount: 2 })
      return {}
    },
    [scan.resume.path]: () => {
      info = givenInfo({ blankPageCount: 2, unsureCount: 2 })
      return {}
    },
  })
  const note = () => screen.getByRole('heading', { name: /要您定/ }).nextElementSibling?.textContent
  await user.click(await screen.findByRole('button', { name: '暂停' }))
  await screen.findByRole('button', { name: '继续识别' })
  const paused = note()
  await user.click(screen.getByRole('button', { name: '继续识别' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '继续识别' })).toBeNull())
  expect({ paused, resumed: note() }).toEqual({ paused: '拿不准的才问', resumed: '还在识别 2 页的手写' })
})

test('the sentences about a page stand apart in English, where the first does not end in a full-width stop', () => {
  const { sameAs, sentences } = jobTexts.en
  expect(sentences([sameAs(3), 'Keep one of them.'])).toBe('It is the same as page 3. Keep one of them.')
})
