import type { Page, Route } from 'playwright-core'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { type ErrorId, errorCodes } from '#api/contract/errors.ts'
import { errorTexts } from '#api/contract/error-texts.ts'
import { sentData, sentErrorData } from '#tests/support/service/wire-data.ts'

type Called = Pick<EndpointData, 'path'>

/** Stubs every call of an endpoint with this answer. */
export const answerWith = (page: Page, { path }: Called, data: unknown, code = 0, msg = ''): Promise<void> =>
  fulfillWith(page, path, { data: sentData(path, data), result: { code, msg } })

async function fulfillWith(page: Page, path: string, json: unknown): Promise<void> {
  await page.unroute(`**${path}`)
  await page.route(`**${path}`, (route: Route) => route.fulfill({ json }))
}

/** Stubs every call of an endpoint with a refusal, worded as in the contract. */
export const refuseWith = (page: Page, { path }: Called, id: ErrorId, data: unknown = {}): Promise<void> =>
  fulfillWith(page, path, {
    data: sentErrorData(path, id, data),
    result: { code: errorCodes[id], msg: errorTexts[id]['zh-CN'] },
  })

/** Leaves every call of an endpoint unanswered: pending forever, or failing with a network error. */
export async function leaveUnanswered(page: Page, { path }: Called, how: 'never' | 'error'): Promise<void> {
  await page.unroute(`**${path}`)
  await page.route(`**${path}`, (route: Route) => (how === 'error' ? route.abort('connectionreset') : undefined))
}

/** Removes the stub, so that the product answers again. */
export const answerAgain = (page: Page, { path }: Called): Promise<void> => page.unroute(`**${path}`)
