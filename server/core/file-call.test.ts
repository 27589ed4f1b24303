import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { endpoint } from '#api/contract/endpoint.ts'
import { fileBytes, fileForm } from '#domain/wire/file-form.ts'
import { optionalText } from '#domain/wire/text.ts'
import { origin } from '#tests/support/service/test-client.ts'
import { admitAll } from './admission/admission.ts'
import { implementWith } from './implement.ts'
import type { Ports } from './ports.ts'
import { createService } from './service.ts'

const pathOfSave = '/client/file/save'

/** A service that says what it got, and waits for quiet before a file. */
function givenFiles() {
  const seen: string[] = []
  const files = createService<null>({
    admission: { ...admitAll, quiet: async () => void seen.push('quiet') },
    frameOrigins: new Set(),
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => new Date(0),
    log: { request: () => {}, page: () => {}, fault: () => {} },
    buildId: 'test',
    ports: { db: null } as Ports<null>,
    files: [],
    endpoints: implementWith<null>()(
      {
        save: endpoint({
          path: pathOfSave,
          access: 'public',
          effect: 'write',
          owner: 'none',
          body: fileForm,
          input: z.object({ fileName: optionalText(20), content: fileBytes }),
          output: z.object({}),
          errors: {},
        }),
      },
      {
        save: async ({ fileName, content }) => {
          seen.push(`${fileName}: ${content.join()}`)
          return {}
        },
      },
    ),
  })
  const send = async (body: string, type = 'application/octet-stream') => {
    const headers = { 'x-teacher-agent': 'web/6.1.1', 'sec-fetch-site': 'same-origin', 'content-type': type }
    const response = await files(new Request(origin + pathOfSave, { method: 'POST', headers, body }))
    return { status: response.status, ...((await response.json()) as object) }
  }
  return { seen, send }
}

test('a file arrives byte for byte beside the fields of its form, once nobody else is being served', async () => {
  const { seen, send } = givenFiles()
  expect(await send('fileName=%E4%B8%80\nA\n&=')).toEqual({ status: 200, data: {}, result: { code: 0, msg: '' } })
  expect(seen).toEqual(['quiet', '一: 65,10,38,61'])
})

test('a file form that cannot be decoded is refused; a text is no file', async () => {
  const { seen, send } = givenFiles()
  const undecodable = {
    status: 400,
    data: null,
    result: { code: -1, msg: '请求内容无法读取，请刷新页面重试' },
  }
  expect(await send('fileName=a')).toEqual(undecodable)
  expect(await send('fileName=%zz\nA')).toEqual(undecodable)
  expect(await send('fileName=a&content=A', 'application/x-www-form-urlencoded')).toEqual({
    status: 200,
    data: { field: 'content' },
    result: { code: 1001, msg: '文件内容：格式不对，请检查' },
  })
  expect(seen).toEqual(['quiet'])
})
