import { type Call, createClient } from '#api/client/client.ts'
import { pageClientOptions } from '#api/client/page-client.ts'
import type { Language } from '#domain/portal/language.ts'

/** The client of the sign-in page, where nobody is signed in. */
export const loginClient = (language: () => Language): Call =>
  createClient({ ...pageClientOptions(language, () => null), recoverSession: () => Promise.resolve('gone') })
