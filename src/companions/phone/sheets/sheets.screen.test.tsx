// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { phoneSheets } from '#api/contract/groups/phone-sheets.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { sheetsOf } from '../phone-address.ts'
import { FakePhoneService, lost, refusal, sheetsInfo } from '../testing/fake-phone-service.ts'
import { heading, openPhone, pass, press } from '../testing/open-phone.tsx'
import { LazySheets } from './lazy-sheets.ts'

let service: FakePhoneService

beforeEach(() => {
  service = new FakePhoneService()
})

async function openSheets() {
  window.location.hash = '#/sheets?scanId=12'
  onTestFinished(() => {
    window.location.hash = ''
  })
  await LazySheets.preload()
  return openPhone(service, null)
}

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' })

async function choose(label: string, ...files: readonly File[]) {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files } })
  await pass(20)
}

/** Whether the tab closes without a question. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const uploads = () => screen.getAllByRole('status')[0]?.textContent

const state = () => [...screen.getByLabelText('这次阅卷').children].map(({ textContent }) => textContent)

test('the address names the scan; anything else names none', () => {
  const hashes = ['#/sheets?scanId=12', '#/sheets?scanId=012', '#/sheets?scanId=', '#/scan?scanId=12', '']
  expect(hashes.map(sheetsOf)).toEqual([12, null, null, null, null])
})

test('photos are sent one by one into the scan of the address, with their progress', async () => {
  await openSheets()
  expect({ heading: heading(), tagName: screen.getByText('第五单元检测 · 七(1)班英语').tagName }).toEqual({
    heading: '拍答题卡',
    tagName: 'P',
  })
  expect(state()).toEqual(['已识别 12/40 页', '12 名学生有答题卡', '核对和写入成绩在电脑上做。'])
  service.next(phoneSheets.upload, { scanFileId: 1, isSame: false }, { scanFileId: 1, isSame: true })
  await choose('从相册选，可以多选', photo('a.jpg'), photo('b.jpg'))
  expect(service.inputsOf(phoneSheets.upload)).toEqual([
    { scanId: 12, fileName: 'a.jpg', content: new Uint8Array(Buffer.from('photo')) },
    { scanId: 12, fileName: 'b.jpg', content: new Uint8Array(Buffer.from('photo')) },
  ])
  expect(uploads()).toBe('已传 2/2 张1 张以前传过，没有重复识别')
  service.next(phoneSheets.info, { ...sheetsInfo, pageCount: 42, waitingCount: 0, refusedCount: 1 })
  await pass(2_000)
  expect(state().slice(0, 3)).toEqual(['已识别 42/42 页', '12 名学生有答题卡', '1 页没有读成'])
})

test('a photo that cannot be kept says why; one without a response is sent again', async () => {
  await openSheets()
  service.next(phoneSheets.upload, refusal('scanFileOfOtherKind'), lost(), { scanFileId: 2, isSame: false })
  await choose('拍照', photo('a.heic'))
  const refused = 'a.heic：只能读 JPEG、PNG、WebP、TIFF 图片和 PDF，请换一种格式再上传'
  expect(screen.getByRole('alert').textContent).toBe(refused)
  await choose('拍照', photo('b.jpg'))
  expect(uploads()).toBe(`已传 0/2 张${refused}网络连接失败，会自动重试马上重试停止上传`)
  await pass(4_000)
  expect(uploads()).toBe(`已传 1/2 张${refused}`)
  // The service counts how often a photo comes: again without a response is not once more.
  const [refusedKey, lostKey, ...resent] = service.sentTo(phoneSheets.upload).map(({ key }) => key)
  expect({ isNew: lostKey !== refusedKey, resent }).toEqual({ isNew: true, resent: [lostKey] })
})

test('without network the page cannot be left while photos wait: it says how many, until they are sent or given up', async () => {
  await openSheets()
  service.next(phoneSheets.upload, lost())
  await choose('从相册选，可以多选', photo('a.jpg'), photo('b.jpg'))
  const done = () => screen.getByRole<HTMLButtonElement>('button', { name: '完成' }).disabled
  expect({ done: done(), waiting: screen.getByText(/没传完/).textContent }).toEqual({
    done: true,
    waiting: '还有 2 张没传完，传完或停止上传后才能完成',
  })
  expect(closes()).toBe(false)
  await press('停止上传')
  expect({ done: done(), waiting: screen.queryByText(/没传完/), closes: closes() }).toEqual({
    done: false,
    waiting: null,
    closes: true,
  })
  await press('完成')
  await pass(10)
  expect(heading()).toBe('用手机相机扫电脑上的二维码')
})

test('each photo says what became of it, and what to do', async () => {
  const photo = { state: 'read', problem: null, sheetPage: null, realname: null } as const
  const photos: OutputOf<typeof phoneSheets.info>['photos'] = [
    { ...photo, scanPageId: 14, number: 4, state: 'waiting' },
    { ...photo, scanPageId: 13, number: 3, problem: 'noStudent', sheetPage: 1 },
    { ...photo, scanPageId: 12, number: 2, state: 'refused', problem: 'cutOff' },
    { ...photo, scanPageId: 11, number: 1, sheetPage: 2, realname: '陈思远' },
  ]
  service.next(phoneSheets.info, { ...sheetsInfo, refusedCount: 1, photos })
  await openSheets()
  const lines = [...within(screen.getByLabelText('每张照片的结果')).getAllByRole('listitem')]
  expect(lines.map(({ textContent }) => textContent?.trim())).toEqual([
    '第 4 张 等待识别',
    '第 3 张 不知道是谁的 学号没有涂满，或这一页没有学号。请选是谁的。在电脑上处理。',
    '第 2 张 没拍全 四角有一角不在画面里。把整页放进画面重拍。',
    '第 1 张 已识别：陈思远，第 2 页',
  ])
})

test('an abandoned scan takes no photos and offers the way home', async () => {
  service.next(phoneSheets.info, { ...sheetsInfo, state: 'cancelled' })
  await openSheets()
  expect(screen.getByRole('alert').textContent).toContain('已在电脑上取消')
  expect(screen.queryByRole('button', { name: '拍照' })).toBeNull()
  await press('完成')
  await pass(10)
  expect(heading()).toBe('用手机相机扫电脑上的二维码')
})
