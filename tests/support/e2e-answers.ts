import type { Page, Route } from 'playwright-core'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { type ErrorId, errorCodes } from '#api/contract/errors.ts'
import { errorTexts } from '#api/contract/error-texts.ts'

type Called = Pick<EndpointData, 'path'>

/** Answers every call of an endpoint in the product's place. */
export async function answerWith(page: Page, { path }: Called, data: unknown, code = 0, msg = ''): Promise<void> {
  await page.unroute(`**${path}`)
  await page.route(`**${path}`, (route: Route) => route.fulfill({ json: { data, result: { code, msg } } }))
}

/** Refuses every call of an endpoint, in the words of the contract. */
export const refuseWith = (page: Page, endpoint: Called, id: ErrorId, data: unknown = {}): Promise<void> =>
  answerWith(page, endpoint, data, errorCodes[id], errorTexts[id]['zh-CN'])

/** Leaves every call of an endpoint without an answer: for good, or by an error of the network. */
export async function leaveUnanswered(page: Page, { path }: Called, how: 'never' | 'error'): Promise<void> {
  await page.unroute(`**${path}`)
  await page.route(`**${path}`, (route: Route) => (how === 'error' ? route.abort('connectionreset') : undefined))
}

/** The product answers again. */
export const answerAgain = (page: Page, { path }: Called): Promise<void> => page.unroute(`**${path}`)
