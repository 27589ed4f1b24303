import type { Page, Route } from 'playwright-core'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { type ErrorId, errorCodes } from '#api/contract/errors.ts'
import { errorTexts } from '#api/contract/error-texts.ts'
import { sentData, sentErrorData } from '#tests/support/service/wire-data.ts'

type Called = Pick<EndpointData, 'path'>

/** Answers every call of an endpoint in the product's place. */
export const answerWith = (page: Page, { path }: Called, data: unknown, code = 0, msg = ''): Promise<void> =>
  fulfillWith(page, path, { data: sentData(path, data), result: { code, msg } })

async function fulfillWith(page: Page, path: string, json: unknown): Promise<void> {
  await page.unroute(`**${path}`)
  await page.route(`**${path}`, (route: Route) => route.fulfill({ json }))
}

/** Refuses every call of an endpoint, in the words of the contract. */
export const refuseWith = (page: Page, { path }: Called, id: ErrorId, data: unknown = {}): Promise<void> =>
  fulfillWith(page, path, {
    data: sentErrorData(path, id, data),
    result: { code: errorCodes[id], msg: errorTexts[id]['zh-CN'] },
  })

/** Leaves every call of an endpoint without an answer: for good, or by an error of the network. */
export async function leaveUnanswered(page: Page, { path }: Called, how: 'never' | 'error'): Promise<void> {
  await page.unroute(`**${path}`)
  await page.route(`**${path}`, (route: Route) => (how === 'error' ? route.abort('connectionreset') : undefined))
}

/** The product answers again. */
export const answerAgain = (page: Page, { path }: Called): Promise<void> => page.unroute(`**${path}`)
