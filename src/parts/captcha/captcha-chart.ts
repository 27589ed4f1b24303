import type { Call } from '#api/client/client.ts'
import type { Language } from '#domain/portal/language.ts'
import { captchaMachine } from '#machines/captcha/captcha.machine.ts'
import { captchaActors } from './captcha.actors.ts'

/** The captcha over the real service. */
export const captchaChart = (call: Call, language: Language) =>
  captchaMachine.provide({ actors: captchaActors(call, language) })
