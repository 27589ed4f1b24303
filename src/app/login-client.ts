import { type Call, createClient } from '#api/client/client.ts'
import { pageClientOptions } from '#api/client/page-client.ts'
import type { Language } from '#domain/portal/language.ts'

/** The calls of the sign-in page, which nobody is signed in to. */
export const loginClient = (language: () => Language): Call =>
  createClient({ ...pageClientOptions(language, () => null), recoverSession: () => Promise.resolve('gone') })
