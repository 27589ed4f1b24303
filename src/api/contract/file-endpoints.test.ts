import { expect, test } from 'vitest'
import { contract } from '#api/contract/contract.ts'
import { fileBytes, fileField, fileForm } from '#domain/wire/file-form.ts'
import type { EndpointData } from './endpoint.ts'

const endpoints: readonly EndpointData[] = Object.values(contract).flatMap((area) => Object.values(area))

test('calls with a file, and no others, are sent as file forms of the size that they may have', () => {
  const bringing = endpoints.filter(({ input }) => Object.values(input.shape).some((field) => field === fileBytes))
  const sent = endpoints.filter(({ body }) => body === fileForm)
  expect(sent.map(({ path }) => path)).toEqual(bringing.map(({ path }) => path))
  expect(bringing.map(({ path }) => path)).toContain('/client/picture/add')
  expect(
    bringing.filter(({ input, bodyBytes }) => input.shape[fileField] !== fileBytes || bodyBytes === undefined),
  ).toEqual([])
})
