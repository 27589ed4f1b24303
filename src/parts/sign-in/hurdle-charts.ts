import type { Call } from '#api/client/client.ts'
import type { Language } from '#domain/portal/language.ts'
import { captchaMachine } from '#machines/captcha/captcha.machine.ts'
import { deviceReleaseMachine } from '#machines/device-release/device-release.machine.ts'
import { captchaActors } from '#parts/captcha/captcha.actors.ts'
import { deviceReleaseActors } from '#parts/device-release/device-release.actors.ts'

/** The charts of what any sign-in may have to wait for, over the real service, loaded with the sign-in that needs them. */
export const hurdleCharts = (call: Call, language: Language) => ({
  captcha: captchaMachine.provide({ actors: captchaActors(call, language) }),
  devices: deviceReleaseMachine.provide({ actors: deviceReleaseActors(call, language) }),
})
