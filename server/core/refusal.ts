/** A request that never reaches a handler: undecodable, not allowed, or broken. Carries an HTTP status and both texts. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 503
  readonly texts: { readonly 'zh-CN': string; readonly en: string }

  constructor(status: Refusal['status'], zh: string, en: string) {
    super(en)
    this.status = status
    this.texts = { 'zh-CN': zh, en }
  }
}
