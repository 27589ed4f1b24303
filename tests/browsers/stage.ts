import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#server/content/demo/people.ts'
import { lendProduct } from '#tests/support/product/lent-product.ts'
import type { Engine } from './driven-page.ts'
import { type Person, personAt } from './person.ts'

const sizes = { computer: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

/** A running product, and people at browsers of one engine. */
export interface Stage {
  readonly address: string
  /** Somebody at a page in a browser of their own. */
  readonly come: (path: string, device?: keyof typeof sizes) => Promise<Person>
}

/** The steps of a journey on a stage, as consecutive tests. */
export type Journey = (stage: Stage) => void

/** Runs journeys in one engine, during which pages must not report errors; each engine has its own product. */
export async function walkIn(name: string, start: () => Promise<Engine>, journeys: readonly Journey[]): Promise<void> {
  const address = await lendProduct(name)
  let engine: Engine
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine.close())
  const stage: Stage = {
    address,
    come: async (path, device = 'computer') => {
      const page = await engine.openPage(sizes[device])
      await page.open(path.startsWith('http') ? path : `${address}${path}`)
      return personAt(page)
    },
  }
  for (const journey of journeys) journey(stage)
  test('no page threw an error or logged one to its console', () => {
    expect(engine.complaints()).toEqual([])
  })
}

/** Fills in the visible form, and submits it. */
export async function signInByPassword({ fill, press }: Person, account: string, hasConsent = true): Promise<void> {
  await fill(account, ['textbox', '账号'])
  await fill(demoPassword, ['labelled', '密码'])
  if (hasConsent) await press(['checkbox', /^我已阅读并同意/])
  await press(['button', '登录'])
}
